package io.github.quoridor4j.testkit;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a class file mentions, read from its constant pool.
 *
 * @param name the name of the class, with {@code $} before that of a nested one
 * @param classes the names of all classes that it mentions, itself too
 * @param members the fields and methods that it uses, its own too: {@code java.lang.System.out},
 *     {@code java.lang.String.toLowerCase()}, {@code java.lang.String.toLowerCase(java.util.Locale)}
 */
public record ClassFile(String name, Set<String> classes, Set<String> members) {
    private static final Pattern TYPE = Pattern.compile("L([\\w/$]+)[;<]");
    private static final Pattern PARAMETERS = Pattern.compile("\\[*(?:L([\\w/$]+);|[BCDFIJSZ])");

    /** The class around all others in which this one is nested, or this one. */
    public String outermost() {
        int nested = name.indexOf('$');
        return nested < 0 ? name : name.substring(0, nested);
    }

    static ClassFile read(Path file) {
        try (DataInputStream in = new DataInputStream(Files.newInputStream(file))) {
            return new Reader(in).read();
        } catch (IOException e) {
            throw new UncheckedIOException(file.toString(), e);
        }
    }

    /** The entries of a constant pool, as far as they name something: one or two indices of others, or a text. */
    private static final class Reader {
        private static final int MAGIC = 0xCAFEBABE;

        private final DataInputStream in;
        private final int[] tags;
        private final int[] first;
        private final int[] second;
        private final String[] texts;

        Reader(DataInputStream in) throws IOException {
            this.in = in;
            if (in.readInt() != MAGIC) {
                throw new IOException("not a class file");
            }
            in.readInt(); // versions
            int count = in.readUnsignedShort();
            tags = new int[count];
            first = new int[count];
            second = new int[count];
            texts = new String[count];
        }

        ClassFile read() throws IOException {
            Set<Integer> literals = new HashSet<>();
            for (int i = 1; i < tags.length; i += tags[i] == 5 || tags[i] == 6 ? 2 : 1) {
                readEntry(i);
                if (tags[i] == 8) {
                    literals.add(first[i]);
                }
            }
            in.readUnsignedShort(); // access flags
            String name = dotted(texts[first[in.readUnsignedShort()]]);
            Set<String> classes = new TreeSet<>();
            Set<String> members = new TreeSet<>();
            for (int i = 1; i < tags.length; i++) {
                switch (tags[i]) {
                    case 1 -> addTypes(literals.contains(i) ? "" : texts[i], classes);
                    case 7 -> addClass(texts[first[i]], classes);
                    case 9, 10, 11 -> members.add(member(i));
                    default -> {}
                }
            }
            return new ClassFile(name, classes, members);
        }

        private void readEntry(int index) throws IOException {
            tags[index] = in.readUnsignedByte();
            switch (tags[index]) {
                case 1 -> texts[index] = in.readUTF();
                case 3, 4 -> in.readInt();
                case 5, 6 -> in.readLong();
                case 7, 8, 16, 19, 20 -> first[index] = in.readUnsignedShort();
                case 9, 10, 11, 12, 17, 18 -> {
                    first[index] = in.readUnsignedShort();
                    second[index] = in.readUnsignedShort();
                }
                case 15 -> {
                    in.readUnsignedByte();
                    in.readUnsignedShort();
                }
                default -> throw new IOException("unknown constant: " + tags[index]);
            }
        }

        private static void addClass(String internal, Set<String> classes) {
            if (internal.startsWith("[")) {
                addTypes(internal, classes);
            } else {
                classes.add(dotted(internal));
            }
        }

        private static void addTypes(String text, Set<String> classes) {
            Matcher types = TYPE.matcher(text);
            while (types.find()) {
                classes.add(dotted(types.group(1)));
            }
        }

        private String member(int index) {
            String owner = dotted(texts[first[first[index]]]);
            String name = texts[first[second[index]]];
            String descriptor = texts[second[second[index]]];
            return owner + "." + name + (descriptor.startsWith("(") ? parameters(descriptor) : "");
        }

        private static String parameters(String descriptor) {
            Matcher types = PARAMETERS.matcher(descriptor.substring(1, descriptor.indexOf(')')));
            StringBuilder text = new StringBuilder();
            while (types.find()) {
                String type = types.group(1) == null
                        ? types.group()
                        : types.group().replace("L" + types.group(1) + ";", dotted(types.group(1)));
                text.append(text.isEmpty() ? "" : ", ").append(type);
            }
            return "(" + text + ")";
        }

        private static String dotted(String internal) {
            return internal.replace('/', '.');
        }
    }
}
