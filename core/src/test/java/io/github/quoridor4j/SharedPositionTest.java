package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.testkit.Threads;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Positions find out what they are asked when they are first asked it, whichever threads ask and however they came by them. */
@Timeout(60)
class SharedPositionTest {
    private static final int THREADS = 8;

    private final Threads threads = new Threads(THREADS);

    /** Without any synchronisation, on purpose. */
    private final Position[] handedOver = new Position[32];

    /** What a position says about ways and fences. */
    private record Answers(String text, List<Move> legal, List<Legality> legality, List<Integer> distances) {
        static Answers of(Position position) {
            return new Answers(
                    position.toString(),
                    List.copyOf(position.legalMoves()),
                    IntStream.range(0, 210)
                            .mapToObj(code -> position.legality(Move.ofCode(code)))
                            .toList(),
                    position.rules().players().stream().map(position::distance).toList());
        }

        /** The answers of an equal position that no other thread has seen. */
        static Answers expected(Position position) {
            return of(position.toBuilder().build());
        }
    }

    @AfterEach
    void stopThreads() {
        threads.close();
    }

    /** Whoever is ahead has to find the answers out, so that the others catch up, and they all ask for the same at once. */
    @Test
    void answersAllThreadsAlikeWhenTheyAskAtOnce() throws Exception {
        for (long seed = 0; seed < 50; seed++) {
            List<Position> shared = unasked(seed);

            List<List<Integer>> answers = threads.inAll(thread -> numbers(shared));

            assertThat(answers).hasSize(THREADS).containsOnly(numbers(unasked(seed)));
        }
    }

    /** Threads take positions, check them, and hand on what they play from them. */
    @Test
    void needsNoSynchronisationToBeHandedOver() throws Exception {
        AtomicLong seeds = new AtomicLong();
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(1);

        List<Integer> checked = threads.inAll(thread -> {
            SplittableRandom random = new SplittableRandom(seeds.incrementAndGet());
            int count = 0;
            while (System.nanoTime() < end) {
                Position position = handedOver[random.nextInt(handedOver.length)];
                if (position == null || position.isOver()) {
                    position = someGame(random.nextLong()).last();
                } else {
                    assertThat(Answers.of(position)).isEqualTo(Answers.expected(position));
                    count++;
                }
                for (Move move : someOf(position.legalMoves(), random)) {
                    handedOver[random.nextInt(handedOver.length)] = position.play(move);
                }
            }
            return count;
        });

        assertThat(checked).hasSize(THREADS).allMatch(count -> count > 0);
    }

    /** Positions that nobody has asked anything so far: what can be played in those of a game. */
    private static List<Position> unasked(long seed) {
        return someGame(seed).positions().stream()
                .flatMap(position -> position.legalMoves().stream().map(position::play))
                .toList();
    }

    /** For each position, the number of legal moves, the distances, and a number for the canonical image. */
    private static List<Integer> numbers(List<Position> positions) {
        List<Integer> numbers = new ArrayList<>();
        for (Position position : positions) {
            numbers.add(position.legalMoves().size());
            for (Player player : position.rules().players()) {
                numbers.add(position.distance(player));
            }
            numbers.add(position.canonical().position().hashCode());
        }
        return numbers;
    }

    private static List<Move> someOf(MoveSet moves, SplittableRandom random) {
        return moves.isEmpty()
                ? List.of()
                : IntStream.range(0, 4)
                        .mapToObj(i -> moves.get(random.nextInt(moves.size())))
                        .toList();
    }

    private static RandomGame someGame(long seed) {
        List<Rules> presets = List.copyOf(Rules.presets().values());
        return RandomGame.play(presets.get(Math.floorMod(seed, presets.size())), seed, 60, Math.floorMod(seed, 40));
    }
}
