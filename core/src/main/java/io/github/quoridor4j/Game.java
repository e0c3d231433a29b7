package io.github.quoridor4j;

import io.github.quoridor4j.GameStep.Event;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A game with its history: the moves so far, what they cost in time, who has left, and how it ended.
 *
 * <p>Games are immutable and compared by value. A move makes a new game that shares the whole past with the old one, so that
 * playing and taking back cost the same at any length; going back to an early position takes as many steps as it lies behind.
 *
 * <p>A game ends, in this order of precedence, when a pawn reaches its goal, when a position occurs as often as the rule set's
 * {@linkplain Rules#repetitionLimit() limit} says, when the number of plies reaches its {@linkplain Rules#plyLimit() limit}
 * (before a win, if {@linkplain Rules#limitBeatsWin() the rule set says so}), or when the player to move is stuck and the rule
 * set ends the game then. It also ends when all players but one have left it, by agreement, and by time. After that nothing
 * can be played. Where no source decides, this library does:
 *
 * <ul>
 *   <li>In games of three and four, a player who leaves stays on the board as an obstacle, fences still have to leave him a way,
 *       and his turns are skipped.
 *   <li>When a stuck player loses a game of three or four, the player before him wins it, of those who are still in it.
 *   <li>When the time of the game runs out while a player thinks, his move comes too late and is not played. The winner is the
 *       player with the shortest distance, then with the most rows (or columns) advanced, then with the most fences left;
 *       otherwise it is a draw.
 * </ul>
 *
 * <p>There is no clock in here: the caller says how long a move took.
 */
public final class Game implements Serializable {
    private static final long serialVersionUID = 1;

    // Transient is what follows because a serial form stands for games in streams.

    private final transient @Nullable Game before;
    private final transient GameStep step;
    private final transient Position position;
    private final transient int ply;

    /** Who has left the game, a bit for each seat. */
    private final transient int gone;

    private final transient @Nullable Outcome outcome;
    private final transient Duration timeUsed;
    private final transient int hash;

    /** Found when it is asked for and kept, without synchronisation: it is immutable, so that a thread sees it or finds it. */
    private transient @Nullable Occurrences occurrences;

    /** The start of a game. */
    private Game(Position initial) {
        before = null;
        step = GameStep.of(Event.START, null);
        position = initial;
        ply = 0;
        gone = 0;
        outcome = Endings.onBoard(initial, gone, 0, 0);
        timeUsed = Duration.ZERO;
        hash = initial.hashCode();
    }

    /** A game after one more event. */
    private Game(Game before, GameStep step, Position position, int gone, @Nullable Outcome outcome) {
        this.before = before;
        this.step = step;
        this.position = position;
        this.ply = step.event() == Event.MOVE ? before.ply + 1 : before.ply;
        this.gone = gone;
        this.outcome = outcome;
        this.timeUsed = before.timeUsed.plus(step.elapsed());
        this.hash = 31 * before.hash + step.hash();
    }

    /**
     * Starts a game at the start position of a rule set, the first player to move.
     *
     * @param rules the rule set
     * @return the game, without moves
     */
    public static Game start(Rules rules) {
        return start(Position.initial(rules));
    }

    /**
     * Starts a game at any position, for example one with chosen starts or another first player.
     *
     * @param position where it starts
     * @return the game, without moves; it is over if the position is
     */
    public static Game start(Position position) {
        return new Game(position);
    }

    /** {@return the rule set} */
    public Rules rules() {
        return position.rules();
    }

    /** {@return the position now} */
    public Position position() {
        return position;
    }

    /** {@return the position at the start of the game} */
    public Position initialPosition() {
        Game game = this;
        while (game.before != null) {
            game = game.before;
        }
        return game.position;
    }

    /**
     * Returns the position after some of the moves.
     *
     * @param ply how many, 0 to {@link #ply()}
     * @return the position; if players left the game before the next move, the one after that
     * @throws IndexOutOfBoundsException if there are not so many moves
     */
    public Position position(int ply) {
        Objects.checkIndex(ply, this.ply + 1);
        Game game = this;
        while (game.before != null && game.ply > ply) {
            game = game.before;
        }
        return game.position;
    }

    /** {@return how many moves have been played} */
    public int ply() {
        return ply;
    }

    /** {@return the moves so far, in order; unmodifiable, made anew at each call} */
    public List<Move> moves() {
        Move[] moves = new Move[ply];
        for (Game game = this; game != null; game = game.before) {
            if (game.step.move() != null) {
                moves[game.ply - 1] = game.step.move();
            }
        }
        return List.of(moves);
    }

    /**
     * Returns the game after each event: each move, each player who left, and what ended it.
     *
     * @return from the start to this game, so that its last element is this; unmodifiable, made anew at each call
     */
    public List<Game> history() {
        Deque<Game> games = new ArrayDeque<>();
        for (Game game = this; game != null; game = game.before) {
            games.push(game);
        }
        return List.copyOf(games);
    }

    /** {@return the players who have not left the game, in turn order; unmodifiable} */
    public Set<Player> activePlayers() {
        EnumSet<Player> players = EnumSet.noneOf(Player.class);
        rules().players().stream()
                .filter(player -> !Endings.isGone(gone, player))
                .forEach(players::add);
        return Collections.unmodifiableSet(players);
    }

    /** {@return how the game ended, or empty while it goes on} */
    public Optional<Outcome> outcome() {
        return Optional.ofNullable(outcome);
    }

    /** {@return whether the game has ended} */
    public boolean isOver() {
        return outcome != null;
    }

    /**
     * Returns how often the position now has occurred. The count starts anew when a player leaves, since with other players the
     * same position is another situation.
     *
     * @return the number of occurrences, this one included, 1 or more
     */
    public int repetitions() {
        return occurrences().of(position);
    }

    /** {@return the time of all moves together, and of the thinking that a claim or the end of the time cut short} */
    public Duration timeUsed() {
        return timeUsed;
    }

    /**
     * Returns the part of a player in the {@linkplain #timeUsed() time used}.
     *
     * @param player a player
     * @return the time
     * @throws IllegalArgumentException if the player has no seat
     */
    public Duration timeUsed(Player player) {
        rules().seat(player);
        Duration sum = Duration.ZERO;
        for (Game game = this; game != null; game = game.before) {
            sum = game.step.player() == player ? sum.plus(game.step.elapsed()) : sum;
        }
        return sum;
    }

    /** {@return the legal moves; empty if the game is over} */
    public MoveSet legalMoves() {
        return outcome == null ? position.legalMoves() : MoveSet.of(0, 0, 0, 0, false);
    }

    /**
     * Tells whether a move is legal: the same as {@code legalMoves().contains(move)} and
     * {@code legality(move) == Legality.LEGAL}, but sooner.
     *
     * @param move a move
     * @return whether {@link #play(Move)} accepts it
     */
    public boolean isLegal(Move move) {
        Objects.requireNonNull(move);
        return outcome == null && position.isLegal(move);
    }

    /**
     * Tells whether a move is legal, or why not.
     *
     * @param move a move
     * @return the answer of the position, but {@link Legality#GAME_OVER} if the game has ended for whatever reason
     */
    public Legality legality(Move move) {
        Objects.requireNonNull(move);
        return outcome == null ? position.legality(move) : Legality.GAME_OVER;
    }

    /**
     * Plays a move that took no time.
     *
     * @param move a legal move
     * @return the game after it
     * @throws IllegalMoveException if the move is illegal or the game over
     */
    public Game play(Move move) {
        return play(move, Duration.ZERO);
    }

    /**
     * Plays a move. If the time of the game has run out by then, the game ends instead.
     *
     * @param move a legal move
     * @param elapsed how long the player took for it
     * @return the game after it
     * @throws IllegalMoveException if the move is illegal or the game over
     * @throws IllegalArgumentException if the time is negative
     */
    public Game play(Move move, Duration elapsed) {
        requireNotNegative(elapsed);
        Legality legality = legality(move);
        if (legality != Legality.LEGAL) {
            throw new IllegalMoveException(position, move, legality);
        }
        if (isOverTime(elapsed)) {
            return timeOver(elapsed);
        }
        Position next = Endings.skipGone(position.after(move), gone);
        GameStep played = new GameStep(Event.MOVE, position.playerToMove(), move, elapsed);
        Occurrences known = rules().repetitionLimit() > 0 ? occurrencesAfter(played, next) : null;
        int occurred = known == null ? 0 : known.of(next);
        Game game = new Game(this, played, next, gone, Endings.onBoard(next, gone, ply + 1, occurred));
        game.occurrences = known;
        return game;
    }

    /**
     * Takes back the last event: a move, or what ended the game or made a player leave it.
     *
     * @return the game before it
     * @throws IllegalStateException if nothing has happened yet
     */
    public Game takeBack() {
        if (before == null) {
            throw new IllegalStateException("nothing to take back: no move has been played");
        }
        return before;
    }

    /**
     * Lets a player resign, whoever is to move. The last player left wins.
     *
     * @param player who resigns
     * @return the game without him
     * @throws IllegalStateException if the game is over, or the player has left it already
     * @throws IllegalArgumentException if the player has no seat
     */
    public Game resign(Player player) {
        return leave(player, Event.RESIGNATION, Duration.ZERO, Outcome.Reason.RESIGNATION);
    }

    /**
     * Excludes a player, for an illegal move or a wrong claim, if that is how you play. The last player left wins.
     *
     * @param player who is excluded
     * @return the game without him
     * @throws IllegalStateException if the game is over, or the player has left it already
     * @throws IllegalArgumentException if the player has no seat
     */
    public Game forfeit(Player player) {
        return leave(player, Event.FORFEIT, Duration.ZERO, Outcome.Reason.FORFEIT);
    }

    /**
     * Ends the game drawn because the players agree.
     *
     * @return the game with its outcome
     * @throws IllegalStateException if the game is over
     */
    public Game agreeDraw() {
        requireGoingOn();
        GameStep agreed = GameStep.of(Event.AGREEMENT, null);
        return new Game(this, agreed, position, gone, Outcome.draw(Outcome.Reason.AGREEMENT));
    }

    /**
     * Claims that the last move took longer than the time for one move. The player who made it has lost.
     *
     * @param claimant another player
     * @return the game without the late player
     * @throws IllegalStateException if the game is over, the claimant has left it, or the claim is not founded
     * @throws IllegalArgumentException if the claimant has no seat
     */
    public Game claimTime(Player claimant) {
        return claim(claimant, latePlayer(), Duration.ZERO);
    }

    /** Who made the last move, if it was late and he is still in the game; others may have left since. */
    private @Nullable Player latePlayer() {
        Game game = this;
        while (game.before != null && game.step.event() != Event.MOVE) {
            game = game.before;
        }
        Player mover = game.step.player();
        return mover != null && isLate(game.step.elapsed()) && !Endings.isGone(gone, mover) ? mover : null;
    }

    /**
     * Claims that the player to move has been thinking for longer than the time for one move. He has lost, unless the time of
     * the game has run out as well, which ends the game as it does for {@link #play(Move, Duration)}.
     *
     * @param claimant another player
     * @param thinking how long he has been thinking
     * @return the game without the late player
     * @throws IllegalStateException if the game is over, the claimant has left it, or the claim is not founded
     * @throws IllegalArgumentException if the claimant has no seat, or the time is negative
     */
    public Game claimTime(Player claimant, Duration thinking) {
        requireNotNegative(thinking);
        requireActive(claimant);
        if (isOverTime(thinking)) {
            return timeOver(thinking);
        }
        return claim(claimant, isLate(thinking) ? position.playerToMove() : null, thinking);
    }

    private Game claim(Player claimant, @Nullable Player late, Duration thinking) {
        requireActive(claimant);
        if (late == null || late == claimant) {
            String why = rules().moveTime().isZero()
                    ? "the time for a move is not limited"
                    : "no other player has taken more than " + rules().moveTime() + " for a move";
            throw new IllegalStateException("player " + claimant.number() + " has no claim: " + why);
        }
        return leave(late, Event.CLAIM, thinking, Outcome.Reason.TIME);
    }

    private Game leave(Player player, Event event, Duration elapsed, Outcome.Reason reason) {
        requireActive(player);
        int nowGone = gone | 1 << player.ordinal();
        GameStep left = new GameStep(event, player, null, elapsed);
        List<Player> others = rules().players().stream()
                .filter(other -> !Endings.isGone(nowGone, other))
                .toList();
        if (others.size() == 1) {
            return new Game(this, left, position, nowGone, Outcome.win(others.get(0), reason));
        }
        Position next = Endings.skipGone(position, nowGone);
        return new Game(this, left, next, nowGone, Endings.onBoard(next, nowGone, ply, 0));
    }

    private Game timeOver(Duration elapsed) {
        requireGoingOn();
        GameStep over = new GameStep(Event.TIME_OVER, position.playerToMove(), null, elapsed);
        return new Game(this, over, position, gone, Endings.byTime(initialPosition(), position, gone));
    }

    private boolean isLate(Duration elapsed) {
        return !rules().moveTime().isZero() && elapsed.compareTo(rules().moveTime()) > 0;
    }

    private boolean isOverTime(Duration elapsed) {
        return !rules().gameTime().isZero() && timeUsed.plus(elapsed).compareTo(rules().gameTime()) > 0;
    }

    private static void requireNotNegative(Duration elapsed) {
        if (elapsed.isNegative()) {
            throw new IllegalArgumentException("negative time: " + elapsed);
        }
    }

    private void requireActive(Player player) {
        rules().seat(player);
        requireGoingOn();
        if (Endings.isGone(gone, player)) {
            throw new IllegalStateException("player " + player.number() + " has left the game already");
        }
    }

    private void requireGoingOn() {
        if (outcome != null) {
            throw new IllegalStateException("the game is over: " + outcome);
        }
    }

    /** The occurrences up to the position now; made from those of the last game that has them, not by recursion. */
    private Occurrences occurrences() {
        Deque<Game> unknown = new ArrayDeque<>();
        Game game = this;
        Occurrences known = game.occurrences; // read once: without synchronisation a second look may see less
        while (known == null && game.before != null) {
            unknown.push(game);
            game = game.before;
            known = game.occurrences;
        }
        if (known == null) {
            known = Occurrences.NONE.with(game.position);
            game.occurrences = known;
        }
        for (Game next : unknown) {
            known = Objects.requireNonNull(next.before).occurrencesAfter(next.step, next.position);
            next.occurrences = known;
        }
        return known;
    }

    private Occurrences occurrencesAfter(GameStep next, Position after) {
        return switch (next.event()) {
            case MOVE -> (next.move() instanceof FenceMove ? Occurrences.NONE : occurrences()).with(after);
            case AGREEMENT, TIME_OVER -> occurrences();
            default -> Occurrences.NONE.with(after); // with other players left it is not the same situation
        };
    }

    /** All that happened, in order. */
    List<GameStep> steps() {
        return history().stream().skip(1).map(game -> game.step).toList();
    }

    /** The game after the step that has a code and took a time, if it can happen now. */
    Game repeat(int code, Duration elapsed) {
        Player player = GameStep.playerOf(code);
        Game next = switch (GameStep.eventOf(code)) {
            case START -> null;
            case MOVE -> play(Move.ofCode(code), elapsed);
            case RESIGNATION -> resign(player);
            case FORFEIT -> forfeit(player);
            case AGREEMENT -> agreeDraw();
            case TIME_OVER -> isOverTime(elapsed) ? timeOver(elapsed) : null;
            case CLAIM -> isFounded(player, elapsed) ? leave(player, Event.CLAIM, elapsed, Outcome.Reason.TIME) : null;
        };
        if (next == null || next.step.code() != code || !next.step.elapsed().equals(elapsed)) {
            throw new IllegalArgumentException("step " + code + " in " + elapsed + " cannot happen after " + this);
        }
        return next;
    }

    private boolean isFounded(Player late, Duration elapsed) {
        return elapsed.isZero()
                ? late == latePlayer()
                : late == position.playerToMove() && isLate(elapsed) && !isOverTime(elapsed);
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Game game) || ply != game.ply || hash != game.hash) {
            return false;
        }
        Game one = this;
        Game two = game;
        while (one != two && one.before != null && two.before != null) { // a common past is one object
            if (!one.step.equals(two.step)) {
                return false;
            }
            one = one.before;
            two = two.before;
        }
        return one == two || (one.before == two.before && one.position.equals(two.position));
    }

    @Override
    public int hashCode() {
        return hash;
    }

    /** {@return the moves, and how the game ended; for reading by people} */
    @Override
    public String toString() {
        return moves() + (outcome == null ? "" : " " + outcome);
    }

    /** {@return what is written instead} */
    private Object writeReplace() {
        return new SerialForm(this);
    }

    /**
     * Refuses to read what this class never writes.
     *
     * @param in the stream
     * @throws InvalidObjectException always
     */
    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw new InvalidObjectException("a game is read in its serial form only");
    }
}
