/** A program that is a module, and needs no more than it says. */
module com.example.counting {
    requires io.github.quoridor4j.notation;
}
