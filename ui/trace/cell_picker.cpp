#include "ui/trace/cell_picker.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QVBoxLayout>

#include "ui/plot/axis.h"
#include "ui/theme/appearance.h"
#include "ui/views/column_table.h"
#include "ui/views/data_table.h"

namespace kvbudget::ui {
namespace {

// A cell has room for four characters; tooltip and table have all digits.
QString inCell(double value, bool isMass) {
  if (isMass) {
    return QLocale().toString(value, 'f', 2);
  }
  return QLocale().toString(value, 'f', value < 9.95 ? 1 : 0);
}

double valueOf(const CellFigures& figures, CellFigure figure) {
  switch (figure) {
    case CellFigure::effectiveKeys:
      return figures.effective_keys;
    case CellFigure::firstTokenMass:
      return figures.first_token_mass;
    case CellFigure::droppedMass:
      return figures.dropped_mass;
  }
  return 0.0;
}

}  // namespace

CellPicker::CellPicker(QWidget* parent)
    : QWidget(parent),
      m_grid(new CellGrid([this](int layer, int head) { return lookOf(layer, head); })),
      m_area(new QScrollArea),
      m_choice(new QComboBox),
      m_bar(new QProgressBar),
      m_cancel(new QPushButton(tr("Cancel"))),
      m_note(new QLabel) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  auto* head = new QHBoxLayout;
  column->addLayout(head);
  m_choice->addItem(tr("Effective number of keys"), static_cast<int>(CellFigure::effectiveKeys));
  m_choice->addItem(tr("Mass on the first token"), static_cast<int>(CellFigure::firstTokenMass));
  m_choice->addItem(tr("Dropped mass at 8 keys"), static_cast<int>(CellFigure::droppedMass));
  m_choice->setAccessibleName(tr("Figure shown in each cell"));
  m_choice->setToolTip(
      tr("Effective number of keys: as many tokens as would have the row's entropy if they shared "
         "the mass evenly, median over rows.\nMass on the first token: mean over rows.\nDropped "
         "mass: what the 8 heaviest tokens leave, median over rows; dotted where above 0.25."));
  head->addWidget(m_choice);
  head->addWidget(m_bar, 1);
  head->addWidget(m_cancel);
  head->addStretch(0);
  m_bar->setTextVisible(false);
  m_bar->setAccessibleName(tr("Cells read"));
  m_area->setWidget(m_grid);
  m_area->setWidgetResizable(true);
  m_area->setFrameShape(QFrame::NoFrame);
  m_area->setFocusPolicy(Qt::NoFocus);
  column->addWidget(m_area, 1);
  m_note->setTextFormat(Qt::PlainText);
  m_note->setWordWrap(true);
  m_note->setForegroundRole(QPalette::PlaceholderText);
  column->addWidget(m_note);
  connect(m_choice, &QComboBox::currentIndexChanged, this, [this] {
    m_figure = static_cast<CellFigure>(m_choice->currentData().toInt());
    // A row's mass lies on one key at least.
    m_grid->setLowest(m_figure == CellFigure::effectiveKeys ? 1.0 : 0.0);
  });
  m_grid->setLowest(1.0);
  connect(m_cancel, &QPushButton::clicked, this, &CellPicker::cancel);
  connect(m_grid, &CellGrid::cellChosen, this, &CellPicker::cellChosen);
  connect(m_grid, &CellGrid::focusMoved, this, [this](const QRect& cell) {
    m_area->ensureVisible(cell.center().x(), cell.center().y(), cell.width(), cell.height());
  });
  connect(&m_survey, &CellSurvey::cellDone, this, &CellPicker::showState);
  connect(&m_survey, &CellSurvey::ended, this, &CellPicker::showState);
  connect(&Appearance::instance(), &Appearance::changed, this, &CellPicker::applyType);
  setFocusProxy(m_grid);
  // In a dialog the window's own shortcut is out of reach.
  auto* table = new QShortcut(QKeySequence(tr("Ctrl+D")), this);
  table->setContext(Qt::WidgetWithChildrenShortcut);
  connect(table, &QShortcut::activated, this, [this] { DataTable::openFor(window()); });
  applyType();
  showState();
}

