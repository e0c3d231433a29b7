package io.github.quoridor4j.cli;

import io.github.quoridor4j.notation.Diagram;

/** How boards are drawn. */
enum Drawing {
    ASCII,
    BOXES,
    COLOURED_BOXES;

    String of(Diagram diagram) {
        return switch (this) {
            case ASCII -> diagram.toAscii();
            case BOXES -> diagram.toUnicode();
            case COLOURED_BOXES -> Colours.paint(diagram.toUnicode());
        };
    }
}
