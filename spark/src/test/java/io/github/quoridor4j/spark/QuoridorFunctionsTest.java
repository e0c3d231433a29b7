package io.github.quoridor4j.spark;

import static org.assertj.core.api.Assertions.assertThat;

import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuoridorFunctionsTest {
    private static final SparkSession SPARK = Sessions.shared();

    @BeforeAll
    static void register() {
        QuoridorFunctions.register(SPARK);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            nullValues = "NULL",
            value = {
                "1. e2 e8; NULL; NULL",
                "N S N S X; player 2 wins: resignation; NULL",
                "[Position \" /  / e8 d9 / 10 10 / 1\"] 1. e9 1-0; player 1 wins: goal reached; NULL",
                "1. e2 e8 2. e4; NULL; 'line 1, column 13: found ''e4'', expected a legal move: it is OUT_OF_REACH'",
                "'  '; NULL; no game",
                "'1. e2 e8 1-0 1. e2 e8 *'; NULL; more than one game",
                "NULL; NULL; NULL"
            })
    void ofARecord(String record, String outcome, String problem) {
        Row row = SPARK.sql(
                        "SELECT quoridor_outcome(r), quoridor_problem(r) FROM VALUES (CAST(? AS STRING)) AS t(r)",
                        new Object[] {record})
                .head();

        assertThat(row.getString(0)).isEqualTo(outcome);
        assertThat(row.getString(1)).isEqualTo(problem);
    }

    @ParameterizedTest
    @CsvSource(
            nullValues = "NULL",
            value = {"' /  / e1 e9 / 10 10 / 1', 131", "' /  / e1 e1 / 10 10 / 1', NULL", "e2, NULL", "NULL, NULL"})
    void ofAPosition(String position, Integer count) {
        Row row = SPARK.sql(
                        "SELECT quoridor_legal_count(p) FROM VALUES (CAST(? AS STRING)) AS t(p)",
                        new Object[] {position})
                .head();

        assertThat(row.<Integer>getAs(0)).isEqualTo(count);
    }
}
