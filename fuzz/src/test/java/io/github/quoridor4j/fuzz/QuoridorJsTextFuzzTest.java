package io.github.quoridor4j.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.quoridor4j.InvalidPositionException;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.notation.NotationException;
import io.github.quoridor4j.notation.QuoridorJsText;
import java.util.List;

class QuoridorJsTextFuzzTest {
    private static final List<Player> PLAYERS = List.of(Player.ONE, Player.TWO);

    @FuzzTest
    void anyTextIsAPositionThatIsReadBackOrOneOfTwoExceptions(byte[] data) {
        Input input = new Input(data);
        Player playerToMove = input.choice(PLAYERS);
        String text = input.text();
        try {
            Position position = QuoridorJsText.parse(text, playerToMove);
            String written = QuoridorJsText.format(position);
            assertThat(written).hasSize(8 + 3 * position.fences().size());
            assertThat(QuoridorJsText.parse(written, playerToMove)).isEqualTo(position);
        } catch (NotationException e) {
            Place.check(e.problem(), text);
            assertThat(QuoridorJsText.tryParse(text, playerToMove)).isEmpty();
        } catch (InvalidPositionException e) {
            assertThat(e.problems()).isNotEmpty();
            assertThat(QuoridorJsText.tryParse(text, playerToMove)).isEmpty();
        }
    }
}
