package io.github.quoridor4j;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.Externalizable;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.time.DateTimeException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What stands for rule sets, positions, games, moves, outcomes and symmetries in Java's serialization: a byte for the
 * kind, and as few more as possible; a position of a preset is 26 bytes. What is read goes through the same checks as what a user makes, so that
 * bytes that were tampered with end in an {@link InvalidObjectException}.
 *
 * <p>The form is part of this library's promise of stability: what one version has written, all later ones read.
 */
final class SerialForm implements Externalizable {
    private static final long serialVersionUID = 1;

    private static final int RULES = 1;
    private static final int POSITION = 2;
    private static final int GAME = 3;
    private static final int MOVE = 4;
    private static final int OUTCOME = 5;
    private static final int SYMMETRY = 6;

    /** In the place of a preset's index: the values follow. */
    private static final int CUSTOM = 255;

    /** Beside a step's code: a duration follows. */
    private static final int TIMED = 1 << 15;

    private transient @Nullable Object object;

    /** For deserialization. */
    public SerialForm() {}

    SerialForm(Object object) {
        this.object = object;
    }

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        if (object instanceof Rules rules) {
            out.writeByte(RULES);
            writeRules(out, rules);
        } else if (object instanceof Position position) {
            out.writeByte(POSITION);
            writePosition(out, position);
        } else if (object instanceof Game game) {
            out.writeByte(GAME);
            writeGame(out, game);
        } else if (object instanceof Move move) {
            out.writeByte(MOVE);
            out.writeByte(move.code());
        } else if (object instanceof Outcome outcome) {
            out.writeByte(OUTCOME);
            writeOutcome(out, outcome);
        } else if (object instanceof Symmetry symmetry) {
            out.writeByte(SYMMETRY);
            writeSymmetry(out, symmetry);
        }
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
        int kind = in.readUnsignedByte();
        try {
            object = switch (kind) {
                case RULES -> readRules(in);
                case POSITION -> readPosition(in);
                case GAME -> readGame(in);
                case MOVE -> Move.ofCode(in.readUnsignedByte());
                case OUTCOME -> readOutcome(in);
                case SYMMETRY -> readSymmetry(in);
                default -> throw new IllegalArgumentException("no such kind of object: " + kind);
            };
        } catch (IllegalArgumentException | IllegalStateException | DateTimeException | ArithmeticException e) {
            throw invalid(e);
        }
    }

    private static InvalidObjectException invalid(RuntimeException cause) {
        InvalidObjectException exception = new InvalidObjectException(String.valueOf(cause.getMessage()));
        exception.initCause(cause);
        return exception;
    }

    Object readResolve() {
        return Objects.requireNonNull(object);
    }

    private static void writeRules(DataOutput out, Rules rules) throws IOException {
        int preset = List.copyOf(Rules.presets().values()).indexOf(rules);
        out.writeByte(preset < 0 ? CUSTOM : preset);
        if (preset < 0) {
            Rules.Values values = rules.values;
            out.writeByte(values.size());
            out.writeByte(values.seats().size());
            for (Rules.Seat seat : values.seats()) {
                out.writeByte(seat.choice() ? CUSTOM : seat.start().ordinal());
                out.writeByte(seat.goal().ordinal());
                out.writeByte(seat.fences());
            }
            out.writeBoolean(values.anyFirstPlayer());
            out.writeBoolean(values.straightJump());
            out.writeByte(values.sideSteps().stream()
                    .mapToInt(obstacle -> 1 << obstacle.ordinal())
                    .sum());
            out.writeByte(values.stuckRule().ordinal());
            out.writeBoolean(values.immobilisingFences());
            out.writeInt(values.repetitionLimit());
            out.writeInt(values.plyLimit());
            out.writeBoolean(values.limitBeatsWin());
            writeDuration(out, values.gameTime());
            writeDuration(out, values.moveTime());
        }
    }

    private static Rules readRules(DataInput in) throws IOException {
        int preset = in.readUnsignedByte();
        if (preset != CUSTOM) {
            return pick(List.copyOf(Rules.presets().values()), preset);
        }
        RulesBuilder builder = Rules.builder().size(in.readUnsignedByte());
        int players = in.readUnsignedByte();
        List<Square> starts = new ArrayList<>();
        List<Direction> goals = new ArrayList<>();
        int[] fences = new int[players];
        for (int seat = 0; seat < players; seat++) {
            int start = in.readUnsignedByte();
            if (start != CUSTOM) {
                starts.add(pick(List.of(Square.values()), start));
            }
            goals.add(pick(List.of(Direction.values()), in.readUnsignedByte()));
            fences[seat] = in.readUnsignedByte();
        }
        builder.players(players).fences(fences).goals(goals.toArray(Direction[]::new));
        if (starts.isEmpty()) {
            builder.startSides(goals.stream().map(Direction::opposite).toArray(Direction[]::new));
        } else {
            builder.starts(starts.toArray(Square[]::new));
        }
        builder.anyFirstPlayer(in.readBoolean()).straightJump(in.readBoolean());
        int obstacles = in.readUnsignedByte();
        builder.sideSteps(List.of(Rules.Obstacle.values()).stream()
                .filter(obstacle -> ((obstacles >>> obstacle.ordinal()) & 1) != 0)
                .toArray(Rules.Obstacle[]::new));
        return builder.stuckRule(pick(List.of(Rules.StuckRule.values()), in.readUnsignedByte()))
                .immobilisingFences(in.readBoolean())
                .repetitionLimit(in.readInt())
                .plyLimit(in.readInt())
                .limitBeatsWin(in.readBoolean())
                .gameTime(readDuration(in))
                .moveTime(readDuration(in))
                .build();
    }

    private static <T> T pick(List<T> values, int index) {
        if (index >= values.size()) {
            throw new IllegalArgumentException("no value with number " + index + " among " + values.size());
        }
        return values.get(index);
    }

    private static void writePosition(DataOutput out, Position position) throws IOException {
        writeRules(out, position.rules());
        out.writeLong(position.horizontal);
        out.writeLong(position.vertical);
        out.writeLong(position.seats);
    }

    private static Position readPosition(DataInput in) throws IOException {
        Rules rules = readRules(in);
        PositionBuilder builder = Position.builder(rules);
        new FenceSet(in.readLong(), in.readLong()).forEach(builder::addFence);
        long seats = in.readLong();
        for (Player player : rules.players()) {
            builder.pawn(player, pick(List.of(Square.values()), Seats.pawn(seats, player.ordinal())));
            builder.fencesLeft(player, Seats.fencesLeft(seats, player.ordinal()));
        }
        Position position = builder.playerToMove(Player.at(Seats.turn(seats))).build();
        if (position.seats != seats) {
            throw new IllegalArgumentException("more in the seats than players: " + Long.toHexString(seats));
        }
        return position;
    }

    private static void writeGame(DataOutput out, Game game) throws IOException {
        writePosition(out, game.initialPosition());
        List<GameStep> steps = game.steps();
        out.writeInt(steps.size());
        for (GameStep step : steps) {
            boolean timed = !step.elapsed().isZero();
            out.writeShort(step.code() | (timed ? TIMED : 0));
            if (timed) {
                writeDuration(out, step.elapsed());
            }
        }
    }

    private static Game readGame(DataInput in) throws IOException {
        Game game = Game.start(readPosition(in));
        int count = in.readInt();
        for (int i = 0; i < count; i++) {
            int code = in.readUnsignedShort();
            Duration elapsed = (code & TIMED) == 0 ? Duration.ZERO : readDuration(in);
            game = game.repeat(code & ~TIMED, elapsed);
        }
        return game;
    }

    private static void writeOutcome(DataOutput out, Outcome outcome) throws IOException {
        out.writeByte(outcome.winner().map(Player::number).orElse(0));
        out.writeByte(outcome.reason().ordinal());
    }

    private static Outcome readOutcome(DataInput in) throws IOException {
        int winner = in.readUnsignedByte();
        Outcome.Reason reason = pick(List.of(Outcome.Reason.values()), in.readUnsignedByte());
        return winner == 0 ? Outcome.draw(reason) : Outcome.win(Player.ofNumber(winner), reason);
    }

    private static void writeSymmetry(DataOutput out, Symmetry symmetry) throws IOException {
        out.writeByte(symmetry.size);
        out.writeByte(symmetry.players);
        out.writeByte(symmetry.turn.ordinal());
        out.writeByte(symmetry.shift);
    }

    private static Symmetry readSymmetry(DataInput in) throws IOException {
        int size = in.readUnsignedByte();
        int players = in.readUnsignedByte();
        Turn turn = pick(List.of(Turn.values()), in.readUnsignedByte());
        return Symmetry.of(size, players, turn, in.readUnsignedByte());
    }

    private static void writeDuration(DataOutput out, Duration duration) throws IOException {
        out.writeLong(duration.getSeconds());
        out.writeInt(duration.getNano());
    }

    private static Duration readDuration(DataInput in) throws IOException {
        return Duration.ofSeconds(in.readLong(), in.readInt());
    }
}
