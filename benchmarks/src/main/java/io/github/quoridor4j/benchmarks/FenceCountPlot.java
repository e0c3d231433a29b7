package io.github.quoridor4j.benchmarks;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.geom.Rectangle2D;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jfree.chart.ChartFactory;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;
import org.jfree.svg.SVGGraphics2D;
import org.jfree.svg.SVGUtils;

/** Draws what {@link FenceCountBenchmark} measured. */
public final class FenceCountPlot {
    private static final int WIDTH = 640;
    private static final int HEIGHT = 360;

    /** Colours that colour-blind people can tell apart; the points also differ in shape. */
    private static final Color[] COLOURS = {new Color(0x0072B2), new Color(0xD55E00), new Color(0x009E73)};

    private FenceCountPlot() {}

    /**
     * Reads JMH's results and writes the plot.
     *
     * @param arguments the file that JMH wrote with {@code -rf json}, and the SVG file to write
     * @throws IOException if a file cannot be read or written
     */
    public static void main(String[] arguments) throws IOException {
        XYSeriesCollection players = new XYSeriesCollection();
        for (int count = 2; count <= 4; count++) {
            players.addSeries(new XYSeries(count + " players"));
        }
        for (JsonElement element :
                JsonParser.parseString(Files.readString(Path.of(arguments[0]))).getAsJsonArray()) {
            JsonObject result = element.getAsJsonObject();
            if (result.get("benchmark").getAsString().endsWith("FenceCountBenchmark.count")) {
                JsonObject parameters = result.getAsJsonObject("params");
                double score =
                        result.getAsJsonObject("primaryMetric").get("score").getAsDouble();
                players.getSeries(parameters.get("players").getAsInt() - 2)
                        .add(parameters.get("fences").getAsInt(), score);
            }
        }
        JFreeChart chart = ChartFactory.createXYLineChart(
                null, "fences on the board", "ns for the legal moves of a position", players);
        style(chart);
        SVGGraphics2D svg = new SVGGraphics2D(WIDTH, HEIGHT);
        chart.draw(svg, new Rectangle2D.Double(0, 0, WIDTH, HEIGHT));
        SVGUtils.writeToSVG(new File(arguments[1]), svg.getSVGElement());
    }

    private static void style(JFreeChart chart) {
        XYPlot plot = chart.getXYPlot();
        plot.setBackgroundPaint(Color.WHITE);
        plot.setDomainGridlinePaint(Color.LIGHT_GRAY);
        plot.setRangeGridlinePaint(Color.LIGHT_GRAY);
        XYLineAndShapeRenderer renderer = new XYLineAndShapeRenderer(true, true);
        for (int series = 0; series < COLOURS.length; series++) {
            renderer.setSeriesPaint(series, COLOURS[series]);
            renderer.setSeriesStroke(series, new BasicStroke(2));
        }
        plot.setRenderer(renderer);
        plot.getRangeAxis().setLowerBound(0);
    }
}
