package io.github.quoridor4j.notation;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.MoveSet;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Square;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/** Records with everything that a record may hold, always the same for the same seed; the moves are legal. */
final class RandomRecord {
    private static final List<String> WORDS = List.of(
            "a",
            "}",
            "{",
            "[",
            "]",
            "[Event",
            "\"x\"]",
            "(",
            ")",
            ";",
            "%",
            "$1",
            "1-0",
            "*",
            "1.",
            "e2",
            "\\",
            "\"",
            "[%clk 0:29:10]",
            "[%emt 0:00:01]",
            "[%eval 3]",
            "\u00e4",
            "\u0130",
            "\ud83d\ude00",
            "\0",
            "\u0085",
            "--",
            "a-word-of-more-than-eighty-characters-which-therefore-has-a-line-of-its-own-wherever-it-stands");
    private static final List<String> GAPS = List.of(" ", " ", " ", "\n", "\t ", "\u00a0", "");
    private static final List<String> NAMES = List.of(
            "Event", "Site", "player1", "Round", "TimeControl", "Termination", "a", "Zz_9", "\u0130d", "\u00e4");

    private final SplittableRandom random;

    private final boolean hasBrackets;

    private RandomRecord(long seed, boolean hasBrackets) {
        random = new SplittableRandom(seed);
        this.hasBrackets = hasBrackets;
    }

    static GameRecord of(long seed) {
        return new RandomRecord(seed, true).record();
    }

    static Arbitrary<GameRecord> records() {
        return Arbitraries.longs().map(RandomRecord::of).withoutEdgeCases();
    }

    /** Without anything in tags and comments that looks like the beginning of a tag. */
    static Arbitrary<GameRecord> withoutBrackets() {
        return Arbitraries.longs()
                .map(seed -> new RandomRecord(seed, false).record())
                .withoutEdgeCases();
    }

    static Arbitrary<List<GameRecord>> files() {
        return records().list().ofMaxSize(4);
    }

    private GameRecord record() {
        Position start = start();
        Map<String, String> tags = new LinkedHashMap<>();
        for (String name : NAMES) {
            if (random.nextInt(3) == 0) {
                tags.put(name, words().replaceAll("\\p{Cntrl}|\u0085", " "));
            }
        }
        List<GameRecord.Ply> plies = line(Game.start(start), random.nextInt(40), 3);
        return GameRecord.of(tags, start, said(), plies, result(start, plies));
    }

    private Position start() {
        List<Rules> presets = List.copyOf(Rules.presets().values());
        Rules rules = presets.get(random.nextInt(presets.size()));
        List<Square> squares = rules.players().stream()
                .map(player -> List.copyOf(rules.startSquares(player)))
                .map(choice -> choice.get(random.nextInt(choice.size())))
                .toList();
        boolean otherBegins = rules.anyFirstPlayer() && random.nextBoolean();
        Position start = Position.initial(rules, squares, otherBegins ? Player.TWO : Player.ONE);
        for (int plies = random.nextInt(3) == 0 ? random.nextInt(60) : 0; plies > 0 && !start.isOver(); plies--) {
            start = start.play(move(start));
        }
        return start;
    }

    private Move move(Position position) {
        MoveSet legal = position.legalMoves();
        return legal.get(random.nextInt(legal.size()));
    }

    private List<GameRecord.Ply> line(Game start, int length, int depth) {
        List<GameRecord.Ply> plies = new ArrayList<>();
        Game game = start;
        while (plies.size() < length && !game.isOver()) {
            Move move = move(game.position());
            plies.add(new GameRecord.Ply(move, glyphs(), said(), variations(game, depth)));
            game = game.play(move);
        }
        return plies;
    }

    private List<GameRecord.Variation> variations(Game before, int depth) {
        List<GameRecord.Variation> variations = new ArrayList<>();
        while (depth > 0 && random.nextInt(8) == 0) {
            List<GameRecord.Ply> plies = line(before, random.nextInt(5), depth - 1);
            variations.add(new GameRecord.Variation(plies.isEmpty() ? "said" : said(), plies));
        }
        return variations;
    }

    private List<Integer> glyphs() {
        return random.ints(Math.max(0, random.nextInt(-6, 3)), 0, 256).boxed().toList();
    }

    private String said() {
        return random.nextInt(4) == 0 ? words() : "";
    }

    private String words() {
        StringBuilder text = new StringBuilder();
        for (int words = random.nextInt(12); words > 0; words--) {
            text.append(WORDS.get(random.nextInt(WORDS.size()))).append(GAPS.get(random.nextInt(GAPS.size())));
        }
        return hasBrackets ? text.toString() : text.toString().replace("[", "");
    }

    /** Whatever does not contradict the moves. */
    private String result(Position start, List<GameRecord.Ply> plies) {
        GameRecord moves = GameRecord.of(Map.of(), start, "", plies, GameRecord.UNKNOWN_RESULT);
        return moves.game()
                .outcome()
                .map(outcome -> RecordResult.of(outcome, start.rules()))
                .orElseGet(() -> {
                    List<Player> players = start.rules().players();
                    int seat = random.nextInt(players.size() + 2) - 2;
                    return seat < 0
                            ? List.of("*", "1/2-1/2").get(seat + 2)
                            : RecordResult.win(players.get(seat), start.rules());
                });
    }

    /** The text under another locale, where a capital I becomes a letter without a dot. */
    static <T> T inTurkey(java.util.function.Supplier<T> action) {
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.forLanguageTag("tr-TR"));
        try {
            return action.get();
        } finally {
            Locale.setDefault(before);
        }
    }
}
