package io.github.quoridor4j.testkit;

import net.jqwik.api.lifecycle.AroundPropertyHook;
import net.jqwik.api.lifecycle.PropagationMode;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutor;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;

/**
 * Leaves a part of the tries of each property, and the same ones every time, for those who run all tests over and over:
 * {@code -Dtries.percent=10}. Without that it does nothing; on the module path it is not found.
 */
public final class FewerTries implements AroundPropertyHook {
    private static final int PERCENT = Integer.getInteger("tries.percent", 0);
    private static final int LEAST = 10;

    @Override
    public PropagationMode propagateTo() {
        return PropagationMode.ALL_DESCENDANTS;
    }

    @Override
    public PropertyExecutionResult aroundProperty(PropertyLifecycleContext context, PropertyExecutor property) {
        if (PERCENT > 0) {
            int tries = context.attributes().tries().orElse(100);
            context.attributes().setTries(Math.min(tries, Math.max(LEAST, tries * PERCENT / 100)));
            context.attributes().setSeed("1");
        }
        return property.execute();
    }
}
