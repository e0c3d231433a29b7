package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.Fence;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Square;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Compares SVG, drawn to pixels, with pictures that somebody has looked at. To draw them anew after a change:
 * {@code mvn test -pl core,notation -Dpictures.write=true -Dtest=GoldenPicturesTest -Dsurefire.failIfNoSpecifiedTests=false},
 * and look at each.
 */
class GoldenPicturesTest {
    private static final Path FOLDER = Path.of("src/test/resources/diagrams");

    /** Of 255; two drawings of one picture differ by rounding only. */
    private static final double TOLERANCE = 8;

    @ParameterizedTest
    @MethodSource("pictures")
    void picturesStayAsTheyWereSeen(GoldenPicture picture) throws IOException {
        String svg = picture.diagram().toSvg(picture.theme());
        for (int width : GoldenPicture.WIDTHS) {
            Path file = FOLDER.resolve(picture.file(width));
            if (Boolean.getBoolean("pictures.write")) {
                Files.createDirectories(FOLDER);
                ImageIO.write(Pixels.draw(svg, width), "png", file.toFile());
            }
            assertThat(PictureDifference.of(svg, ImageIO.read(file.toFile())))
                    .as("%s at %d pixels", picture, width)
                    .isLessThan(TOLERANCE);
        }
    }

    /** Otherwise the comparison would be worth nothing. */
    @ParameterizedTest
    @MethodSource("smallChanges")
    void smallChangesAreSeen(GoldenPicture picture, Diagram changed) throws IOException {
        String svg = changed.toSvg(picture.theme());
        for (int width : GoldenPicture.WIDTHS) {
            BufferedImage expected =
                    ImageIO.read(FOLDER.resolve(picture.file(width)).toFile());
            assertThat(PictureDifference.of(svg, expected))
                    .as("%s at %d pixels, instead of%n%s", picture, width, changed)
                    .isGreaterThan(2 * TOLERANCE);
        }
    }

    static List<GoldenPicture> pictures() {
        return GoldenPicture.all();
    }

    static Stream<Arguments> smallChanges() {
        GoldenPicture start = GoldenPicture.START;
        GoldenPicture paths = GoldenPicture.PATHS;
        GoldenPicture turned = GoldenPicture.TURNED;
        return Stream.of(
                        movedFences(GoldenPicture.LAST_FENCE),
                        Stream.of(
                                Arguments.of(start, start.diagram().mark(Square.A1)),
                                Arguments.of(start, start.diagram().arrow(Square.A1, Square.B1)),
                                Arguments.of(paths, paths.diagram().lastMove(Square.C5, Square.D5)),
                                Arguments.of(turned, turned.diagram().path(Player.ONE))))
                .flatMap(changes -> changes);
    }

    /** With one fence one slot aside, or turned, wherever it may stand there. */
    private static Stream<Arguments> movedFences(GoldenPicture picture) {
        Position position = picture.position();
        return position.fences().stream()
                .flatMap(fence -> Arrays.stream(Square.values())
                        .filter(anchor -> anchor.column() < 8 && anchor.row() < 8)
                        .filter(anchor -> isBeside(anchor, fence.anchor()))
                        .flatMap(anchor ->
                                Arrays.stream(Fence.Orientation.values()).map(way -> Fence.of(anchor, way)))
                        .filter(other -> !position.hasFence(other))
                        .map(other -> position.toBuilder().removeFence(fence).addFence(other))
                        .filter(builder -> builder.problems().isEmpty())
                        .map(builder -> Arguments.of(picture, picture.of(builder.build()))));
    }

    private static boolean isBeside(Square some, Square other) {
        return Math.abs(some.column() - other.column()) + Math.abs(some.row() - other.row()) <= 1;
    }
}
