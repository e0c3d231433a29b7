package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.InvalidPositionException;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Position;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class QfCodeProperties {
    @Property
    void aRecordIsReadBack(@ForAll("games") Game game) {
        QfCode code = QfCode.parse(QfCode.of(game).format());

        assertThat(code).isEqualTo(QfCode.of(game));
        assertThat(code.moves()).contains(game.moves());
        assertThat(code.start(game.rules())).isEqualTo(game.initialPosition());
    }

    @Property
    void aBoardIsReadBack(@ForAll("games") Game game) {
        QfBoard board = QfBoard.of(game);
        QfCode code = new QfCode(Optional.of(board), Optional.empty());

        assertThat(board.position(game.rules())).isEqualTo(game.position());
        assertThat(QfCode.parse(code.format())).isEqualTo(code);
    }

    @Property
    void theRestOfAGameGoesOnFromItsBoard(@ForAll("games") Game game, @ForAll @IntRange(max = 120) int ply) {
        QfCode code = rest(game, ply, true);

        assertThat(QfCode.parse(code.format())).isEqualTo(code);
        assertThat(code.start(game.rules())).isEqualTo(positionAfter(game, ply));
    }

    private static Position positionAfter(Game game, int ply) {
        Position position = game.initialPosition();
        for (Move move : game.moves().subList(0, Math.min(ply, game.ply()))) {
            position = position.play(move);
        }
        return position;
    }

    @Property(tries = 200)
    void aTextCutOffIsRefusedAtItsEnd(@ForAll("texts") String text) {
        for (int length = 0; length < text.length(); length++) {
            String prefix = text.substring(0, length);
            assertThat(catchThrowable(() -> QfCode.parse(prefix)))
                    .isExactlyInstanceOf(NotationException.class)
                    .hasMessageStartingWith("line 1, column " + (length + 1) + ": found nothing, expected more signs");
        }
    }

    @Property
    void oneOtherSignIsAnotherCodeOrRefused(
            @ForAll("texts") String text, @ForAll @IntRange(max = 500) int index, @ForAll("sign") char sign) {
        StringBuilder other = new StringBuilder(text);
        other.setCharAt(index % text.length(), sign);

        isReadOrRefused(other.toString());
    }

    @Property
    void anyOtherCharacterIsRefused(
            @ForAll("texts") String text, @ForAll @IntRange(max = 500) int index, @ForAll char c) {
        StringBuilder other = new StringBuilder(text);
        other.setCharAt(index % text.length(), c);

        isReadOrRefused(other.toString());
    }

    @Property
    void anySignsAreReadOrRefused(@ForAll("signs") String text) {
        isReadOrRefused(text);
    }

    private static void isReadOrRefused(String text) {
        Throwable problem = catchThrowable(() -> QfCode.parse(text));
        if (problem != null) {
            assertThat(problem).isExactlyInstanceOf(NotationException.class);
            assertThat(QfCode.tryParse(text)).isEmpty();
            return;
        }
        QfCode code = QfCode.parse(text);
        assertThat(code.format()).isEqualTo(text.strip().replace('-', '+').replace('_', '/'));
        Throwable impossible = catchThrowable(code::start);
        if (impossible != null) {
            assertThat(impossible).isExactlyInstanceOf(InvalidPositionException.class);
        }
    }

    /** A pass has no form, and is very rare: the game before it is as good. */
    @Provide
    Arbitrary<Game> games() {
        return TwoPlayerGames.games().map(game -> {
            Game part = game;
            while (part.moves().contains(Move.pass())) {
                part = part.takeBack();
            }
            return part;
        });
    }

    /** Boards, records, and boards in the middle of a game with the record of its rest. */
    @Provide
    Arbitrary<String> texts() {
        return Combinators.combine(
                        games(),
                        Arbitraries.integers().between(0, 120),
                        Arbitraries.of(true, false),
                        Arbitraries.of(true, false))
                .as((game, ply, withBoard, withRecord) ->
                        (withBoard ? rest(game, ply, withRecord) : QfCode.of(game)).format());
    }

    private static QfCode rest(Game game, int ply, boolean withRecord) {
        Game part = game;
        while (part.ply() > ply) {
            part = part.takeBack();
        }
        List<Move> rest = game.moves().subList(part.ply(), game.ply());
        return new QfCode(Optional.of(QfBoard.of(part)), withRecord ? Optional.of(rest) : Optional.empty());
    }

    @Provide
    Arbitrary<Character> sign() {
        return Arbitraries.of(
                (BitWriter.SIGNS + "-_").chars().mapToObj(c -> (char) c).toList());
    }

    @Provide
    Arbitrary<String> signs() {
        return Arbitraries.strings()
                .withChars((BitWriter.SIGNS + "-_").toCharArray())
                .ofMaxLength(40);
    }
}
