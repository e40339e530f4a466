#include "ui/lessons/answer_curve.h"

#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/controls/control_specs.h"
#include "ui/theme/appearance.h"

namespace kvbudget::ui {

namespace {

// As its control is called, in lower case: it stands at an axis.
QString nameOfKey(const std::string& key) {
  for (const ControlSpec& spec : controlSpecs()) {
    if (spec.key == key) {
      return QLocale().toLower(spec.name.left(1)) + spec.name.mid(1);
    }
  }
  return QString::fromStdString(key).replace(QLatin1Char('_'), QLatin1Char(' '));
}

}  // namespace

AnswerCurve::AnswerCurve(const Prediction& prediction, std::vector<double> xs, QWidget* parent)
    : QWidget(parent),
      m_x(plotAxis(prediction.across)),
      m_y(plotAxis(prediction.axis)),
      m_xs(std::move(xs)),
      m_touched(m_xs.size(), false) {
  if (m_x.name.isEmpty()) {
    m_x.name = nameOfKey(prediction.key);
  }
  setFocusPolicy(Qt::StrongFocus);
  setCursor(Qt::CrossCursor);
  setAccessibleName(tr("Your curve: %1 against %2").arg(m_y.name, m_x.name));
  setToolTip(
      tr("Draw from left to right with the mouse. By keyboard: Left and Right choose a "
         "place, Up and Down set its height. Enter shows the answer."));
  connect(&Appearance::instance(), &Appearance::changed, this, [this] {
    updateGeometry();
    update();
  });
}

void AnswerCurve::setCurve(const std::vector<double>& ys) {
  m_ys = ys;
  m_touched.assign(m_xs.size(), !ys.empty());
  update();
}

void AnswerCurve::setAnswer(const std::vector<double>& ys) {
  m_answer = ys;
  setCursor(Qt::ArrowCursor);
  setAccessibleDescription(tr("The answer runs from %1 to %2.")
                               .arg(shortNumber(ys.empty() ? 0.0 : ys.front()),
                                    shortNumber(ys.empty() ? 0.0 : ys.back())));
  update();
}

PlotModel AnswerCurve::model() const {
  const Theme& theme = Appearance::instance().theme();
  PlotModel model;
  model.x = m_x;
  model.y = m_y;
  model.legend = LegendPlace::labels;
  const auto add = [&](const QString& label, const std::vector<double>& ys, const QColor& colour,
                       const QList<qreal>& dashes) {
    Series series;
    series.id = series.name = series.label = label;
    series.colour = colour;
    series.width = 2.5;
    series.dashes = dashes;
    for (std::size_t i = 0; i < ys.size() && i < m_xs.size(); ++i) {
      series.points.emplace_back(m_xs[i], ys[i]);
    }
    model.series.push_back(std::move(series));
  };
  if (!m_ys.empty()) {
    add(tr("you"), m_ys, m_answer.empty() ? theme.accent : theme.secondary,
        m_answer.empty() ? QList<qreal>{} : QList<qreal>{4, 3});
  }
  if (!m_answer.empty()) {
    add(tr("answer"), m_answer, theme.accent, {});
  }
  if (m_ys.empty() && m_answer.empty()) {
    model.emptyText = tr("draw here");
  }
  return model;
}

PlotLayout AnswerCurve::laidOut() const {
  const TypeScale& type = Appearance::instance().type();
  return layoutPlot(model(), QRectF(rect()).adjusted(2, 2, -2, -2), type, {}, this);
}

void AnswerCurve::paintEvent(QPaintEvent*) {
  const Appearance& look = Appearance::instance();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const PlotLayout layout = laidOut();
  painter.setPen(QPen(look.theme().line, 1.0));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(layout.plot);
  paintPlot(painter, model(), layout, look.theme(), look.type());
  if (m_byKeys && hasFocus() && m_answer.empty() && m_selected < m_ys.size()) {
    painter.setPen(QPen(look.theme().ink, 1.5));
    painter.setBrush(look.theme().card);
    const double radius = look.type().space(1.25);
    painter.drawEllipse(layout.toPixel({m_xs[m_selected], m_ys[m_selected]}), radius, radius);
  }
  if (hasFocus()) {
    painter.setPen(QPen(look.theme().accent, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4.0, 4.0);
  }
}

// Every point between the two ends of a stroke takes the stroke's height there.
void AnswerCurve::stroke(const QPointF& from, const QPointF& to) {
  if (!m_answer.empty()) {
    return;
  }
  const PlotLayout layout = laidOut();
  if (m_ys.empty()) {
    m_ys.assign(m_xs.size(), m_y.low);
  }
  const QPointF& left = from.x() <= to.x() ? from : to;
  const QPointF& right = from.x() <= to.x() ? to : from;
  const double reach = m_xs.size() < 2
                           ? 0.0
                           : (layout.x.toPixel(m_xs.back()) - layout.x.toPixel(m_xs.front())) /
                                 static_cast<double>(m_xs.size() - 1) / 2.0;
  for (std::size_t i = 0; i < m_xs.size(); ++i) {
    const double x = layout.x.toPixel(m_xs[i]);
    if (x < left.x() - reach || x > right.x() + reach) {
      continue;
    }
    const double span = right.x() - left.x();
    const double share = span > 0.0 ? std::clamp((x - left.x()) / span, 0.0, 1.0) : 1.0;
    const double y = left.y() + share * (right.y() - left.y());
    m_ys[i] = std::clamp(layout.y.toValue(std::clamp(y, layout.plot.top(), layout.plot.bottom())),
                         m_y.low, m_y.high);
    m_touched[i] = true;
  }
  accept();
}

// What was not drawn goes on as the nearest drawn point, or between its two neighbours.
void AnswerCurve::accept() {
  const auto count = m_xs.size();
  for (std::size_t i = 0; i < count; ++i) {
    if (m_touched[i]) {
      continue;
    }
    std::size_t before = i;
    while (before > 0 && !m_touched[before]) {
      --before;
    }
    std::size_t after = i;
    while (after + 1 < count && !m_touched[after]) {
      ++after;
    }
    const bool hasBefore = m_touched[before];
    const bool hasAfter = m_touched[after];
    if (hasBefore && hasAfter) {
      const double share = static_cast<double>(i - before) / static_cast<double>(after - before);
      m_ys[i] = m_ys[before] + share * (m_ys[after] - m_ys[before]);
    } else if (hasBefore || hasAfter) {
      m_ys[i] = m_ys[hasBefore ? before : after];
    }
  }
  update();
  Q_EMIT drawn(m_ys);
}

void AnswerCurve::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) {
    m_byKeys = false;
    m_last = event->position();
    stroke(*m_last, *m_last);
  }
}

