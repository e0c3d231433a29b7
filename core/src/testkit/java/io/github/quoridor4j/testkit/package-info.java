/**
 * What the tests of several modules have in common. It knows none of them: the sources are compiled once more into the tests of
 * each.
 */
package io.github.quoridor4j.testkit;
