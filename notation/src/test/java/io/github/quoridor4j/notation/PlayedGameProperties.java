package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.MoveSet;
import io.github.quoridor4j.Outcome;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/**
 * Games through their records. What no record can carry out: that the time was over, a claim, and in games of three and four
 * whether somebody who left was excluded; there he resigns.
 */
class PlayedGameProperties {
    private static final Rules STUCK = RulesText.parse("size=3;players=4;fences=0;jump=none;sides=none;stuck=loss");

    @Property(tries = 500)
    void aGameIsPlayedAgainFromItsRecord(@ForAll("games") Game game) {
        GameRecord record = GameRecord.of(game, Map.of("Event", "random"));
        String text = GameRecordWriter.format(record);
        GameRecord read = GameRecordReader.strict().readAll(text).get(0);

        assertThat(read).isEqualTo(record);
        assertThat(read.moves()).isEqualTo(game.moves());
        assertThat(read.game()).isEqualTo(game);
        assertThat(read.game().outcome()).isEqualTo(game.outcome());
        assertThat(read.game().timeUsed()).isEqualTo(game.timeUsed());
    }

    /** The law above is about every way to end a game. */
    @Example
    void theGamesEndInEveryWay() {
        Set<Outcome.Reason> reasons = EnumSet.noneOf(Outcome.Reason.class);
        for (long seed = 0; seed < 400; seed++) {
            for (Rules rules : rules()) {
                play(rules, seed).outcome().ifPresent(outcome -> reasons.add(outcome.reason()));
            }
        }

        assertThat(reasons).isEqualTo(EnumSet.complementOf(EnumSet.of(Outcome.Reason.TIME)));
    }

    @Property(tries = 100)
    void whatNoRecordCarriesOutLeavesTheMoves(@ForAll("games") Game game) {
        if (game.isOver()) {
            return;
        }
        Game forfeited = game.forfeit(game.position().playerToMove());
        GameRecord record = GameRecord.of(forfeited, Map.of());
        Game again = GameRecordReader.strict().readAll(record.toString()).get(0).game();

        assertThat(again.moves()).isEqualTo(forfeited.moves());
        assertThat(again.activePlayers()).isEqualTo(forfeited.activePlayers());
        assertThat(again.position()).isEqualTo(forfeited.position());
        assertThat(again.outcome().flatMap(Outcome::winner))
                .isEqualTo(forfeited.outcome().flatMap(Outcome::winner));
    }

    @Example
    void theEndOfTheTimeIsToldButNotPlayed() {
        Game game = Game.start(Rules.quizdoor()).play(Move.parse("e2"));
        Game late = game.play(Move.parse("e8"), Duration.ofMinutes(31));
        GameRecord record = GameRecord.of(late, Map.of());
        GameRecord read = GameRecordReader.strict().readAll(record.toString()).get(0);

        assertThat(late.isOver()).isTrue();
        assertThat(read).isEqualTo(record);
        assertThat(read.tag("Termination")).contains("time");
        assertThat(read.result()).isEqualTo("1-0");
        assertThat(read.game()).isEqualTo(game);
    }

    @Provide
    Arbitrary<Game> games() {
        return Combinators.combine(Arbitraries.of(rules()), Arbitraries.longs())
                .as(PlayedGameProperties::play)
                .withoutEdgeCases();
    }

    private static List<Rules> rules() {
        List<Rules> rules = new java.util.ArrayList<>(Rules.presets().values());
        rules.add(STUCK);
        rules.add(RulesText.parse("plies=20"));
        return rules;
    }

    private static Game play(Rules rules, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Game game = Game.start(start(rules, random));
        int peace = random.nextBoolean() ? 200 : 20_000;
        // now towards the goals, now to and fro, now with fences
        int style = random.nextInt(3);
        int events = random.nextInt(rules.plyLimit() > 0 ? rules.plyLimit() + 10 : 60);
        while (events-- > 0 && !game.isOver()) {
            game = next(game, random, style, peace);
        }
        return game;
    }

    private static Position start(Rules rules, SplittableRandom random) {
        Position start = Position.initial(rules);
        for (int plies = random.nextInt(4) == 0 ? random.nextInt(10) : 0; plies > 0 && !start.isOver(); plies--) {
            start = start.play(move(start, random, 2));
        }
        return start;
    }

    private static Game next(Game game, SplittableRandom random, int style, int peace) {
        List<Player> active = List.copyOf(game.activePlayers());
        Player anybody = active.get(random.nextInt(active.size()));
        return switch (random.nextInt(peace)) {
            case 0, 1, 2 -> game.resign(anybody);
            case 3 -> game.agreeDraw();
            case 4 -> game.rules().players().size() == 2 ? game.forfeit(anybody) : game.resign(anybody);
            default -> game.play(move(game.position(), random, style), time(game, random));
        };
    }

    private static Duration time(Game game, SplittableRandom random) {
        Duration time = Duration.ofNanos(random.nextInt(4) > 0 ? 0 : random.nextLong(90_000_000_000L));
        boolean fits = game.rules().gameTime().isZero()
                || game.timeUsed().plus(time).compareTo(game.rules().gameTime()) <= 0;
        return fits ? time : Duration.ZERO;
    }

    private static Move move(Position position, SplittableRandom random, int style) {
        MoveSet legal = position.legalMoves();
        if (style == 0 && !legal.squares().isEmpty()) {
            Move step = Move.of(position.shortestPath(position.playerToMove()).get(1));
            return legal.contains(step) ? step : legal.get(0);
        }
        int count = style == 1 && !legal.squares().isEmpty() ? legal.squares().size() : legal.size();
        return legal.get(random.nextInt(count));
    }
}
