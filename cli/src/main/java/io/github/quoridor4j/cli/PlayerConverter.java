package io.github.quoridor4j.cli;

import io.github.quoridor4j.Player;
import java.util.Arrays;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a player's number on the command line. */
final class PlayerConverter implements ITypeConverter<Player> {
    @Override
    public Player convert(String text) {
        return Arrays.stream(Player.values())
                .filter(player -> String.valueOf(player.number()).equals(text))
                .findFirst()
                .orElseThrow(() -> new TypeConversionException("found '" + text + "', expected a player, 1..4"));
    }
}
