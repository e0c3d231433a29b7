package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.Move;
import io.github.quoridor4j.Position;
import java.util.HashSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class ActionNumberingProperties {
    @Property
    void everyLegalMoveHasANumberOfItsOwn(@ForAll("positions") Position position, @ForAll ActionNumbering numbering) {
        Set<Integer> numbers = new HashSet<>();
        for (Move move : position.legalMoves()) {
            if (numbering == ActionNumbering.CODE || !move.equals(Move.pass())) {
                int number = numbering.number(move, position);

                assertThat(numbers.add(number)).as("%s", move).isTrue();
                assertThat(number).isBetween(0, last(numbering, position));
                assertThat(numbering.move(number, position)).isEqualTo(move);
            }
        }
    }

    @Property
    void whatHasANumberIsReadBack(
            @ForAll("positions") Position position,
            @ForAll ActionNumbering numbering,
            @ForAll @IntRange(max = 209) int code) {
        Move move = Move.ofCode(code);
        OptionalInt number = number(numbering, move, position);

        if (number.isPresent()) {
            assertThat(numbering.move(number.getAsInt(), position)).isEqualTo(move);
        } else {
            assertThat(position.isLegal(move) && !move.equals(Move.pass())).isFalse();
        }
    }

    @Property
    void whatMeansAMoveIsItsNumber(
            @ForAll("positions") Position position,
            @ForAll ActionNumbering numbering,
            @ForAll @IntRange(min = -20, max = 300) int number) {
        move(numbering, number, position).ifPresent(move -> {
            assertThat(number).isBetween(0, last(numbering, position));
            assertThat(numbering.number(move, position)).isEqualTo(number);
        });
    }

    private static OptionalInt number(ActionNumbering numbering, Move move, Position position) {
        try {
            return OptionalInt.of(numbering.number(move, position));
        } catch (IllegalArgumentException e) {
            return OptionalInt.empty();
        }
    }

    private static Optional<Move> move(ActionNumbering numbering, int number, Position position) {
        try {
            return Optional.of(numbering.move(number, position));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static int last(ActionNumbering numbering, Position position) {
        int width = 2 * position.rules().size() - 1;
        return switch (numbering) {
            case CODE -> 209;
            case OPENSPIEL -> width * width - 1;
            case TITANIUM -> 263;
            case LODE -> 139;
        };
    }

    @Provide
    Arbitrary<Position> positions() {
        return RandomGames.positions();
    }
}
