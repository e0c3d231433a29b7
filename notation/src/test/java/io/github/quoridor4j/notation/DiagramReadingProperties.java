package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.quoridor4j.InvalidPositionException;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class DiagramReadingProperties {
    @Property
    void whatIsDrawnIsReadBackHoweverTheBoardIsTurned(@ForAll("positions") Position position) {
        for (Player player : position.rules().players()) {
            String picture = Diagram.of(position).seenBy(player).toAscii();

            assertThat(Diagram.parseAscii(picture, position.rules())).isEqualTo(position);
        }
    }

    @Property
    void additionsArePassedOver(@ForAll("diagrams") Diagram diagram) {
        Position position = diagram.position();

        assertThat(Diagram.parseAscii(diagram.toAscii(), position.rules())).isEqualTo(position);
    }

    @Property
    void withoutCoordinatesTheFirstSideIsDown(@ForAll("positions") Position position) {
        String picture = Diagram.of(position).coordinates(false).toAscii();

        assertThat(Diagram.parseAscii(picture, position.rules())).isEqualTo(position);
    }

    @Property
    void rulesOfBoardsThatNoPresetHasAreFound(@ForAll("smallBoards") Position position) {
        int size = position.rules().size();
        int players = position.rules().players().size();
        if (size != 9 && (size != 7 || players == 3)) {
            assertThat(Diagram.parseAscii(Diagram.of(position).toAscii())).isEqualTo(position);
        }
    }

    @Property
    void brokenPicturesAreOneOfTwoExceptions(@ForAll("diagrams") Diagram diagram, @ForAll long seed) {
        String text = broken(diagram.toAscii(), new Random(seed));

        expectOneOfTwo(catchThrowable(() -> Diagram.parseAscii(text)));
        expectOneOfTwo(
                catchThrowable(() -> Diagram.parseAscii(text, diagram.position().rules())));
        Diagram.tryParseAscii(text);
    }

    @Property
    void anyTextIsOneOfTwoExceptions(@ForAll String text) {
        expectOneOfTwo(catchThrowable(() -> Diagram.parseAscii(text)));
    }

    private static void expectOneOfTwo(Throwable problem) {
        if (problem != null) {
            assertThat(problem).isInstanceOfAny(NotationException.class, InvalidPositionException.class);
        }
    }

    /** With some characters put in, taken out, replaced or repeated. */
    private static String broken(String picture, Random random) {
        String signs = "+-|#.*<>[]() 0123456789abci:~\n\r\t\u00a0\u0661\ud800xX/";
        StringBuilder text = new StringBuilder(picture);
        for (int i = random.nextInt(4); i >= 0 && text.length() > 0; i--) {
            int place = random.nextInt(text.length());
            char sign = signs.charAt(random.nextInt(signs.length()));
            switch (random.nextInt(5)) {
                case 0 -> text.insert(place, sign);
                case 1 -> text.deleteCharAt(place);
                case 2 -> text.setCharAt(place, sign);
                case 3 -> text.setLength(place);
                default -> text.insert(random.nextInt(text.length()), picture.substring(place / 2, place / 2 + 40));
            }
        }
        return text.toString();
    }

    @Provide
    Arbitrary<Position> positions() {
        return RandomGames.positions();
    }

    @Provide
    Arbitrary<Position> smallBoards() {
        return RandomDiagrams.smallBoards();
    }

    @Provide
    Arbitrary<Diagram> diagrams() {
        return RandomDiagrams.all();
    }
}
