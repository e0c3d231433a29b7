package io.github.quoridor4j.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectStreamClass;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.lang.annotation.Annotation;
import java.lang.module.ModuleDescriptor;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a module offers, as text: what it exports and needs, then each type that is public or protected, in the order of the
 * names, with its members below. Names are simple for the module's own package, its parents, and {@code java.lang}.
 */
public final class PublicApi {
    private static final int COLUMNS = 110;
    private static final String INDENT = "    ";

    private final String ownPackage;

    private PublicApi(String ownPackage) {
        this.ownPackage = ownPackage;
    }

    /** The lines for the module to which a class belongs, which may be any of its main package. */
    public static List<String> of(Class<?> anchor) {
        PublicApi api = new PublicApi(anchor.getPackageName());
        Stream<String> types = types(anchor).stream().flatMap(type -> Stream.concat(Stream.of(""), api.lines(type)));
        return Stream.concat(module(anchor), types).toList();
    }

    /** The types that users can name. */
    public static List<Class<?>> types(Class<?> anchor) {
        return MainClasses.classes(anchor).stream()
                .filter(PublicApi::isVisible)
                .sorted(Comparator.comparing(Class::getName))
                .toList();
    }

    private static boolean isVisible(Class<?> type) {
        return isVisible(type.getModifiers())
                && !type.isAnonymousClass()
                && (type.getEnclosingClass() == null || isVisible(type.getEnclosingClass()));
    }

