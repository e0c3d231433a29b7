package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.Fence;
import io.github.quoridor4j.Game;
import io.github.quoridor4j.Legality;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Square;
import io.github.quoridor4j.testkit.BadCalls;
import io.github.quoridor4j.testkit.Samples;
import java.io.Reader;
import java.io.StringReader;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Null and numbers out of range are refused at once, with the documented exception, by everything that is public. */
class BadInputTest {
    private static final String BIG = "there is no greatest one";

    /** What is no violation, and why. */
    private static final Map<String, String> EXCEPTIONS = Map.of(
            "GameRecordReader.Limits(int, int, int, int) 1: 2147483647", BIG,
            "GameRecordReader.Limits(int, int, int, int) 2: 2147483647", BIG,
            "GameRecordReader.Limits(int, int, int, int) 3: 2147483647", BIG,
            "NotationProblem(int, int, String, String, Optional) 1: 2147483647", BIG,
            "NotationProblem(int, int, String, String, Optional) 2: 2147483647", BIG);

    private static final String DRAWING =
            Diagram.of(Position.initial(Rules.standard())).toAscii();

    private final IdentityHashMap<GameRecordWriter, StringBuilder> outputs = new IdentityHashMap<>();

    private Samples samples() {
        return new Samples()
                .add(String.class, () -> "e2", () -> "", () -> "kid-2", () -> " /  / e1 e9 / 10 10 / 1", () -> DRAWING)
                .add("byte", () -> (byte) 1)
                .add(byte[].class, () -> TitaniumBytes.format(start()), () -> new byte[1])
                .add(Position.class, BadInputTest::start, () -> Position.initial(Rules.kid(4)))
                .add(Rules.class, Rules::standard, () -> Rules.kid(4))
                .add(Move.class, () -> Move.parse("e2"), () -> Move.parse("h8v"), Move::pass)
                .add(
                        Game.class,
                        () -> Game.start(Rules.standard()).play(Move.parse("e3h")),
                        () -> Game.start(Rules.kid(4)))
                .add(Diagram.class, () -> Diagram.of(start()).mark(Square.E2))
                .add(GameRecord.class, BadInputTest::record, () -> GameRecord.of(Game.start(Rules.kid(4)), Map.of()))
                .add(GameRecord.Ply.class, () -> GameRecord.Ply.of(Move.parse("e2")))
                .add(GameRecordReader.class, GameRecordReader::lenient, GameRecordReader::strict)
                .add(GameRecordReader.Limits.class, GameRecordReader.Limits::usual)
                .add(GameRecordWriter.class, this::writer)
                .addAll(MoveNotation.values())
                .addAll(ActionNumbering.values())
                .addAll(RecordFormat.values())
                .add(QfBoard.class, () -> QfBoard.of(Game.start(Rules.standard())))
                .add(
                        QfBoard.Side.class,
                        () -> new QfBoard.Side(Square.E1, List.of()),
                        () -> new QfBoard.Side(Square.E9, List.of()))
                .add(QfCode.class, () -> QfCode.parse("QEBAQ"))
                .add(Reader.class, () -> new StringReader("e2 e8"))
                .add(Appendable.class, StringBuilder::new)
                .add(list(GameRecord.Ply.class), () -> List.of(GameRecord.Ply.of(Move.parse("e2"))), List::of)
                .add(list(GameRecord.Variation.class), List::of)
                .add(list(Integer.class), () -> List.of(0, 255))
                .bad(list(Integer.class), List.of(-1), List.of(256))
                .add(list(Fence.class), () -> List.of(Fence.parse("e3h"), Fence.parse("a1v")))
                .add("java.util.Map<java.lang.String, java.lang.String>", () -> Map.of("Event", "x"), Map::of)
                .add("java.util.Set<? extends " + Move.class.getName() + ">", () -> Set.of(Move.parse("e2")))
                .add(
                        optional(QfBoard.class.getName()),
                        () -> Optional.of(QfBoard.of(Game.start(Rules.standard()))),
                        Optional::empty)
                .add(optional(list(Move.class)), () -> Optional.of(List.of(Move.parse("e2"))), Optional::empty)
                .add(optional(Fence.class.getName()), Optional::empty)
                .add(
                        optional(NotationProblem.IllegalMove.class.getName()),
                        () -> Optional.of(new NotationProblem.IllegalMove(
                                Game.start(Rules.standard()), Move.parse("e9"), Legality.SQUARE_OCCUPIED)),
                        Optional::empty)
                .state(String.class, text -> text)
                .state(GameRecordReader.class, reader -> reader.readAll("e2 e8"))
                .state(GameRecordWriter.class, writer -> outputs.get(writer).toString());
    }

    private static String list(Class<?> type) {
        return "java.util.List<" + type.getName() + ">";
    }

    private static String optional(String type) {
        return "java.util.Optional<" + type + ">";
    }

    private static Position start() {
        return Position.initial(Rules.standard());
    }

    private static GameRecord record() {
        return GameRecord.of(Game.start(Rules.standard()).play(Move.parse("e2")), Map.of("Event", "x"));
    }

    private GameRecordWriter writer() {
        StringBuilder out = new StringBuilder();
        GameRecordWriter writer = new GameRecordWriter(out);
        outputs.put(writer, out);
        return writer;
    }

    @Test
    void isRefusedByEverythingPublic() {
        BadCalls bad = new BadCalls(samples(), EXCEPTIONS).callAll(GameRecord.class);

        assertThat(bad.calls()).isGreaterThan(500);
        assertThat(String.join("\n", bad.violations())).isEmpty();
    }
}
