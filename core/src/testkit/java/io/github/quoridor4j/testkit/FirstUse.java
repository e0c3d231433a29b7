package io.github.quoridor4j.testkit;

import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * The classes of a module as if they were used for the first time, over and over: class loaders of their own initialise them,
 * each thread in an order of its own. What depends on the order, or waits in a circle, does not come through.
 */
public final class FirstUse {
    private final URL[] roots;
    private final List<String> names;

    /**
     * Takes the classes of a module.
     *
     * @param anchor any of them
     * @param needed any of each other module that they need
     */
    public FirstUse(Class<?> anchor, Class<?>... needed) {
        names = MainClasses.classes(anchor).stream()
                .filter(type -> !isBodyOfConstant(type))
                .map(Class::getName)
                .toList();
        List<Class<?>> all = new ArrayList<>(Arrays.asList(needed));
        all.add(anchor);
        roots = all.stream().map(FirstUse::url).toArray(URL[]::new);
    }

    /**
     * Nothing but its enum can use such a class first. By name it could be, and while another thread is at the enum, both
     * would wait for each other.
     */
    private static boolean isBodyOfConstant(Class<?> type) {
        return type.isAnonymousClass() && type.getSuperclass().isEnum();
    }

    private static URL url(Class<?> anchor) {
        try {
            return MainClasses.root(anchor).toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /** The names of static fields that are null after all threads have been through. */
    public List<String> emptyFields(Threads threads, long seed) throws Exception {
        try (URLClassLoader loader = new URLClassLoader(roots, ClassLoader.getPlatformClassLoader())) {
            threads.inAll(thread -> {
                List<String> inOrder = new ArrayList<>(names);
                Collections.shuffle(inOrder, new Random(31 * seed + thread));
                for (String name : inOrder) {
                    Class.forName(name, true, loader);
                }
                return "";
            });
            return emptyFields(loader);
        }
    }

    private List<String> emptyFields(ClassLoader loader) throws ReflectiveOperationException, IOException {
        List<String> empty = new ArrayList<>();
        for (String name : names) {
            for (Field field : Class.forName(name, true, loader).getDeclaredFields()) {
                if (Modifier.isStatic(field.getModifiers())) {
                    field.setAccessible(true);
                    if (field.get(null) == null) {
                        empty.add(name + "." + field.getName());
                    }
                }
            }
        }
        return empty;
    }
}
