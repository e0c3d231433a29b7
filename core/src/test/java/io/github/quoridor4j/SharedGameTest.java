package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.testkit.Threads;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Games share their past, and count occurrences when they are first asked, whichever threads ask. */
@Timeout(60)
class SharedGameTest {
    private static final int THREADS = 8;
    private static final int EVENTS = 150;

    private final Threads threads = new Threads(THREADS);

    /** Without any synchronisation, on purpose. */
    private final Game[] handedOver = new Game[32];

    /** What a game says, but for the position. */
    private record Answers(
            String text, int hash, int repetitions, Optional<Outcome> outcome, Set<Player> active, List<Move> legal) {
        static Answers of(Game game) {
            return new Answers(
                    game.toString(),
                    game.hashCode(),
                    game.repetitions(),
                    game.outcome(),
                    game.activePlayers(),
                    List.copyOf(game.legalMoves()));
        }

        /** The answers of an equal game that no other thread has seen. */
        static Answers expected(Game game) {
            Game replayed = Game.start(game.initialPosition().toBuilder().build());
            for (Move move : game.moves()) {
                replayed = replayed.play(move);
            }
            assertThat(replayed).isEqualTo(game);
            return of(replayed);
        }
    }

    @AfterEach
    void stopThreads() {
        threads.close();
    }

    /** Each thread begins somewhere else in the history, so that they meet while they count what lies before. */
    @Test
    void countsAlikeForAllThreadsWhenTheyAskAtOnce() throws Exception {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(700);
        for (long seed = 0; seed < 10 || System.nanoTime() < end; seed++) {
            RandomHistory history = RandomHistory.play(someRules(seed), seed, EVENTS);
            List<Integer> expected = IntStream.range(0, history.games().size())
                    .mapToObj(history::occurrences)
                    .toList();

            List<List<Integer>> answers = threads.inAll(thread -> repetitions(history, thread));

            assertThat(answers).as("history %s", history).hasSize(THREADS).containsOnly(expected);
        }
    }

    private static List<Integer> repetitions(RandomHistory history, int thread) {
        List<Integer> order = new ArrayList<>(
                IntStream.range(0, history.games().size()).boxed().toList());
        Collections.shuffle(order, new Random(thread));
        Integer[] repetitions = new Integer[order.size()];
        order.forEach(index -> repetitions[index] = history.games().get(index).repetitions());
        return List.of(repetitions);
    }

    /** Threads take games, check them, and hand on what they play from them. */
    @Test
    void needsNoSynchronisationToBeHandedOver() throws Exception {
        AtomicLong seeds = new AtomicLong();
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(700);

        List<Integer> checked = threads.inAll(thread -> {
            SplittableRandom random = new SplittableRandom(seeds.incrementAndGet());
            int count = 0;
            while (System.nanoTime() < end) {
                Game game = handedOver[random.nextInt(handedOver.length)];
                if (game == null || game.isOver() || game.ply() > EVENTS) {
                    game = Game.start(someRules(random.nextLong()));
                } else {
                    assertThat(Answers.of(game)).isEqualTo(Answers.expected(game));
                    count++;
                }
                for (int i = 0; i < 4; i++) {
                    handedOver[random.nextInt(handedOver.length)] = game.play(someMove(game, random));
                }
            }
            return count;
        });

        assertThat(checked).hasSize(THREADS).allMatch(count -> count > 0);
    }

    /** Mostly a pawn's, so that positions come back. */
    private static Move someMove(Game game, SplittableRandom random) {
        MoveSet legal = game.legalMoves();
        int pawnMoves = legal.squares().size();
        return legal.get(random.nextInt(pawnMoves > 0 && random.nextInt(8) > 0 ? pawnMoves : legal.size()));
    }

    private static Rules someRules(long seed) {
        List<Rules> presets = List.copyOf(Rules.presets().values());
        return presets.get(Math.floorMod(seed, presets.size()));
    }
}
