package io.github.quoridor4j.spark;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.Outcome;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.notation.GameRecord;
import io.github.quoridor4j.notation.PositionText;
import io.github.quoridor4j.notation.RulesText;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import scala.jdk.javaapi.CollectionConverters;

/** A row for each game. */
final class GamesTable implements Table {
    private static final long serialVersionUID = 1;

    @Override
    public StructType schema() {
        return new StructType()
                .add("file", DataTypes.StringType, false)
                .add("game", DataTypes.LongType, false)
                .add("tags", DataTypes.createMapType(DataTypes.StringType, DataTypes.StringType, false), false)
                .add("rules", DataTypes.StringType, false)
                .add("start", DataTypes.StringType, false)
                .add("result", DataTypes.StringType, false)
                .add("plies", DataTypes.IntegerType, false)
                .add("winner", DataTypes.IntegerType, true)
                .add("reason", DataTypes.StringType, true)
                .add("problems", DataTypes.IntegerType, false);
    }

    @Override
    public Iterator<Row> rows(String file, long number, GameRecord record) {
        Game game = record.game();
        Optional<Outcome> outcome = game.outcome();
        Row row = RowFactory.create(
                file,
                number,
                CollectionConverters.asScala(record.tags()),
                RulesText.format(record.rules()),
                PositionText.format(record.start()),
                record.result(),
                game.ply(),
                outcome.flatMap(Outcome::winner).map(Player::number).orElse(null),
                outcome.map(Outcome::reason).map(Outcome.Reason::name).orElse(null),
                record.problems().size());
        return List.of(row).iterator();
    }
}
