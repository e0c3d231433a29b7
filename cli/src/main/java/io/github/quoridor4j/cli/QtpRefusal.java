package io.github.quoridor4j.cli;

/** A command of the Quoridor Text Protocol that is not carried out; the message is the answer. */
final class QtpRefusal extends Exception {
    private static final long serialVersionUID = 1;

    QtpRefusal(String message) {
        super(message);
    }

    static QtpRefusal syntax() {
        return new QtpRefusal("syntax error");
    }
}
