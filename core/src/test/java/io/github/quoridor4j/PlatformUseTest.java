package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.testkit.ClassFile;
import io.github.quoridor4j.testkit.MainClasses;
import io.github.quoridor4j.testkit.PlatformUse;
import java.io.InputStreamReader;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The search for uses of the platform finds them. */
class PlatformUseTest {
    /** Uses what the library must not use, and besides what looks like it. */
    @SuppressWarnings({"DefaultCharset", "JavaTimeDefaultTimeZone", "StringCaseLocaleUsage", "unused"})
    private static final class Careless {
        Stream<Object> careless() {
            Supplier<String> lower = "I"::toLowerCase;
            return Stream.of(
                    System.out,
                    System.nanoTime(),
                    lower.get(),
                    String.format("%d", 1),
                    "I".getBytes(),
                    Locale.getDefault(),
                    new InputStreamReader(System.in),
                    java.time.LocalDate.now(),
                    Math.random());
        }

        Stream<Object> careful() {
            return Stream.of(
                    "I".toLowerCase(Locale.ROOT),
                    String.format(Locale.ROOT, "%d", 1),
                    "I".getBytes(java.nio.charset.StandardCharsets.UTF_8),
                    Math.abs(1));
        }
    }

    @Test
    void findsEachOfThem() {
        List<ClassFile> tests = MainClasses.files(PlatformUseTest.class).stream()
                .filter(file -> file.name().startsWith(PlatformUseTest.class.getName() + "$"))
                .toList();

        assertThat(PlatformUse.of(tests).stream().map(line -> line.replaceFirst(".* uses ", "")))
                .containsExactlyInAnyOrder(
                        "java.io.InputStreamReader.<init>(java.io.InputStream)",
                        "java.lang.Math.random()",
                        "java.lang.String.format(java.lang.String, [java.lang.Object)",
                        "java.lang.String.getBytes()",
                        "java.lang.String.toLowerCase()",
                        "java.lang.System.in",
                        "java.lang.System.nanoTime()",
                        "java.lang.System.out",
                        "java.time.LocalDate.now()",
                        "java.util.Locale.getDefault()");
    }
}
