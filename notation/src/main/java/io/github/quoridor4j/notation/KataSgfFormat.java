package io.github.quoridor4j.notation;

import io.github.quoridor4j.Move;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A game a line in the SGF of Kata programs, where Black is the first player. */
final class KataSgfFormat implements LineFormat {
    private static final Map<String, String> TAGS = Map.of(
            "PB", "Player1",
            "PW", "Player2",
            "EV", "Event",
            "DT", "Date",
            "RO", "Round",
            "PC", "Site");

    /** Properties of the root that are read elsewhere, or say nothing about a game of Quoridor. */
    private static final Set<String> NO_TAGS = Set.of("FF", "CA", "HA", "AB", "AW", "B", "W", "C", "RE", "DR");

    private final Optional<Rules> usual;
    private final Set<String> tags = new HashSet<>();
    private int moves;

    KataSgfFormat(Optional<Rules> usual) {
        this.usual = usual;
    }

    @Override
    public void read(TextLine line, RecordDraft draft) {
        List<SgfProperty> properties = SgfLine.properties(line, draft.problems());
        boolean isWhole = draft.problems().isEmpty();
        boolean knowsRules = rules(line, properties, draft);
        properties.stream().filter(SgfProperty::isOfRoot).forEach(property -> tag(property, line, draft));
        if (!knowsRules) {
            draft.endLine();
        }
        properties.forEach(property -> play(property, line, draft));
        if (!isWhole) {
            draft.endLine();
        }
        properties.stream()
                .filter(SgfProperty::isOfRoot)
                .filter(property -> property.name().equals("RE"))
                .forEach(property -> result(property, line, draft));
    }

    /** Adds the rules to the draft if they are not the usual ones; false if there is a problem with them. */
    private boolean rules(TextLine line, List<SgfProperty> properties, RecordDraft draft) {
        Rules assumed = usual.orElseGet(Rules::standard);
        Rules base = assumed.players().size() == 2 ? assumed : Rules.standard();
        KataRules rules = new KataRules(base, line, draft.problems());
        properties.stream().filter(SgfProperty::isOfRoot).forEach(rules::read);
        Rules playedBy = rules.build();
        if (!playedBy.equals(assumed)) {
            draft.tag(TagName.RULES.text(), RulesText.format(playedBy), line.number(), 1);
        }
        return rules.areKnown();
    }

    private void tag(SgfProperty property, TextLine line, RecordDraft draft) {
        String name = property.name();
        if (name.equals("DR") && !property.text().isEmpty()) {
            tag(TagName.TERMINATION.text(), KataResult.termination(property.text()), property, line, draft);
        } else if (!NO_TAGS.contains(name)
                && !KataRules.NAMES.contains(name)
                && !property.text().isEmpty()) {
            tag(TAGS.getOrDefault(name, name), property.text(), property, line, draft);
        }
    }

    private void tag(String name, String value, SgfProperty property, TextLine line, RecordDraft draft) {
        if (tags.add(name)) {
            draft.tag(name, value, line.number(), TextLine.column(property.value()));
        } else {
            draft.problems().add(line.expected(property.value(), "one value of " + property.name()));
        }
    }

    private void play(SgfProperty property, TextLine line, RecordDraft draft) {
        if (property.name().equals("C")) {
            draft.comment(property.text(), line.number(), TextLine.column(property.value()));
        } else if (!draft.isLineEnded()) {
            switch (property.name()) {
                case "AB" -> start(Player.ONE, property, line, draft);
                case "AW" -> start(Player.TWO, property, line, draft);
                case "B" -> move(0, property, line, draft);
                case "W" -> move(1, property, line, draft);
                default -> {}
            }
        }
    }

    private static void start(Player player, SgfProperty property, TextLine line, RecordDraft draft) {
        Position start = draft.position();
        Move there = Move.of(start.pawn(player));
        if (!point(property, start).equals(Optional.of(there))) {
            MoveWords.stop(line.expected(property.value(), "the point where the player starts, " + there), draft);
        }
    }

    private void move(int seat, SgfProperty property, TextLine line, RecordDraft draft) {
        TextSpan value = property.value();
        Optional<Move> move = point(property, draft.position());
        if (moves++ % 2 != seat) {
            MoveWords.stop(line.expected(value, "a move of " + (seat == 0 ? "W" : "B")), draft);
        } else if (move.isEmpty()) {
            MoveWords.stop(line.expected(value, "a move's point such as io, or nothing"), draft);
        } else {
            draft.move(move.get(), value.text(), line.number(), TextLine.column(value));
        }
    }

    private static Optional<Move> point(SgfProperty property, Position position) {
        return KataPoint.move(property.text(), position.rules().size());
    }

    private void result(SgfProperty property, TextLine line, RecordDraft draft) {
        Optional<KataResult> result = KataResult.of(property.text());
        if (result.isEmpty()) {
            draft.problems().add(line.expected(property.value(), "a result such as B+0.5, W+R or 0"));
            return;
        }
        draft.result(result.get().text(), property.value().text(), line.number(), TextLine.column(property.value()));
        result.get().termination().ifPresent(reason -> tag(TagName.TERMINATION.text(), reason, property, line, draft));
    }
}
