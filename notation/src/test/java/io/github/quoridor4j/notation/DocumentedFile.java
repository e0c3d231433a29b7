package io.github.quoridor4j.notation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A file of documentation, Java or Markdown, with its marked blocks: one comment or several, then the lines of the diagrams
 * side by side, inside {@code pre} or a fence of backticks.
 */
final class DocumentedFile {
    /**
     * A marked block.
     *
     * @param prose what the text says since the block before, or since its Javadoc comment began
     */
    record Block(int line, String prose, List<DocumentedDiagram> diagrams) {}

    private static final String COMMENT = "<!-- diagram";
    private static final int GAP = 3;
    private static final Pattern JAVADOC = Pattern.compile("^ *\\* ?");

    /** A row of a board, which has its number at both ends. */
    private static final Pattern ROW = Pattern.compile("\\b([1-9]) \\|.*\\| \\1\\b");

    private final Path path;
    private final String text;
    private final List<Block> blocks = new ArrayList<>();
    private final List<Integer> unmarkedRows = new ArrayList<>();
    private final StringBuilder redrawn = new StringBuilder();

    private final List<String> lines;
    private final boolean java;
    private int next;

    private DocumentedFile(Path path, String text) {
        this.path = path;
        this.text = text;
        this.lines = text.lines().toList();
        this.java = path.toString().endsWith(".java");
        walk();
    }

    static DocumentedFile read(Path path) throws IOException {
        return new DocumentedFile(path, Files.readString(path));
    }

    Path path() {
        return path;
    }

    String text() {
        return text;
    }

    List<Block> blocks() {
        return blocks;
    }

    /** The numbers of lines that look like a board, in documentation, but are in no marked block. */
    List<Integer> unmarkedRows() {
        return unmarkedRows;
    }

    /** The file's text with all its blocks as the library draws them. */
    String redrawn() {
        return redrawn.toString();
    }

    private void walk() {
        StringBuilder prose = new StringBuilder();
        while (next < lines.size()) {
            String content = content(lines.get(next));
            if (content.startsWith(COMMENT)) {
                redraw(prose.toString());
                prose.setLength(0);
                continue;
            }
            if (isDocumentation(lines.get(next)) && ROW.matcher(content).find()) {
                unmarkedRows.add(next + 1);
            }
            if (java && content.strip().startsWith("/**")) {
                prose.setLength(0);
            } else {
                prose.append(content).append('\n');
            }
            copy();
        }
    }

    private void redraw(String prose) {
        int line = next + 1;
        String margin = margin(lines.get(next));
        List<DocumentedDiagram> diagrams = new ArrayList<>();
        while (content(lines.get(next)).startsWith(COMMENT)) {
            diagrams.add(DocumentedDiagram.parse(comment()));
        }
        expect(java ? "<pre>{@code" : "```");
        for (String drawn : sideBySide(diagrams)) {
            redrawn.append((margin + drawn).stripTrailing()).append('\n');
        }
        String end = java ? "}</pre>" : "```";
        while (!content(lines.get(next)).equals(end)) {
            next++;
        }
        copy();
        blocks.add(new Block(line, prose, diagrams));
    }

    /** One comment, in one line, however many it takes. */
    private String comment() {
        StringBuilder comment = new StringBuilder(content(lines.get(next)));
        copy();
        while (comment.indexOf("-->") < 0) {
            comment.append(' ').append(content(lines.get(next)).strip());
            copy();
        }
        return comment.toString();
    }

    private void expect(String content) {
        if (!content(lines.get(next)).equals(content)) {
            throw new IllegalStateException(path + ":" + (next + 1) + ": expected " + content);
        }
        copy();
    }

    private void copy() {
        redrawn.append(lines.get(next)).append('\n');
        next++;
    }

    private boolean isDocumentation(String line) {
        return !java || !margin(line).isEmpty();
    }

    private String content(String line) {
        return line.substring(margin(line).length());
    }

    private String margin(String line) {
        var margin = JAVADOC.matcher(line);
        return java && margin.find() ? margin.group() : "";
    }

    private static List<String> sideBySide(List<DocumentedDiagram> diagrams) {
        boolean titled = diagrams.stream().anyMatch(diagram -> !diagram.title().isEmpty());
        List<List<String>> columns = diagrams.stream()
                .map(diagram -> titled ? diagram.titledLines() : diagram.lines())
                .toList();
        int height = columns.stream().mapToInt(List::size).max().orElseThrow();
        List<String> joined = new ArrayList<>();
        for (int i = 0; i < height; i++) {
            StringBuilder line = new StringBuilder();
            int end = 0;
            for (List<String> column : columns) {
                line.append(" ".repeat(end - line.length())).append(i < column.size() ? column.get(i) : "");
                end += column.stream().mapToInt(String::length).max().orElseThrow() + GAP;
            }
            joined.add(line.toString());
        }
        return joined;
    }
}
