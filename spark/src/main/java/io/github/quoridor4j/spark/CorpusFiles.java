package io.github.quoridor4j.spark;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.LocatedFileStatus;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RemoteIterator;

/** The files of a corpus, and how they are shared out. */
final class CorpusFiles {
    /** More slices of a file would spend more on reading all of it than they save. */
    private static final int MOST_SLICES = 16;

    private CorpusFiles() {}

    /**
     * Finds the files below a folder.
     *
     * @param input a folder, or a single file
     * @param sliceLength files longer than this are sliced, in bytes
     * @return the slices, in the order of the files' names
     */
    static List<Slice> slices(String input, Configuration configuration, long sliceLength) throws IOException {
        Path given = new Path(input);
        FileSystem files = given.getFileSystem(configuration);
        FileStatus root = files.getFileStatus(given);
        String above = (root.isDirectory() ? root.getPath() : root.getPath().getParent())
                .toUri()
                .getPath();
        int nameFrom = above.endsWith("/") ? above.length() : above.length() + 1;
        List<Slice> slices = new ArrayList<>();
        RemoteIterator<LocatedFileStatus> found = files.listFiles(root.getPath(), true);
        while (found.hasNext()) {
            FileStatus file = found.next();
            String name = file.getPath().toUri().getPath().substring(nameFrom);
            if (!isHidden(name)) {
                int count = (int) Math.min(MOST_SLICES, 1 + file.getLen() / sliceLength);
                for (int index = 0; index < count; index++) {
                    slices.add(new Slice(file.getPath().toString(), name, file.getLen(), index, count));
                }
            }
        }
        slices.sort(Comparator.comparing(Slice::name).thenComparing(Slice::index));
        return slices;
    }

    /** As in all of Spark, names that begin so are of files that are no data, or not yet. */
    private static boolean isHidden(String name) {
        return name.startsWith("_") || name.startsWith(".") || name.contains("/_") || name.contains("/.");
    }

    /**
     * Deals slices out, the largest ones first.
     *
     * @param parts how many parts, 1 or more
     * @return the parts, of about equal numbers of slices; none is empty
     */
    static List<List<Slice>> deal(List<Slice> slices, int parts) {
        List<List<Slice>> dealt = new ArrayList<>();
        for (int part = 0; part < Math.min(parts, slices.size()); part++) {
            dealt.add(new ArrayList<>());
        }
        List<Slice> largestFirst = slices.stream()
                .sorted(Comparator.comparingLong(Slice::work).reversed())
                .toList();
        for (int i = 0; i < largestFirst.size(); i++) {
            dealt.get(i % dealt.size()).add(largestFirst.get(i));
        }
        return dealt;
    }
}
