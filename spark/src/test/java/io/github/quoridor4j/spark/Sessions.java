package io.github.quoridor4j.spark;

import org.apache.spark.sql.SparkSession;

/** One session for all tests, with two threads and three attempts for each task. */
final class Sessions {
    static final int ATTEMPTS = 3;

    private static final SparkSession SHARED = SparkSession.builder()
            .master("local[2," + ATTEMPTS + "]")
            .appName("tests")
            .config("spark.ui.enabled", false)
            .config("spark.driver.bindAddress", "127.0.0.1")
            .config("spark.driver.host", "127.0.0.1")
            .config("spark.sql.warehouse.dir", "target/warehouse")
            .config("spark.sql.shuffle.partitions", 2)
            .getOrCreate();

    private Sessions() {}

    static SparkSession shared() {
        return SHARED;
    }
}
