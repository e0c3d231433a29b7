package io.github.quoridor4j.notation;

import io.github.quoridor4j.Move;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** A playthrough: a header, then for every state what there is to know about it, and the action taken there. */
final class OpenSpielFormat implements LineFormat {
    static final String GAME = "game:";
    static final String NAME = "quoridor";
    static final String ACTION = "# Apply action";

    private static final String PARAMETERS = "GetParameters() =";
    private static final String PLAYERS = "NumPlayers() =";
    private static final String LEGAL_ACTIONS = "StringLegalActions() =";
    private static final String TERMINAL = "IsTerminal() = True";
    private static final String RETURNS = "Returns() =";

    /** A pawn's move to the row that is shown at the top, which only a first player can have who starts there. */
    private static final Pattern STEP_AT_TOP = Pattern.compile("\"[a-i]1\"");

    private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,9}(?:\\.[0-9]{1,9})?");

    private final Optional<Rules> usual;
    private final OpenSpielHeader header = new OpenSpielHeader();
    private boolean isFirstLine = true;
    private boolean hasBegun;
    private boolean isTerminal;

    /** Playthroughs of 2019 have the first player at the top, so that with row 1 up there they are algebraic. */
    private MoveNotation notation = MoveNotation.GLENDENNING;

    OpenSpielFormat(Optional<Rules> usual) {
        this.usual = usual;
    }

    @Override
    public boolean needsPosition() {
        return true;
    }

    @Override
    public boolean startsGame(TextLine line) {
        return line.startsWith(GAME);
    }

    @Override
    public boolean concerns(TextLine line) {
        boolean isOfHeader = line.startsWith(GAME)
                || line.startsWith(PARAMETERS)
                || line.startsWith(PLAYERS)
                || line.startsWith(LEGAL_ACTIONS);
        return isFirstLine
                || (isOfHeader && !hasBegun)
                || line.startsWith(ACTION)
                || line.startsWith(TERMINAL)
                || (isTerminal && line.startsWith(RETURNS));
    }

    @Override
    public void read(TextLine line, RecordDraft draft) {
        ProblemLog problems = draft.problems();
        if (line.startsWith(GAME)) {
            game(line, behind(line, GAME), problems);
        } else if (line.startsWith(ACTION)) {
            begin(line.number(), draft);
            action(line, behind(line, ACTION), draft);
        } else if (isFirstLine) {
            problems.add(line.expected(line.span(), GAME + " " + NAME));
        } else if (line.startsWith(PARAMETERS)) {
            header.read(line, within(behind(line, PARAMETERS), '{', '}'), problems);
        } else if (line.startsWith(PLAYERS)) {
            header.read("players", line, behind(line, PLAYERS), problems);
        } else if (line.startsWith(TERMINAL)) {
            isTerminal = true;
        } else if (line.startsWith(RETURNS)) {
            returns(line, within(behind(line, RETURNS), '[', ']'), draft);
        } else if (STEP_AT_TOP.matcher(line.text()).find()) {
            notation = MoveNotation.ALGEBRAIC;
        }
        isFirstLine = false;
    }

    /** {@code quoridor(board_size=5,players=4)}, or without parameters. */
    private void game(TextLine line, TextSpan game, ProblemLog problems) {
        int parameters = game.text().indexOf('(');
        TextSpan name = game.part(game.from(), parameters < 0 ? game.to() : game.from() + parameters);
        if (!name.text().equals(NAME)) {
            problems.add(line.expected(name, NAME));
        }
        header.read(line, within(game, '(', ')'), problems);
    }

    /** The header is complete. */
    private void begin(int number, RecordDraft draft) {
        if (hasBegun) {
            return;
        }
        hasBegun = true;
        Optional<Rules> told = header.rules();
        if (told.isPresent() || usual.isEmpty()) {
            draft.tag(TagName.RULES.text(), RulesText.format(told.orElseGet(() -> Rules.openSpiel(2))), number, 1);
        }
        if (!header.areKnown()) {
            draft.endLine();
        }
    }

    private void action(TextLine line, TextSpan quoted, RecordDraft draft) {
        new MoveWords(this::move, "", "an action such as e8, e6h or e6v").read(line, within(quoted, '"', '"'), draft);
    }

    /** To stay where one is, is to pass. */
    private Optional<Move> move(String text, Position before) {
        Move pass = Move.of(before.pawn(before.playerToMove()));
        return notation.tryParse(text, before).map(move -> move.equals(pass) ? Move.pass() : move);
    }

    /** One number a seat, of which the winner's is positive. */
    private static void returns(TextLine line, TextSpan numbers, RecordDraft draft) {
        List<String> words = numbers.words().stream().map(TextSpan::text).toList();
        Rules rules = draft.position().rules();
        boolean areNumbers =
                words.stream().allMatch(word -> NUMBER.matcher(word).matches());
        if (words.size() != rules.players().size() || !areNumbers) {
            draft.problems()
                    .add(line.expected(
                            numbers,
                            "a number for each of the " + rules.players().size() + " players"));
            return;
        }
        List<Player> winners = rules.players().stream()
                .filter(player -> Double.parseDouble(words.get(player.ordinal())) > 0)
                .toList();
        String result = winners.size() == 1 ? RecordResult.win(winners.get(0), rules) : RecordResult.DRAW;
        draft.result(result, numbers.text(), line.number(), TextLine.column(numbers));
    }

    private static TextSpan behind(TextLine line, String prefix) {
        TextSpan span = line.span();
        return span.part(span.from() + prefix.length(), span.to()).strip();
    }

    /** What stands between the first and the last of these signs; nothing if they are not there. */
    private static TextSpan within(TextSpan span, char first, char last) {
        int from = span.text().indexOf(first);
        int to = span.text().lastIndexOf(last);
        return from < 0 || to <= from
                ? span.part(span.to(), span.to())
                : span.part(span.from() + from + 1, span.from() + to);
    }

    @Override
    public void finish(RecordDraft draft) {
        begin(1, draft);
    }
}
