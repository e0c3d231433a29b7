package io.github.quoridor4j;

import io.github.quoridor4j.OracleBoard.Cell;
import io.github.quoridor4j.OracleBoard.Slot;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The second opinion: the rules of the game written down once more, slowly and literally, to check the library against.
 *
 * <p>Cells, lists and queues; a breadth-first search for every player and fence; moves are their texts, seats are counted
 * from 0 in turn order. It shares no code with the library, whose values it meets only in {@link #initial(Rules)} and
 * {@link #of(Position)}. Immutable.
 */
final class Oracle {

    /** What the rules say of a move, by the names and in the precedence of {@link Legality}. */
    enum Verdict {
        LEGAL,
        GAME_OVER,
        OFF_BOARD,
        SQUARE_OCCUPIED,
        OUT_OF_REACH,
        FENCE_BETWEEN,
        NO_SUCH_JUMP,
        STRAIGHT_JUMP_OPEN,
        SLOT_TAKEN,
        OVERLAPS_FENCE,
        CROSSES_FENCE,
        NO_FENCES_LEFT,
        CUTS_OFF,
        IMMOBILISES,
        PASS_NOT_FORCED
    }

    private final OracleRules rules;
    private final OracleBoard board;
    private final List<Cell> pawns;
    private final List<Integer> fencesLeft;
    private final int mover;

    private Oracle(OracleRules rules, OracleBoard board, List<Cell> pawns, List<Integer> fencesLeft, int mover) {
        this.rules = rules;
        this.board = board;
        this.pawns = pawns;
        this.fencesLeft = fencesLeft;
        this.mover = mover;
    }

    static Oracle initial(Rules rules) {
        return new Oracle(
                OracleRules.of(rules),
                new OracleBoard(rules.size()),
                rules.players().stream()
                        .map(player -> Cell.parse(rules.start(player).toString()))
                        .toList(),
                rules.players().stream().map(rules::fences).toList(),
                0);
    }

    static Oracle of(Position position) {
        Rules rules = position.rules();
        OracleBoard board = new OracleBoard(rules.size());
        for (Fence fence : position.fences()) {
            board = board.with(Slot.parse(fence.toString()));
        }
        return new Oracle(
                OracleRules.of(rules),
                board,
                rules.players().stream()
                        .map(player -> Cell.parse(position.pawn(player).toString()))
                        .toList(),
                rules.players().stream().map(position::fencesLeft).toList(),
                rules.players().indexOf(position.playerToMove()));
    }

    /** Everything the player to move may do: nothing when the game is over, a pass only when he has no other move. */
    SortedSet<String> legalMoves() {
        SortedSet<String> moves = new TreeSet<>();
        if (isOver()) {
            return moves;
        }
        moves.addAll(legalPawnMoves());
        moves.addAll(legalFences());
        if (moves.isEmpty()) {
            moves.add("--");
        }
        return moves;
    }

    /** What the rules say of a move in canonical text: e2, e3h, e3v or --. */
    Verdict verdict(String move) {
        if (isOver()) {
            return Verdict.GAME_OVER;
        }
        if (move.equals("--")) {
            return isStuck() ? Verdict.LEGAL : Verdict.PASS_NOT_FORCED;
        }
        return move.length() == 3 ? fenceVerdict(Slot.parse(move)) : pawnVerdict(Cell.parse(move));
    }

    Oracle play(String move) {
        if (verdict(move) != Verdict.LEGAL) {
            throw new IllegalArgumentException(move + " in " + this + ": " + verdict(move));
        }
        List<Cell> pawnsAfter = new ArrayList<>(pawns);
        List<Integer> fencesLeftAfter = new ArrayList<>(fencesLeft);
        OracleBoard boardAfter = board;
        if (move.length() == 3) {
            boardAfter = board.with(Slot.parse(move));
            fencesLeftAfter.set(mover, fencesLeft.get(mover) - 1);
        } else if (!move.equals("--")) {
            pawnsAfter.set(mover, Cell.parse(move));
        }
        return new Oracle(rules, boardAfter, pawnsAfter, fencesLeftAfter, (mover + 1) % rules.seats());
    }

    /** The number of sequences of that many legal moves. */
    long perft(int depth) {
        if (depth == 0) {
            return 1;
        }
        SortedSet<String> moves = legalMoves();
        return depth == 1
                ? moves.size()
                : moves.stream().mapToLong(move -> play(move).perft(depth - 1)).sum();
    }

    boolean isOver() {
        return seats().anyMatch(this::isOnGoal) || (isStuck() && !rules.stuck().equals("PASS"));
    }

    boolean isOnGoal(int seat) {
        return board.isOnSide(pawns.get(seat), rules.goals().get(seat));
    }

    /** Steps from the pawn to its goal, fences only; -1 when it is cut off. */
    int distance(int seat) {
        return distance(seat, board);
    }

    /** The same with one more fence, on top of whatever lies there. */
    int distanceAfter(int seat, String fence) {
        return distance(seat, board.with(Slot.parse(fence)));
    }

    /** The seats that would have no way to their goal with one more fence. */
    List<Integer> cutOffBy(String fence) {
        return seats().filter(seat -> distanceAfter(seat, fence) < 0).boxed().toList();
    }

    SortedSet<String> legalPawnMoves() {
        return pawnTargets(mover, board).stream().map(Cell::toString).collect(Collectors.toCollection(TreeSet::new));
    }

    /** How many of the four sides of a seat's pawn are closed by a fence or the edge, with one more fence. */
    long closedSides(int seat, String fence) {
        OracleBoard after = board.with(Slot.parse(fence));
        return OracleBoard.SIDES.stream()
                .filter(side -> !after.isOpen(pawns.get(seat), side))
                .count();
    }

    private IntStream seats() {
        return IntStream.range(0, rules.seats());
    }

    private int distance(int seat, OracleBoard on) {
        return on.distance(pawns.get(seat), rules.goals().get(seat));
    }

    /** Whether the player to move has neither a pawn move nor a fence. */
    private boolean isStuck() {
        return pawnTargets(mover, board).isEmpty() && legalFences().isEmpty();
    }

    private Verdict pawnVerdict(Cell target) {
        if (!board.contains(target)) {
            return Verdict.OFF_BOARD;
        }
        if (pawns.contains(target)) {
            return Verdict.SQUARE_OCCUPIED;
        }
        return pawnTargets(mover, board).contains(target) ? Verdict.LEGAL : pawnRefusal(pawns.get(mover), target);
    }

    /** Why a pawn cannot get to an empty square; of jumps over two pawns, the one that gets further says why. */
    private Verdict pawnRefusal(Cell from, Cell target) {
        Verdict furthest = Verdict.OUT_OF_REACH;
        for (char direction : OracleBoard.SIDES) {
            Cell next = from.toward(direction);
            if (next.equals(target)) {
                return Verdict.FENCE_BETWEEN;
            }
            for (char onward : OracleBoard.SIDES) {
                if (pawns.contains(next) && next.toward(onward).equals(target)) {
                    Verdict refusal = jumpRefusal(from, direction, onward);
                    furthest = refusal.compareTo(furthest) > 0 ? refusal : furthest;
                }
            }
        }
        return furthest;
    }

    private Verdict jumpRefusal(Cell from, char direction, char onward) {
        Cell jumped = from.toward(direction);
        if (!board.isOpen(from, direction) || !board.isOpen(jumped, onward)) {
            return Verdict.FENCE_BETWEEN;
        }
        return onward != direction && jumpsOver(jumped, direction, board).equals(List.of(jumped.toward(direction)))
                ? Verdict.STRAIGHT_JUMP_OPEN
                : Verdict.NO_SUCH_JUMP;
    }

    /** Where a seat's pawn could go if it were that seat's turn. */
    private Set<Cell> pawnTargets(int seat, OracleBoard on) {
        List<Cell> targets = new ArrayList<>();
        Cell from = pawns.get(seat);
        for (char direction : OracleBoard.SIDES) {
            Cell next = from.toward(direction);
            if (!on.isOpen(from, direction)) {
                continue;
            }
            if (pawns.contains(next)) {
                targets.addAll(jumpsOver(next, direction, on));
            } else {
                targets.add(next);
            }
        }
        return Set.copyOf(targets);
    }

    /** Straight on if nothing is in the way, else to both sides if the rules have side steps for what is in the way. */
    private List<Cell> jumpsOver(Cell jumped, char direction, OracleBoard on) {
        Cell behind = jumped.toward(direction);
        String obstacle;
        if (!on.contains(behind)) {
            obstacle = "EDGE";
        } else if (!on.isOpen(jumped, direction)) {
            obstacle = "FENCE";
        } else if (pawns.contains(behind)) {
            obstacle = "PAWN";
        } else {
            return rules.straightJump() ? List.of(behind) : List.of();
        }
        if (!rules.sideSteps().contains(obstacle)) {
            return List.of();
        }
        List<Cell> targets = new ArrayList<>();
        for (char aside : direction == 'N' || direction == 'S' ? List.of('E', 'W') : List.of('N', 'S')) {
            Cell beside = jumped.toward(aside);
            if (on.isOpen(jumped, aside) && !pawns.contains(beside)) {
                targets.add(beside);
            }
        }
        return targets;
    }

    private List<String> legalFences() {
        List<String> fences = new ArrayList<>();
        for (int column = 0; column < rules.size() - 1; column++) {
            for (int row = 0; row < rules.size() - 1; row++) {
                for (char orientation : List.of('h', 'v')) {
                    Slot slot = new Slot(new Cell(column, row), orientation);
                    if (fenceVerdict(slot) == Verdict.LEGAL) {
                        fences.add(slot.toString());
                    }
                }
            }
        }
        return fences;
    }

    private Verdict fenceVerdict(Slot slot) {
        if (!board.contains(slot)) {
            return Verdict.OFF_BOARD;
        }
        if (board.fences().contains(slot)) {
            return Verdict.SLOT_TAKEN;
        }
        if (!Collections.disjoint(board.fences(), slot.halfOverlaps())) {
            return Verdict.OVERLAPS_FENCE;
        }
        if (board.fences().contains(slot.turned())) {
            return Verdict.CROSSES_FENCE;
        }
        if (fencesLeft.get(mover) == 0) {
            return Verdict.NO_FENCES_LEFT;
        }
        OracleBoard after = board.with(slot);
        if (seats().anyMatch(seat -> distance(seat, after) < 0)) {
            return Verdict.CUTS_OFF;
        }
        if (!rules.immobilisingFences()
                && seats().anyMatch(seat ->
                        seat != mover && pawnTargets(seat, after).isEmpty())) {
            return Verdict.IMMOBILISES;
        }
        return Verdict.LEGAL;
    }

    /** The position's text: horizontal anchors / vertical anchors / pawns / fences left / player to move. */
    @Override
    public String toString() {
        String stocks = fencesLeft.stream().map(String::valueOf).collect(Collectors.joining(" "));
        String squares = pawns.stream().map(Cell::toString).collect(Collectors.joining(" "));
        return String.join(" / ", anchors('h'), anchors('v'), squares, stocks, String.valueOf(mover + 1));
    }

    private String anchors(char orientation) {
        StringBuilder anchors = new StringBuilder();
        for (int row = 0; row < rules.size(); row++) {
            for (int column = 0; column < rules.size(); column++) {
                Cell anchor = new Cell(column, row);
                if (board.fences().contains(new Slot(anchor, orientation))) {
                    anchors.append(anchor);
                }
            }
        }
        return anchors.toString();
    }
}
