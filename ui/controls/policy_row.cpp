#include "ui/controls/policy_row.h"

#include <QtCore/QSignalBlocker>
#include <QtGui/QPainter>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QVBoxLayout>
#include <algorithm>

#include "ui/controls/number_field.h"
#include "ui/controls/parameter_row.h"
#include "ui/controls/reset_label.h"
#include "ui/controls/words.h"
#include "ui/theme/appearance.h"
#include "ui/theme/policy_style.h"

namespace kvbudget::ui {
namespace {

/// A sample of the policy's line and marker.
class Swatch final : public QWidget {
 public:
  Swatch(std::string_view policy, QWidget* parent) : QWidget(parent), m_style(styleOf(policy)) {
    setFixedSize(34, 18);
    connect(&Appearance::instance(), &Appearance::changed, this, [this] {
      setFixedSize(Appearance::instance().type().space(8.5),
                   Appearance::instance().type().space(4.5));
    });
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    const QColor colour = Appearance::instance().theme().lineColour(m_style.colour);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(penOf(m_style, colour));
    painter.drawLine(QPointF(2.0, height() / 2.0), QPointF(width() - 2.0, height() / 2.0));
  }

 private:
  PolicyStyle m_style;
};

const double* setValueOf(const PolicyEntry& entry, std::string_view name) {
  const auto found = entry.parameters.find(std::string(name));
  return found == entry.parameters.end() ? nullptr : &found->second;
}

}  // namespace

PolicyRow::PolicyRow(const PolicyInfo& info, QWidget* parent)
    : QWidget(parent),
      m_info(info),
      m_box(new QCheckBox(policyTitle(info), this)),
      m_column(new QVBoxLayout(this)) {
  m_column->setContentsMargins(0, 0, 0, 0);
  m_column->setSpacing(2);
  auto* line = new QHBoxLayout;
  line->setSpacing(8);
  auto* swatch = new Swatch(info.id, this);
  line->addWidget(m_box, 1);
  line->addWidget(swatch);
  m_column->addLayout(line);
  const QString rule = policyRule(info);
  setToolTip(rule);
  m_box->setAccessibleDescription(rule);
  connect(m_box, &QCheckBox::toggled, this, &PolicyRow::toggled);
}

void PolicyRow::makeParameters() {
  for (const ParameterInfo& parameter : m_info.parameters) {
    const Travel travel{Travel::Kind::logarithmic, parameter.whole ? 1.0 : 1e-4,
                        std::min(parameter.highest, 4096.0), parameter.whole};
    auto* row = new ParameterRow({parameterName(parameter), {}, parameterMeaning(parameter), false},
                                 travel, parameter.lowest, parameter.highest, this);
    row->setContentsMargins(24, 0, 0, 0);
    m_column->addWidget(row);
    const QString name = toQString(parameter.name);
    connect(row, &ParameterRow::edited, this,
            [this, name](double value) { Q_EMIT edited(name, value); });
    connect(row, &ParameterRow::resetWanted, this, [this, name] { Q_EMIT resetWanted(name); });
    m_parameters.push_back(row);
  }
}

void PolicyRow::show(const Scenario& scenario, Index window, const PolicyEntry* entry, bool only) {
  {
    const QSignalBlocker quiet(m_box);
    m_box->setChecked(entry != nullptr);
  }
  if (only == m_box->isEnabledTo(this) || m_box->toolTip().isEmpty()) {
    m_box->setEnabled(!only);
    m_box->setToolTip(only ? tr("At least one policy is always shown.") : policyRule(m_info));
  }
  if (entry != nullptr && m_parameters.empty()) {
    makeParameters();
  }
  for (std::size_t i = 0; i < m_parameters.size(); ++i) {
    const ParameterInfo& parameter = m_info.parameters[i];
    ParameterRow* row = m_parameters[i];
    const double* own = entry != nullptr ? setValueOf(*entry, parameter.name) : nullptr;
    const bool followsWindow = parameter.inherits == ParameterInfo::Inherits::window;
    const bool followsTau = parameter.inherits == ParameterInfo::Inherits::tau;
    // The window's W and the mass budget's tau are the sliders above.
    const bool isSlider = m_info.id == parameter.name || (m_info.id == "mass" && followsTau);
    row->setVisible(entry != nullptr && (own != nullptr || !isSlider));
    const double inherited = followsWindow ? static_cast<double>(window)
                             : followsTau  ? scenario.tau
                                           : parameter.fallback;
    row->show(own != nullptr ? *own : inherited);
    row->setNote(own == nullptr && followsWindow ? tr("follows the window W")
                 : own == nullptr && followsTau  ? tr("follows the mass budget τ")
                                                 : QString());
  }
}

}  // namespace kvbudget::ui
