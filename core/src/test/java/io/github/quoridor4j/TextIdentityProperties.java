package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Text out is text in. */
class TextIdentityProperties {

    @Property
    void squares(@ForAll Square square) {
        assertThat(Square.parse(square.toString())).isSameAs(square);
        assertThat(Square.parse(" " + square.toString().toUpperCase(Locale.ROOT) + "\t"))
                .isSameAs(square);
    }

    @Property
    void fences(@ForAll("fences") Fence fence) {
        assertThat(Fence.parse(fence.toString())).isEqualTo(fence);
        assertThat(Fence.parse(" " + fence.toString().toUpperCase(Locale.ROOT) + "\t"))
                .isEqualTo(fence);
    }

    @Property
    void moves(@ForAll("moves") Move move) {
        assertThat(Move.parse(move.toString())).isSameAs(move);
        assertThat(Move.parse(" " + move.toString().toUpperCase(Locale.ROOT) + "\t"))
                .isSameAs(move);
    }

    /** Whatever is read as a move is one of the texts that moves have, and nothing else is. */
    @Property(tries = 2000)
    void anyText(@ForAll("almostMoves") String text) {
        String canonical = text.strip().toLowerCase(Locale.ROOT);

        assertThat(Move.tryParse(text).map(Move::toString))
                .as("\"%s\"", text)
                .isEqualTo(
                        canonical.matches("[a-i][1-9]|[a-h][1-8][hv]|--")
                                ? Optional.of(canonical)
                                : canonical.equals("pass") ? Optional.of("--") : Optional.empty());
    }

    @Provide
    Arbitrary<Fence> fences() {
        return Arbitraries.integers().between(0, 127).map(Fence::ofIndex);
    }

    @Provide
    Arbitrary<Move> moves() {
        return Arbitraries.integers().between(0, 209).map(Move::ofCode);
    }

    @Provide
    Arbitrary<String> almostMoves() {
        return Arbitraries.strings().withChars("abeghijvHVE012389- \t").ofMaxLength(4);
    }
}
