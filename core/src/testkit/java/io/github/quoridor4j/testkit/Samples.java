package io.github.quoridor4j.testkit;

import java.lang.reflect.Array;
import java.lang.reflect.Type;
import java.nio.CharBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Values for the parameters of any method, good ones and bad ones. A type's name is that of {@link Type#getTypeName()}; enums,
 * arrays, texts and numbers are known.
 */
public final class Samples {
    private final Map<String, List<Supplier<?>>> good = new HashMap<>();
    private final Map<String, List<Object>> bad = new HashMap<>();
    private final Map<Class<?>, Function<Object, Object>> states = new LinkedHashMap<>();

    /** A value that no method takes, with what to call it. */
    record Bad(String name, Object value, boolean isNull) {}

    public Samples() {
        add("int", () -> 0, () -> 1);
        add("long", () -> 1L);
        add("boolean", () -> true, () -> false);
        add("java.lang.String", () -> "", () -> "e2");
        add("java.lang.CharSequence", () -> "", () -> CharBuffer.wrap("e2"));
        add("java.lang.Object", Object::new);
        add("java.time.Duration", () -> Duration.ZERO, () -> Duration.ofHours(1));
        bad("int", Integer.MIN_VALUE, -1, Integer.MAX_VALUE);
        bad("long", Long.MIN_VALUE, -1L, Long.MAX_VALUE);
        bad("java.time.Duration", Duration.ofNanos(-1));
    }

    /** Good values of a type, made anew for each call. */
    public final Samples add(String type, Supplier<?>... values) {
        good.put(type, List.of(values));
        return this;
    }

    public final Samples add(Class<?> type, Supplier<?>... values) {
        return add(type.getTypeName(), values);
    }

    /** All constants of an enum, of which otherwise the first and the last are enough. */
    public final Samples addAll(Enum<?>... constants) {
        good.put(
                constants[0].getDeclaringClass().getTypeName(),
                Arrays.stream(constants)
                        .<Supplier<?>>map(constant -> () -> constant)
                        .toList());
        return this;
    }

    /** Values out of any range. */
    public final Samples bad(String type, Object... values) {
        bad.put(type, List.of(values));
        return this;
    }

    /** How to see the state of objects that are not compared by value. */
    public <T> Samples state(Class<T> type, Function<? super T, ?> state) {
        states.put(type, object -> state.apply(type.cast(object)));
        return this;
    }

    List<Object> good(Type type) {
        List<Supplier<?>> known = good.get(type.getTypeName());
        if (known != null) {
            return known.stream().<Object>map(Supplier::get).toList();
        }
        if (type instanceof Class<?> enumeration && enumeration.isEnum()) {
            Object[] constants = enumeration.getEnumConstants();
            return Stream.of(constants[0], constants[constants.length - 1])
                    .distinct()
                    .toList();
        }
        if (type instanceof Class<?> array && array.isArray()) {
            return good(array.getComponentType()).stream().map(Samples::arrayOf).toList();
        }
        throw new IllegalStateException("no sample of " + type.getTypeName() + ": add one");
    }

    private static Object arrayOf(Object element) {
        Class<?> type = primitive(element.getClass());
        Object array = Array.newInstance(element instanceof Enum<?> constant ? constant.getDeclaringClass() : type, 1);
        Array.set(array, 0, element);
        return array;
    }

    private static Class<?> primitive(Class<?> type) {
        return type == Integer.class
                ? int.class
                : type == Long.class ? long.class : type == Byte.class ? byte.class : type;
    }

    /** Null, null somewhere inside, and what is out of range. */
    List<Bad> bad(Type type) {
        List<Bad> values = new ArrayList<>();
        if (!(type instanceof Class<?> primitive && primitive.isPrimitive())) {
            values.add(new Bad("null", null, true));
            good(type).stream()
                    .limit(1)
                    .flatMap(Samples::withNull)
                    .forEach(value -> values.add(new Bad("null inside", value, true)));
        }
        bad.getOrDefault(type.getTypeName(), List.of())
                .forEach(value -> values.add(new Bad(String.valueOf(value), value, false)));
        return values;
    }

    private static Stream<Object> withNull(Object value) {
        if (value instanceof Map<?, ?> map) {
            Map<Object, Object> nullKey = new LinkedHashMap<>(map);
            nullKey.put(null, "x");
            Map<Object, Object> nullValue = new LinkedHashMap<>(map);
            nullValue.put("x", null);
            return Stream.of(nullKey, nullValue);
        }
        if (value instanceof Set<?> set) {
            Set<Object> withNull = new LinkedHashSet<>(set);
            withNull.add(null);
            return Stream.of(Collections.unmodifiableSet(withNull));
        }
        if (value instanceof Optional<?> optional) {
            return optional.stream().flatMap(Samples::withNull).map(Optional::of);
        }
        if (value instanceof Collection<?> collection) {
            List<Object> list = new ArrayList<>(collection);
            list.add(null);
            return Stream.of(Collections.unmodifiableList(list));
        }
        if (value instanceof Object[] array) {
            return Stream.of((Object) Arrays.copyOf(array, array.length + 1));
        }
        return Stream.empty();
    }

    /** All ways to choose good values for some parameters. */
    List<Object[]> combinations(Type[] types) {
        List<Object[]> combinations = new ArrayList<>();
        combinations.add(new Object[types.length]);
        for (int place = 0; place < types.length; place++) {
            int at = place;
            List<Object> values = good(types[place]);
            List<Object[]> longer = combinations.stream()
                    .flatMap(arguments -> values.stream().map(value -> with(arguments, at, value)))
                    .toList();
            combinations = longer;
        }
        return combinations;
    }

    static Object[] with(Object[] arguments, int place, Object value) {
        Object[] copy = arguments.clone();
        copy[place] = value;
        return copy;
    }

    /** What can be seen of an object, to be compared by value. */
    Object state(Object object) {
        return states.entrySet().stream()
                .filter(entry -> entry.getKey().isInstance(object))
                .map(entry -> entry.getValue().apply(object))
                .findFirst()
                .orElseGet(() -> stateByEquality(object));
    }

    private static Object stateByEquality(Object object) {
        try {
            if (object.getClass().getMethod("equals", Object.class).getDeclaringClass() != Object.class) {
                return List.of(object, object.hashCode(), object.toString());
            }
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(e);
        }
        throw new IllegalStateException(
                "no way to see the state of " + object.getClass().getName() + ": add one");
    }

    static String text(Object[] arguments) {
        return IntStream.range(0, arguments.length)
                .mapToObj(i ->
                        arguments[i] instanceof Object[] array ? Arrays.toString(array) : String.valueOf(arguments[i]))
                .collect(Collectors.joining(", ", "(", ")"));
    }
}
