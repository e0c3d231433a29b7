package io.github.quoridor4j.notation;

import io.github.quoridor4j.Move;
import io.github.quoridor4j.notation.PgnLexer.Kind;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads records in PGN syntax, and bare moves, which are the same without tags and numbers. */
final class PgnReader implements RecordSource {
    private static final String MOVE = "a move such as e2, e3h or --, or a result";

    private final GameRecordReader settings;
    private final CharSource in;
    private final PgnLexer lexer;
    private ProblemLog problems;
    private RecordDraft draft;

    /** Whether the token has been looked at but belongs to the next game. */
    private boolean isAhead;

    /** Whether the last number says, as {@code 1...} does, that the first player's move is not here. */
    private boolean skipsFirstPlayer;

    /** Whether there has been a word for a move, legal or not. */
    private boolean hasMoveWords;

    private int lastTagLine;

    PgnReader(GameRecordReader settings, CharSource in) {
        this.settings = settings;
        this.in = in;
        this.problems = new ProblemLog(settings.isStrict());
        this.lexer = new PgnLexer(in, problems);
        this.draft = new RecordDraft(settings, problems);
    }

    @Override
    public @Nullable GameRecord next() {
        do {
            problems = new ProblemLog(settings.isStrict());
            lexer.logTo(problems);
            draft = new RecordDraft(settings, problems);
            startGame();
            if (!readGame()) {
                leaveGame();
            }
        } while (draft.isEmpty() && in.peek() != CharSource.END);
        return draft.isEmpty() ? null : draft.build();
    }

    private void startGame() {
        skipsFirstPlayer = false;
        hasMoveWords = false;
        lastTagLine = Integer.MAX_VALUE;
        if (!isAhead) {
            // what lies between games belongs to none
            in.liftLimits();
            lexer.skipBlanks();
        }
        in.startGame();
    }

    /**
     * Up to the end of the game, which may be that of the text. The next game is not looked at, so that its problems are its
     * own.
     *
     * @return false if a limit comes before the end
     */
    private boolean readGame() {
        if (!isAhead) {
            lexer.advance();
        }
        isAhead = false;
        while (lexer.kind() != Kind.END) {
            take();
            if (lexer.isCut()) {
                return false;
            }
            if (isAhead || lexer.isUnclosed()) {
                return true;
            }
            lexer.skipBlanks();
            if (isAtEndOfGame(in.lookingAt(0))) {
                return true;
            }
            lexer.advance();
        }
        return in.peek() != CharSource.LIMIT;
    }

    private boolean isAtEndOfGame(int next) {
        return draft.isComplete()
                ? !isComment(next) && !(draft.awaitsResult() && resultBegins())
                : draft.hasBody() && next == '[';
    }

    private boolean resultBegins() {
        int first = in.lookingAt(0);
        int second = in.lookingAt(1);
        return first == '*' || ((first == '0' || first == '1') && (second == '-' || second == '/'));
    }

    private static boolean isComment(int c) {
        return c == '{' || c == ';';
    }

    private void take() {
        switch (lexer.kind()) {
            case TAG -> tag();
            case COMMENT -> draft.comment(lexer.text(), lexer.line(), lexer.column());
            case GLYPH -> glyph();
            case OPEN -> open();
            case CLOSE -> close();
            case WORD -> word();
            case END -> {}
        }
    }

    private void tag() {
        TagName name = TagName.of(lexer.text().toString());
        if (draft.hasTag(name) && lexer.line() - 1 > lastTagLine) {
            // behind a blank line it is that of another game
            isAhead = true;
            return;
        }
        lastTagLine = lexer.line();
        skipsFirstPlayer = false;
        if (!name.text().isEmpty()) {
            draft.tag(new TagText(
                    name,
                    lexer.value(),
                    lexer.rawValue(),
                    lexer.line(),
                    lexer.column(),
                    lexer.valueLine(),
                    lexer.valueColumn()));
        }
    }

