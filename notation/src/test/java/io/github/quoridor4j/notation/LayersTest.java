package io.github.quoridor4j.notation;

import static io.github.quoridor4j.testkit.Layers.names;
import static io.github.quoridor4j.testkit.Layers.union;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.testkit.Layers;
import io.github.quoridor4j.testkit.MainClasses;
import io.github.quoridor4j.testkit.PlatformUse;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Which class may know which. */
class LayersTest {
    private static final Layers LAYERS = new Layers(GameRecord.class);

    /** Parts of texts, what is wrong with them, and what several notations have in common. */
    private static final Set<String> TEXTS =
            names("NotationProblem ProblemForm NotationException TextSpan WordWrap Coordinates TwoPlayerRules");

    private static final Set<String> MOVES = names("MoveNotation MoveDialect SquareDialect LodeDialect TripleDialect"
            + " FenceSpelling RelativeStep ActionNumbering ActionNumbers CodeNumbers OpenSpielNumbers TitaniumNumbers"
            + " LodeNumbers");

    private static final Set<String> POSITIONS = names("RulesText RulesKey BoardSide PositionText QuoridorJsText"
            + " TitaniumBytes QfCode QfBoard QfReader QfWriter QfWalk BitReader BitWriter");

    private static final Set<String> PICTURES = names("Diagram Picture Extras BoardView FenceStocks TextCanvas"
            + " AsciiBoard AsciiReader AsciiGrid AsciiFences AsciiLabels AsciiCaptions UnicodeBoard"
            + " Theme Palette DiagramWords SvgBoard SvgGrid SvgLayers SvgPawn SvgWriter");

    /** What a record is, whatever its format. One layer with the choices of who reads and writes, since it writes itself. */
    private static final Set<String> RECORDS = names("GameRecord RecordForm RecordedGame PlayedGame RecordResult"
            + " RecordTags RecordText TagName CommentCommand GameRecordReader GameRecordWriter RecordFormat");

    /** Records that grow while they are read, and what is found wrong with them. */
    private static final Set<String> DRAFTS =
            names("RecordDraft LineDraft MoveNumber TagText RecordStart StartMemo ProblemLog RecordSource");

    /** Characters, put together to lines and tokens. */
    private static final Set<String> SCANNING = names("CharSource TokenText TextLine TextLines SgfLine SgfProperty");

    private static final Set<String> PGN = names("PgnReader PgnLexer PgnWord");

    /** The formats of other programs, line by line. */
    private static final Set<String> LINE_FORMATS = names("LineFormat LineRecordSource NumberedLine MoveWords"
            + " MoveListFormat QgfFormat OqfFormat Tq1Format"
            + " KataSgfFormat KataPoint KataResult KataRules OpenSpielFormat OpenSpielHeader");

    /** Which format it is. */
    private static final Set<String> CHOICE = names("RecordSources FormatRecogniser");

    private static final Set<String> WRITING = names("PgnWriter StartTags MainLineWriter");

    @Test
    void everyClassHasItsLayer() {
        assertThat(LAYERS.all())
                .isEqualTo(union(
                        TEXTS,
                        MOVES,
                        POSITIONS,
                        PICTURES,
                        RECORDS,
                        DRAFTS,
                        SCANNING,
                        PGN,
                        LINE_FORMATS,
                        CHOICE,
                        WRITING));
    }

    @Test
    void textMovesPositionsAndPicturesKnowNothingOfEachOther() {
        assertThat(LAYERS.known(TEXTS)).isSubsetOf(TEXTS);
        assertThat(LAYERS.known(MOVES)).isSubsetOf(union(TEXTS, MOVES));
        assertThat(LAYERS.known(POSITIONS)).isSubsetOf(union(TEXTS, POSITIONS));
        assertThat(LAYERS.known(PICTURES)).isSubsetOf(union(TEXTS, PICTURES));
    }

    @Test
    void recordsKnowNoFormats() {
        assertThat(LAYERS.known(RECORDS))
                .isSubsetOf(union(
                        TEXTS,
                        RECORDS,
                        names("CharSource RecordSource RecordSources StartMemo"), // of the reader
                        names("PgnWriter MainLineWriter"))); // of the writer
        assertThat(LAYERS.known(DRAFTS)).isSubsetOf(union(TEXTS, POSITIONS, RECORDS, DRAFTS));
    }

    @Test
    void charactersAreReadWithoutKnowingWhatFor() {
        assertThat(LAYERS.known(SCANNING))
                .isSubsetOf(union(TEXTS, SCANNING, names("ProblemLog GameRecordReader"))); // the reader for its limits
        assertThat(LAYERS.knowing("CharSource"))
                .isEqualTo(union(
                        names("CharSource TokenText TextLines SgfLine PgnLexer"),
                        names("PgnReader LineRecordSource RecordSources FormatRecogniser GameRecordReader")));
    }

    @Test
    void formatsKnowNoOtherFormats() {
        assertThat(LAYERS.known(PGN)).isSubsetOf(union(TEXTS, RECORDS, DRAFTS, SCANNING, PGN));
        assertThat(LAYERS.known(LINE_FORMATS))
                .isSubsetOf(union(TEXTS, MOVES, POSITIONS, RECORDS, DRAFTS, SCANNING, LINE_FORMATS, Set.of("PgnWord")));
        Set<String> formats = names("MoveListFormat QgfFormat OqfFormat Tq1Format KataSgfFormat OpenSpielFormat");
        for (String format : formats) {
            assertThat(LAYERS.known(Set.of(format)))
                    .containsOnlyOnce(format)
                    .doesNotContainAnyElementsOf(formats.stream()
                            .filter(other -> !other.equals(format))
                            .toList());
        }
    }

    /** A comment or a title that only this format has is one word of it, which its reader knows. */
    @Test
    void writersKnowOfReadersOnlyTheirWords() {
        assertThat(LAYERS.known(WRITING))
                .isSubsetOf(union(TEXTS, MOVES, POSITIONS, RECORDS, WRITING, names("MoveNumber OqfFormat QgfFormat")));
    }

    /** Serializable values refuse to be read from a stream, which takes two more types. */
    @Test
    void onlySourcesAndWritersTouchStreams() {
        Set<String> streams = names("CharSource GameRecordReader GameRecordWriter");
        assertThat(LAYERS.others(name -> !streams.contains(name)).stream().filter(name -> name.startsWith("java.io.")))
                .containsExactlyInAnyOrder(
                        "java.io.Serializable", "java.io.InvalidObjectException", "java.io.ObjectInputStream");
        assertThat(LAYERS.others(name -> true)).noneMatch(name -> name.startsWith("java.nio.file"));
    }

    @Test
    void thereAreNoThreads() {
        assertThat(LAYERS.otherPackages(name -> true)).doesNotContain("java.util.concurrent");
    }

    @Test
    void nothingDependsOnTheMachineOrTalksToTheUser() {
        assertThat(PlatformUse.of(MainClasses.files(GameRecord.class))).isEmpty();
    }
}
