package io.github.quoridor4j.spark;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.notation.GameRecord;
import io.github.quoridor4j.notation.PositionText;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;

/** A row for each position of each game, the last one without a move. */
final class PositionsTable implements Table {
    private static final long serialVersionUID = 1;

    @Override
    public StructType schema() {
        return new StructType()
                .add("file", DataTypes.StringType, false)
                .add("game", DataTypes.LongType, false)
                .add("ply", DataTypes.IntegerType, false)
                .add("position", DataTypes.StringType, false)
                .add("key", DataTypes.BinaryType, false)
                .add("distances", DataTypes.createArrayType(DataTypes.IntegerType, false), false)
                .add("legal_count", DataTypes.IntegerType, false)
                .add("move", DataTypes.StringType, true);
    }

    @Override
    public Iterator<Row> rows(String file, long number, GameRecord record) {
        Game game = record.game();
        List<Move> moves = game.moves();
        Position[] positions = positions(game);
        return IntStream.range(0, positions.length)
                .mapToObj(ply -> {
                    String move = ply < moves.size() ? moves.get(ply).toString() : null;
                    return row(file, number, ply, positions[ply], move);
                })
                .iterator();
    }

    /** The position at each ply: the last one, where players left the game between two moves. */
    private static Position[] positions(Game game) {
        Position[] positions = new Position[game.ply() + 1];
        for (Game moment : game.history()) {
            positions[moment.ply()] = moment.position();
        }
        return positions;
    }

    private static Row row(String file, long game, int ply, Position position, @Nullable String move) {
        return RowFactory.create(
                file,
                game,
                ply,
                PositionText.format(position),
                PackedPosition.of(position).toBytes(),
                position.rules().players().stream().map(position::distance).toArray(Integer[]::new),
                position.legalMoves().size(),
                move);
    }
}
