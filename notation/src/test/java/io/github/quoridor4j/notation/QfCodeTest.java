package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.quoridor4j.Fence;
import io.github.quoridor4j.Game;
import io.github.quoridor4j.InvalidPositionException;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Square;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class QfCodeTest {
    /** On e1 and e9. */
    private static final String PAWNS = "0000100 1001100 ";

    private static final String NO_FENCES = "0000 0000 0000 0000 ";

    @Test
    void readsARecordFromTheUsualStart() {
        QfCode code = QfCode.parse("QEBAQ");

        assertThat(code.board()).isEmpty();
        assertThat(moves(code)).isEqualTo("e2 e8 e3 e7");
        assertThat(code.start()).isEqualTo(Position.initial(Rules.standard()));
        assertThat(code.format()).isEqualTo("QEBAQ");
    }

    @Test
    void readsABoardWithARecord() {
        QfCode code = QfCode.parse("yzoAAIBQMBJSskqrh5dHVBA");
        QfBoard board = code.board().orElseThrow();

        assertThat(board).isEqualTo(new QfBoard(side("e3", ""), side("e7", ""), Player.TWO, Optional.empty(), 5));
        assertThat(board.playerToMove()).isEqualTo(Player.ONE);
        assertThat(PositionText.format(code.start())).isEqualTo(" /  / e3 e7 / 10 10 / 1");
        assertThat(moves(code)).isEqualTo("e4 e6 e3h e6h c3h c6h b5v f5v b3v f3v e5 e4");
        assertThat(code.format()).isEqualTo("yzoAAIBQMBJSskqrh5dHVBA");
    }

    /** A board that nobody can play from: the pawns are walled in. It is read, and refused as a position. */
    @Test
    void readsABoardWithFences() {
        QfCode code = QfCode.parse("lB8klDRh2KqwlZXYEg");
        QfBoard board = code.board().orElseThrow();

        assertThat(code.moves()).isEmpty();
        assertThat(board)
                .isEqualTo(new QfBoard(
                        side("e5", "c3h e3h b3v b5v g7v"),
                        side("e4", "c6h e6h f3v f5v"),
                        Player.ONE,
                        Optional.of(Fence.parse("g7v")),
                        18));
        assertThat(code.format()).isEqualTo("lB8klDRh2KqwlZXYEg");
        assertThat(board.toBuilder(Rules.standard())).hasToString("c3e3c6e6 / b3f3b5f5g7 / e5 e4 / 5 6 / 2");
        assertThat(catchThrowableOfType(InvalidPositionException.class, board::position)
                        .problems())
                .containsExactly(Position.Problem.PLAYER_CUT_OFF);
    }

    /** Boards of a list of openings: their fences, pawns and players to move. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "j7EUwGwOwCQ | d3e6 /  / e4 e6 / 9 9 / 1",
                "j7EUwHMPMCQ | d3d7 /  / e4 e6 / 9 9 / 1",
                "j7oAAXNwBw  | ' / e4 / e4 e7 / 10 9 / 1'",
                "i0MAFQNQBQ  | e3 /  / e3 e8 / 10 9 / 1",
                "j8MAHIXNwBw | c7 / e4 / e4 e8 / 10 8 / 1",
            })
    void readsPublishedBoards(String text, String position) {
        assertThat(PositionText.format(QfCode.parse(text).start())).isEqualTo(position);
        assertThat(QfCode.parse(text).format()).isEqualTo(text);
    }

    /** The record of the second example leads to the third one, but for its last fence. */
    @Test
    void theExamplesAreOneGame() {
        List<Move> record = QfCode.parse("yzoAAIBQMBJSskqrh5dHVBA").moves().orElseThrow();
        QfBoard end = QfCode.parse("lB8klDRh2KqwlZXYEg").board().orElseThrow();

        assertThat(Stream.concat(end.one().fences().stream(), end.two().fences().stream()))
                .map(Move::of)
                .containsExactlyInAnyOrderElementsOf(
                        Stream.concat(record.subList(2, 10).stream(), Stream.of(Move.parse("g7v")))
                                .toList());
        assertThat(record).endsWith(Move.of(end.one().pawn()), Move.of(end.two().pawn()));
        assertThat(end.moveNumber()).isEqualTo(5 + record.size() + 1);
    }

    @Test
    void aCodeMayHaveNeitherBoardNorRecord() {
        assertThat(QfCode.parse("A")).isEqualTo(new QfCode(Optional.empty(), Optional.empty()));
        assertThat(new QfCode(Optional.empty(), Optional.empty()).format()).isEqualTo("A");
        assertThat(new QfCode(Optional.empty(), Optional.of(List.of())).format())
                .isEqualTo("QA");
    }

    @ParameterizedTest
    @CsvSource({
        "e1 e9, e2 e8 e3 e7 e4 e6 e5 e4 e3, 0 4 0 4 0 4 0 4 4",
        "d5 e5, f5 g5 e5 f5 g5 e5, 2 2 6 6 2 6",
        "e5 d5, c5 b5 a5 c5 b5 a5, 6 6 6 2 2 6",
        "e4 e5, e6 e7 e8, 0 0 0",
        "e5 a9, f6 b8 g5 a7 f4 b6 e5 a5, 1 3 3 5 5 3 7 5",
    })
    void aDirectionIsAStepOrAJumpOverTheOtherPawn(String pawns, String moves, String directions) {
        QfBoard board = new QfBoard(
                side(pawns.substring(0, 2), ""), side(pawns.substring(3), ""), Player.TWO, Optional.empty(), 1);
        QfCode code = new QfCode(Optional.of(board), Optional.of(moves(moves)));
        BitWriter bits = new BitWriter();
        bits.write(0b11, 2);
        bits.write(board.one().pawn().ordinal(), 7);
        bits.write(board.two().pawn().ordinal(), 7);
        bits.write(0, 16); // no fences
        bits.write(0b10, 2); // the second player's pawn
        bits.write(1, 10);
        bits.write(moves(moves).size(), 10);
        for (String direction : directions.split(" ", -1)) {
            bits.write(Integer.parseInt(direction), 4);
        }

        assertThat(code.format()).isEqualTo(bits.finish());
        assertThat(QfCode.parse(code.format())).isEqualTo(code);
    }

    @Test
    void readsUrlSafeSignsAndBlanks() {
        String text = signs("10" + PAWNS + "0001 111011" + "0001 111110" + "0000 0000" + "0 1 111110" + "1111111111");
        QfCode code = QfCode.parse(text);

        assertThat(code.board().orElseThrow())
                .isEqualTo(new QfBoard(
                        side("e1", "d8h g8v"), side("e9", ""), Player.ONE, Optional.of(Fence.parse("g8v")), 1023));
        assertThat(text).contains("+", "/").doesNotContain("-", "_");
        assertThat(QfCode.parse(" " + text.replace('+', '-').replace('/', '_') + "\n"))
                .isEqualTo(code);
        assertThat(code.format()).isEqualTo(text);
    }

    @Test
    void theOrderOfFencesIsKept() {
        String text =
                signs("10" + PAWNS + "0010 000011 000001" + "0001 100000" + "0000 0000" + "0 1 000001" + "0000000100");
        QfBoard board = QfCode.parse(text).board().orElseThrow();

        assertThat(board.one()).isEqualTo(side("e1", "d1h b1h a5v")).isEqualTo(side("e1", "a5v d1h b1h"));
        assertThat(board.lastFence()).contains(Fence.parse("b1h"));
        assertThat(QfCode.parse(text).format()).isEqualTo(text);
    }

    @Test
    void theFencesLeftAreTheRulesLessThosePlaced() {
        QfBoard board = new QfBoard(side("e1", "a1h"), side("e9", "a3h c3h"), Player.ONE, Optional.empty(), 9);

        assertThat(PositionText.format(board.position())).isEqualTo("a1a3c3 /  / e1 e9 / 9 8 / 2");
        assertThat(PositionText.format(board.position(RulesText.parse("fences=4"))))
                .isEqualTo("a1a3c3 /  / e1 e9 / 3 2 / 2 / fences=4");
        assertThat(QfCode.parse("QEBAQ").start(Rules.bazito())).isEqualTo(Position.initial(Rules.bazito()));
    }

    @Test
    void aGameKnowsItsBoardAndRecord() {
        Game game = Game.start(Rules.standard());
        for (Move move : moves("e2 c6h e3h a8v b2v e8")) {
            game = game.play(move);
        }

        assertThat(QfBoard.of(game))
                .isEqualTo(new QfBoard(side("e2", "e3h b2v"), side("e8", "c6h a8v"), Player.TWO, Optional.empty(), 7));
        assertThat(QfCode.of(game)).isEqualTo(new QfCode(Optional.empty(), Optional.of(game.moves())));
    }

    @Test
    void theFencesOfAGameAreInTheOrderOfTheirIndices() {
        Game game = Game.start(Rules.standard());
        for (Move move : moves("e3h g7v a2h c7v b5h a4v")) {
            game = game.play(move);
        }

        assertThat(QfBoard.of(game).one()).isEqualTo(side("e1", "a2h e3h b5h"));
        assertThat(QfBoard.of(game).two()).isEqualTo(side("e9", "a4v c7v g7v"));
    }

    @Test
    void aGameWithAnotherStartHasABoard() {
        Game game = Game.start(Position.initial(Rules.bazito(), Player.TWO)).play(Move.parse("e8"));

        assertThat(QfCode.of(game).board())
                .contains(new QfBoard(side("e1", ""), side("e9", ""), Player.ONE, Optional.empty(), 1));
        assertThat(QfCode.of(game).start(Rules.bazito())).isEqualTo(game.initialPosition());
    }

    @Test
    void someGamesHaveNoCode() {
        Game withFences = Game.start(PositionText.parse("e3 / / e4 e6 / 9 10 / 2"));
        Game ofFour = Game.start(Rules.standard(4));

        assertThatThrownBy(() -> QfCode.of(withFences))
                .isExactlyInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("nobody knows");
        assertThatThrownBy(() -> QfBoard.of(ofFour)).isExactlyInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> QfCode.parse("QEBAQ").start(Rules.kid(2)))
                .isExactlyInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"--", "e1", "e3", "c1", "e2 e8 e4", "e2 e8 e3 e7 e4 e6 e5 e5", "a9", "f2 e8 h2"})
    void someMovesHaveNoForm(String moves) {
        assertThatThrownBy(() -> new QfCode(Optional.empty(), Optional.of(moves(moves))))
                .isExactlyInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("no move that a QF code can hold: " + last(moves));
    }

    @Test
    void theHighestNumbersFit() {
        List<Move> many = Collections.nCopies(1023, Move.parse("a1h"));
        String fifteen = "a1h b1h c1h d1h e1h f1h g1h h1h a2h b2h c2h d2h e2h f2h g2h";
        QfBoard board = new QfBoard(side("i9", fifteen), side("a1", ""), Player.ONE, Optional.empty(), 1023);
        QfCode code = new QfCode(Optional.of(board), Optional.of(many));

        assertThat(QfCode.tryParse(code.format())).contains(code);
    }

    @Test
    void numbersThatDoNotFitAreRefused() {
        QfBoard.Side one = side("e1", "a1h");
        QfBoard.Side two = side("e9", "");
        List<Move> many = Collections.nCopies(1024, Move.parse("a1h"));

        assertThatThrownBy(() -> new QfCode(Optional.empty(), Optional.of(many)))
                .isExactlyInstanceOf(IllegalArgumentException.class)
                .hasMessage("too many moves: 1024 (expected 0..1023)");
        for (int number : new int[] {-1, 1024}) {
            assertThatThrownBy(() -> new QfBoard(one, two, Player.ONE, Optional.empty(), number))
                    .isExactlyInstanceOf(IllegalArgumentException.class);
        }
        assertThatThrownBy(() -> new QfBoard(one, two, Player.TWO, Optional.of(Fence.parse("a1h")), 1))
                .isExactlyInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new QfBoard(one, two, Player.THREE, Optional.empty(), 1))
                .isExactlyInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new QfBoard(one, side("e9", "a1h"), Player.ONE, Optional.empty(), 1))
                .isExactlyInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> side("e1", "a1h a1h")).isExactlyInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> side("e1", "a1h b1h c1h d1h e1h f1h g1h h1h a2h b2h c2h d2h e2h f2h g2h h2h"))
                .isExactlyInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @CsvSource({
        "'', 1, '', 'more signs, for the first bits'",
        "Q, 2, '', 'more signs, for the number of moves'",
        "QEB, 4, '', 'more signs, for move 2'",
        "g, 2, '', 'more signs, for the pawn of player 1'",
        "QEBA=, 5, =, 'a sign of base 64: A-Z, a-z, 0-9, + or /'",
        "QE BA, 3, ' ', 'a sign of base 64: A-Z, a-z, 0-9, + or /'",
        "'  QE.A', 5, ., 'a sign of base 64: A-Z, a-z, 0-9, + or /'",
        "QEBAR, 5, R, zeros after the last bit",
        "QEBAQA, 6, A, the end of the text",
        "'  QEBAQQEBAQ ', 8, QEBAQ, the end of the text",
        "QE, 3, '', 'more signs, for move 1'",
        "QBg, 4, '', 'more signs, for move 1'",
        "qMAAA, 1, qM, 'the pawn of player 1, a square 0..80, not 81'",
        "QBQ, 3, Q, 'a way of player 1 from e1 as move 1, not direction 4'",
        "qM, 1, qM, 'the pawn of player 1, a square 0..80, not 81'",
    })
    void namesTheProblemAndItsPlace(String text, int column, String found, String expected) {
        checkProblem(text, column, found, expected);
    }

    @ParameterizedTest
    @CsvSource({
        "0010 000011 000011 0000 0000 0000, 5, 'each fence once, not d1h again'",
        "0001 000011 0000 0001 000011 0000, 6, 'each fence once, not d1h again'",
        "0001 000011 0000 0000 0000 0 1 000010, 7, 'a fence of the last player, not c1'",
        "0001 000011 0000 0000 0000 1 1 000011, 7, 'a fence of the last player, not d1'",
    })
    void namesFencesThatCannotBe(String fences, int column, String expected) {
        String text = signs("10" + PAWNS + fences + "0000000001");

        assertThatThrownBy(() -> QfCode.parse(text))
                .isInstanceOf(NotationException.class)
                .hasMessageStartingWith("line 1, column " + column + ": found '")
                .hasMessageEndingWith(", expected " + expected);
        assertThat(QfCode.tryParse(text)).isEmpty();
    }

    @Test
    void quotesNoMoreThanWhatIsWrong() {
        String text = signs("01" + "0000000011" + "1 0 000000" + "0 000" + "0 000");

        checkProblem(text, 4, text.substring(3, 4), "a way of player 2 from e9 as move 2, not direction 0");
    }

    @Test
    void noDiagonalLeadsOverAPawn() {
        String text = signs("11 0000000 0001010 " + NO_FENCES + "1 0 0000000001" + "0000000001" + "0 001");

        checkProblem(text, 10, text.substring(9), "a way of player 1 from a1 as move 1, not direction 1");
    }

    @ParameterizedTest
    @CsvSource({
        "0000100 0000100 0000 0000 0000 0000, PAWNS_ON_SAME_SQUARE",
        "1001100 0000100 0000 0000 0000 0000, SEVERAL_PAWNS_ON_GOAL",
        "0000100 1001100 0010 000000 000001 0000 0000 0000, FENCES_CONFLICT",
        "0000100 1001100 0001 000000 0000 0000 0001 000000, FENCES_CONFLICT",
        "0000100 1001100 1011 000000 000010 000100 000110 010000 010010 010100 010110 100000 100010 100100"
                + " 0000 0000 0000, FENCES_LEFT_OUT_OF_RANGE",
    })
    void impossibleBoardsAreReadAndRefusedAsPositions(String bits, Position.Problem problem) {
        String text = signs("10" + bits + "1 0 0000000001");
        QfCode code = QfCode.parse(text);

        assertThat(code.format()).isEqualTo(text);
        assertThat(catchThrowableOfType(InvalidPositionException.class, code::start)
                        .problems())
                .contains(problem);
    }

    /** As the site writes it before the first move: as if the first player had moved. */
    @Test
    void theSitesUntouchedBoardIsReadAsTheSiteReadsIt() {
        QfBoard board = QfCode.parse(signs("10" + PAWNS + NO_FENCES + "0 0 0000000001"))
                .board()
                .orElseThrow();

        assertThat(board.moveNumber()).isEqualTo(1);
        assertThat(board.playerToMove()).isEqualTo(Player.TWO);
    }

    private static void checkProblem(String text, int column, String found, String expected) {
        String quoted = found.isEmpty() ? "nothing" : "'" + found + "'";

        assertThatThrownBy(() -> QfCode.parse(text))
                .isInstanceOf(NotationException.class)
                .hasMessage("line 1, column " + column + ": found " + quoted + ", expected " + expected);
        assertThat(QfCode.tryParse(text)).isEmpty();
    }

    private static String signs(String bits) {
        BitWriter writer = new BitWriter();
        bits.chars().filter(bit -> bit != ' ').forEach(bit -> writer.write(bit == '1'));
        return writer.finish();
    }

    private static String last(String moves) {
        return moves.substring(moves.lastIndexOf(' ') + 1);
    }

    private static QfBoard.Side side(String pawn, String fences) {
        return new QfBoard.Side(
                Square.parse(pawn),
                fences.isEmpty()
                        ? List.of()
                        : Arrays.stream(fences.split(" ", -1)).map(Fence::parse).toList());
    }

    private static List<Move> moves(String text) {
        return Arrays.stream(text.split(" ", -1)).map(Move::parse).toList();
    }

    private static String moves(QfCode code) {
        return code.moves().orElseThrow().stream().map(Move::toString).collect(Collectors.joining(" "));
    }
}
