package io.github.quoridor4j.cli;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.notation.GameRecord;
import io.github.quoridor4j.notation.GameRecordWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Saves the game of a session; never over a file that was there before. */
final class SavedGames {
    private final Set<Path> own = new HashSet<>();

    /** Saves the game and says so, or why not. */
    String save(Game game, String name) {
        if (name.isEmpty()) {
            return "save: expected the name of a file";
        }
        String shown = PlainText.of(name);
        try {
            Path file = Path.of(name);
            OpenOption option =
                    own.contains(file) ? StandardOpenOption.TRUNCATE_EXISTING : StandardOpenOption.CREATE_NEW;
            Files.writeString(
                    file,
                    GameRecordWriter.format(GameRecord.of(game, Map.of())),
                    StandardCharsets.UTF_8,
                    StandardOpenOption.WRITE,
                    option);
            own.add(file);
            return "Saved in " + shown + ".";
        } catch (IOException e) {
            return shown + " cannot be written: " + IoMessage.of(e);
        } catch (InvalidPathException e) {
            return shown + " cannot be the name of a file here";
        }
    }
}
