package io.github.quoridor4j.notation;

import io.github.quoridor4j.Legality;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.PawnMove;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A diagram in the documentation, as the comment before it tells: {@code <!-- diagram "title": position ; more ; more -->}.
 *
 * <p>The title is optional. The position is a {@link PositionText}, {@code start of kid-2}, or {@code after e2 e8} under the
 * standard rules. What may follow:
 *
 * <pre>
 * a2 OUT_OF_REACH  a claim, to be checked: a move and its legality; where a pawn may not go is marked
 * mark a2          marks a square
 * pawn moves       shows the legal ones
 * paths            shows the shortest ones of all players
 * captions         draws the lines below the board, too
 * </pre>
 */
record DocumentedDiagram(String title, Diagram diagram, boolean captions, List<Claim> claims) {
    /** That a move has a legality. */
    record Claim(Move move, Legality legality) {}

    private static final Pattern FORM = Pattern.compile("<!-- diagram(?: \"([^\"]+)\")?: (.+) -->");

    /** Between what can follow; rules have semicolons without blanks. */
    private static final String SEPARATOR = " ; ";

    static DocumentedDiagram parse(String comment) {
        Matcher form = FORM.matcher(comment);
        if (!form.matches()) {
            throw new IllegalArgumentException("not a diagram's comment: " + comment);
        }
        String[] parts = form.group(2).split(SEPARATOR, -1);
        Position position = position(parts[0]);
        Diagram diagram = Diagram.of(position);
        boolean captions = false;
        List<Claim> claims = new ArrayList<>();
        for (String part : List.of(parts).subList(1, parts.length)) {
            if (part.equals("captions")) {
                captions = true;
            } else if (part.equals("paths")) {
                diagram = diagram.paths();
            } else if (part.equals("pawn moves")) {
                diagram = diagram.legalMoves(pawnMoves(position));
            } else if (part.startsWith("mark ")) {
                diagram = diagram.mark(Square.parse(part.substring("mark ".length())));
            } else {
                Claim claim = claim(part);
                claims.add(claim);
                diagram = withMark(diagram, claim);
            }
        }
        return new DocumentedDiagram(form.group(1) == null ? "" : form.group(1), diagram, captions, claims);
    }

    private static Position position(String text) {
        if (text.startsWith("start of ")) {
            return Position.initial(RulesText.parse(text.substring("start of ".length())));
        }
        if (!text.startsWith("after ")) {
            return PositionText.parse(text);
        }
        Position position = Position.initial(Rules.standard());
        for (String move : text.substring("after ".length()).split(" ", -1)) {
            position = position.play(Move.parse(move));
        }
        return position;
    }

    private static Set<Move> pawnMoves(Position position) {
        return position.legalMoves().stream().filter(PawnMove.class::isInstance).collect(Collectors.toSet());
    }

    private static Claim claim(String text) {
        String[] words = text.split(" ", -1);
        if (words.length != 2) {
            throw new IllegalArgumentException("not an addition and not a claim: " + text);
        }
        return new Claim(Move.parse(words[0]), Legality.valueOf(words[1]));
    }

    private static Diagram withMark(Diagram diagram, Claim claim) {
        boolean marked = claim.legality() != Legality.LEGAL && claim.legality() != Legality.OFF_BOARD;
        return marked && claim.move() instanceof PawnMove pawn ? diagram.mark(pawn.to()) : diagram;
    }

    /** What stands in the documentation. */
    List<String> lines() {
        List<String> lines = diagram.toAscii().lines().toList();
        return captions ? lines : lines.subList(0, lines.indexOf(""));
    }

    /** The same below the title, which begins where the frame does. */
    List<String> titledLines() {
        List<String> lines = new ArrayList<>(List.of("   " + title));
        lines.addAll(lines());
        return lines;
    }
}
