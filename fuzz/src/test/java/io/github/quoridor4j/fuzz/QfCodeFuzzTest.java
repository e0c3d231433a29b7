package io.github.quoridor4j.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.quoridor4j.InvalidPositionException;
import io.github.quoridor4j.notation.NotationException;
import io.github.quoridor4j.notation.QfCode;

class QfCodeFuzzTest {
    @FuzzTest
    void anyTextIsACodeThatIsWrittenTheSameOrANotationException(byte[] data) {
        String text = new Input(data).text();
        try {
            QfCode code = QfCode.parse(text);
            assertThat(code.format())
                    .isEqualTo(withoutBlanks(text).replace('-', '+').replace('_', '/'));
            assertThat(QfCode.parse(code.format())).isEqualTo(code);
            Throwable impossible = catchThrowable(code::start);
            if (impossible != null) {
                assertThat(impossible).isExactlyInstanceOf(InvalidPositionException.class);
            }
        } catch (NotationException e) {
            Place.check(e.problem(), text);
            assertThat(QfCode.tryParse(text)).isEmpty();
        }
    }

    /** Blanks within the code would have been refused. */
    private static String withoutBlanks(String text) {
        return text.chars()
                .filter(c -> c > ' ' && c <= '~')
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }
}