    private void glyph() {
        TextSpan number = TextSpan.of(lexer.text().toString());
        if (number.isNumber() && number.number("") <= RecordText.LAST_GLYPH) {
            draft.glyph(number.number(""));
        } else {
            problems.add(lexer.line(), lexer.column(), "$" + lexer.text(), "a glyph $0..$" + RecordText.LAST_GLYPH);
            draft.startBody();
        }
    }

    private void open() {
        draft.openVariation(lexer.line(), lexer.column());
    }

    private void close() {
        if (draft.depth() > 0) {
            draft.closeVariation();
        } else {
            lexer.report(MOVE);
            draft.startBody();
        }
    }

    private void word() {
        // most words are bare moves
        boolean isBare = lexer.text().charAt(0) > '9' && !skipsFirstPlayer;
        Move move = isBare ? Move.tryParse(lexer.text()).orElse(null) : null;
        if (move != null) {
            hasMoveWords = true;
            draft.move(move, lexer.text(), lexer.line(), lexer.column());
            return;
        }
        if (PgnWord.isLaterNumber(lexer.text())) {
            return;
        }
        PgnWord word = PgnWord.of(lexer.text());
        if (word.isResult()) {
            result();
        } else if (word.startsGame() && draft.depth() == 0 && hasMoveWords) {
            isAhead = true;
        } else {
            skipsFirstPlayer |= word.skipsFirstPlayer();
            if (!word.move().isEmpty() || word.glyph() != 0) {
                move(word, lexer.column() + word.numberLength());
            }
        }
    }

    private void move(PgnWord word, int column) {
        String text = lexer.text().subSequence(word.numberLength(), lexer.text().length());
        hasMoveWords |= !word.move().isEmpty();
        if (skipsFirstPlayer && draft.lacksFirstMove()) {
            problems.add(lexer.line(), column, text, "the first player's move before it");
            draft.endLine();
            return;
        }
        skipsFirstPlayer = false;
        Optional<Move> move = Move.tryParse(word.move());
        if (move.isPresent()) {
            draft.move(move.get(), text, lexer.line(), column);
        } else if (word.move().equalsIgnoreCase(PgnWord.RESIGNATION)) {
            resign(text, column);
        } else if (!word.move().isEmpty()) {
            unreadable(text, column);
            return;
        }
        if (word.glyph() > 0) {
            draft.glyph(word.glyph());
        } else if (word.glyph() < 0) {
            problems.add(lexer.line(), column, text, "one of the marks " + String.join(" ", RecordText.MARKS));
        }
    }

    private void resign(String text, int column) {
        if (draft.depth() > 0) {
            unreadable(text, column);
        } else {
            draft.resign(text, lexer.line(), column);
        }
    }

    /** What follows cannot be trusted, and is not reported again. */
    private void unreadable(String text, int column) {
        if (!draft.isLineEnded()) {
            problems.add(lexer.line(), column, text, MOVE);
            draft.endLine();
        }
    }

    private void result() {
        if (draft.depth() > 0) {
            lexer.skipBlanks();
            if (in.peek() == ')' || isComment(in.peek())) {
                unreadable(lexer.text().toString(), lexer.column());
                return;
            }
        }
        draft.result(lexer.text().toString(), lexer.line(), lexer.column());
    }

    /** Reports that the game, or the line, is too long, and goes to where the next one begins, keeping nothing. */
    private void leaveGame() {
        String found = String.valueOf((char) in.lookingAt(0));
        problems.add(in.line(), in.column(), found, settings.limits().exceeded(in.column()));
        draft.cutOff();
        in.liftLimits();
        while (in.peek() != CharSource.END) {
            in.skipLine();
            in.take();
            if (gameBegins()) {
                return;
            }
        }
    }

    private boolean gameBegins() {
        return lexer.tagBegins() || (in.lookingAt(0) == '1' && in.lookingAt(1) == '.' && in.lookingAt(2) != '.');
    }
}
