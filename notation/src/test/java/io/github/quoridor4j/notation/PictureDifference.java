package io.github.quoridor4j.notation;

import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/**
 * How much a drawing differs from a picture at the worst place of it: the mean difference of a colour in a tile of a fortieth
 * of the width. Letters and numbers are left out, since fonts differ from machine to machine: the drawing is made without
 * them, and what their boxes cover in the picture does not count.
 */
final class PictureDifference {
    private static final Pattern TRANSFORM =
            Pattern.compile("translate\\(([-.0-9]+) ([-.0-9]+)\\)(?: scale\\(([.0-9]+)\\))?");

    private PictureDifference() {}

    static double of(String svg, BufferedImage picture) {
        BufferedImage drawn = Pixels.draw(svg.replaceAll("<text[^>]*>[^<]*</text>", ""), picture.getWidth());
        if (drawn.getHeight() != picture.getHeight()) {
            throw new AssertionError("height " + drawn.getHeight() + " instead of " + picture.getHeight());
        }
        List<Rectangle2D> texts = textBoxes(svg, picture.getWidth());
        cover(drawn, texts);
        cover(picture, texts);
        int tile = picture.getWidth() / 40;
        double worst = 0;
        for (int y = 0; y < picture.getHeight(); y += tile) {
            for (int x = 0; x < picture.getWidth(); x += tile) {
                worst = Math.max(worst, difference(drawn, picture, x, y, tile));
            }
        }
        return worst;
    }

    private static void cover(BufferedImage image, List<Rectangle2D> boxes) {
        Graphics2D graphics = image.createGraphics();
        boxes.forEach(graphics::fill);
        graphics.dispose();
    }

    private static double difference(BufferedImage some, BufferedImage other, int left, int top, int tile) {
        double sum = 0;
        for (int y = top; y < Math.min(top + tile, some.getHeight()); y++) {
            for (int x = left; x < Math.min(left + tile, some.getWidth()); x++) {
                sum += difference(some.getRGB(x, y), other.getRGB(x, y));
            }
        }
        return sum / (tile * tile);
    }

    /** The mean over red, green, blue and opacity. */
    private static double difference(int some, int other) {
        int sum = 0;
        for (int shift = 0; shift < 32; shift += 8) {
            sum += Math.abs(((some >>> shift) & 255) - ((other >>> shift) & 255));
        }
        return sum / 4.0;
    }

    /** In pixels, generous. */
    private static List<Rectangle2D> textBoxes(String svg, int width) {
        Element root = Xml.parse(svg).getDocumentElement();
        double scale = width / Double.parseDouble(root.getAttribute("viewBox").split(" ", -1)[2]);
        NodeList texts = root.getElementsByTagName("text");
        List<Rectangle2D> boxes = new ArrayList<>();
        for (int i = 0; i < texts.getLength(); i++) {
            Element text = (Element) texts.item(i);
            double size = Double.parseDouble(text.getAttribute("font-size"));
            double half = size * 0.35 * text.getTextContent().length() + 0.5;
            Rectangle2D box = new Rectangle2D.Double(
                    Double.parseDouble(text.getAttribute("x")) - half,
                    Double.parseDouble(text.getAttribute("y")) - size * 0.8,
                    2 * half,
                    size);
            AffineTransform transform = AffineTransform.getScaleInstance(scale, scale);
            transform.concatenate(transformOf(text.getParentNode()));
            Rectangle2D pixels = transform.createTransformedShape(box).getBounds2D();
            boxes.add(pixels.createUnion(pixels.getBounds()));
        }
        return boxes;
    }

    private static AffineTransform transformOf(Node node) {
        if (!(node instanceof Element element)) {
            return new AffineTransform();
        }
        AffineTransform transform = transformOf(element.getParentNode());
        Matcher matcher = TRANSFORM.matcher(element.getAttribute("transform"));
        if (matcher.matches()) {
            transform.translate(Double.parseDouble(matcher.group(1)), Double.parseDouble(matcher.group(2)));
            double scale = matcher.group(3) == null ? 1 : Double.parseDouble(matcher.group(3));
            transform.scale(scale, scale);
        }
        return transform;
    }
}
