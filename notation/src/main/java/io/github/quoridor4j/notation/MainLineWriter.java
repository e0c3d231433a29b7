package io.github.quoridor4j.notation;

import io.github.quoridor4j.Move;
import io.github.quoridor4j.Outcome;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Writes a record in the formats that hold a main line and little else. */
final class MainLineWriter {
    private final GameRecord record;
    private final RecordFormat format;
    private final List<Move> moves;

    /**
     * A writer of one record.
     *
     * @throws IllegalArgumentException if the format would misrepresent it
     */
    MainLineWriter(GameRecord record, RecordFormat format) {
        this.record = record;
        this.format = format;
        this.moves = record.moves();
        Rules rules = record.rules();
        require(record.start().equals(Position.initial(rules)), "a game from the initial position, player 1 to move");
        if (format != RecordFormat.MOVE_LIST) {
            require(rules.players().size() == 2, "a game of two players");
        }
        require(rules.players().size() == 2 || !hasDepartures(), "a game that nobody leaves before its end");
        if (format == RecordFormat.MOVE_LIST || format == RecordFormat.LODE) {
            require(!moves.isEmpty(), "a game with moves");
        }
    }

    private void require(boolean condition, String what) {
        if (!condition) {
            throw new IllegalArgumentException(format + " can hold only " + what);
        }
    }

    /** Whether a comment says that a player leaves, after which others are to move than without the comment. */
    private boolean hasDepartures() {
        return Stream.concat(
                        Stream.of(record.comment()), record.plies().stream().map(GameRecord.Ply::comment))
                .flatMap(comment -> CommentCommand.in(comment).stream())
                .anyMatch(command -> command.name().equals(CommentCommand.OUT));
    }

    String text() {
        return switch (format) {
            case MOVE_LIST -> String.join(" ", words(MoveNotation.ALGEBRAIC, "")) + "\n";
            case LODE -> String.join(" ", words(MoveNotation.LODE, "X")) + "\n";
            case TQ1 -> (Tq1Format.PREFIX + " " + String.join(" ", words(MoveNotation.ALGEBRAIC, ""))).strip() + "\n";
            case QGF -> qgfHeader() + rounds(words(MoveNotation.ALGEBRAIC, ""), "%3d.  %-5s ");
            case OQF ->
                OqfFormat.HEADER + "\n" + rounds(words(MoveNotation.NORTH_WEST, OqfFormat.RESIGNATION), "%d. %s ");
            case PGN, KATA_SGF, OPENSPIEL -> throw new IllegalArgumentException(format + " is not written");
        };
    }

    /** The moves, and the word for a resignation if the game ended with one and there is a word. */
    private List<String> words(MoveNotation notation, String resignation) {
        List<String> words = new ArrayList<>();
        Position before = record.start();
        for (Move move : moves) {
            words.add(notation.format(move, before));
            // the others need no more than the size of the board, and may write what is illegal
            before = notation == MoveNotation.LODE ? before.play(move) : before;
        }
        if (!resignation.isEmpty() && isResigned()) {
            words.add(resignation);
        }
        return words;
    }

    /** Whether the player to move has resigned. */
    private boolean isResigned() {
        Rules rules = record.rules();
        Optional<Player> winner = RecordResult.winner(record.result(), rules);
        Player toMove = rules.players().get(moves.size() % 2);
        String reason = RecordedGame.termination(Outcome.Reason.RESIGNATION);
        return winner.isPresent()
                && winner.get() != toMove
                && record.tag(TagName.TERMINATION.text()).filter(reason::equals).isPresent();
    }

    private String qgfHeader() {
        StringBuilder header = new StringBuilder(QgfFormat.HEADER).append('\n');
        for (String name : List.of("Player1", "Player2")) {
            header.append(qgfLine(name, record.tag(name).orElse("")));
        }
        if (!record.rules().equals(Rules.standard())) {
            header.append(qgfLine(TagName.RULES.text(), RulesText.format(record.rules())));
        }
        if (!record.result().equals(GameRecord.UNKNOWN_RESULT)) {
            header.append(qgfLine(TagName.RESULT.text(), record.result()));
        }
        return header.append(qgfLine(QgfFormat.NOTATION, "Lamek")).toString();
    }

    private static String qgfLine(String name, String value) {
        return ("# " + name + ": " + TextSpan.of(value).strip().text()).strip() + "\n";
    }

    /** Two words a line behind their number. */
    private static String rounds(List<String> words, String beginning) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < words.size(); i += 2) {
            String second = i + 1 < words.size() ? words.get(i + 1) : "";
            text.append((String.format(Locale.ROOT, beginning, i / 2 + 1, words.get(i)) + second).stripTrailing())
                    .append('\n');
        }
        return text.toString();
    }
}
