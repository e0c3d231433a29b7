package io.github.quoridor4j.fuzz;

import io.github.quoridor4j.Move;
import io.github.quoridor4j.MoveSet;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.notation.GameRecordReader;
import io.github.quoridor4j.notation.GameRecordReader.Limits;
import io.github.quoridor4j.notation.RecordFormat;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/**
 * What the fuzzer made, taken bit by bit: choices, a byte each, and at last the text. So a saved input can be read and
 * written by hand: {@code 0} is the first choice, {@code 1} the second one.
 */
final class Input {
    private static final List<Limits> LIMITS =
            List.of(Limits.usual(), new Limits(80, 400, 8, 3), new Limits(12, 30, 1, 0));

    private final byte[] data;
    private int next;

    Input(byte[] data) {
        this.data = data;
    }

    /** A number from 0 up to that count; what saved inputs choose does not change when the count grows. */
    int choice(int count) {
        return Math.floorMod(next() - '0', count);
    }

    <T> T choice(List<T> values) {
        return values.get(choice(values.size()));
    }

    <T> T choice(T[] values) {
        return choice(Arrays.asList(values));
    }

    /** Any number, four bytes, the most significant one first. */
    int number() {
        return next() << 24 | next() << 16 | next() << 8 | next();
    }

    /** A preset, and a choice of moves up to the end of the line. */
    Position position() {
        Position position = Position.initial(choice(List.copyOf(Rules.presets().values())));
        while (next < data.length && data[next] != '\n') {
            if (position.isOver()) {
                next++;
            } else {
                position = position.play(legalMove(position));
            }
        }
        next++;
        return position;
    }

    Move legalMove(Position position) {
        MoveSet moves = position.legalMoves();
        return moves.get(choice(moves.size()));
    }

    /** Like this one, but with a choice of the format, which may be to recognise it, and of limits. */
    GameRecordReader reader(GameRecordReader base) {
        RecordFormat[] formats = RecordFormat.values();
        int format = choice(formats.length + 1);
        GameRecordReader reader = format == 0 ? base : base.format(formats[format - 1]);
        return reader.limits(choice(LIMITS));
    }

    /** The rest as UTF-8. */
    String text() {
        return new String(data, Math.min(next, data.length), Math.max(0, data.length - next), StandardCharsets.UTF_8);
    }

    private int next() {
        int index = next++;
        return index < data.length ? Byte.toUnsignedInt(data[index]) : '0';
    }
}
