package io.github.quoridor4j.spark;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.Locale;

/** Time and processor time since it was made. */
final class Usage {
    private static final OperatingSystemMXBean SYSTEM =
            ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

    private final long start = System.nanoTime();
    private final long processorStart = SYSTEM.getProcessCpuTime();

    double seconds() {
        return (System.nanoTime() - start) / 1e9;
    }

    /** Of all threads, also those that compile and collect garbage. */
    double processorSeconds() {
        return (SYSTEM.getProcessCpuTime() - processorStart) / 1e9;
    }

    @Override
    public String toString() {
        return String.format(
                Locale.ROOT, "%.1f s, of processors %.1f s, load %.1f", seconds(), processorSeconds(), load());
    }

    /** Of the whole machine, in the last minute. */
    private static double load() {
        return SYSTEM.getSystemLoadAverage();
    }
}
