package io.github.quoridor4j.notation;

import java.awt.image.BufferedImage;
import java.io.StringReader;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.batik.transcoder.TranscoderException;
import org.apache.batik.transcoder.TranscoderInput;
import org.apache.batik.transcoder.TranscoderOutput;
import org.apache.batik.transcoder.image.ImageTranscoder;

/** Draws SVG to pixels. */
final class Pixels extends ImageTranscoder {
    private static final Pattern BOX = Pattern.compile("viewBox=\"0 0 ([.0-9]+) ([.0-9]+)\"");

    private BufferedImage image;

    private Pixels() {}

    static BufferedImage draw(String svg, int width) {
        Pixels pixels = new Pixels();
        Matcher box = BOX.matcher(svg);
        if (!box.find()) {
            throw new IllegalArgumentException("no viewBox");
        }
        double ratio = Double.parseDouble(box.group(2)) / Double.parseDouble(box.group(1));
        pixels.addTranscodingHint(KEY_WIDTH, (float) width);
        pixels.addTranscodingHint(KEY_HEIGHT, (float) Math.round(width * ratio));
        try {
            pixels.transcode(new TranscoderInput(new StringReader(svg)), null);
        } catch (TranscoderException e) {
            throw new IllegalStateException(e);
        }
        return pixels.image;
    }

    @Override
    public BufferedImage createImage(int width, int height) {
        return new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
    }

    @Override
    public void writeImage(BufferedImage drawn, TranscoderOutput output) {
        image = drawn;
    }
}
