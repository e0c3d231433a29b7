package io.github.quoridor4j.spark;

import io.github.quoridor4j.notation.GameRecord;
import java.util.Iterator;
import java.util.List;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;

/** A row for each problem of a game, and for each file that cannot be read to its end, which has neither game nor place. */
final class ProblemsTable implements Table {
    private static final long serialVersionUID = 1;

    @Override
    public StructType schema() {
        return new StructType()
                .add("file", DataTypes.StringType, false)
                .add("game", DataTypes.LongType, true)
                .add("line", DataTypes.IntegerType, true)
                .add("column", DataTypes.IntegerType, true)
                .add("what", DataTypes.StringType, false);
    }

    @Override
    public Iterator<Row> rows(String file, long game, GameRecord record) {
        return record.problems().stream()
                .map(problem -> RowFactory.create(file, game, problem.line(), problem.column(), problem.reason()))
                .iterator();
    }

    @Override
    public Iterator<Row> rows(String file, String fault) {
        return List.of(RowFactory.create(file, null, null, null, fault)).iterator();
    }
}
