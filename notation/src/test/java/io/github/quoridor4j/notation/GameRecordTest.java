package io.github.quoridor4j.notation;

import static io.github.quoridor4j.notation.RecordTexts.clean;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.IllegalMoveException;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Outcome;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GameRecordTest {
    private static final Position START = Position.initial(Rules.standard());
    private static final GameRecord.Ply E2 = GameRecord.Ply.of(Move.parse("e2"));

    @Test
    void isAValue() {
        GameRecord one = GameRecord.of(Map.of("A", "x"), START, "c", List.of(E2), "*");

        assertThat(GameRecord.of(Map.of("A", "x"), START, " c\n", List.of(E2), "*"))
                .isEqualTo(one)
                .hasSameHashCodeAs(one);
        assertThat(GameRecord.of(Map.of("A", "y"), START, "c", List.of(E2), "*"))
                .isNotEqualTo(one);
        assertThat(GameRecord.of(Map.of("A", "x"), START, "d", List.of(E2), "*"))
                .isNotEqualTo(one);
        assertThat(GameRecord.of(Map.of("A", "x"), START, "c", List.of(), "*")).isNotEqualTo(one);
        assertThat(GameRecord.of(Map.of("A", "x"), START, "c", List.of(E2), "1-0"))
                .isNotEqualTo(one);
        assertThat(GameRecord.of(Map.of("A", "x"), Position.initial(Rules.bazito()), "c", List.of(E2), "*"))
                .isNotEqualTo(one);
    }

    @Test
    void cannotBeChangedFromOutside() {
        Map<String, String> tags = new HashMap<>(Map.of("A", "x"));
        List<GameRecord.Ply> plies = new ArrayList<>(List.of(E2));
        GameRecord record = GameRecord.of(tags, START, "", plies, "*");
        tags.clear();
        plies.clear();

        assertThat(record.tags()).hasSize(1).isUnmodifiable();
        assertThat(record.plies()).hasSize(1).isUnmodifiable();
        assertThat(clean("e2 $1 (d1) e8").plies()).isUnmodifiable();
        assertThat(clean("e2 $1 (d1) e8").tags()).isUnmodifiable();
        assertThat(clean("e2 $1 (d1) e8").problems()).isUnmodifiable();
    }

    @Test
    void takesNoNulls() {
        assertThatNullPointerException().isThrownBy(() -> GameRecord.of(null, START, "", List.of(), "*"));
        assertThatNullPointerException().isThrownBy(() -> GameRecord.of(Map.of(), null, "", List.of(), "*"));
        assertThatNullPointerException().isThrownBy(() -> GameRecord.of(Map.of(), START, null, List.of(), "*"));
        assertThatNullPointerException().isThrownBy(() -> GameRecord.of(Map.of(), START, "", null, "*"));
        assertThatNullPointerException().isThrownBy(() -> GameRecord.of(Map.of(), START, "", List.of(), null));
        assertThatNullPointerException().isThrownBy(() -> GameRecord.of((Game) null, Map.of()));
        assertThatNullPointerException().isThrownBy(() -> new GameRecordWriter(null));
        assertThatNullPointerException().isThrownBy(() -> GameRecordWriter.format(null));
        assertThatNullPointerException()
                .isThrownBy(() -> GameRecordReader.lenient().read(null));
        assertThatNullPointerException()
                .isThrownBy(() -> GameRecordReader.lenient().readAll(null));
        assertThatNullPointerException()
                .isThrownBy(() -> GameRecordReader.lenient().rules(null));
        assertThatNullPointerException()
                .isThrownBy(() -> GameRecordReader.lenient().format(null));
        assertThatNullPointerException()
                .isThrownBy(() -> GameRecordReader.lenient().limits(null));
    }

    @Test
    void anEmptyVariationIsNone() {
        assertThatIllegalArgumentException().isThrownBy(() -> new GameRecord.Variation("", List.of()));
        assertThat(new GameRecord.Variation("said", List.of()).plies()).isEmpty();
    }

    @Test
    void carriesOutHowItEnded() {
        assertThat(end("e2 e8 1-0")).isEmpty();
        assertThat(end("[Termination \"resignation\"] e2 1-0")).contains(Outcome.Reason.RESIGNATION);
        assertThat(end("[Termination \"forfeit\"] e2 0-1")).contains(Outcome.Reason.FORFEIT);
        assertThat(end("[Termination \"agreement\"] e2 1/2-1/2")).contains(Outcome.Reason.AGREEMENT);
        assertThat(end("[Termination \"agreement\"] e2 1-0")).isEmpty();
        assertThat(end("[Termination \"resignation\"] e2 1/2-1/2")).isEmpty();
        assertThat(end("[Termination \"time\"] e2 1-0")).isEmpty();
        assertThat(end("[Termination \"rain\"] e2 1-0")).isEmpty();
    }

    private static Optional<Outcome.Reason> end(String text) {
        return clean(text).game().outcome().map(Outcome::reason);
    }

    @Test
    void aWrongMoveShowsWhenItIsPlayed() {
        GameRecord record = GameRecord.of(Map.of(), START, "", List.of(E2, E2), "*");

        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(record::game)
                .satisfies(e -> assertThat(e.move()).isEqualTo(Move.parse("e2")));
    }

    @Test
    void recordsAGame() {
        Game game = Game.start(Rules.standard())
                .play(Move.parse("e2"), Duration.ofSeconds(4))
                .resign(Player.TWO);
        GameRecord record = GameRecord.of(game, Map.of("Player1", "A"));

        assertThat(record).hasToString("""
                [Player1 "A"]
                [Rules "standard-2"]
                [Result "1-0"]
                [Termination "resignation"]

                1. e2 {[%emt 0:00:04]} 1-0
                """);
        assertThat(record.game()).isEqualTo(game);
    }

    @Test
    void theCallersTagsCount() {
        Game game = Game.start(Rules.standard()).resign(Player.TWO);

        assertThat(GameRecord.of(game, Map.of("Termination", "he went home")).tags())
                .isEqualTo(Map.of("Termination", "he went home"));
        assertThatIllegalArgumentException().isThrownBy(() -> GameRecord.of(game, Map.of("Rules", "x")));
        assertThatIllegalArgumentException().isThrownBy(() -> GameRecord.of(game, Map.of("A", "1", "a", "2")));
    }

    /** A record may claim what cannot be: that somebody won who had left. Nothing is carried out then. */
    @Test
    void theWinnerHasToBeThere() {
        String text = "[Rules \"standard-4\"][Termination \"resignation\"] e2 {[%out 3] [%out 4]} 0-0-1-0";

        assertThat(RecordTexts.only(text).game().isOver()).isFalse();
        assertThat(clean(text.replace("0-0-1-0", "0-1-0-0"))
                        .game()
                        .outcome()
                        .orElseThrow()
                        .winner())
                .contains(Player.TWO);
    }
}
