package io.github.quoridor4j;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** What made a game of the one before it: the player who moved, left or was late, and the time that he took. */
record GameStep(
        Event event, @Nullable Player player, @Nullable Move move, Duration elapsed) {
    /** What happened. The order belongs to the serial form. */
    enum Event {
        START,
        MOVE,
        RESIGNATION,
        FORFEIT,
        AGREEMENT,
        TIME_OVER,
        CLAIM
    }

    private static final Event[] EVENTS = Event.values();

    /** A step that takes no time. */
    static GameStep of(Event event, @Nullable Player player) {
        return new GameStep(event, player, null, Duration.ZERO);
    }

    /** The code of the move; or a number behind those that tells the event and the player. */
    int code() {
        int seat = player == null ? 0 : player.ordinal();
        return move != null ? move.code() : Move.PASS + 1 + 4 * event.ordinal() + seat;
    }

    /** The event of a code, {@link Event#START} if it has none. */
    static Event eventOf(int code) {
        int index = (code - Move.PASS - 1) / 4;
        return code <= Move.PASS ? Event.MOVE : index < EVENTS.length ? EVENTS[index] : Event.START;
    }

    /** The player of a code that is no move's. */
    static Player playerOf(int code) {
        return Player.at((code - Move.PASS - 1) & 3);
    }

    /** The same in every run, unlike the hashes of enums. */
    int hash() {
        return 31 * code() + elapsed.hashCode();
    }
}
