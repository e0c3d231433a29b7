package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.Move;
import io.github.quoridor4j.Position;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class GameRecordProperties {
    private static final List<String> GAPS = List.of(
            " ",
            "\n",
            "\r\n",
            "\t ",
            " {remark} ",
            " ; remark\n",
            " $6 ",
            " ({nothing}) ",
            "! ",
            " 7. ",
            " 7...",
            "\n%\n");

    @Property
    void theMovesSurviveAnythingBetweenThem(@ForAll("games") RandomGames.Game game, @ForAll Random random) {
        StringBuilder text = new StringBuilder("[Rules \"" + RulesText.format(game.rules()) + "\"]\n1. ");
        for (Move move : game.moves()) {
            text.append(move).append(GAPS.get(random.nextInt(GAPS.size())));
        }
        // some of these games go on after the third repetition
        GameRecord record = GameRecordReader.strict()
                .withoutLegality()
                .readAll(text.toString())
                .get(0);

        assertThat(record.start()).isEqualTo(Position.initial(game.rules()));
        assertThat(record.moves()).isEqualTo(game.moves());
    }

    @Property
    void aPositionInTheTagsIsTheStart(@ForAll("positions") Position position) {
        String text = "[Position \"" + PositionText.format(position) + "\"]";

        assertThat(RecordTexts.clean(text).start()).isEqualTo(position);
    }

    @Property
    void anyTextIsRead(@ForAll("almostRecords") String text) {
        assertThat(RecordTexts.all(text))
                .allSatisfy(game -> assertThat(game.game().moves()).isEqualTo(game.moves()));
    }

    @Provide
    Arbitrary<RandomGames.Game> games() {
        return RandomGames.games();
    }

    @Provide
    Arbitrary<Position> positions() {
        return RandomGames.positions();
    }

    @Provide
    Arbitrary<String> almostRecords() {
        return Arbitraries.of(
                        "[",
                        "]",
                        "Rules",
                        "First",
                        "Starts",
                        "Position",
                        "\"",
                        "2",
                        "bazito",
                        "quizdoor",
                        "e1 e9",
                        "\\",
                        " ",
                        "\n",
                        "\r",
                        "{",
                        "}",
                        "(",
                        ")",
                        ";",
                        "%",
                        "$",
                        "1",
                        ".",
                        "...",
                        "e2",
                        "e3h",
                        "--",
                        "1-0",
                        "*",
                        "!",
                        "X",
                        "[%out 1]",
                        "\u0662")
                .list()
                .ofMaxSize(20)
                .map(parts -> String.join("", parts));
    }
}
