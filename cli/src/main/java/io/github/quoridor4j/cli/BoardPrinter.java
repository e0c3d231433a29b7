package io.github.quoridor4j.cli;

import io.github.quoridor4j.Position;
import io.github.quoridor4j.notation.Diagram;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Prints boards with the players' distances below. */
final class BoardPrinter {
    private final PrintWriter out;
    private final Drawing drawing;

    BoardPrinter(PrintWriter out, Drawing drawing) {
        this.out = out;
        this.drawing = drawing;
    }

    void print(Position position, Optional<LastMove> lastMove) {
        print(Diagram.of(position), lastMove);
    }

    /** The last move shows in box drawing only: in ASCII the same position always looks the same. */
    void print(Diagram diagram, Optional<LastMove> lastMove) {
        Diagram shown = drawing == Drawing.ASCII
                ? diagram
                : lastMove.map(move -> move.highlight(diagram)).orElse(diagram);
        Position position = diagram.position();
        out.print(drawing.of(shown).replace("\n", System.lineSeparator()));
        out.println(position.rules().players().stream()
                .map(player -> String.format(Locale.ROOT, "%d: %2d", player.number(), position.distance(player)))
                .collect(Collectors.joining("  ", "distance     ", "")));
    }
}
