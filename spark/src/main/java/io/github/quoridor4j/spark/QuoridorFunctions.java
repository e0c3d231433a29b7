package io.github.quoridor4j.spark;

import io.github.quoridor4j.Position;
import io.github.quoridor4j.notation.GameRecord;
import io.github.quoridor4j.notation.GameRecordReader;
import io.github.quoridor4j.notation.NotationProblem;
import io.github.quoridor4j.notation.PositionText;
import java.io.StringReader;
import java.util.Iterator;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.api.java.UDF1;
import org.apache.spark.sql.types.DataTypes;
import org.jspecify.annotations.Nullable;

/**
 * Functions for SQL, registered in a session by one call:
 *
 * <pre>{@code
 * QuoridorFunctions.register(spark);
 * spark.sql("SELECT quoridor_outcome(record) AS outcome, count(*) FROM raw GROUP BY outcome").show();
 * }</pre>
 *
 * <table>
 * <caption>The functions</caption>
 * <tr><th>function</th><th>gives</th></tr>
 * <tr><td>{@code quoridor_outcome(record)}</td><td>how the game ended, {@code player 1 wins: goal reached}; {@code NULL} while
 * it goes on</td></tr>
 * <tr><td>{@code quoridor_problem(record)}</td><td>the first problem, {@code line 1, column 7: found 'e33', expected a move};
 * {@code NULL} if there is none</td></tr>
 * <tr><td>{@code quoridor_legal_count(position)}</td><td>the number of legal moves of a position as {@link PositionText};
 * {@code NULL} if the text is none</td></tr>
 * </table>
 *
 * <p>A record is the text of one game in any format that {@link GameRecordReader} recognises. With a problem, the outcome is that
 * of the moves before it; a text without a game, or of several ones, has no outcome, and that is its problem. No function
 * fails for what it is given; {@code NULL} gives {@code NULL}.
 */
public final class QuoridorFunctions {
    private QuoridorFunctions() {}

    /**
     * Registers the functions in a session.
     *
     * @param spark the session; functions of the same names are replaced
     */
    public static void register(SparkSession spark) {
        spark.udf()
                .register("quoridor_outcome", (UDF1<String, String>) QuoridorFunctions::outcome, DataTypes.StringType);
        spark.udf()
                .register("quoridor_problem", (UDF1<String, String>) QuoridorFunctions::problem, DataTypes.StringType);
        spark.udf()
                .register(
                        "quoridor_legal_count",
                        (UDF1<String, Integer>) QuoridorFunctions::legalCount,
                        DataTypes.IntegerType);
    }

    private static @Nullable String outcome(@Nullable String text) {
        if (text == null) {
            return null;
        }
        Iterator<GameRecord> games = games(text);
        if (!games.hasNext()) {
            return null;
        }
        GameRecord record = games.next();
        return games.hasNext()
                ? null
                : record.game().outcome().map(Object::toString).orElse(null);
    }

    private static @Nullable String problem(@Nullable String text) {
        if (text == null) {
            return null;
        }
        Iterator<GameRecord> games = games(text);
        if (!games.hasNext()) {
            return "no game";
        }
        GameRecord record = games.next();
        if (games.hasNext()) {
            return "more than one game";
        }
        return record.problems().stream()
                .findFirst()
                .map(NotationProblem::toString)
                .orElse(null);
    }

    private static Iterator<GameRecord> games(String text) {
        return GameRecordReader.lenient().read(new StringReader(text));
    }

    private static @Nullable Integer legalCount(@Nullable String text) {
        return text == null
                ? null
                : PositionText.tryParse(text)
                        .map(Position::legalMoves)
                        .map(moves -> moves.size())
                        .orElse(null);
    }
}