void CellPicker::applyType() {
  const TypeScale& type = Appearance::instance().type();
  layout()->setSpacing(type.space(2));
  m_note->setFont(type.font(TypeScale::Role::labels));
  m_bar->setFixedHeight(type.space(1.5));
  m_grid->updateGeometry();
  m_grid->update();
}

CellLook CellPicker::lookOf(int layer, int head) const {
  CellLook look;
  look.reading = readingOf(layer, head);
  if (const auto& figures = m_survey.figures(layer, head)) {
    look.value = valueOf(*figures, m_figure);
    look.text = inCell(*look.value, m_figure != CellFigure::effectiveKeys);
    look.outlined = figures->flat();
  } else {
    look.failure = m_survey.failure(layer, head);
    look.text =
        look.failure.isEmpty() ? QString() : tr("error", "in a cell that could not be read");
  }
  return look;
}

QString CellPicker::readingOf(int layer, int head) const {
  QStringList lines = {tr("Layer %1, head %2").arg(layer).arg(head)};
  if (const auto& figures = m_survey.figures(layer, head)) {
    lines << tr("Effective number of keys: %1").arg(shortNumber(figures->effective_keys))
          << tr("Mass on the first token: %1").arg(shortNumber(figures->first_token_mass))
          << tr("Dropped mass beyond the 8 heaviest: %1").arg(shortNumber(figures->dropped_mass));
    if (figures->flat()) {
      lines << tr("Flat: 8 keys leave more than a quarter of the mass");
    }
  } else if (const QString failure = m_survey.failure(layer, head); !failure.isEmpty()) {
    lines << failure;
  } else {
    lines << tr("Not read yet");
  }
  return lines.join(QLatin1Char('\n'));
}

void CellPicker::setTrace(const TraceInfo& info) {
  m_info = info;
  m_survey.start(info);
  m_grid->setSize(info.layers, info.heads);
  showState();
}

void CellPicker::setCurrent(int layer, int head) {
  m_grid->setCurrent(layer, head);
}

void CellPicker::setFigure(CellFigure figure) {
  m_choice->setCurrentIndex(m_choice->findData(static_cast<int>(figure)));
}

void CellPicker::showState() {
  const int cells = m_survey.cellCount();
  const bool running = m_survey.isRunning();
  m_bar->setRange(0, std::max(1, cells));
  m_bar->setValue(m_survey.doneCount());
  m_bar->setVisible(running);
  m_cancel->setVisible(running);
  if (cells == 0) {
    m_note->setText(tr("No trace is open."));
  } else if (running || m_survey.doneCount() < cells) {
    m_note->setText(tr("%1 of %Ln cells read.", nullptr, cells).arg(m_survey.doneCount()));
  } else {
    m_note->setText(
        tr("From %Ln rows of each cell; dotted: flat, 8 keys leave more than a quarter of "
           "the mass.",
           nullptr, static_cast<int>(std::min<Index>(CellSurvey::kRows, m_info.tokens))));
  }
  m_grid->refresh();
}

QString CellPicker::dataTitle() const {
  return tr("Cells of the trace");
}

QAbstractItemModel* CellPicker::dataModel(QObject* parent) const {
  const QStringList names = {tr("layer"),
                             tr("head"),
                             tr("effective keys"),
                             tr("mass on the first token"),
                             tr("dropped mass at 8 keys"),
                             tr("flat")};
  std::vector<std::vector<QVariant>> rows;
  for (int layer = 0; layer < static_cast<int>(m_info.layers); ++layer) {
    for (int head = 0; head < static_cast<int>(m_info.heads); ++head) {
      std::vector<QVariant> row = {layer, head};
      if (const auto& figures = m_survey.figures(layer, head)) {
        row.insert(row.end(), {figures->effective_keys, figures->first_token_mass,
                               figures->dropped_mass, figures->flat() ? tr("yes") : tr("no")});
      }
      row.resize(6);
      rows.push_back(std::move(row));
    }
  }
  return new ColumnTable(names, std::move(rows), parent);
}

}  // namespace kvbudget::ui
