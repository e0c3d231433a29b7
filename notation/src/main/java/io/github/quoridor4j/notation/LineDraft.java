package io.github.quoridor4j.notation;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.IllegalMoveException;
import io.github.quoridor4j.Legality;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A line of moves, the main one or a variation, while it is being read. It ends at its first problem; what follows there is
 * left out.
 */
final class LineDraft {
    private static final int USUAL_LENGTH = 80;

    private final Position start;

    private final ProblemLog problems;
    private final List<GameRecord.Ply> plies = new ArrayList<>(USUAL_LENGTH);
    private String intro = "";
    private boolean ended;

    /** What is being said about the last move, or before the first one. */
    private final StringBuilder comment = new StringBuilder();

    private final List<Integer> glyphs = new ArrayList<>();
    private final List<GameRecord.Variation> variations = new ArrayList<>();

    /** Before the last move; null if nobody checks the moves. */
    private @Nullable Game before;

    /** After it. */
    private @Nullable Game after;

    /** The last move, which counts when all has been read that is said about it: it may tell the time it took. */
    private @Nullable Move last;

    /** The last move as it stands in the text, if the time of the game is limited. */
    private String lastFound = "";

    // Where the last move and the last comment stand:
    private int line;
    private int column;
    private int commentLine;
    private int commentColumn;

    /** A line from this position; the game is null if the moves are not to be checked. */
    LineDraft(Position start, @Nullable Game game, ProblemLog problems) {
        this.start = start;
        this.before = game;
        this.after = game;
        this.problems = problems;
    }

    /** A line in the place of the last move. */
    LineDraft variation() {
        LineDraft variation = new LineDraft(start, before, problems);
        variation.ended = ended;
        return variation;
    }

    boolean hasMoves() {
        return last != null || !plies.isEmpty();
    }

    boolean isEnded() {
        return ended;
    }

    void move(Move move, CharSequence found, int atLine, int atColumn) {
        finishPly();
        if (ended) {
            return;
        }
        line = atLine;
        column = atColumn;
        last = move;
        // needed again only if the time turns out to be over
        lastFound = rules().gameTime().isZero() ? "" : found.toString();
        if (before != null) {
            try {
                after = before.play(move);
            } catch (IllegalMoveException e) {
                illegal(before, move, e.reason(), found.toString());
            }
        }
    }

    private void illegal(Game game, Move move, Legality legality, String found) {
        var illegalMove = Optional.of(new NotationProblem.IllegalMove(game, move, legality));
        problems.add(new NotationProblem(line, column, found, "a legal move: it is " + legality, illegalMove));
        last = null;
        ended = true;
    }

    /** Nothing more belongs to this line. */
    void end() {
        finishPly();
        ended = true;
    }

    void comment(CharSequence text, int atLine, int atColumn) {
        comment.append(comment.length() == 0 ? "" : " ").append(text);
        commentLine = atLine;
        commentColumn = atColumn;
    }

    void glyph(int glyph) {
        glyphs.add(glyph);
    }

    void add(GameRecord.Variation variation) {
        variations.add(variation);
    }

    /** Who is to move in the main line after the last move and what is said about it; empty if the game is over. */
    Optional<Player> playerToMove() {
        String said = RecordText.comment(comment.toString());
        if (after != null) {
            Game game = RecordedGame.afterDepartures(after, said);
            return game.isOver()
                    ? Optional.empty()
                    : Optional.of(game.position().playerToMove());
        }
        MoveNumber number = MoveNumber.first(start).after(intro);
        for (GameRecord.Ply ply : plies) {
            number = number.next().after(ply.comment());
        }
        number = (last == null ? number : number.next()).after(said);
        return number.isOver()
                ? Optional.empty()
                : Optional.of(rules().players().get(number.seat()));
    }

    Rules rules() {
        return start.rules();
    }

    Position start() {
        return start;
    }

    Optional<Game> game() {
        return Optional.ofNullable(after);
    }

    /** What stands before the first move. */
    String intro() {
        return intro;
    }

    List<GameRecord.Ply> plies() {
        return plies;
    }

    /** Takes what has been said since the last move. */
    void finishPly() {
        if (ended) {
            return;
        }
        String said = "";
        if (comment.length() > 0) {
            said = RecordText.comment(comment.toString());
            comment.setLength(0);
            carryOut(CommentCommand.in(said), said);
            if (ended) {
                return;
            }
        }
        Move move = last;
        if (move == null) {
            intro = said.isEmpty() ? intro : said;
        } else if (said.isEmpty() && glyphs.isEmpty() && variations.isEmpty()) {
            plies.add(GameRecord.Ply.of(move));
        } else {
            plies.add(new GameRecord.Ply(move, glyphs, said, variations));
            glyphs.clear();
            variations.clear();
        }
        last = null;
        before = after;
    }

    private void carryOut(List<CommentCommand> commands, String said) {
        for (CommentCommand command : commands) {
            boolean isTime = command.name().equals(CommentCommand.ELAPSED)
                    || command.name().equals(CommentCommand.CLOCK);
            if (isTime && command.duration().isEmpty()) {
                problems.add(commentLine, commentColumn, command.toString(), "hours, minutes, seconds: 0:00:04");
            }
        }
        if (commands.isEmpty() || before == null) {
            return;
        }
        Game game = before;
        if (last != null) {
            game = RecordedGame.play(before, last, said);
            if (game.ply() == before.ply()) {
                illegal(game, last, Legality.GAME_OVER, lastFound);
                return;
            }
        }
        for (CommentCommand command : commands) {
            if (command.name().equals(CommentCommand.OUT)) {
                game = depart(game, command);
            }
        }
        after = game;
    }

    private Game depart(Game game, CommentCommand command) {
        Optional<Player> player = RecordedGame.departing(command, game);
        if (player.isEmpty()) {
            problems.add(commentLine, commentColumn, command.toString(), "the number of a player who can leave");
            return game;
        }
        return game.resign(player.get());
    }
}
