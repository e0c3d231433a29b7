import io.github.quoridor4j.Move
import io.github.quoridor4j.Position
import io.github.quoridor4j.Rules
import io.github.quoridor4j.notation.Diagram

/** Each line hands over what is, or might be, null: compilers refuse all of them. */
fun nulls(text: String?) {
    Move.parse(text)
    Position.initial(null)
    Position.initial(Rules.standard()).play(null)
    Diagram.of(null)
}
