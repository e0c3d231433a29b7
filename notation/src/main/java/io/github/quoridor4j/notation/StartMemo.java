package io.github.quoridor4j.notation;

import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Remembers where the last record started, since most records of a file start where the one before did, and setting a position
 * up costs more than reading a game. Threads may share it: what is remembered is immutable.
 */
final class StartMemo {
    private static final TagName[] NAMES = {
        TagName.RULES, TagName.POSITION, TagName.FIRST, TagName.STARTS, TagName.PLAYER_3, TagName.PLAYER_4
    };

    private final Optional<Rules> usual;
    private @Nullable Known last;

    private static final class Known {
        private final @Nullable String[] values;
        private final Position start;

        Known(@Nullable String[] values, Position start) {
            this.values = values;
            this.start = start;
        }
    }

    StartMemo(Optional<Rules> usual) {
        this.usual = usual;
    }

    /** As {@link RecordStart} reads the tags. */
    Position startOf(Map<TagName, TagText> tags) {
        Known known = last;
        if (known != null && isSame(known, tags)) {
            return known.start;
        }
        Position start = RecordStart.of(tags, usual);
        @Nullable String[] values = new String[NAMES.length];
        for (int i = 0; i < NAMES.length; i++) {
            values[i] = value(tags, i);
        }
        last = new Known(values, start);
        return start;
    }

    private static boolean isSame(Known known, Map<TagName, TagText> tags) {
        for (int i = 0; i < NAMES.length; i++) {
            if (!Objects.equals(known.values[i], value(tags, i))) {
                return false;
            }
        }
        return true;
    }

    private static @Nullable String value(Map<TagName, TagText> tags, int name) {
        TagText tag = tags.get(NAMES[name]);
        return tag == null ? null : tag.value();
    }
}
