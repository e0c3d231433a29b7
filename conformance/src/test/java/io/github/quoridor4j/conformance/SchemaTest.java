package io.github.quoridor4j.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion.VersionFlag;
import com.networknt.schema.ValidationMessage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every line follows the schema, and the schema is strict. */
class SchemaTest {
    private static JsonSchema schema() throws IOException {
        return JsonSchemaFactory.getInstance(VersionFlag.V202012)
                .getSchema(Files.readString(Path.of(Suite.FOLDER, "schema.json")));
    }

    private static Set<ValidationMessage> problems(JsonSchema schema, JsonObject one) {
        return schema.validate(one.toString(), InputFormat.JSON);
    }

    @Test
    void everyCaseFollowsIt() throws IOException {
        JsonSchema schema = schema();
        for (JsonObject one : SuiteTest.cases()) {
            assertThat(problems(schema, one)).as("%s", one).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatIsWrongInACaseIsFound(Kind kind) throws IOException {
        JsonSchema schema = schema();
        JsonObject good = SuiteTest.cases().stream()
                .filter(one -> Kind.of(one) == kind)
                .findFirst()
                .orElseThrow();

        assertThat(problems(schema, good)).isEmpty();
        for (String name : good.keySet()) {
            if (!name.equals("moves") || !good.has("position")) {
                assertThat(problems(schema, changed(good, one -> one.remove(name))))
                        .as("without %s", name)
                        .isNotEmpty();
            }
        }
        assertThat(problems(schema, changed(good, one -> one.addProperty("more", 1))))
                .isNotEmpty();
        assertThat(problems(schema, changed(good, one -> one.addProperty("kind", "other"))))
                .isNotEmpty();
        assertThat(problems(schema, changed(good, one -> one.add("answer", new JsonPrimitive(true)))))
                .isNotEmpty();
    }

    private static JsonObject changed(JsonObject one, Consumer<JsonObject> change) {
        JsonObject copy = one.deepCopy();
        change.accept(copy);
        return copy;
    }
}
