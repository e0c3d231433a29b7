package io.github.quoridor4j.notation;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Outcome;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A record while it is being read, from whatever format. Tags come first, then the moves; each with its place, since every
 * problem names it.
 */
final class RecordDraft {
    private final GameRecordReader settings;
    private final boolean checksLegality;
    private final ProblemLog problems;
    private final Map<TagName, TagText> tags = new HashMap<>();
    private final StringBuilder intro = new StringBuilder();
    private int introLine;
    private int introColumn;
    private boolean isStartKnown = true;

    /** The main line, as soon as there is anything for it. */
    private @Nullable LineDraft main;

    /** The variations in which we are, the innermost first, and where they begin. */
    private final Deque<OpenLine> open = new ArrayDeque<>();

    private @Nullable String result;

    /** How the result stands in the text. */
    private String resultFound = "";

    private int resultLine;
    private int resultColumn;

    private boolean awaitsResult;

    /** How many more variations are open than there may be; they are left out. */
    private int tooDeep;

    private record OpenLine(LineDraft draft, int line, int column) {}

    RecordDraft(GameRecordReader settings, ProblemLog problems) {
        this(settings, settings.checksLegality(), problems);
    }

    /** For formats whose moves mean nothing without their position: these check legality whatever the settings are. */
    RecordDraft(GameRecordReader settings, boolean checksLegality, ProblemLog problems) {
        this.settings = settings;
        this.checksLegality = checksLegality;
        this.problems = problems;
    }

    ProblemLog problems() {
        return problems;
    }

    /** Whether there was nothing for a record at all. */
    boolean isEmpty() {
        return tags.isEmpty() && intro.length() == 0 && main == null && result == null && problems.isEmpty();
    }

    /** Whether anything but tags and comments has been read. */
    boolean hasBody() {
        return main != null;
    }

    /** Where the next move of the line will be played, as far as the moves are legal and somebody checks them. */
    Position position() {
        LineDraft draft = line();
        return draft.game().map(Game::position).orElse(draft.start());
    }

    boolean isComplete() {
        return result != null;
    }

    /** Whether a resignation has told the result, which may be told once more. */
    boolean awaitsResult() {
        return awaitsResult;
    }

    boolean hasTag(TagName name) {
        return tags.containsKey(name);
    }

    /** What has been read is not about the tags of this game: the next tag belongs to another one. */
    void startBody() {
        line();
    }

    void tag(TagText tag) {
        if (tags.size() == settings.limits().tags()) {
            problems.add(tag.nameExpected("at most " + settings.limits().tags() + " tags"));
        } else if (tags.putIfAbsent(tag.name(), tag) != null) {
            problems.add(tag.nameExpected("each tag once in a game"));
        } else if (RecordText.hasControlCharacters(tag.value())) {
            problems.add(tag.valueExpected("a value without control characters"));
        }
    }

    /** A tag that the format has in another form, without a place of its own. */
    void tag(String name, String value, int line, int column) {
        tag(new TagText(TagName.of(name), value, value, line, column, line, column));
    }

    void comment(CharSequence text, int line, int column) {
        if (main == null) {
            intro.append(intro.length() == 0 ? "" : " ").append(text);
            introLine = line;
            introColumn = column;
        } else if (tooDeep == 0) {
            line().comment(text, line, column);
        }
    }

    void glyph(int glyph) {
        if (tooDeep == 0) {
            line().glyph(glyph);
        }
    }

    void move(Move move, CharSequence found, int line, int column) {
        if (tooDeep == 0) {
            line().move(move, found, line, column);
        }
    }

    /** The player to move resigns. In games of three and four the others play on. */
    void resign(String found, int line, int column) {
        LineDraft draft = line();
        if (draft.isEnded()) {
            if (draft.rules().players().size() == 2) {
                // nobody knows who would have been to move, but the game ends here
                result(GameRecord.UNKNOWN_RESULT, found, line, column);
            }
            return;
        }
        Player loser = draft.playerToMove().orElse(null);
        if (loser == null) {
            problems.add(line, column, found, "nothing more: the game is over");
            draft.end();
            return;
        }
        Rules rules = draft.rules();
        if (rules.players().size() > 2) {
            draft.comment(
                    new CommentCommand(CommentCommand.OUT, String.valueOf(loser.number())).toString(), line, column);
            return;
        }
        Player winner = rules.players().get(1 - loser.ordinal());
        result(RecordResult.win(winner, rules), found, line, column);
        awaitsResult = true;
        String reason = RecordedGame.termination(Outcome.Reason.RESIGNATION);
        tags.putIfAbsent(
                TagName.TERMINATION, new TagText(TagName.TERMINATION, reason, found, line, column, line, column));
    }

    void result(String text, int line, int column) {
        result(text, text, line, column);
    }

    /** A result that stands in the text in another form. */
    void result(String text, String found, int line, int column) {
        line();
        if (awaitsResult) {
            awaitsResult = false;
            if (!text.equals(result) && !text.equals(GameRecord.UNKNOWN_RESULT)) {
                problems.add(line, column, found, result + ", since the other player has resigned");
            }
            return;
        }
        result = text;
        resultFound = found;
        resultLine = line;
        resultColumn = column;
    }

    /** How the game has ended by its moves, if it has and somebody checks them. */
    Optional<Outcome> outcome() {
        return line().game().flatMap(Game::outcome);
    }

