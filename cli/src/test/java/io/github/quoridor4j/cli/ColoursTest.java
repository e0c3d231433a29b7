package io.github.quoridor4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.Move;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.notation.Diagram;
import org.junit.jupiter.api.Test;

class ColoursTest {
    @Test
    void pawnsFencesAndTheFrameDiffer() {
        String line = "   │ ❶   · ┃ ② │ 1\n";

        assertThat(Colours.paint(line).replace("\u001b", "E"))
                .isEqualTo("   E[2m│ E[0mE[1;34m❶   E[0mE[2m· E[0mE[1m┃ E[0mE[1;33m② E[0mE[2m│ E[0m1\n");
    }

    @Test
    void thePlayersHaveTheirColoursToMoveOrNot() {
        assertThat(Colours.paint("①❶ ②❷ ③❸ ④❹ \n").replace("\u001b", "E"))
                .isEqualTo("E[1;34m①❶ E[0mE[1;33m②❷ E[0mE[1;32m③❸ E[0mE[1;35m④❹ E[0m\n");
    }

    @Test
    void lastMoveAndPathsDiffer() {
        assertThat(Colours.paint("(·) • ┇┅\n").replace("\u001b", "E"))
                .isEqualTo("E[1;31m(E[0mE[2m·E[0mE[1;31m) E[0mE[36m• E[0mE[1;31m┇┅E[0m\n");
    }

    @Test
    void nothingSpillsOverALineAndTheTextStays() {
        Position position = Position.initial(Rules.standard(4))
                .play(Move.parse("e2"))
                .play(Move.parse("b5"))
                .play(Move.parse("e3h"));
        String drawing = Diagram.of(position)
                .legalMoves(position.legalMoves())
                .paths()
                .lastMove(Move.parse("e3h"))
                .toUnicode();

        String painted = Colours.paint(drawing);

        assertThat(painted.replaceAll("\u001b\\[[0-9;]*m", "")).isEqualTo(drawing);
        assertThat(painted.lines().filter(line -> line.contains("\u001b")))
                .hasSize(19)
                .allSatisfy(line ->
                        assertThat(line.substring(line.lastIndexOf('\u001b'))).startsWith("\u001b[0m"));
    }
}
