package io.github.quoridor4j.cli;

import io.github.quoridor4j.notation.RecordFormat;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the name of a format on the command line: small letters, hyphens. */
final class FormatConverter implements ITypeConverter<RecordFormat> {
    @Override
    public RecordFormat convert(String text) {
        return Arrays.stream(RecordFormat.values())
                .filter(format -> name(format).equals(text.toLowerCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow(() -> new TypeConversionException(
                        "found '" + text + "', expected " + names(List.of(RecordFormat.values()))));
    }

    static String name(RecordFormat format) {
        return format.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static String names(List<RecordFormat> formats) {
        return formats.stream().map(FormatConverter::name).collect(Collectors.joining(", "));
    }

    /** What a shell can complete. */
    static final class Names implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Arrays.stream(RecordFormat.values())
                    .map(FormatConverter::name)
                    .iterator();
        }
    }
}
