package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.quoridor4j.Move;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class MoveNotationProperties {
    @Property
    void everyLegalMoveHasATextOfItsOwn(@ForAll("positions") Position position, @ForAll MoveNotation notation) {
        Set<String> texts = new HashSet<>();
        for (Move move : position.legalMoves()) {
            String text = notation.format(move, position);

            assertThat(texts.add(text)).as(text).isTrue();
            assertThat(notation.parse(text, position)).as(text).isEqualTo(move);
            assertThat(notation.parse(" " + text.toLowerCase(Locale.ROOT) + "\n", position))
                    .isEqualTo(move);
            assertThat(notation.parse(text.toUpperCase(Locale.ROOT), position)).isEqualTo(move);
        }
    }

    @Property
    void thereAndBackIsTheSameText(
            @ForAll("games") RandomGames.Game game, @ForAll MoveNotation one, @ForAll MoveNotation other) {
        Position position = Position.initial(game.rules());
        for (Move move : game.moves()) {
            String text = one.format(move, position);
            String converted = other.format(one.parse(text, position), position);

            assertThat(one.format(other.parse(converted, position), position)).isEqualTo(text);
            position = position.play(move);
        }
    }

    @Property
    void rowsFromTheTopAndFromTheBottomMakeUpTheBoard(
            @ForAll("presets") Rules rules, @ForAll @IntRange(max = 208) int code) {
        Position position = Position.initial(rules);
        Move move = Move.ofCode(code);
        String text = move.toString();
        int row = text.charAt(1) - '0';
        int turned = text.length() == 2 ? rules.size() + 1 - row : rules.size() - row;
        String expected = text.charAt(0) + String.valueOf(turned) + text.substring(2);

        if (turned >= 1) {
            assertThat(MoveNotation.GLENDENNING.format(move, position)).isEqualTo(expected);
        } else {
            assertThat(catchThrowable(() -> MoveNotation.GLENDENNING.format(move, position)))
                    .isExactlyInstanceOf(IllegalArgumentException.class);
        }
    }

    @Property
    void whatHasATextIsReadBack(
            @ForAll("positions") Position position,
            @ForAll MoveNotation notation,
            @ForAll @IntRange(max = 209) int code) {
        Move move = Move.ofCode(code);
        try {
            assertThat(notation.parse(notation.format(move, position), position))
                    .isEqualTo(move);
        } catch (IllegalArgumentException e) {
            assertThat(e).isExactlyInstanceOf(IllegalArgumentException.class);
            assertThat(position.isLegal(move)).as("%s", move).isFalse();
        }
    }

    @Property
    void anyTextIsAMoveOrANotationException(
            @ForAll("texts") String text, @ForAll("positions") Position position, @ForAll MoveNotation notation) {
        Optional<Move> move = notation.tryParse(text, position);
        Throwable problem = catchThrowable(() -> notation.parse(text, position));

        if (move.isEmpty()) {
            assertThat(problem).isExactlyInstanceOf(NotationException.class);
        } else {
            assertThat(problem).isNull();
            assertThat(notation.parse(notation.format(move.get(), position), position))
                    .isEqualTo(move.get());
        }
    }

    @Property
    void algebraicIsTheTextOfMoves(@ForAll("almostMoves") String text, @ForAll("positions") Position position) {
        assertThat(MoveNotation.ALGEBRAIC.tryParse(text, position)).isEqualTo(Move.tryParse(text));
        for (Move move : position.legalMoves()) {
            assertThat(MoveNotation.ALGEBRAIC.format(move, position)).isEqualTo(move.toString());
        }
    }

    @Provide
    Arbitrary<Position> positions() {
        return RandomGames.positions();
    }

    @Provide
    Arbitrary<RandomGames.Game> games() {
        return RandomGames.games();
    }

    @Provide
    Arbitrary<Rules> presets() {
        return Arbitraries.of(Rules.presets().values());
    }

    @Provide
    Arbitrary<String> texts() {
        return Arbitraries.oneOf(Arbitraries.strings().ofMaxLength(6), almostMoves(), almostTriples());
    }

    @Provide
    Arbitrary<String> almostMoves() {
        return Arbitraries.of(
                        "a", "e", "h", "i", "v", "E", "H", "I", "V", "N", "s", "w", "1", "3", "9", "0", "-", "--",
                        "pass", "PASS", " ", "\t", "\uff13", "\u0000", "!")
                .list()
                .ofMaxSize(4)
                .map(parts -> String.join("", parts));
    }

    private static Arbitrary<String> almostTriples() {
        return Arbitraries.of("null", "[3,4]", "[8,8]", "[ 0,0 ]", "[9,1]", "3", "[]", "")
                .list()
                .ofMinSize(2)
                .ofMaxSize(4)
                .map(parts -> "[" + String.join(",", parts) + "]");
    }
}
