#include "ui/controls/draw_box.h"

#include <QtCore/QRegularExpression>
#include <QtCore/QSignalBlocker>
#include <QtGui/QRegularExpressionValidator>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

#include "ui/controls/control_specs.h"
#include "ui/session/locks.h"
#include "ui/session/session.h"
#include "ui/theme/appearance.h"

namespace kvbudget::ui {

DrawBox::DrawBox(Session& session, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_seedLabel(new QLabel(tr("Seed"), this)),
      m_seed(new QLineEdit(this)),
      m_newDraw(new QPushButton(tr("New Draw"), this)),
      m_readoutLabel(new QLabel(tr("Readout"), this)),
      m_readout(new QComboBox(this)),
      m_reset(new QPushButton(tr("Reset"), this)) {
  m_seedLabel->setBuddy(m_seed);
  m_seed->setValidator(
      new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,20}")), m_seed));
  m_seed->setAlignment(Qt::AlignRight);
  m_seed->setAccessibleName(tr("Seed"));
  m_readoutLabel->setBuddy(m_readout);
  m_readout->addItem(tr("zero-fill"));
  m_readout->addItem(tr("renormalised"));
  m_readout->setAccessibleName(tr("Readout"));
  m_readout->setFocusPolicy(Qt::StrongFocus);
  m_readout->setToolTip(
      tr("How the bounded cache reads what it keeps. Zero-fill: the kept tokens with the weights "
         "they had. Renormalised: their weights scaled to sum to 1, as a softmax over the kept "
         "tokens does."));
  m_reset->setToolTip(tr("All settings as they were opened. Source and seed stay."));
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->addWidget(m_seedLabel, 0, 0);
  grid->addWidget(m_seed, 0, 1);
  grid->addWidget(m_newDraw, 0, 2);
  grid->addWidget(m_readoutLabel, 1, 0);
  grid->addWidget(m_readout, 1, 1, 1, 2);
  grid->addWidget(m_reset, 2, 1, 1, 2);
  grid->setColumnStretch(1, 1);
  connect(m_seed, &QLineEdit::editingFinished, this, &DrawBox::takeSeed);
  connect(m_newDraw, &QPushButton::clicked, &m_session, &Session::newDraw);
  connect(m_reset, &QPushButton::clicked, &m_session, &Session::reset);
  connect(m_readout, &QComboBox::activated, this, [this](int index) {
    m_session.change(tr("Change Readout"), [index](Scenario& s) {
      s.readout = index == 0 ? Readout::zero_fill : Readout::renormalised;
    });
  });
  connect(&m_session, &Session::scenarioChanged, this, &DrawBox::refresh);
  connect(&Locks::of(session), &Locks::changed, this, &DrawBox::refresh);
  connect(&Appearance::instance(), &Appearance::changed, this, &DrawBox::applyType);
  applyType();
  refresh();
}

void DrawBox::takeSeed() {
  bool fits = false;
  const qulonglong seed = m_seed->text().toULongLong(&fits);
  if (fits) {
    m_session.change(tr("Change Seed"), [seed](Scenario& s) { s.simulator.seed = seed; });
  }
  refresh();
}

void DrawBox::refresh() {
  const Scenario& scenario = m_session.scenario();
  const QSignalBlocker quiet(m_readout);
  m_readout->setCurrentIndex(scenario.readout == Readout::zero_fill ? 0 : 1);
  m_seed->setText(QString::number(qulonglong{scenario.simulator.seed}));
  m_seed->setCursorPosition(0);
  const bool simulated = !scenario.trace.has_value();
  const Locks& locks = Locks::of(m_session);
  const bool locked = locks.has("seed");
  m_seed->setEnabled(simulated && !locked);
  m_newDraw->setEnabled(simulated && !locked);
  m_readout->setEnabled(!locks.has("readout"));
  if (locked) {
    m_seed->setToolTip(locks.reason());
    m_newDraw->setToolTip(locks.reason());
    return;
  }
  m_seed->setToolTip(simulated ? tr("The number from which noise and values are drawn. The same "
                                    "seed gives the same numbers on every machine.")
                               : simulatorOnlyReason());
  m_newDraw->setToolTip(simulated ? tr("Another random draw with the same settings.")
                                  : simulatorOnlyReason());
}

void DrawBox::applyType() {
  const TypeScale& type = Appearance::instance().type();
  for (QWidget* part : {static_cast<QWidget*>(m_seedLabel), static_cast<QWidget*>(m_seed),
                        static_cast<QWidget*>(m_newDraw), static_cast<QWidget*>(m_readoutLabel),
                        static_cast<QWidget*>(m_readout), static_cast<QWidget*>(m_reset)}) {
    part->setFont(type.font(TypeScale::Role::text));
  }
  m_seed->setMinimumWidth(type.space(11));
}

}  // namespace kvbudget::ui