    private static boolean isVisible(int modifiers) {
        return Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers);
    }

    /** From the file, since there are no modules on the class path. */
    private static Stream<String> module(Class<?> anchor) {
        try (InputStream in = Files.newInputStream(MainClasses.root(anchor).resolve("module-info.class"))) {
            ModuleDescriptor module = ModuleDescriptor.read(in);
            List<String> directives = new ArrayList<>();
            module.exports().forEach(exports -> directives.add("exports " + exports));
            module.opens().forEach(opens -> directives.add("opens " + opens));
            module.provides().forEach(provides -> directives.add("provides " + provides));
            module.uses().forEach(uses -> directives.add("uses " + uses));
            module.requires().stream()
                    .filter(requires -> !requires.modifiers().contains(ModuleDescriptor.Requires.Modifier.MANDATED))
                    .forEach(requires -> directives.add("requires "
                            + requires.modifiers().stream()
                                    .map(modifier -> modifier.name().toLowerCase(java.util.Locale.ROOT) + " ")
                                    .sorted()
                                    .collect(Collectors.joining())
                            + requires.name()));
            return Stream.concat(
                    Stream.of("module " + module.name()),
                    directives.stream().sorted().map(INDENT::concat));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Stream<String> lines(Class<?> type) {
        List<String> lines = new ArrayList<>();
        lines.add(header(type));
        if (Serializable.class.isAssignableFrom(type) && !type.isEnum() && !type.isInterface()) {
            lines.add(INDENT + "serialVersionUID "
                    + ObjectStreamClass.lookupAny(type).getSerialVersionUID());
        }
        if (type.isEnum()) {
            constants(type).forEach(line -> lines.add(INDENT + line));
        }
        Comparator<Member> order = Comparator.comparing(Member::getName).thenComparing(Object::toString);
        members(type.getDeclaredFields(), order)
                .filter(field -> !field.isEnumConstant())
                .forEach(field -> lines.add(INDENT + text(field)));
        members(type.getDeclaredConstructors(), order)
                .forEach(constructor -> lines.add(INDENT + text(constructor, type)));
        members(type.getDeclaredMethods(), order).forEach(method -> lines.add(INDENT + text(method, type)));
        return lines.stream();
    }

    private static <M extends Member> Stream<M> members(M[] members, Comparator<Member> order) {
        return Arrays.stream(members)
                .filter(member -> isVisible(member.getModifiers()) && !member.isSynthetic())
                .sorted(order);
    }

    private String header(Class<?> type) {
        StringBuilder text = new StringBuilder(annotations(type.getAnnotations()));
        int modifiers = type.getModifiers() & ~(type.isInterface() ? Modifier.ABSTRACT | Modifier.INTERFACE : 0);
        text.append(modifiers == 0 ? "" : Modifier.toString(modifiers) + " ");
        text.append(type.isSealed() ? "sealed " : "");
        text.append(
                type.isAnnotation()
                        ? "@interface "
                        : type.isInterface()
                                ? "interface "
                                : type.isEnum() ? "enum " : type.isRecord() ? "record " : "class ");
        text.append(name(type)).append(variables(type.getTypeParameters()));
        if (type.isRecord()) {
            text.append(Arrays.stream(type.getRecordComponents())
                    .map(this::text)
                    .collect(Collectors.joining(", ", "(", ")")));
        }
        Type parent = type.getGenericSuperclass();
        boolean impliedParent = parent == null || parent == Object.class || type.isEnum() || type.isRecord();
        text.append(impliedParent ? "" : " extends " + name(parent));
        text.append(list(type.isInterface() ? " extends " : " implements ", type.getGenericInterfaces()));
        text.append(type.isSealed() && !type.isEnum() ? list(" permits ", type.getPermittedSubclasses()) : "");
        return text.toString();
    }

    private static Collection<String> constants(Class<?> type) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder("constants");
        for (Object constant : type.getEnumConstants()) {
            String name = " " + ((Enum<?>) constant).name();
            if (line.length() + name.length() > COLUMNS) {
                lines.add(line.toString());
                line = new StringBuilder("constants");
            }
            line.append(name);
        }
        lines.add(line.toString());
        return lines;
    }

    private String text(RecordComponent component) {
        return name(component.getGenericType()) + " " + component.getName();
    }

    private String text(Field field) {
        return annotations(field.getAnnotations())
                + Modifier.toString(field.getModifiers())
                + " "
                + name(field.getGenericType())
                + " "
                + field.getName()
                + value(field);
    }

    /** The value of what is a constant to compilers too. */
    private static String value(Field field) {
        boolean isConstant = Modifier.isStatic(field.getModifiers())
                && Modifier.isFinal(field.getModifiers())
                && (field.getType().isPrimitive() || field.getType() == String.class);
        try {
            return isConstant ? " = " + field.get(null) : "";
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    private String text(Constructor<?> constructor, Class<?> type) {
        return modifiers(constructor) + type.getSimpleName() + signature(constructor);
    }

    private String text(Method method, Class<?> type) {
        String isDefault = method.isDefault() && type.isInterface() ? "default " : "";
        return modifiers(method)
                + isDefault
                + name(method.getGenericReturnType())
                + " "
                + method.getName()
                + signature(method);
    }

    private String modifiers(Executable executable) {
        int modifiers = executable.getModifiers() & ~(Modifier.TRANSIENT | Modifier.VOLATILE); // varargs, bridge
        String variables = variables(executable.getTypeParameters());
        return annotations(executable.getAnnotations())
                + Modifier.toString(modifiers)
                + (variables.isEmpty() ? " " : " " + variables + " ");
    }

    private String signature(Executable executable) {
        List<String> parameters = Arrays.stream(executable.getGenericParameterTypes())
                .map(this::name)
                .collect(Collectors.toCollection(ArrayList::new));
        if (executable.isVarArgs()) {
            int last = parameters.size() - 1;
            parameters.set(last, parameters.get(last).replaceFirst("\\[\\]$", "..."));
        }
        return "(" + String.join(", ", parameters) + ")" + list(" throws ", executable.getGenericExceptionTypes());
    }

    private static String annotations(Annotation[] annotations) {
        return Arrays.stream(annotations)
                .map(annotation -> "@" + annotation.annotationType().getSimpleName() + " ")
                .sorted()
                .collect(Collectors.joining());
    }

    private String variables(TypeVariable<?>[] variables) {
        return variables.length == 0
                ? ""
                : Arrays.stream(variables).map(this::variable).collect(Collectors.joining(", ", "<", ">"));
    }

    private String variable(TypeVariable<?> variable) {
        return variable.getName()
                + Arrays.stream(variable.getBounds())
                        .filter(bound -> bound != Object.class)
                        .map(this::name)
                        .collect(Collectors.collectingAndThen(
                                Collectors.joining(" & "), bounds -> bounds.isEmpty() ? "" : " extends " + bounds));
    }

    private String list(String before, Type[] types) {
        return types.length == 0
                ? ""
                : Arrays.stream(types).map(this::name).collect(Collectors.joining(", ", before, ""));
    }

    private String name(Type type) {
        String name = type.getTypeName().replace('$', '.').replaceAll("\\bjava\\.lang\\.(?=[A-Z])", "");
        for (String own = ownPackage; own.contains("."); own = own.substring(0, own.lastIndexOf('.'))) {
            name = name.replaceAll("\\b" + own.replace(".", "\\.") + "\\.(?=[A-Z])", "");
        }
        return name;
    }
}
