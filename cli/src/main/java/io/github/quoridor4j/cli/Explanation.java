package io.github.quoridor4j.cli;

import io.github.quoridor4j.Fence;
import io.github.quoridor4j.FenceMove;
import io.github.quoridor4j.Game;
import io.github.quoridor4j.Legality;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.notation.MoveNotation;
import java.util.Collection;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Says in a sentence why a move is illegal, with the squares, fences and players concerned. */
final class Explanation {
    private final Position position;
    private final Move move;
    private final MoveNotation notation;
    private final Function<Player, String> names;

    private Explanation(Position position, Move move, MoveNotation notation, Function<Player, String> names) {
        this.position = position;
        this.move = move;
        this.notation = notation;
        this.names = names;
    }

    /** The sentence, which begins with the move; for a legal one it says so. */
    static String of(Position position, Move move) {
        Legality legality = position.legality(move);
        String verdict = legality == Legality.LEGAL ? move + " is legal" : move + " is illegal: ";
        return verdict + reason(position, move, MoveNotation.ALGEBRAIC, player -> "player " + player.number());
    }

    /** The reason alone, with squares and fences in a notation, and other names for the players; empty for a legal move. */
    static String reason(Position position, Move move, MoveNotation notation, Function<Player, String> names) {
        return new Explanation(position, move, notation, names).reason(position.legality(move));
    }

    /** The same of a game, which may be over for reasons that a position does not show. */
    static String of(Game game, Move move) {
        return OutcomeText.of(game)
                .map(outcome -> move + " is illegal: the game is over, " + outcome)
                .orElseGet(() -> of(game.position(), move));
    }

    private String reason(Legality legality) {
        Player mover = position.playerToMove();
        String from = text(Move.of(position.pawn(mover)));
        return switch (legality) {
            case LEGAL -> "";
            case GAME_OVER -> "the game is over, " + ending();
            case OFF_BOARD -> "it is off the board of " + size() + " squares";
            case SQUARE_OCCUPIED -> "a pawn stands there";
            case OUT_OF_REACH ->
                "it is neither next to the pawn on " + from + " nor behind or beside a pawn next to it";
            case FENCE_BETWEEN -> "a fence is in the way of the pawn on " + from;
            case NO_SUCH_JUMP -> "this rule set has no such jump: " + jumps();
            case STRAIGHT_JUMP_OPEN -> "no side step, because the jump straight over the pawn is open";
            case SLOT_TAKEN -> "this fence is on the board already";
            case OVERLAPS_FENCE -> "it would overlap " + conflicts();
            case CROSSES_FENCE -> "it would cross " + conflicts();
            case NO_FENCES_LEFT -> name(mover) + " has no fences left";
            case CUTS_OFF -> "it would leave no way to the goal for " + names(position.cutOffBy(fence()));
            case IMMOBILISES -> "it would leave another player without any pawn move, which this rule set forbids";
            case PASS_NOT_FORCED -> passing(mover);
        };
    }

    private String ending() {
        return position.winner()
                .map(winner -> name(winner) + " has reached the goal")
                .orElse(name(position.playerToMove()) + " cannot move");
    }

    private String size() {
        int size = position.rules().size();
        return size + "x" + size;
    }

    private String jumps() {
        Rules rules = position.rules();
        String straight = rules.straightJump() ? "straight jumps" : "no straight jumps";
        String side = rules.sideSteps().stream()
                .map(Explanation::name)
                .collect(Collectors.joining(" or ", "side steps only with ", " behind the jumped pawn"));
        return "it has " + straight + " and " + (rules.sideSteps().isEmpty() ? "no side steps" : side);
    }

    private static String name(Rules.Obstacle obstacle) {
        return switch (obstacle) {
            case FENCE -> "a fence";
            case EDGE -> "the edge";
            case PAWN -> "another pawn";
        };
    }

    private String passing(Player mover) {
        return position.rules().stuckRule() == Rules.StuckRule.PASS
                ? name(mover) + " has another move, and only who has none passes"
                : "this rule set has no passes";
    }

    private String conflicts() {
        return position.fences().stream()
                .filter(fence()::conflictsWith)
                .map(fence -> text(Move.of(fence)))
                .collect(Collectors.joining(" and "));
    }

    private Fence fence() {
        return ((FenceMove) move).fence();
    }

    private String text(Move shown) {
        return notation.format(shown, position);
    }

    private String names(Collection<Player> players) {
        return players.stream().map(this::name).collect(Collectors.joining(" and "));
    }

    private String name(Player player) {
        return names.apply(player);
    }
}
