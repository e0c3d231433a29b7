package io.github.quoridor4j.cli;

import com.google.gson.Gson;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Puts the page that replays games together: one file with its style, its script and the games. */
final class ReplayPage {
    /** In this order, since each uses those before it. */
    private static final List<String> SCRIPTS =
            List.of("elements.js", "words.js", "board.js", "players.js", "moves.js", "plot.js", "page.js");

    private static final Pattern PLACE = Pattern.compile("\\{\\{([a-z]+)}}");

    /** What HTML does not allow or gives a meaning of its own; JSON allows these signs in strings only. */
    private static final Pattern UNSAFE = Pattern.compile("[\\p{Cc}\\p{Cs}\\x{fdd0}-\\x{fdef}\\x{fffe}\\x{ffff}]");

    private ReplayPage() {}

    /** The whole page. */
    static String of(List<PageGame> games) {
        String style = resource("page.css");
        String script = SCRIPTS.stream()
                .map(ReplayPage::resource)
                .collect(Collectors.joining("\n", "(() => {\n'use strict';\n\n", "})();\n"));
        // no network, no other page, and only this style and this script
        String policy = "default-src 'none'; style-src " + hash(style) + "; script-src " + hash(script)
                + "; img-src data:; base-uri 'none'; form-action 'none'";
        Map<String, String> parts = Map.of(
                "policy", policy,
                "title", markup(title(games)),
                "style", style,
                "games", json(games),
                "script", script);
        // in one go, since a record may have such places in its text
        return PLACE.matcher(resource("page.html"))
                .replaceAll(place -> Matcher.quoteReplacement(Objects.requireNonNull(parts.get(place.group(1)))));
    }

    private static String title(List<PageGame> games) {
        return games.size() == 1 ? games.get(0).tags().getOrDefault("Event", "Quoridor game") : "Quoridor games";
    }

    /** Gson writes what could end a script, or a line of one, as {@code \\u003c}; this does so with the rest. */
    private static String json(List<PageGame> games) {
        return UNSAFE.matcher(new Gson().toJson(games))
                .replaceAll(sign -> String.format(
                        Locale.ROOT, "\\\\u%04x", (int) sign.group().charAt(0)));
    }

    private static String markup(String text) {
        return UNSAFE.matcher(text)
                .replaceAll("\uFFFD")
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;");
    }

    /** A source of the content security policy. */
    private static String hash(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    private static String resource(String name) {
        try (InputStream in = ReplayPage.class.getResourceAsStream(name)) {
            return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8)
                    .replace("\r\n", "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
