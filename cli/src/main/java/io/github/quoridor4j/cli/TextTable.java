package io.github.quoridor4j.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/** Rows of texts, printed in columns that are as wide as their widest text. */
final class TextTable {
    private static final int BETWEEN = 2;

    private final List<List<String>> rows = new ArrayList<>();

    /** Adds a row, with as many texts as the others have. */
    void add(String... texts) {
        rows.add(List.of(texts));
    }

    void print(PrintWriter out) {
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < row.size(); column++) {
                String text = row.get(column);
                line.append(text).append(" ".repeat(width(column) - text.length() + BETWEEN));
            }
            out.println(line.toString().stripTrailing());
        }
    }

    private int width(int column) {
        return rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
    }
}