void AnswerCurve::mouseMoveEvent(QMouseEvent* event) {
  if (m_last) {
    stroke(*m_last, event->position());
    m_last = event->position();
  }
}

void AnswerCurve::mouseReleaseEvent(QMouseEvent*) {
  m_last.reset();
}

void AnswerCurve::nudge(double share) {
  if (!m_answer.empty() || m_xs.empty()) {
    return;
  }
  const PlotLayout layout = laidOut();
  if (m_ys.empty()) {
    m_ys.assign(m_xs.size(), layout.y.toValue(layout.plot.center().y()));
  }
  const double y = layout.y.toPixel(m_ys[m_selected]) - share * layout.plot.height();
  m_ys[m_selected] = std::clamp(
      layout.y.toValue(std::clamp(y, layout.plot.top(), layout.plot.bottom())), m_y.low, m_y.high);
  m_touched[m_selected] = true;
  accept();
}

void AnswerCurve::keyPressEvent(QKeyEvent* event) {
  const double step = (event->modifiers() & Qt::ShiftModifier) != 0 ? 0.1 : 0.02;
  m_byKeys = true;
  switch (event->key()) {
    case Qt::Key_Left:
      m_selected = std::max<std::size_t>(m_selected, 1) - 1;
      update();
      break;
    case Qt::Key_Right:
      m_selected = std::min(m_selected + 1, std::max<std::size_t>(m_xs.size(), 1) - 1);
      update();
      break;
    case Qt::Key_Up:
      nudge(step);
      break;
    case Qt::Key_Down:
      nudge(-step);
      break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      Q_EMIT confirmed();
      break;
    default:
      QWidget::keyPressEvent(event);
  }
}

QSize AnswerCurve::sizeHint() const {
  const TypeScale& type = Appearance::instance().type();
  return {type.space(80), type.space(54)};
}

QSize AnswerCurve::minimumSizeHint() const {
  const TypeScale& type = Appearance::instance().type();
  return {type.space(40), type.space(48)};
}

}  // namespace kvbudget::ui
