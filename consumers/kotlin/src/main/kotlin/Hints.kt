import io.github.quoridor4j.Move
import io.github.quoridor4j.Player
import io.github.quoridor4j.Position
import io.github.quoridor4j.Rules
import io.github.quoridor4j.notation.Diagram

/** To Kotlin nothing here may be null, so nothing has to be asked. */
fun main() {
    val position: Position = Position.initial(Rules.standard()).play(Move.parse("e2"))
    val hint: Move? = position.legalMoves().firstOrNull { it.toString() == "e8" }
    val diagram: String = Diagram.of(position).toAscii()
    println("$hint ${position.distance(Player.TWO)} ${diagram.length}")
}
