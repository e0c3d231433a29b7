package io.github.quoridor4j.notation;

import io.github.quoridor4j.Position;
import io.github.quoridor4j.notation.RecordLexer.Token;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** A record while it is being read. */
final class RecordDraft {
    private final Map<String, String> tags = new LinkedHashMap<>();
    private final Map<String, Token> tagValues = new HashMap<>();
    private final List<GameRecord.Ply> plies = new ArrayList<>();
    private boolean skipsFirstPlayer;
    private Optional<String> result = Optional.empty();

    void tag(Token name, Token value) {
        if (tagValues.put(name.text().toLowerCase(Locale.ROOT), value) != null) {
            throw name.expected("each tag once in a game");
        }
        tags.put(name.text(), value.text());
    }

    void add(MoveWord word) {
        skipsFirstPlayer |= plies.isEmpty() && word.skipsFirstPlayer();
        word.ply().ifPresent(plies::add);
        result = word.result();
    }

    boolean hasMoves() {
        return !plies.isEmpty();
    }

    /** Whether the result has been read, after which nothing can follow. */
    boolean isComplete() {
        return result.isPresent();
    }

    /** Whether there was no text for a record at all. */
    boolean isEmpty() {
        return tags.isEmpty() && plies.isEmpty() && result.isEmpty();
    }

    GameRecord build() {
        Position start = RecordStart.of(tagValues);
        if (skipsFirstPlayer && start.playerToMove() == start.rules().players().get(0) && hasMoves()) {
            GameRecord.Ply ply = plies.get(0);
            throw new NotationException(
                    ply.line(), ply.column(), ply.move().toString(), "the first player's move before it");
        }
        return new GameRecord(tags, start, plies, result.orElseGet(this::taggedResult));
    }

    private String taggedResult() {
        Token value = tagValues.get("result");
        return value != null && MoveWord.isResult(value.text()) ? value.text() : GameRecord.UNKNOWN_RESULT;
    }
}
