package io.github.quoridor4j.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The class files among which a class lies: those of its module, without tests. */
public final class MainClasses {
    private MainClasses() {}

    /** The folder in which the packages of a class's module begin. */
    public static Path root(Class<?> anyOfThem) {
        try {
            return Path.of(anyOfThem
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /** What the class files say, {@code module-info} and {@code package-info} left out; in the order of their names. */
    public static List<ClassFile> files(Class<?> anyOfThem) {
        try (Stream<Path> files = Files.walk(root(anyOfThem))) {
            return files.filter(file -> file.toString().endsWith(".class"))
                    .filter(file -> !file.toString().endsWith("-info.class"))
                    .sorted()
                    .map(ClassFile::read)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The classes, not initialised. */
    public static List<Class<?>> classes(Class<?> anyOfThem) {
        return files(anyOfThem).stream()
                .<Class<?>>map(file -> load(file.name(), anyOfThem.getClassLoader()))
                .toList();
    }

    private static Class<?> load(String name, ClassLoader loader) {
        try {
            return Class.forName(name, false, loader);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }
}
