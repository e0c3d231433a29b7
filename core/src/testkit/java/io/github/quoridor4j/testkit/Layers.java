package io.github.quoridor4j.testkit;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Which class of a module knows which, read out of the class files. A module is one package, or nearly so, and its layers
 * are not to be seen from outside: names are simple, and those of nested classes are those of the classes around them.
 */
public final class Layers {
    private final List<ClassFile> files;
    private final Set<String> packages;

    /** Takes the classes of a module, of which one is enough to find them. */
    public Layers(Class<?> anyOfThem) {
        files = MainClasses.files(anyOfThem);
        packages = sorted(files.stream().map(file -> packageOf(file.outermost())));
    }

    /** Names separated by blanks. */
    public static Set<String> names(String text) {
        return Set.of(text.split(" ", -1));
    }

    @SafeVarargs
    public static Set<String> union(Set<String>... sets) {
        Set<String> union = new TreeSet<>();
        for (Set<String> set : sets) {
            union.addAll(set);
        }
        return union;
    }

    /** All classes of the module. */
    public Set<String> all() {
        return sorted(files.stream().map(Layers::owner));
    }

    /** Those of the module that some of its classes mention, themselves too. */
    public Set<String> known(Set<String> owners) {
        return sorted(
                files.stream().filter(file -> owners.contains(owner(file))).flatMap(this::known));
    }

    /** Those of the module that mention one of its classes, itself too. */
    public Set<String> knowing(String name) {
        return sorted(files.stream()
                .filter(file -> known(file).anyMatch(name::equals))
                .map(Layers::owner));
    }

    /** What some classes mention of other modules, with the package. */
    public Set<String> others(Predicate<String> owners) {
        return sorted(files.stream()
                .filter(file -> owners.test(owner(file)))
                .flatMap(file -> file.classes().stream())
                .filter(name -> !isOwn(name)));
    }

    /** The packages of other modules that some classes mention. */
    public Set<String> otherPackages(Predicate<String> owners) {
        return sorted(others(owners).stream().filter(name -> name.contains(".")).map(Layers::packageOf));
    }

    private Stream<String> known(ClassFile file) {
        return file.classes().stream().filter(this::isOwn).map(Layers::simple);
    }

    private boolean isOwn(String name) {
        return name.contains(".") && packages.contains(packageOf(name));
    }

    private static String owner(ClassFile file) {
        return simple(file.outermost());
    }

    private static String simple(String name) {
        return name.substring(name.lastIndexOf('.') + 1).replaceFirst("\\$.*", "");
    }

    private static String packageOf(String name) {
        return name.substring(0, name.lastIndexOf('.'));
    }

    private static Set<String> sorted(Stream<String> names) {
        Set<String> sorted = new TreeSet<>();
        names.forEach(sorted::add);
        return sorted;
    }
}
