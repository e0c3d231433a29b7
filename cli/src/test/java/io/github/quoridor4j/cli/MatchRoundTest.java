package io.github.quoridor4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.notation.GameRecord;
import io.github.quoridor4j.notation.GameRecordReader;
import io.github.quoridor4j.notation.GameRecordWriter;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MatchRoundTest {
    private static final LocalDate DATE = LocalDate.of(2031, 2, 3);

    private static GameRecord record(Game game, String said) {
        try (EngineProcesses none = new EngineProcesses(false)) {
            MatchProgram black = new MatchProgram("B", List.of("x"), none);
            MatchProgram white = new MatchProgram("A", List.of("x"), none);
            MatchResult result = new MatchResult(
                    game.forfeit(Player.TWO), Optional.of(Player.TWO), "it said " + EngineFailure.quote(said));
            return new MatchRound(2, black, white, result).record(DATE);
        }
    }

    @Test
    void isRecordedWithTheReasonOfAForfeit() {
        Game game = Game.start(Rules.standard()).play(Move.parse("e2"), Duration.ofMillis(1500));

        assertThat(GameRecordWriter.format(record(game, "hello"))).isEqualTo("""
                [Event "quoridor match"]
                [Date "2031.02.03"]
                [Round "2"]
                [Player1 "B"]
                [Player2 "A"]
                [Rules "standard-2"]
                [Result "1-0"]
                [Termination "forfeit"]

                1. e2 {[%emt 0:00:01.5] player 2 forfeits at ply 2: it said 'hello'} 1-0
                """);
        assertThat(record(Game.start(Rules.standard()), "hello").comment())
                .isEqualTo("player 2 forfeits at ply 1: it said 'hello'");
    }

    @Test
    @SuppressWarnings("OrphanedFormatString") // a command in a comment is no format
    void whatAProgramSaysIsNoPartOfTheRecordButText() {
        for (String said :
                List.of("[%out 1]", "} 0-1 {", "a\nb\u001b[2J", "; x", "e8 \\ \"", "x".repeat(500), "\u0085")) {
            Game game = Game.start(Rules.standard()).play(Move.parse("e2")).play(Move.parse("e8"));
            GameRecord record = record(game, said);

            List<GameRecord> read = GameRecordReader.lenient().readAll(GameRecordWriter.format(record));

            assertThat(read).containsExactly(record);
            assertThat(read.get(0).problems()).isEmpty();
            assertThat(read.get(0).game()).isEqualTo(game.forfeit(Player.TWO));
        }
    }
}
