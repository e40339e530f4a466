#include "ui/views/identity_line.h"

#include <QFontMetricsF>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>
#include <cmath>

#include "ui/plot/axis.h"
#include "ui/theme/appearance.h"

namespace kvbudget::ui {
namespace {

using Role = TypeScale::Role;

QString fourDigits(double value) {
  return QLocale().toString(value, 'f', 4);
}

}  // namespace

IdentityLine::IdentityLine(QWidget* parent)
    : QWidget(parent),
      m_equation(new QLabel(this)),
      m_caption(new QLabel(this)),
      m_verdict(new QLabel(this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  for (QLabel* label : {m_equation, m_caption, m_verdict}) {
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(label);
  }
  m_equation->setWordWrap(false);  // smaller rather than on two lines
  m_equation->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  setAccessibleName(tr("The identity"));
  connect(&Appearance::instance(), &Appearance::changed, this, &IdentityLine::applyType);
  applyType();
}

QString IdentityLine::equation() const {
  return m_equation->text();
}

QString IdentityLine::verdict() const {
  return m_verdict->text();
}

void IdentityLine::setScene(const LeverScene& scene) {
  const Identity& identity = scene.lever.identity;
  const bool zeroFill = scene.readout == Readout::zero_fill;
  const double gap = scene.plainMeans ? scene.lever.plain_gap : identity.gap;
  const double product = identity.dropped * gap;
  const double off = std::abs(identity.measured - product);
  m_holds = off <= identity.rounding;
  m_equation->setText(QStringLiteral("%1 %2 %3 × %4")
                          .arg(fourDigits(identity.measured),
                               m_holds ? QStringLiteral("=") : QStringLiteral("≠"),
                               fourDigits(identity.dropped), fourDigits(gap)));
  if (scene.plainMeans) {
    m_caption->setText(zeroFill ? tr("error, against dropped mass × length of the plain mean of "
                                     "the dropped")
                                : tr("error, against dropped mass × distance of the two plain "
                                     "means"));
  } else {
    m_caption->setText(zeroFill
                           ? tr("error = dropped mass × length of the weighted mean of the dropped")
                           : tr("error = dropped mass × distance of the two weighted means"));
  }
  if (m_holds) {
    m_verdict->setText(scene.plainMeans
                           ? tr("✓ they agree here by chance: equal weights, or nothing dropped")
                           : tr("✓ measured and computed differ by %1").arg(shortNumber(off)));
  } else {
    m_verdict->setText(tr("✗ they differ by %1: the means must be weighted").arg(shortNumber(off)));
  }
  setAccessibleDescription(m_equation->text() + u' ' + m_caption->text() + QStringLiteral(". ") +
                           m_verdict->text());
  applyType();
}

// As large as the width allows, down to the size of numbers in a table.
void IdentityLine::fitEquation() {
  const TypeScale& type = Appearance::instance().type();
  QFont font = type.font(Role::bigNumber);
  const double least = type.size(Role::number);
  const double size = type.size(Role::bigNumber);
  const double wide = QFontMetricsF(font, m_equation).horizontalAdvance(m_equation->text());
  const double room = width() - 2.0;
  if (wide > room && wide > 0.0) {
    font.setPixelSize(static_cast<int>(std::max(least, std::floor(size * room / wide))));
  }
  if (font != m_equation->font()) {
    m_equation->setFont(font);
  }
}

void IdentityLine::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fitEquation();
}

void IdentityLine::applyType() {
  const Appearance& appearance = Appearance::instance();
  const auto colour = [](QLabel* label, const QColor& ink) {
    QPalette palette = label->palette();
    palette.setColor(QPalette::WindowText, ink);
    label->setPalette(palette);
  };
  fitEquation();
  m_caption->setFont(appearance.type().font(Role::labels));
  m_verdict->setFont(appearance.type().font(Role::text, true));
  colour(m_equation, appearance.theme().ink);
  colour(m_caption, appearance.theme().secondary);
  colour(m_verdict, m_holds ? appearance.theme().holds : appearance.theme().broken);
}

}  // namespace kvbudget::ui
