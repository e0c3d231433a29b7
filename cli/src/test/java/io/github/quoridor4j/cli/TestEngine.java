package io.github.quoridor4j.cli;

import io.github.quoridor4j.Rules;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Stream;

/** A program that speaks the Quoridor Text Protocol, run as a process of its own, with one fault. */
final class TestEngine {
    private final String fault;
    private final PrintStream out = new PrintStream(System.out, false, StandardCharsets.US_ASCII);
    private final QtpSession honest = new QtpSession(new QtpGame(Rules.standard()), new Bot(null), false);
    private boolean hasPlayed;

    private TestEngine(String fault) {
        this.fault = fault;
    }

    /** The command that runs it with these words. */
    static String command(String... words) {
        return command(TestEngine.class, words);
    }

    /** The command that runs the main method of a class in a small Java. */
    static String command(Class<?> main, String... words) {
        return "\"" + String.join("\" \"", commandWords(main, words)) + "\"";
    }

    static List<String> commandWords(Class<?> main, String... words) {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        List<String> start = List.of(
                java.toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Xmx64m",
                "-cp",
                System.getProperty("java.class.path"),
                main.getName());
        return Stream.concat(start.stream(), List.of(words).stream()).toList();
    }

    /** A fault, and for one of them a file for the numbers of the processes. */
    public static void main(String[] args) throws IOException, InterruptedException {
        if (args[0].equals("sleeps")) {
            sleep();
        }
        if (args[0].startsWith("has a child")) {
            Process child = new ProcessBuilder(commandWords(TestEngine.class, "sleeps")).start();
            Path file = Path.of(args[1]);
            Files.writeString(
                    file,
                    ProcessHandle.current().pid() + " " + child.pid() + "\n",
                    StandardOpenOption.CREATE,
                    StandardOpenOption.APPEND);
        }
        new TestEngine(args[0]).run();
    }

    private void run() throws IOException, InterruptedException {
        BoundedLines lines = new BoundedLines(System.in);
        BoundedLines.Line line = lines.next();
        while (line != null && !honest.isOver()) {
            answer(line);
            out.flush();
            line = lines.next();
        }
    }

    private void answer(BoundedLines.Line line) throws InterruptedException {
        switch (fault + ": " + line.text().split(" ", 2)[0]) {
            case "lies: genmove" -> out.print("= A5\n\n");
            case "raves: genmove" -> out.print("= Z9 sideways\n\n");
            case "says no: genmove" -> out.print("? no idea }\n\n");
            case "speaks its mind: genmove" -> out.print("thinking\n= E8\n\n");
            case "babbles: genmove" -> out.print(honest.answer(line) + "by the way\n");
            case "hangs: genmove", "has a child: genmove" -> sleep();
            case "dies: genmove", "has a child and dies: genmove" -> System.exit(3);
            case "closes: genmove" -> {
                System.out.close();
                sleep();
            }
            case "floods: genmove" -> flood("x");
            case "floods by lines: genmove" -> flood("= E8\n");
            case "floods by zeros: genmove" -> flood("\0");
            case "refuses moves: playmove", "refuses moves: playwall" -> out.print("? illegal move\n\n");
            case "refuses sizes: boardsize" -> out.print("? unacceptable size\n\n");
            case "plays once: boardsize" -> playOnce(line);
            default -> out.print(honest.answer(line));
        }
    }

    private void playOnce(BoundedLines.Line line) {
        if (hasPlayed) {
            System.exit(4);
        }
        hasPlayed = true;
        out.print(honest.answer(line));
    }

    private void flood(String text) {
        while (!out.checkError()) {
            out.print(text.repeat(1000));
        }
    }

    private static void sleep() throws InterruptedException {
        while (true) {
            Thread.sleep(1000);
        }
    }
}
