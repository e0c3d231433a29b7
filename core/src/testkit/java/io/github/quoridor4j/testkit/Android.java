package io.github.quoridor4j.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.codehaus.mojo.animal_sniffer.SignatureChecker;
import org.codehaus.mojo.animal_sniffer.logging.Logger;

/** What Android 8.0 (API level 26) offers to a program, core library desugaring included. */
public final class Android {
    /** Put beside the test classes by the build. */
    private static final String SIGNATURE = "/android.signature";

    /** What Android's tools replace in each class: the parent and the methods of records, and {@code +} of texts. */
    private static final Set<String> REPLACED =
            Set.of("java.lang.Record", "java.lang.runtime.ObjectMethods", "java.lang.invoke.StringConcatFactory");

    private Android() {}

    /**
     * Which uses of the platform Android has no answer to, a line for each; empty if there are none.
     *
     * @param anyOfThem a class of the module, whose main classes are looked at
     * @param others one class of each other package that they may use besides the platform
     */
    public static List<String> missing(Class<?> anyOfThem, Class<?>... others) {
        Set<String> given = new HashSet<>(REPLACED);
        given.add(allBeside(anyOfThem));
        for (Class<?> other : others) {
            given.add(allBeside(other));
        }
        Findings findings = new Findings();
        try (InputStream signature = Android.class.getResourceAsStream(SIGNATURE)) {
            SignatureChecker checker = new SignatureChecker(signature, given, findings);
            checker.setSourcePath(List.of()); // it fails without
            checker.process(MainClasses.root(anyOfThem));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return findings.errors;
    }

    private static String allBeside(Class<?> type) {
        return type.getPackageName() + ".*";
    }

    /** Keeps what the checker finds, and leaves out what it tells besides. */
    private static final class Findings implements Logger {
        private final List<String> errors = new ArrayList<>();

        @Override
        public void error(String message) {
            errors.add(message);
        }

        @Override
        public void error(String message, Throwable cause) {
            errors.add(message + ": " + cause);
        }

        @Override
        public void warn(String message) {}

        @Override
        public void warn(String message, Throwable cause) {}

        @Override
        public void info(String message) {}

        @Override
        public void info(String message, Throwable cause) {}

        @Override
        public void debug(String message) {}

        @Override
        public void debug(String message, Throwable cause) {}
    }
}
