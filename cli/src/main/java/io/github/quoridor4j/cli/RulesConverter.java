package io.github.quoridor4j.cli;

import io.github.quoridor4j.Rules;
import io.github.quoridor4j.notation.NotationException;
import io.github.quoridor4j.notation.RulesText;
import java.util.Iterator;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a rule set on the command line. */
final class RulesConverter implements ITypeConverter<Rules> {
    @Override
    public Rules convert(String text) {
        try {
            return RulesText.parse(text);
        } catch (NotationException e) {
            throw new TypeConversionException(e.problem().reason());
        }
    }

    /** What a shell can complete. */
    static final class Names implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Rules.presets().keySet().iterator();
        }
    }
}
