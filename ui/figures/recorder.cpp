// The paint device behind recorded(): everything that paints into a QPainter can become a figure.
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <cmath>
#include <numbers>

#include "ui/figures/drawing.h"

namespace kvbudget::ui {
namespace {

class Engine final : public QPaintEngine {
 public:
  Engine(Drawing& drawing, double scale)
      : QPaintEngine(AllFeatures), m_drawing(drawing), m_scale(scale) {}

  bool begin(QPaintDevice*) override { return true; }
  bool end() override { return true; }
  [[nodiscard]] Type type() const override { return User; }

  void updateState(const QPaintEngineState& changed) override {
    if ((changed.state() & DirtyTransform) != 0) {
      m_transform = changed.transform() * QTransform::fromScale(m_scale, m_scale);
    }
    if ((changed.state() & DirtyPen) != 0) {
      m_pen = changed.pen();
    }
    if ((changed.state() & DirtyBrush) != 0) {
      m_brush = changed.brush();
    }
    if ((changed.state() & DirtyOpacity) != 0) {
      m_opacity = changed.opacity();
    }
  }

  void drawPath(const QPainterPath& path) override { add(path, true); }

  void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
    QPainterPath path;
    for (int i = 0; i < count; ++i) {
      i == 0 ? path.moveTo(points[i]) : path.lineTo(points[i]);
    }
    if (mode != PolylineMode) {
      path.closeSubpath();
      path.setFillRule(mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
    }
    add(path, mode != PolylineMode);
  }
  using QPaintEngine::drawPolygon;

  void drawPixmap(const QRectF& rect, const QPixmap& pixmap, const QRectF& source) override {
    drawImage(rect, pixmap.toImage(), source, Qt::AutoColor);
  }

  void drawImage(const QRectF& rect, const QImage& image, const QRectF& source,
                 Qt::ImageConversionFlags) override {
    // On the paper's white: a mask is one more thing that a reader's program may get wrong.
    QImage opaque(source.size().toSize(), QImage::Format_RGB32);
    opaque.fill(Qt::white);
    QPainter painter(&opaque);
    painter.drawImage(QPointF(), image, source);
    painter.end();
    m_drawing.items.emplace_back(Drawing::Image{m_transform.mapRect(rect), opaque});
  }

  // Only of texts that are not drawn through drawText() of text_sink.h.
  void drawTextItem(const QPointF& at, const QTextItem& item) override {
    text(m_transform.map(at), item.text(), item.font(), m_pen.color(), TextAnchor::start);
  }

  void text(const QPointF& left, const QString& what, const QFont& font, const QColor& colour,
            TextAnchor anchor) {
    if (what.trimmed().isEmpty()) {  // a tick without a number
      return;
    }
    // A unit is a pixel of 72 an inch, so the font's points are units.
    const QFontMetricsF metrics(font, paintDevice());
    m_drawing.items.emplace_back(Drawing::Text{left, what, font.pointSizeF() * m_scale,
                                               metrics.horizontalAdvance(what) * m_scale,
                                               faded(colour), anchor});
  }

  [[nodiscard]] double scale() const { return m_scale; }

 private:
  [[nodiscard]] QColor faded(QColor colour) const {
    colour.setAlphaF(static_cast<float>(m_opacity) * colour.alphaF());
    return colour;
  }

  void add(const QPainterPath& path, bool fillable) {
    Drawing::Shape shape;
    shape.path = m_transform.map(path);
    shape.pen = m_pen;
    if (m_pen.style() != Qt::NoPen) {
      shape.pen.setWidthF(std::max(m_pen.widthF() * m_scale, 0.1));
      shape.pen.setColor(faded(m_pen.color()));
    }
    if (fillable && m_brush.style() != Qt::NoBrush) {
      shape.fill = faded(m_brush.color());
    }
    if (shape.pen.style() != Qt::NoPen || shape.fill.isValid()) {
      m_drawing.items.emplace_back(std::move(shape));
    }
  }

  Drawing& m_drawing;
  double m_scale;
  QTransform m_transform = QTransform::fromScale(m_scale, m_scale);
  QPen m_pen;
  QBrush m_brush;
  double m_opacity = 1.0;
};

class Recorder final : public QPaintDevice, public TextSink {
 public:
  Recorder(Drawing& drawing, double scale) : m_drawing(drawing), m_engine(drawing, scale) {}

  [[nodiscard]] QPaintEngine* paintEngine() const override { return &m_engine; }

  void addText(const QPointF& left, const QString& text, const QFont& font, const QColor& colour,
               TextAnchor anchor) override {
    m_engine.text(left * m_engine.scale(), text, font, colour, anchor);
  }

 protected:
  [[nodiscard]] int metric(PaintDeviceMetric metric) const override {
    constexpr int kDpi = 72;
    const QSizeF units = m_drawing.size / m_engine.scale();
    switch (metric) {
      case PdmWidth:
        return static_cast<int>(std::ceil(units.width()));
      case PdmHeight:
        return static_cast<int>(std::ceil(units.height()));
      case PdmWidthMM:
        return static_cast<int>(std::ceil(m_drawing.size.width() / kDpi * 25.4));
      case PdmHeightMM:
        return static_cast<int>(std::ceil(m_drawing.size.height() / kDpi * 25.4));
      case PdmDpiX:
      case PdmDpiY:
      case PdmPhysicalDpiX:
      case PdmPhysicalDpiY:
        return kDpi;
      case PdmNumColors:
        return INT_MAX;
      case PdmDepth:
        return 32;
      case PdmDevicePixelRatio:
        return 1;
      case PdmDevicePixelRatioScaled:
        return static_cast<int>(devicePixelRatioFScale());
      default:
        return QPaintDevice::metric(metric);
    }
  }

 private:
  Drawing& m_drawing;
  mutable Engine m_engine;
};

}  // namespace

Drawing recorded(const QSizeF& size, double pointsPerUnit, const QString& family,
                 const std::function<void(QPainter&)>& paint) {
  Drawing drawing;
  drawing.size = size;
  drawing.family = family;
  Recorder recorder(drawing, pointsPerUnit);
  QPainter painter(&recorder);
  paint(painter);
  painter.end();
  return drawing;
}

}  // namespace kvbudget::ui
