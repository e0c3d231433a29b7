package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.Fence;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Square;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class DiagramProperties {
    /** Finds pawns and fences in the picture again, fence by fence. */
    @Property
    void thePictureShowsThePosition(@ForAll("positions") Position position) {
        int size = position.rules().size();
        String[] lines = Diagram.of(position).toAscii().split("\n");
        Set<String> drawn = new TreeSet<>();
        for (int row = 0; row < size - 1; row++) {
            String gap = lines[2 + 2 * (size - 1 - row) - 1];
            for (int column = 0; column < size - 1; column++) {
                Square anchor = Square.of(column, row);
                int post = 4 + 4 * column + 3;
                if (gap.charAt(post) == '|') {
                    drawn.add(Fence.of(anchor, Fence.Orientation.VERTICAL).toString());
                } else if (gap.charAt(post) == '-') {
                    drawn.add(Fence.of(anchor, Fence.Orientation.HORIZONTAL).toString());
                }
            }
        }
        Set<String> fences = new TreeSet<>();
        position.fences().forEach(fence -> fences.add(fence.toString()));

        assertThat(drawn).isEqualTo(fences);
        for (Player player : position.rules().players()) {
            Square pawn = position.pawn(player);
            assertThat(lines[2 + 2 * (size - 1 - pawn.row())].charAt(4 + 4 * pawn.column() + 1))
                    .isEqualTo((char) ('0' + player.number()));
        }
        assertThat(lines).allSatisfy(line -> assertThat(line).isEqualTo(line.stripTrailing()));
    }

    @Provide
    Arbitrary<Position> positions() {
        return RandomGames.positions();
    }
}
