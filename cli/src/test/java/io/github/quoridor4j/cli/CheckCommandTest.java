package io.github.quoridor4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckCommandTest {
    @TempDir
    private Path folder;

    @Test
    void allIsWell() throws IOException {
        String one = file("one.pgn", "1. e2 e8 1-0\n\n1. e2 *\n");
        String two = file("two.txt", "e2 e8 e3");

        assertThat(Run.of("check", one, two)).isEqualTo(new Run(0, "3 games, 6 plies, 0 problems in 0 games\n", ""));
    }

    @Test
    void everyProblemHasItsPlace() throws IOException {
        String file = file("games.pgn", """
                [Rules "standard-2"]

                1. e2 e8 2. e4 e7 *

                1. e2 foo *

                1. e3h e3v {never closed
                [Event "Good"]

                1. e2 e8 *
                """);

        assertThat(Run.of("check", file)).isEqualTo(new Run(1, """
                        F:3:13: ply 3: e4 is illegal: it is neither next to the pawn on e2 nor behind or beside a pawn next to it
                        F:5:7: found 'foo', expected a move such as e2, e3h or --, or a result
                        F:7:8: ply 2: e3v is illegal: it would cross e3h
                        F:7:12: found '{', expected a comment that is closed by }
                        4 games, 6 plies, 4 problems in 3 games
                        """.replace("F:", file + ":"), ""));
    }

    @Test
    void rulesAndFormatCanBeNamed() throws IOException {
        String small = file("small.txt", "d2 d6 d3");
        String list = file("list.txt", "e2 e8\ne2 e8 e3");

        assertThat(Run.of("check", "--rules", "kid-2", small).status()).isZero();
        assertThat(Run.of("check", small).status()).isEqualTo(1);
        assertThat(Run.of("check", "--from", "move-list", list).out()).startsWith("2 games, 5 plies, 0 problems");
        assertThat(Run.of("check", "--from", "chess", list))
                .returns(2, Run::status)
                .satisfies(run -> assertThat(run.err()).contains("found 'chess', expected pgn, move-list, "));
    }

    @Test
    void readsStandardInput() {
        assertThat(Run.reading("e2 e9", "check", "-").out()).startsWith("standard input:1:4: ply 2: e9 is illegal: ");
    }

    @Test
    void oneIsOne() {
        assertThat(Run.reading("e2 e9", "check", "-").out()).endsWith("\n1 game, 1 ply, 1 problem in 1 game\n");
    }

    @Test
    void tellsEachGameInALineOfJson() throws IOException {
        String file = file("games.pgn", "[Rules \"size=3\"] b2 b1 0-1\n\n1. e2 e9 *\n\n1. e2 <'\"> *\n");
        String empty = file("empty.pgn", "");

        Run run = Run.of("check", "--json", file, empty);

        assertThat(run.status()).isEqualTo(1);
        assertThat(run.err()).isEmpty();
        assertThat(run.out().replace(file, "F").replace(empty, "E")).isEqualTo("""
                {"file":"F","game":1,"rules":"size=3","plies":2,"result":"0-1",\
                "outcome":{"winner":2,"reason":"GOAL_REACHED"},"problems":[]}
                {"file":"F","game":2,"rules":"standard-2","plies":1,"result":"*","outcome":null,"problems":[\
                {"line":3,"column":7,"message":"ply 2: e9 is illegal: a pawn stands there","found":"e9",\
                "expected":"a legal move: it is SQUARE_OCCUPIED","ply":2,"move":"e9","legality":"SQUARE_OCCUPIED"}]}
                {"file":"F","game":3,"rules":"standard-2","plies":1,"result":"*","outcome":null,"problems":[\
                {"line":5,"column":7,"message":"found '<'\\">', expected a move such as e2, e3h or --, or a result",\
                "found":"<'\\">","expected":"a move such as e2, e3h or --, or a result",\
                "ply":null,"move":null,"legality":null}]}
                {"file":"E","game":0,"rules":null,"plies":0,"result":"*","outcome":null,"problems":[\
                {"line":1,"column":1,"message":"found nothing, expected a game","found":"","expected":"a game",\
                "ply":null,"move":null,"legality":null}]}
                """);
    }

    @Test
    void whatCannotBeReadIsNoGame() throws IOException {
        String empty = file("empty.pgn", "\n");

        assertThat(Run.of("check", empty))
                .isEqualTo(new Run(1, empty + ": no game found\n0 games, 0 plies, 1 problem in 0 games\n", ""));
        assertThat(Run.of("check", folder.resolve("none").toString()))
                .returns(2, Run::status)
                .satisfies(run -> assertThat(run.err()).contains("none does not exist"));
        assertThat(Run.of("check").err()).contains("Missing required parameter: 'FILE'");
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }
}
