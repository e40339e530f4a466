// SVG as other programs like it: sizes in millimetres, coordinates in points, plain attributes,
// text as text with the end fixed at which it belongs. QSvgGenerator writes none of these.
#include <QBuffer>
#include <charconv>

#include "core/report/provenance.h"
#include "ui/figures/figure_files.h"

namespace kvbudget::ui {
namespace {

// At most three digits behind the point: a thousandth of a point.
QByteArray number(double value) {
  char text[64];
  const auto end = std::to_chars(text, text + sizeof text, value, std::chars_format::fixed, 3).ptr;
  std::string_view digits(text, static_cast<std::size_t>(end - text));
  while (digits.ends_with('0')) {
    digits.remove_suffix(1);
  }
  if (digits.ends_with('.')) {
    digits.remove_suffix(1);
  }
  return digits == "-0" ? "0" : QByteArray(digits.data(), static_cast<qsizetype>(digits.size()));
}

QByteArray escaped(const QString& text) {
  return text.toHtmlEscaped().toUtf8();
}

QByteArray attribute(const char* name, const QByteArray& value) {
  return QByteArray(" ") + name + "=\"" + value + '"';
}

QByteArray paint(const char* name, const QColor& colour) {
  QByteArray text = attribute(name, colour.name().toLatin1());
  if (colour.alpha() < 255) {
    text += attribute((QByteArray(name) + "-opacity").constData(), number(colour.alphaF()));
  }
  return text;
}

QByteArray pathData(const QPainterPath& path) {
  QByteArray data;
  const auto point = [&](const QPainterPath::Element& e) {
    data += number(e.x) + ' ' + number(e.y);
  };
  for (int i = 0; i < path.elementCount(); ++i) {
    const QPainterPath::Element element = path.elementAt(i);
    if (element.isMoveTo()) {
      data += 'M';
      point(element);
    } else if (element.isLineTo()) {
      data += 'L';
      point(element);
    } else {
      data += 'C';
      point(element);
      data += ' ';
      point(path.elementAt(i + 1));
      data += ' ';
      point(path.elementAt(i + 2));
      i += 2;
    }
  }
  return data;
}

QByteArray stroke(const QPen& pen) {
  QByteArray text = paint("stroke", pen.color()) + attribute("stroke-width", number(pen.widthF()));
  if (pen.capStyle() != Qt::FlatCap) {
    text += attribute("stroke-linecap", pen.capStyle() == Qt::SquareCap ? "square" : "round");
  }
  if (pen.joinStyle() == Qt::RoundJoin) {
    text += attribute("stroke-linejoin", "round");
  }
  if (pen.style() != Qt::SolidLine) {
    QByteArray dashes;
    for (const qreal dash : pen.dashPattern()) {
      dashes += (dashes.isEmpty() ? "" : " ") + number(dash * pen.widthF());
    }
    text += attribute("stroke-dasharray", dashes);
  }
  return text;
}

QByteArray element(const Drawing::Shape& shape) {
  QByteArray text = "<path" + attribute("d", pathData(shape.path));
  text += shape.fill.isValid() ? paint("fill", shape.fill) : attribute("fill", "none");
  if (shape.fill.isValid() && shape.path.fillRule() == Qt::OddEvenFill) {
    text += attribute("fill-rule", "evenodd");
  }
  if (shape.pen.style() != Qt::NoPen) {
    text += stroke(shape.pen);
  }
  return text + "/>\n";
}

QByteArray element(const Drawing::Text& text) {
  const double share = text.anchor == TextAnchor::start    ? 0.0
                       : text.anchor == TextAnchor::middle ? 0.5
                                                           : 1.0;
  QByteArray result = "<text" + attribute("x", number(text.left.x() + share * text.width)) +
                      attribute("y", number(text.left.y())) + paint("fill", text.colour);
  if (text.anchor != TextAnchor::start) {
    result += attribute("text-anchor", text.anchor == TextAnchor::middle ? "middle" : "end");
  }
  return result + '>' + escaped(text.text) + "</text>\n";
}

QByteArray element(const Drawing::Image& picture) {
  QByteArray png;
  QBuffer buffer(&png);
  buffer.open(QIODevice::WriteOnly);
  picture.image.save(&buffer, "PNG");
  return "<image" + attribute("x", number(picture.rect.x())) +
         attribute("y", number(picture.rect.y())) +
         attribute("width", number(picture.rect.width())) +
         attribute("height", number(picture.rect.height())) +
         attribute("preserveAspectRatio", "none") +
         attribute("style", "image-rendering:optimizeSpeed;image-rendering:pixelated") +
         attribute("xlink:href", "data:image/png;base64," + png.toBase64()) + "/>\n";
}

}  // namespace

QByteArray svgOf(const Figure& figure) {
  const Drawing& drawing = figure.drawing;
  QByteArray svg = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg";
  svg += attribute("xmlns", "http://www.w3.org/2000/svg") +
         attribute("xmlns:xlink", "http://www.w3.org/1999/xlink") + attribute("version", "1.1") +
         attribute("width", number(figure.spec.width_mm) + "mm") +
         attribute("height", number(figure.spec.height_mm) + "mm") +
         attribute("viewBox",
                   "0 0 " + number(drawing.size.width()) + ' ' + number(drawing.size.height()));
  svg += ">\n<title>" + escaped(figure.title) + "</title>\n<desc>" +
         escaped(QString::fromStdString(program_text() + "; " + source_text(figure.scenario) +
                                        "; scenario " + scenario_line(figure.scenario))) +
         "</desc>\n";
  svg += "<rect" + attribute("width", number(drawing.size.width())) +
         attribute("height", number(drawing.size.height())) + attribute("fill", "#ffffff") + "/>\n";
  svg += "<g" +
         attribute("font-family", escaped(drawing.family) +
                                      ", Helvetica, Arial, &quot;Liberation Sans&quot;, " +
                                      "&quot;DejaVu Sans&quot;, sans-serif") +
         attribute("font-size", number(figure.spec.type_pt)) + ">\n";
  for (const Drawing::Item& item : drawing.items) {
    if (const auto* text = std::get_if<Drawing::Text>(&item);
        text != nullptr && figure.spec.outlines) {
      svg +=
          element(Drawing::Shape{outlineOf(*text, drawing.family), QPen(Qt::NoPen), text->colour});
    } else {
      std::visit([&](const auto& one) { svg += element(one); }, item);
    }
  }
  return svg + "</g>\n</svg>\n";
}

}  // namespace kvbudget::ui
