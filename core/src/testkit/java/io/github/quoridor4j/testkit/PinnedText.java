package io.github.quoridor4j.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Lines that a file of the repository says people have agreed to: blocks of a line at the margin and indented ones below,
 * whose order follows from what they say.
 */
public final class PinnedText {
    /** Writes the file instead of comparing: {@code mvn test -Dpinned.update}. */
    private static final String UPDATE = "pinned.update";

    private PinnedText() {}

    /**
     * Compares with a file, or writes it.
     *
     * @param file from the folder of the module on
     * @return what to tell of the difference; empty if there is none
     */
    public static String difference(List<String> lines, String file) {
        Path path = Path.of(System.getProperty("basedir", "")).resolve(file);
        try {
            if (System.getProperty(UPDATE) != null) {
                Files.createDirectories(path.toAbsolutePath().getParent());
                Files.writeString(path, String.join("\n", lines) + "\n");
            }
            List<String> pinned = Files.exists(path) ? Files.readAllLines(path) : List.of();
            return pinned.equals(lines) ? "" : message(file, pinned, lines);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String message(String file, List<String> pinned, List<String> now) {
        List<String> before = qualified(pinned);
        List<String> after = qualified(now);
        List<String> differences = new ArrayList<>();
        before.stream().filter(line -> !after.contains(line)).forEach(line -> differences.add("- " + line));
        after.stream().filter(line -> !before.contains(line)).forEach(line -> differences.add("+ " + line));
        return file + " says otherwise (- there, + now):\n"
                + (differences.isEmpty() ? "the same lines in another order" : String.join("\n", differences))
                + "\nIf this is meant: run the test with -D" + UPDATE
                + ", look at what git says of the file, and commit it.";
    }

    /** Each indented line with the type to which it belongs. */
    private static List<String> qualified(List<String> lines) {
        List<String> qualified = new ArrayList<>();
        String type = "";
        for (String line : lines) {
            boolean belongs = line.startsWith(" ");
            type = belongs ? type : line.replaceFirst(".*?\\b(?:class|enum|record|interface) ([\\w.]+).*", "$1");
            qualified.add(belongs ? type + ": " + line.strip() : line);
        }
        return qualified;
    }
}
