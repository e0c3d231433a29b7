package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class GameRecordFormatProperties {
    /** A text of each format with two games, neither of which has a problem. */
    private static final Map<RecordFormat, String> VALID = Map.of(
            RecordFormat.PGN, "[Player1 \"A\"]\n\n1. e2 e8 2. e3h {x} *\n\n[Player1 \"B\"]\n\n1. d1 1-0\n",
            RecordFormat.MOVE_LIST, "1. e2 e8 e3h! 1-0\n\ne2, e8 X\r\n",
            RecordFormat.QGF,
                    "# QGF V[1.0]\n# Player1: A\n# Notation: Debug\n 1. 41 47\n# x\n# QGF V[1.0]\r\n# Notation: Lamek\n1.e2",
            RecordFormat.LODE, "N,S,N,S,N,S,N,3e\n1. N S X\n",
            RecordFormat.OQF, "# OQF\n1. e2 e8\n2. e4h e7 # x\n# y\n1. e2 cap\nA wins because of it\n",
            RecordFormat.TQ1, "tq1#{\"a\":1} e2 e8\ne3 he7\ntq1 ve3\n",
            RecordFormat.KATA_SGF,
                    "(;GM[1]SZ[17]PB[a]WB[9]RU[Q:maxPlies=9]RE[0]DR[x]AB[iq]AW[ia];B[io]C[a\\]b];W[ic])\n"
                            + "(;RE[B+R];B[fn];W[ic])",
            RecordFormat.OPENSPIEL,
                    "game: quoridor(board_size=5,players=2)\nGetParameters() = {wall_count=3}\n"
                            + "# Apply action \"c4\"\nIsTerminal() = True\nReturns() = [1.0, -1.0]\ngame: quoridor\n# Apply action \"e8\"");

    @Property
    void whatIsWrittenIsReadBack(@ForAll("formats") RecordFormat format, @ForAll("games") Game game) {
        boolean isForTwo = format != RecordFormat.PGN && format != RecordFormat.MOVE_LIST;
        Assume.that(format.isWritten() && game.ply() > 0);
        Assume.that(!isForTwo || game.rules().players().size() == 2);
        GameRecord record = GameRecord.of(game, Map.of());
        String text = GameRecordWriter.format(record, format);

        List<GameRecord> read = reader(format).rules(game.rules()).readAll(text + text);
        assertThat(Records.problems(read)).isEmpty();
        assertThat(read).hasSize(2).allSatisfy(again -> {
            assertThat(again.moves()).isEqualTo(game.moves());
            assertThat(again.start()).isEqualTo(record.start());
            assertThat(again.result()).isEqualTo(record.result());
        });
    }

    @Property
    void recognisedOrNamedIsTheSame(@ForAll("games") Game game) {
        Assume.that(game.ply() > 0 && game.rules().players().size() == 2);
        GameRecord record = GameRecord.of(game, Map.of());
        GameRecordReader reader = GameRecordReader.lenient().rules(game.rules());

        for (RecordFormat format :
                List.of(RecordFormat.QGF, RecordFormat.OQF, RecordFormat.TQ1, RecordFormat.MOVE_LIST)) {
            String text = GameRecordWriter.format(record, format);
            assertThat(reader.readAll(text).get(0).moves()).isEqualTo(game.moves());
        }
    }

    @Property
    void theTextsAreValid(@ForAll("formats") RecordFormat format) {
        List<GameRecord> games = reader(format).readAll(text(format));

        assertThat(games).hasSize(2);
        assertThat(Records.problems(games)).isEmpty();
    }

    @Property
    void damageNeverThrowsAndIsFoundWhereItIs(
            @ForAll("formats") RecordFormat format, @ForAll("damages") List<Integer> seeds) {
        String text = text(format);
        for (int seed : seeds) {
            text = damaged(text, new Random(seed));
        }
        List<GameRecord> games = reader(format).readAll(text);

        if (format != RecordFormat.PGN) {
            Records.assertPlaces(text, games);
        }
        for (GameRecord game : games) {
            if (game.start().equals(Position.initial(game.rules()))) {
                assertThat(game.game().moves()).isEqualTo(game.moves());
            }
        }
    }

    @Property
    void piecesInAnyOrderNeverThrow(@ForAll("formats") RecordFormat format, @ForAll("damages") List<Integer> order) {
        List<String> pieces = new ArrayList<>(Arrays.asList(text(format).split("(?<=[ \\n,;\\[\\]:#({])", -1)));
        pieces.addAll(List.of("\r", "\n", "\u2028", "\uFEFF", "x", "\0", "99999999999.", "\uD83D"));
        StringBuilder text = new StringBuilder();
        order.forEach(index -> text.append(pieces.get(Math.floorMod(index, pieces.size()))));
        List<GameRecord> games = reader(format).readAll(text.toString());

        if (format != RecordFormat.PGN) {
            Records.assertPlaces(text.toString(), games);
        }
        GameRecordReader.lenient().readAll(text.toString());
    }

    @Property
    void aDamagedLineHarmsNoOtherGame(@ForAll("lines") RecordFormat format, @ForAll("damages") List<Integer> seeds) {
        String good = text(format).lines().toList().get(0);
        String line = good;
        for (int seed : seeds) {
            line = damaged(line, new Random(seed)).replaceAll("[\r\n]", "");
        }
        Assume.that(!TextSpan.of(line).strip().isEmpty());
        Assume.that(format != RecordFormat.TQ1 || line.startsWith("tq1"));
        List<GameRecord> games = reader(format).readAll(good + "\n" + line + "\n" + good + "\n");
        GameRecord alone = reader(format).readAll(good).get(0);

        assertThat(games).hasSize(3);
        assertThat(games.get(0)).isEqualTo(alone);
        assertThat(games.get(2)).isEqualTo(alone);
    }

    private static GameRecordReader reader(RecordFormat format) {
        return GameRecordReader.lenient().format(format);
    }

    private static String text(RecordFormat format) {
        return VALID.getOrDefault(format, "");
    }

    private static String damaged(String text, Random random) {
        int at = random.nextInt(text.length() + 1);
        int to = Math.min(text.length(), at + 1 + random.nextInt(4));
        String inserted = String.valueOf("e2h[](){};#.,:=\"\\ \n\r0X".charAt(random.nextInt(22)));
        return switch (random.nextInt(4)) {
            case 0 -> text.substring(0, at) + text.substring(to);
            case 1 -> text.substring(0, at) + inserted + text.substring(at);
            case 2 -> text.substring(0, at) + inserted + text.substring(to);
            default -> text.substring(0, to) + text.substring(at);
        };
    }

    @Provide
    Arbitrary<RecordFormat> formats() {
        return Arbitraries.of(RecordFormat.values());
    }

    /** Those with one game a line. */
    @Provide
    Arbitrary<RecordFormat> lines() {
        return Arbitraries.of(RecordFormat.MOVE_LIST, RecordFormat.LODE, RecordFormat.TQ1, RecordFormat.KATA_SGF);
    }

    @Provide
    Arbitrary<List<Integer>> damages() {
        return Arbitraries.integers().list().ofMinSize(1).ofMaxSize(8);
    }

    /** Up to their end, which may be a repetition. */
    @Provide
    Arbitrary<Game> games() {
        return RandomGames.games().map(random -> {
            Game game = Game.start(random.rules());
            for (Move move : random.moves()) {
                game = game.isOver() ? game : game.play(move);
            }
            return game;
        });
    }
}
