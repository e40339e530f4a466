#include "ui/lessons/class_dialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

#include "core/base/error.h"
#include "ui/theme/appearance.h"

namespace kvbudget::ui {

ClassDialog::ClassDialog(const ClassFile& proposed, QWidget* parent)
    : QDialog(parent),
      m_proposed(proposed),
      m_title(new QLineEdit(QString::fromStdString(proposed.title))),
      m_scenario(new QCheckBox(tr("Lessons without a scenario of their own begin with the present "
                                  "one"))) {
  setWindowTitle(tr("Make Class File"));
  const TypeScale& type = Appearance::instance().type();
  auto* content = new QWidget;
  auto* column = new QVBoxLayout(content);
  const auto heading = [&](const QString& text) {
    auto* label = new QLabel(text);
    label->setFont(type.font(TypeScale::Role::title));
    label->setWordWrap(true);
    column->addWidget(label);
    return label;
  };
  heading(tr("&Title"))->setBuddy(m_title);
  m_title->setAccessibleName(tr("Title"));
  column->addWidget(m_title);
  heading(tr("Lessons in the file"));
  for (const ClassFile::Text& text : proposed.lessons) {
    QString name = QString::fromStdString(text.name);
    try {
      name = QString::fromStdString(read_lesson(text.markdown, text.name).title);
    } catch (const Error&) {
      // Its file's name will do; saving says what is wrong with it.
    }
    auto* box = new QCheckBox(name);
    box->setChecked(true);
    m_lessons.push_back(box);
    column->addWidget(box);
    connect(box, &QCheckBox::toggled, this, &ClassDialog::refresh);
  }
  heading(tr("Scenario"));
  m_scenario->setChecked(false);
  m_scenario->setEnabled(proposed.scenario.has_value());
  column->addWidget(m_scenario);
  connect(m_scenario, &QCheckBox::toggled, this, &ClassDialog::refresh);
  heading(tr("Students cannot change"));
  const std::pair<QString, std::vector<std::string>> locks[] = {
      {tr("the seed"), {"seed"}},
      {tr("the attention: recency, sink boost, noise, keyframes"),
       {"recency", "sink_boost", "noise", "sinks"}},
      {tr("the budget: τ and window"), {"tau", "window"}},
      {tr("policies and readout"), {"policies", "readout"}},
      {tr("the size of the rollout"),
       {"frames", "tokens_per_frame", "value_dim", "first_query", "query_stride"}},
  };
  for (const auto& [text, keys] : locks) {
    auto* box = new QCheckBox(text);
    box->setChecked(keys.front() == "seed");
    m_locks.push_back({box, keys});
    column->addWidget(box);
  }
  column->addStretch(1);
  auto* area = new QScrollArea;
  area->setFrameShape(QFrame::NoFrame);
  area->setWidgetResizable(true);
  area->setWidget(content);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel);
  m_ok = buttons->button(QDialogButtonBox::Save);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(m_title, &QLineEdit::textChanged, this, &ClassDialog::refresh);
  auto* all = new QVBoxLayout(this);
  all->addWidget(area, 1);
  all->addWidget(buttons);
  resize(content->sizeHint() + QSize(type.space(10), type.space(20)));
  refresh();
}

void ClassDialog::refresh() {
  const bool any =
      m_scenario->isChecked() ||
      std::ranges::any_of(m_lessons, [](const QCheckBox* b) { return b->isChecked(); });
  m_ok->setEnabled(any && !m_title->text().trimmed().isEmpty());
  m_ok->setToolTip(m_ok->isEnabled() ? QString()
                                     : tr("A class file needs a title, and a lesson or a "
                                          "scenario."));
}

ClassFile ClassDialog::chosen() const {
  ClassFile result;
  result.title = m_title->text().trimmed().toStdString();
  for (std::size_t i = 0; i < m_lessons.size(); ++i) {
    if (m_lessons[i]->isChecked()) {
      result.lessons.push_back(m_proposed.lessons[i]);
    }
  }
  if (m_scenario->isChecked()) {
    result.scenario = m_proposed.scenario;
  }
  for (const Lock& lock : m_locks) {
    if (lock.box->isChecked()) {
      result.locks.insert(result.locks.end(), lock.keys.begin(), lock.keys.end());
    }
  }
  return result;
}

}  // namespace kvbudget::ui
