package io.github.quoridor4j.cli;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.notation.GameRecord;
import io.github.quoridor4j.notation.GameRecordReader;
import java.util.Iterator;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** Finds one game of a file, and the game as it was at a ply. */
final class GameFinder {
    private final RecordFile file;
    private final CommandLine command;
    private @Nullable GameRecord found;

    GameFinder(RecordFile file, CommandLine command) {
        this.file = file;
        this.command = command;
    }

    /** The game with this number, from 1; empty if there is none at all in the file. */
    Optional<GameRecord> find(int number, Rules rules) {
        if (number < 1) {
            throw new ParameterException(command, "--game: found " + number + ", expected 1 or more");
        }
        file.read(GameRecordReader.lenient().rules(rules), games -> find(number, games));
        return Optional.ofNullable(found);
    }

    private void find(int number, Iterator<GameRecord> games) {
        int count = 0;
        while (games.hasNext() && found == null) {
            GameRecord game = games.next();
            count++;
            found = count == number ? game : null;
        }
        if (found == null && count > 0) {
            throw new ParameterException(
                    command,
                    "--game: found " + number + ", but " + file.shownName() + " has "
                            + Plural.of(count, "game", "games"));
        }
    }

    /** The game after so many plies; after all of them if there is no number. */
    Game at(@Nullable Integer ply, GameRecord record) {
        Game game = record.game();
        if (ply == null) {
            return game;
        }
        if (ply < 0 || ply > game.ply()) {
            throw new ParameterException(command, "--ply: found " + ply + ", expected 0.." + game.ply());
        }
        while (game.ply() > ply) {
            game = game.takeBack();
        }
        return game;
    }
}
