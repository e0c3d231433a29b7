package io.github.quoridor4j.cli;

import io.github.quoridor4j.Outcome;
import io.github.quoridor4j.Player;
import java.io.PrintWriter;
import java.util.Optional;

/** How often each program of a match has won, and with which colour. */
final class MatchScore {
    private static final String[] PROGRAMS = {"A", "B"};

    /** Of A as black and as white, then of B. */
    private final Tally[] tallies = {new Tally(), new Tally(), new Tally(), new Tally()};

    private boolean hasGames;

    /** The games of one program with one colour; a forfeited one is also a loss. */
    private static final class Tally {
        private int wins;
        private int draws;
        private int losses;
        private int forfeits;

        void add(Optional<Player> winner, boolean hasForfeited, Player player) {
            wins += winner.filter(player::equals).isPresent() ? 1 : 0;
            draws += winner.isEmpty() ? 1 : 0;
            losses += winner.filter(other -> other != player).isPresent() ? 1 : 0;
            forfeits += hasForfeited ? 1 : 0;
        }

        static Tally sum(Tally one, Tally other) {
            Tally sum = new Tally();
            sum.wins = one.wins + other.wins;
            sum.draws = one.draws + other.draws;
            sum.losses = one.losses + other.losses;
            sum.forfeits = one.forfeits + other.forfeits;
            return sum;
        }

        void print(TextTable table, String program, String colour) {
            table.add(
                    program,
                    colour,
                    String.valueOf(wins),
                    String.valueOf(draws),
                    String.valueOf(losses),
                    String.valueOf(forfeits));
        }
    }

    boolean hasGames() {
        return hasGames;
    }

    void add(MatchRound round) {
        hasGames = true;
        add(round.black().letter(), Player.ONE, round.result());
        add(round.white().letter(), Player.TWO, round.result());
    }

    private void add(String program, Player player, MatchResult result) {
        int index = (program.equals(PROGRAMS[0]) ? 0 : 2) + (player == Player.ONE ? 0 : 1);
        Optional<Player> winner = result.game().outcome().flatMap(Outcome::winner);
        boolean hasForfeited = result.forfeiter().filter(player::equals).isPresent();
        tallies[index].add(winner, hasForfeited, player);
    }

    void print(PrintWriter out) {
        TextTable table = new TextTable();
        table.add("program", "colour", "wins", "draws", "losses", "of these forfeits");
        for (int i = 0; i < PROGRAMS.length; i++) {
            Tally black = tallies[2 * i];
            Tally white = tallies[2 * i + 1];
            black.print(table, PROGRAMS[i], "black");
            white.print(table, PROGRAMS[i], "white");
            Tally.sum(black, white).print(table, PROGRAMS[i], "both");
        }
        table.print(out);
    }
}