    /** Where nothing else tells the result, it is that of the moves: for formats that cannot tell it. */
    void deriveResult() {
        if (result == null && !isLineEnded() && !tags.containsKey(TagName.RESULT)) {
            result = outcome()
                    .map(outcome -> RecordResult.of(outcome, line().rules()))
                    .orElse(null);
        }
    }

    /** The line being read ends here, because what follows cannot be trusted. */
    void endLine() {
        if (tooDeep == 0) {
            line().end();
        }
    }

    boolean isLineEnded() {
        return tooDeep > 0 || line().isEnded();
    }

    /** Whether the next move is the first one and that of the first player. */
    boolean lacksFirstMove() {
        LineDraft draft = line();
        return depth() == 0
                && !draft.isEnded()
                && !draft.hasMoves()
                && draft.playerToMove().equals(Optional.of(Player.ONE));
    }

    int depth() {
        return open.size() + tooDeep;
    }

    void openVariation(int line, int column) {
        if (tooDeep > 0 || open.size() == settings.limits().nesting()) {
            if (tooDeep == 0) {
                problems.add(line, column, "(", "at most " + open.size() + " variations within each other");
            }
            tooDeep++;
            return;
        }
        LineDraft parent = line();
        if (!parent.isEnded() && !parent.hasMoves()) {
            problems.add(line, column, "(", "a move before its variation");
            parent.end();
        }
        open.push(new OpenLine(parent.variation(), line, column));
    }

    void closeVariation() {
        if (tooDeep > 0) {
            tooDeep--;
            return;
        }
        OpenLine closed = open.pop();
        closed.draft.finishPly();
        if (!closed.draft.intro().isEmpty() || !closed.draft.plies().isEmpty()) {
            line().add(new GameRecord.Variation(closed.draft.intro(), closed.draft.plies()));
        } else if (!closed.draft.isEnded()) {
            problems.add(closed.line, closed.column, "(", "a variation with moves");
        }
    }

    /** Closes what nobody has closed, and says so. */
    private void closeAll() {
        if (!open.isEmpty()) {
            OpenLine outermost = open.getLast();
            problems.add(outermost.line, outermost.column, "(", "a variation that is closed by )");
            cutOff();
        }
    }

    /** Ends all open lines here. */
    void cutOff() {
        tooDeep = 0;
        while (!open.isEmpty()) {
            closeVariation();
        }
    }

    private LineDraft line() {
        if (!open.isEmpty()) {
            return open.element().draft;
        }
        if (main == null) {
            Position start = start();
            Game game = checksLegality ? Game.start(start) : null;
            main = new LineDraft(start, game, problems);
            main.comment(intro, introLine, introColumn);
            if (!isStartKnown) {
                main.end();
            }
        }
        return main;
    }

    /** Where the game starts; tags that come later do not change it. */
    Position start() {
        try {
            return settings.starts().startOf(tags);
        } catch (NotationException e) {
            problems.add(e.problem());
            isStartKnown = false;
            return Position.initial(settings.usualRules().orElseGet(Rules::standard));
        }
    }

    GameRecord build() {
        closeAll();
        LineDraft draft = line();
        draft.finishPly();
        Rules rules = draft.rules();
        String told = result(rules);
        draft.game().flatMap(Game::outcome).ifPresent(outcome -> {
            String right = RecordResult.of(outcome, rules);
            if (!draft.isEnded() && !told.equals(right) && !told.equals(GameRecord.UNKNOWN_RESULT)) {
                problems.add(resultLine, resultColumn, resultFound, right + ", since that is how the game ends");
            }
        });
        return new GameRecord(
                keptTags(), draft.start(), draft.intro(), List.copyOf(draft.plies()), told, problems.problems());
    }

    /** The result as told behind the moves, or else by the tag. */
    private String result(Rules rules) {
        TagText tag = tags.get(TagName.RESULT);
        String tagged = GameRecord.UNKNOWN_RESULT;
        if (tag != null && RecordResult.fits(tag.value(), rules)) {
            tagged = tag.value();
        } else if (tag != null) {
            problems.add(tag.valueExpected("a result: " + RecordResult.expected(rules)));
        }
        if (result != null && !RecordResult.fits(result, rules)) {
            problems.add(resultLine, resultColumn, resultFound, "a result: " + RecordResult.expected(rules));
            result = null;
        }
        if (result == null || result.equals(GameRecord.UNKNOWN_RESULT)) {
            resultLine = tag == null ? resultLine : tag.valueLine();
            resultColumn = tag == null ? resultColumn : tag.valueColumn();
            resultFound = tagged;
            return tagged;
        }
        if (!tagged.equals(GameRecord.UNKNOWN_RESULT) && !tagged.equals(result)) {
            problems.add(resultLine, resultColumn, resultFound, tagged + ", as the tag Result says");
        }
        return result;
    }

    /** What the record's start and result do not tell, in order. */
    private Map<String, String> keptTags() {
        boolean hasPosition = tags.containsKey(TagName.POSITION);
        List<TagText> kept = new ArrayList<>();
        for (TagText tag : tags.values()) {
            boolean isTold = isStartKnown && tag.name().tellsStart(hasPosition);
            if (!isTold && !tag.name().equals(TagName.RESULT)) {
                kept.add(tag);
            }
        }
        kept.sort(Comparator.comparing(TagText::name));
        Map<String, String> values = new LinkedHashMap<>();
        kept.forEach(tag -> values.put(tag.name().text(), tag.value()));
        return values;
    }
}
