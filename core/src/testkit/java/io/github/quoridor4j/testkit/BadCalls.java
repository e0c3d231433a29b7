package io.github.quoridor4j.testkit;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Calls everything that a module offers with arguments that nothing may take, one bad one at a time among all combinations of
 * good ones.
 *
 * <p>Null, and null in a collection, has to end in a {@link NullPointerException}; a number out of range in an
 * {@link IllegalArgumentException} or {@link IndexOutOfBoundsException}. A call that is refused for another reason whatever
 * the argument may say so instead. After each call, the object that was called is as before.
 */
public final class BadCalls {
    private final Samples samples;

    /** By call, for example {@code MoveSet.contains(Object) 1: null}, the reason why it is no violation. */
    private final Map<String, String> exceptions;

    private final Map<String, String> violations = new TreeMap<>();
    private final Set<String> usedExceptions = new TreeSet<>();
    private int calls;

    public BadCalls(Samples samples, Map<String, String> exceptions) {
        this.samples = samples;
        this.exceptions = exceptions;
    }

    /** Calls all public methods and constructors that the types of a module declare, but {@code equals}. */
    public BadCalls callAll(Class<?> anchor) {
        for (Class<?> type : PublicApi.types(anchor)) {
            Stream.concat(Arrays.stream(type.getConstructors()), Arrays.stream(type.getDeclaredMethods()))
                    .filter(executable -> Modifier.isPublic(executable.getModifiers()) && !executable.isSynthetic())
                    .filter(executable -> executable.getParameterCount() > 0)
                    .filter(executable -> !executable.getName().equals("equals"))
                    .forEach(this::callBadly);
        }
        return this;
    }

    /** One line for each call that was not refused as it should, and for each exception to that for which there is no need. */
    public List<String> violations() {
        Stream<String> needless = exceptions.keySet().stream()
                .filter(call -> !usedExceptions.contains(call))
                .map(call -> call + " is in the table of exceptions without need");
        return Stream.concat(
                        violations.entrySet().stream().map(entry -> entry.getKey() + " " + entry.getValue()), needless)
                .toList();
    }

    public int calls() {
        return calls;
    }

    private void callBadly(Executable executable) {
        Type[] types = executable.getGenericParameterTypes();
        for (int place = 0; place < types.length; place++) {
            for (Samples.Bad bad : samples.bad(types[place])) {
                for (Object[] arguments : samples.combinations(types)) {
                    for (int receiver = 0; receiver < receivers(executable).size(); receiver++) {
                        callBadly(executable, receiver, arguments, place, bad);
                    }
                }
            }
        }
    }

    private List<?> receivers(Executable executable) {
        boolean needsNone = executable instanceof Constructor<?> || Modifier.isStatic(executable.getModifiers());
        return needsNone ? List.of("") : samples.good(executable.getDeclaringClass());
    }

    private void callBadly(Executable executable, int receiver, Object[] arguments, int place, Samples.Bad bad) {
        String call = name(executable) + " " + (place + 1) + ": " + bad.name();
        Object target = receivers(executable).get(receiver);
        Object before = samples.state(target);
        String result = call(executable, target, Samples.with(arguments, place, bad.value()));
        boolean refused = bad.isNull()
                ? result.equals("NullPointerException")
                : Set.of("IllegalArgumentException", "IndexOutOfBoundsException")
                        .contains(result);
        if (!refused && !isRefusedAnyway(executable, receiver, arguments, place, result)) {
            report(call, result + " for " + Samples.text(arguments) + " otherwise, called on " + target);
        }
        if (!before.equals(samples.state(receivers(executable).get(receiver)))
                || !before.equals(samples.state(target))) {
            report(call, "changes " + target);
        }
    }

    /** Whether a call ends in the same exception with any good argument in this place. */
    private boolean isRefusedAnyway(Executable executable, int receiver, Object[] arguments, int place, String result) {
        return result.endsWith("Exception")
                && samples.good(executable.getGenericParameterTypes()[place]).stream()
                        .allMatch(value -> call(
                                        executable,
                                        receivers(executable).get(receiver),
                                        Samples.with(arguments, place, value))
                                .equals(result));
    }

    private void report(String call, String what) {
        if (exceptions.containsKey(call)) {
            usedExceptions.add(call);
        } else {
            violations.putIfAbsent(call, what);
        }
    }

    /** The exception in which a call ends, by the most special documented one, or what it returns. */
    private String call(Executable executable, Object receiver, Object[] arguments) {
        calls++;
        try {
            return "returns "
                    + (executable instanceof Constructor<?> constructor
                            ? constructor.newInstance(arguments)
                            : ((Method) executable).invoke(receiver, arguments));
        } catch (InvocationTargetException e) {
            return documented(e.getCause()).getSimpleName();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Class<?> documented(Throwable thrown) {
        return Stream.of(
                        NullPointerException.class,
                        IllegalArgumentException.class,
                        IndexOutOfBoundsException.class,
                        IllegalStateException.class)
                .<Class<?>>map(type -> type)
                .filter(type -> type.isInstance(thrown))
                .findFirst()
                .orElse(thrown.getClass());
    }

    private static String name(Executable executable) {
        Class<?> type = executable.getDeclaringClass();
        String simple = type.getEnclosingClass() == null
                ? type.getSimpleName()
                : type.getEnclosingClass().getSimpleName() + "." + type.getSimpleName();
        return simple
                + (executable instanceof Method ? "." + executable.getName() : "")
                + Arrays.stream(executable.getParameterTypes())
                        .map(Class::getSimpleName)
                        .collect(Collectors.joining(", ", "(", ")"));
    }
}
