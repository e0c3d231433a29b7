package io.github.quoridor4j;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * One known count: how many sequences of {@code depth} moves there are from a position.
 *
 * <p>A suite is a text of blocks, one a position:
 *
 * <pre>
 *   position t-boxed-start
 *   rules size=9;players=2;fences=10;stuck=loss
 *   moves d1v e1v
 *   perft d1=121 d2=14435 d3=1642300
 * </pre>
 */
record PerftRow(String name, String rules, String moves, int depth, long count) {

    static List<PerftRow> read(String resource) {
        List<PerftRow> rows = new ArrayList<>();
        String name = "";
        String rules = "";
        String moves = "";
        for (String line : TestResources.lines(resource)) {
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            String[] keyAndValue = line.split(" ", 2);
            String value = keyAndValue[1];
            switch (keyAndValue[0]) {
                case "position" -> {
                    name = value;
                    moves = "";
                }
                case "rules" -> rules = value;
                case "moves" -> moves = value;
                case "perft" -> {
                    for (String item : value.split(" ", -1)) {
                        String[] depthAndCount = item.substring(1).split("=", 2);
                        int depth = Integer.parseInt(depthAndCount[0]);
                        rows.add(new PerftRow(name, rules, moves, depth, Long.parseLong(depthAndCount[1])));
                    }
                }
                default -> throw new IllegalArgumentException("not a line of a perft suite: " + line);
            }
        }
        return rows;
    }

    Position position() {
        Position position = Position.initial(RulesReader.read(rules));
        for (Move move : Arrays.stream(moves.split(" ", -1))
                .filter(text -> !text.isEmpty())
                .map(Move::parse)
                .toList()) {
            position = position.play(move);
        }
        return position;
    }

    @Override
    public String toString() {
        return name + ", depth " + depth;
    }
}
