package io.github.quoridor4j.notation;

import static io.github.quoridor4j.notation.RecordTexts.all;
import static io.github.quoridor4j.notation.RecordTexts.clean;
import static io.github.quoridor4j.notation.RecordTexts.moves;
import static io.github.quoridor4j.notation.RecordTexts.only;
import static io.github.quoridor4j.notation.RecordTexts.places;
import static io.github.quoridor4j.notation.RecordTexts.tree;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameRecordReaderTest {
    static final String CLUB_FINAL = """
            [Event "Club final"]
            [Date "2026.05.03"]
            [Player1 "A"]
            [Player2 "B"]
            [Rules "standard-2"]
            [Result "1-0"]

            1. e2 e8 2. e3 e7 {centre} 3. e4 e6 4. e3h $1 (4. d3h e5) d6h 1-0
            """;

    @Test
    void readsTagsMovesAndResult() {
        GameRecord game = clean(CLUB_FINAL);

        assertThat(game.tags().keySet()).containsExactly("Event", "Date", "Player1", "Player2");
        assertThat(game.tag("event")).contains("Club final");
        assertThat(game.tag("Round")).isEmpty();
        assertThat(game.rules()).isEqualTo(Rules.standard());
        assertThat(game.start()).isEqualTo(Position.initial(Rules.standard()));
        assertThat(tree(game)).isEqualTo("e2 e8 e3 e7 {centre} e4 e6 e3h $1 (d3h e5) d6h");
        assertThat(game.result()).isEqualTo("1-0");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "e2 e8 e3",
                "  E2   e8\t e3 ",
                "e2\re8\re3",
                "e2 e8\r\n\r\n\ne3\n",
                "\uFEFFe2 e8 e3",
                "e2\u00a0e8\u2028e3",
                "1. e2 e8 2. e3",
                "1.e2 e8 2.e3",
                "1. e2 1... e8 2. e3",
                "1 e2 e8 2 e3",
                "1.. e2 e8 2.. e3",
                "17. e2 e8 1 e3",
                "1. e2! e8?! 2. e3 !! $14 $2",
                "e2{x}e8;rest of the line ( { \ne3",
                "e2 ; x\r\ne8 ;\ne3;",
                "% { e9\ne2 e8\n%e9\ne3",
                "\uFEFF% { e9\ne2 e8 e3",
                "1. e2 (1. e1h {no}) (1. d1 (1. f1) (1. a1h $4)) e8 (d9) 2. e3 (d2)",
                "e2 (d1)e8(d9)e3",
            })
    void readsTolerantly(String text) {
        GameRecord game = clean(text);

        assertThat(moves(game)).isEqualTo("e2 e8 e3");
        assertThat(game.result()).isEqualTo(GameRecord.UNKNOWN_RESULT);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " \r\n\t", "\uFEFF", "%\n", "% {", "1.", "1. 2... 3", "{}", ";"})
    void whereThereIsNothingIsNoGame(String text) {
        assertThat(all(text)).isEmpty();
    }

    @Test
    void aCommentAloneIsARecord() {
        assertThat(tree(clean("{no moves}"))).isEqualTo("{no moves}");
        assertThat(tree(clean("; nothing"))).isEqualTo("{nothing}");
    }

    @Test
    void readsPassesAndFourPlayers() {
        GameRecord game = only("[Player4 \"D\"]\n1. e2 b5 E8 H5H 0-0-1-0");

        assertThat(game.rules()).isEqualTo(Rules.standard(4));
        assertThat(moves(game)).isEqualTo("e2 b5 e8 h5h");
        assertThat(clean("[Player3 \"C\"] e2").rules()).isEqualTo(Rules.standard(3));
        String stuck = "[Position \" / a1 / a1 a2 / 0 0 / 1 / size=3;fences=1,0;jump=none\"] ";
        assertThat(moves(clean(stuck + "-- a3"))).isEqualTo("-- a3");
        assertThat(moves(clean(stuck + "PASS"))).isEqualTo("--");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. e2 e8 1-0\n1. e3h *",
                "1. e2 e8\n[P1 \"x\"]\n\n1. e3h",
                "1. e2 e8 [P1 \"x\"] e3h",
                "1. e2 e8\n% remark\n[P1 \"x\"]\n\ne3h",
                "1. e2 e8\n1. e3h",
                "1.e2 e8 1.e3h",
                "[A \"1\"]\n[B \"2\"]\n\ne2 e8 *\n\n[A \"1\"]\n\n[B \"2\"]\n\ne3h *",
                "{one} e2 e8 * {two} e3h * {end}",
                "e2 e8 *\n% remark\ne3h *",
            })
    void findsWhereAGameEnds(String text) {
        assertThat(all(text)).map(RecordTexts::moves).containsExactly("e2 e8", "e3h");
        assertThat(all(text)).flatMap(GameRecord::problems).isEmpty();
    }

    /** The tag and the number that begin the next game do so whatever has become of the one before. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. e2 {open\n[A \"1\"]\n1. e3h",
                "{open e2 e8\n[A \"1\"]\n1. e3h",
                "[A \"1\"]\n\n{open 1. e2 e8 *\n\n[A \"2\"]\n\n1. e3h",
                "1. e2 (d1 (f1\n[A \"1\"]\n1. e3h",
                "1. e2 {open\r\n[A \"1\"]\r\n1. e3h",
                "1. e9 e8\n1. e3h",
                "1. foo e8\n1.e3h",
                "[A \"1\"]\n1. foo\n[A \"2\"]\n1. e3h",
                "[Rules \"chess\"]\n1. e2 e8\n1. e3h",
                "[Rules \"chess\"]\n1. e2 e8 *\ne3h",
                "1. e2 *\n)\n[A \"2\"]\n1. e3h",
                "1. e2 *\n$999\n[A \"2\"]\n1. e3h",
            })
    void aBadGameDoesNotLoseTheNextOne(String text) {
        List<GameRecord> games = all(text);

        GameRecord last = games.get(games.size() - 1);
        assertThat(games).hasSizeGreaterThan(1);
        assertThat(moves(last)).isEqualTo("e3h");
        assertThat(last.problems()).isEmpty();
        assertThat(games.subList(0, games.size() - 1))
                .flatMap(GameRecord::problems)
                .hasSize(1);
    }

    /** Blank lines in the header are no end of it, but behind one a tag that the game has already is another game's. */
    @Test
    void gamesWithoutMovesAreGames() {
        String text = "[A \"1\"]\n[Result \"1-0\"]\n\n\n[A \"2\"]\n\n[B \"3\"]\n\n[A \"4\"]\n\ne2";

        assertThat(all(text)).map(game -> game.tag("A").orElse("")).containsExactly("1", "2", "4");
        assertThat(all(text)).flatMap(GameRecord::problems).isEmpty();
    }

    @Test
    void losesNoGameAfterStrayNumbers() {
        assertThat(all("1. [A \"1\"] e2 * 1.\n[A \"2\"] e3h"))
                .map(RecordTexts::moves)
                .containsExactly("e2", "e3h");
    }

    @Test
    void anIllegalMoveEndsItsLineOnly() {
        GameRecord variation = only("e2 e8 (d9 e5 e6) (f9) e3 e7 *");
        assertThat(tree(variation)).isEqualTo("e2 e8 (d9) (f9) e3 e7");
        assertThat(places(variation)).containsExactly("1:11 e5");

        GameRecord main = only("e2 {kept} e8 e4 {lost} $1 (e3) e7 foo (bar) 1-0");
        assertThat(tree(main)).isEqualTo("e2 {kept} e8");
        assertThat(places(main)).containsExactly("1:14 e4");
        assertThat(main.result()).isEqualTo("1-0");
    }

    @Test
    void readsGameByGame() {
        Iterator<GameRecord> games = GameRecordReader.lenient().read(new StringReader("e2 * e3h *"));

        assertThat(games.hasNext()).isTrue();
        assertThat(games.hasNext()).isTrue();
        assertThat(moves(games.next())).isEqualTo("e2");
        assertThat(moves(games.next())).isEqualTo("e3h");
        assertThat(games.hasNext()).isFalse();
        assertThatThrownBy(games::next).isInstanceOf(NoSuchElementException.class);
    }

    @Test
    void asksTheSourceForNoMoreThanItNeeds() {
        String text = "e2 *\n[A \"1\"] e3h *";
        Iterator<GameRecord> games = GameRecordReader.lenient()
                .format(RecordFormat.PGN)
                .read(new Reader() {
                    private int next;

                    @Override
                    public int read(char[] buffer, int offset, int length) {
                        assertThat(next).isLessThan(text.length());
                        buffer[offset] = text.charAt(next++);
                        return 1;
                    }

                    @Override
                    public void close() {}
                });

        assertThat(moves(games.next())).isEqualTo("e2");
    }

    @Test
    void anExceptionOfTheSourceReachesTheCaller() {
        IOException broken = new IOException("broken");
        Iterator<GameRecord> games = GameRecordReader.lenient().read(new Reader() {
            @Override
            public int read(char[] buffer, int offset, int length) throws IOException {
                throw broken;
            }

            @Override
            public void close() {}
        });

        assertThatThrownBy(games::hasNext)
                .isInstanceOf(UncheckedIOException.class)
                .hasCause(broken);
    }

    @Test
    void theCallerClosesTheSource() {
        boolean[] isClosed = new boolean[1];
        Reader in = new StringReader("e2") {
            @Override
            public void close() {
                isClosed[0] = true;
                super.close();
            }
        };

        GameRecordReader.lenient().read(in).forEachRemaining(game -> {});
        assertThat(isClosed[0]).isFalse();
    }

    @Test
    void aReaderIsForAnyNumberOfTexts() {
        GameRecordReader reader = GameRecordReader.lenient();

        assertThat(reader.readAll("e2x")).map(RecordTexts::places).containsExactly(List.of("1:1 e2x"));
        assertThat(reader.readAll("e2")).containsExactly(clean("e2"));
        assertThat(reader.readAll("{open")).map(RecordTexts::places).containsExactly(List.of("1:1 {"));
        assertThat(reader.readAll("e3h")).containsExactly(clean("e3h"));
        assertThat(places(only("e2"))).isEmpty();
    }
}
