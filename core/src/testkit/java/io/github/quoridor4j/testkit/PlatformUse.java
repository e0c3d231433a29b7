package io.github.quoridor4j.testkit;

import java.util.List;
import java.util.regex.Pattern;

/** Uses of the platform whose result depends on the machine, the time or the user, and which talk to him. */
public final class PlatformUse {
    private static final List<Pattern> BANNED = List.of(
            // the user's streams, and the end of his program
            pattern("java.lang.System.(in|out|err)"),
            pattern("java.lang.(System|Runtime).(exit|halt)(..)"),
            pattern("java.lang.*.printStackTrace()"),
            pattern("java.io.Print*.*"),
            pattern("java.util.Scanner.*"),
            // his settings
            pattern("java.lang.System.(getProperty|getenv|getProperties)(..)"),
            pattern("java.lang.(Integer|Long|Boolean).(getInteger|getLong|getBoolean)(..)"),
            // his language
            pattern("java.util.Locale.getDefault(..)"),
            pattern("java.lang.String.(toLowerCase|toUpperCase)()"),
            pattern("java.lang.String.format(java.lang.String, ..)"),
            pattern("java.lang.String.formatted(..)"),
            pattern("java.util.Formatter.<init>()"),
            pattern("java.text.*"),
            pattern("java.time.format.DateTimeFormatter.ofPattern(java.lang.String)"),
            // his character set
            pattern("java.nio.charset.Charset.defaultCharset()"),
            pattern("java.lang.String.getBytes()"),
            pattern("java.lang.String.<init>([B)"),
            pattern("java.lang.String.<init>([B, I, I)"),
            pattern("java.io.InputStreamReader.<init>(java.io.InputStream)"),
            pattern("java.io.OutputStreamWriter.<init>(java.io.OutputStream)"),
            pattern("java.io.(FileReader|FileWriter).<init>(..)"),
            pattern("java.io.ByteArrayOutputStream.toString()"),
            // time and chance
            pattern("java.lang.System.(currentTimeMillis|nanoTime)()"),
            pattern("java.time.*.now(..)"),
            pattern("java.time.ZoneId.systemDefault()"),
            pattern("java.util.TimeZone.*"),
            pattern("java.util.(Date|Calendar|Random|SplittableRandom|UUID).*"),
            pattern("java.util.concurrent.ThreadLocalRandom.*"),
            pattern("java.lang.Math.random()"),
            pattern("java.lang.System.identityHashCode(..)"));

    private PlatformUse() {}

    /** In the form of {@link ClassFile#members()}, with a star or two dots for any text, and choices in parentheses. */
    private static Pattern pattern(String text) {
        String choices = text.replaceAll("\\((\\w+(?:\\|\\w+)+)\\)", "<<$1>>");
        String quoted = choices.replaceAll("([\\[\\]()])", "\\\\$1");
        return Pattern.compile(quoted.replace("<<", "(")
                .replace(">>", ")")
                .replace("..", "#")
                .replace(".", "\\.")
                .replace("*", ".*")
                .replace("#", ".*"));
    }

    /** Who uses what of these, a line for each; empty if nobody does. */
    public static List<String> of(List<ClassFile> files) {
        return files.stream()
                .flatMap(file -> file.members().stream()
                        .filter(PlatformUse::isBanned)
                        .map(member -> file.name() + " uses " + member))
                .toList();
    }

    static boolean isBanned(String member) {
        return BANNED.stream().anyMatch(pattern -> pattern.matcher(member).matches());
    }
}
