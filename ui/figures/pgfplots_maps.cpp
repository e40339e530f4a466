#include <algorithm>

#include "ui/figures/map_figure.h"
#include "ui/figures/pgfplots_script.h"
#include "ui/figures/strip_figure.h"
#include "ui/theme/policy_style.h"
#include "ui/views/track_text.h"

namespace kvbudget::ui {
namespace {

// An axis without words, over a picture of cells; the words stand around it.
QString pictureAxis(const ScriptFrame& frame, const QRectF& rect, Index tokens, Index high) {
  return QStringLiteral(
             "\\begin{axis}[\n%1  enlargelimits=false, xmin=0, xmax=%2, ymin=0, ymax=%3,\n"
             "  axis on top, axis x line=bottom, axis y line=none, axis line style={-}, "
             "xtick=\\empty]\n")
      .arg(texPlace(rect, frame))
      .arg(tokens)
      .arg(high);
}

}  // namespace

QString texFills(const Drawing& drawing, const ScriptFrame& frame) {
  QString result;
  for (const Drawing::Item& item : drawing.items) {
    const auto* shape = std::get_if<Drawing::Shape>(&item);
    if (shape == nullptr || !shape->fill.isValid() || shape->pen.style() != Qt::NoPen) {
      continue;
    }
    QStringList corners;
    for (int i = 0; i < shape->path.elementCount(); ++i) {
      const QPointF at = shape->path.elementAt(i);
      corners << QStringLiteral("(%1,%2)").arg(texLength(at.x(), frame),
                                               texLength(frame.units.height() - at.y(), frame));
    }
    result += QStringLiteral("\\fill[color=%1] %2 -- cycle;\n")
                  .arg(texColour(shape->fill), corners.join(QStringLiteral(" -- ")));
  }
  return result;
}

QString texWords(const FigureContent& content, const ScriptFrame& frame, const FigureStyle& style,
                 bool fills) {
  const Drawing drawing = recorded(frame.units, 1.0, style.type.family, [&](QPainter& painter) {
    content.paint(painter, frame.area, style);
  });
  QString result;
  for (const Drawing::Item& item : drawing.items) {
    if (const auto* text = std::get_if<Drawing::Text>(&item)) {
      result += texWord(*text, frame);
    }
  }
  return fills ? result + texFills(drawing, frame) : result;
}

QString pgfplotsScript(const MapFigure& figure, const ScriptFrame& frame,
                       const FigureStyle& style) {
  const Index tokens = figure.comparison().exploration->evaluation.tokens;
  QString text = texHead(frame);
  const std::vector<QRectF> places = figure.placesIn(frame, style);
  const NamedImages images = cellImages(figure, frame, style);
  for (std::size_t i = 0; i < images.size(); ++i) {
    text += pictureAxis(frame, places[i], tokens, tokens);
    text += QStringLiteral("\\addplot graphics[xmin=0, xmax=%1, ymin=0, ymax=%1] {%2};\n")
                .arg(tokens)
                .arg(images[i].first);
    text += QStringLiteral("\\end{axis}\n");
  }
  return text + texWords(figure, frame, style, true) + texEnd();
}

QString pgfplotsScript(const StripFigure& figure, const ScriptFrame& frame,
                       const FigureStyle& style) {
  const SinkFates& fates = figure.fates();
  const Index tokens = fates.comparison->exploration->evaluation.tokens;
  QString text = texHead(frame);
  const NamedImages images = cellImages(figure, frame, style);
  const std::vector<QRectF> places = figure.placesIn(frame, style);
  const auto count = static_cast<Index>(places.size());
  for (Index i = 0; i < count; ++i) {  // of the one picture, a part each
    text += QStringLiteral(
                "\\begin{axis}[\n%1  enlargelimits=false, xmin=0, xmax=%2, ymin=%3, ymax=%4,\n"
                "  axis on top, ticks=none, axis line style={line width=%5pt, "
                "color={rgb,255:red,217;green,220;blue,225}}]\n"
                "\\addplot graphics[xmin=0, xmax=%2, ymin=0, ymax=%6] {%7};\n\\end{axis}\n")
                .arg(texPlace(places[static_cast<std::size_t>(i)], frame))
                .arg(tokens)
                .arg(4 * (count - i) - 3)
                .arg(4 * (count - i) - 1)
                .arg(QString::number(0.4 * frame.spec.line_pt, 'f', 2))
                .arg(4 * count)
                .arg(images.front().first);
  }
  return text + texWords(figure, frame, style, true) + texEnd();
}

namespace {

// A mask is one more thing that a reader's program may get wrong.
QImage onWhite(const QImage& image) {
  QImage opaque(image.size(), QImage::Format_RGB32);
  opaque.fill(Qt::white);
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      const QRgb pixel = image.pixel(x, y);
      if (qAlpha(pixel) > 0) {
        opaque.setPixel(x, y, pixel);
      }
    }
  }
  return opaque;
}

}  // namespace

NamedImages cellImages(const MapFigure& figure, const ScriptFrame& frame,
                       const FigureStyle& style) {
  NamedImages images;
  for (std::size_t i = 0; i < figure.cells().size(); ++i) {
    const QColor colour = styleOf(figure.comparison().tracks[i]).colour;
    images.emplace_back(QStringLiteral("%1-cells-%2.png").arg(frame.stem, figure.keyOf(i)),
                        onWhite(imageOf(figure.cells()[i], 2,
                                        ShadeTable(style.theme, style.theme.lineColour(colour)))));
  }
  return images;
}

// One picture of all strips, each two lines high with one of white above and below.
NamedImages cellImages(const StripFigure& figure, const ScriptFrame& frame,
                       const FigureStyle& style) {
  const SinkFates& fates = figure.fates();
  const int columns =
      static_cast<int>(std::min<Index>(fates.comparison->exploration->evaluation.tokens, 1024));
  QImage all(columns, 4 * fates.sinks() * fates.tracks(), QImage::Format_RGB32);
  all.fill(Qt::white);
  for (int i = 0; i < fates.sinks() * fates.tracks(); ++i) {
    const int track = i % fates.tracks();
    const QColor colour = styleOf(fates.comparison->tracks[static_cast<std::size_t>(track)]).colour;
    const QImage strip = stripImage(fates, i / fates.tracks(), track, columns,
                                    ShadeTable(style.theme, style.theme.lineColour(colour)));
    const QImage opaque = onWhite(strip);
    for (int x = 0; x < columns; ++x) {
      for (const int line : {1, 2}) {
        all.setPixel(x, 4 * i + line, opaque.pixel(x, 0));
      }
    }
  }
  return {{QStringLiteral("%1-cells.png").arg(frame.stem), all}};
}

}  // namespace kvbudget::ui
