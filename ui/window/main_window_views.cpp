#include <QtCore/QFileInfo>
#include <QtWidgets/QDialog>
#include <QtWidgets/QSplitter>
#include <QtWidgets/QVBoxLayout>
#include <algorithm>

#include "ui/pages/bound_page.h"
#include "ui/pages/selection_page.h"
#include "ui/theme/appearance.h"
#include "ui/trace/cell_picker.h"
#include "ui/views/data_table.h"
#include "ui/window/figure_dialog.h"
#include "ui/window/figure_form.h"
#include "ui/window/lesson_desk.h"
#include "ui/window/main_window.h"
#include "ui/window/offer_bar.h"
#include "ui/window/verdict_bar.h"

namespace kvbudget::ui {

void MainWindow::showTable() {
  if (!DataTable::openFor(this)) {
    m_verdict->showMessage(tr("no chart has the focus: click one, or go to it with Tab"));
  }
}

void MainWindow::exportFigures() {
  if (m_session.comparison() == nullptr) {
    m_verdict->showMessage(tr("no rollout is computed yet"));
    return;
  }
  auto* dialog = new FigureDialog(m_session.comparison(), this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  // Figures of one query are of the one that is looked at.
  FigureSpec spec = dialog->form().spec();
  spec.query = m_session.comparison()->queries()[static_cast<std::size_t>(m_session.cursor())];
  if (const auto* selection = qobject_cast<SelectionPage*>(page(QStringLiteral("selection")))) {
    spec.budget = selection->budget();
  }
  if (const auto* bound = qobject_cast<BoundPage*>(page(QStringLiteral("bound")));
      bound != nullptr && bound->source() == 0) {
    spec.tokens = bound->tokens();
    spec.hand_readout = bound->readout();
    spec.plain_means = bound->plainMeans();
  }
  dialog->form().setSpec(spec);
  dialog->show();
}

void MainWindow::offerRecovered() {
  m_abandoned = m_recovery->findAbandoned();
  if (m_abandoned) {
    const QString name = QFileInfo(m_abandoned->path).fileName();
    m_offer->offer(name.isEmpty()
                       ? tr("The program did not end properly. Its last state was not saved.")
                       : tr("The program did not end properly. Its last changes to %1 were not "
                            "saved.")
                             .arg(name));
  }
}

void MainWindow::restoreRecovered() {
  if (!m_abandoned || !m_document->mayLeave()) {
    return;
  }
  m_document->restore(m_abandoned->scenario, m_abandoned->path);
  m_recovery->flush();  // before the one that it came from goes
  m_recovery->forgetAbandoned();
  m_abandoned.reset();
  m_offer->hide();
}

void MainWindow::takeTrace(const TraceSource& source, const TraceInfo& info,
                           const std::shared_ptr<const Attention>& cell) {
  m_traceInfo = info;
  m_session.offer(source, cell);
  m_session.change(tr("Open Trace"),
                   [&](Scenario& s) { s = TraceLoader::applied(s, source, info); });
  if (m_cellWanted) {
    m_cellWanted = false;
    chooseCell();
  }
}

void MainWindow::chooseCell() {
  const auto& source = m_session.scenario().trace;
  if (!source) {
    return;
  }
  if (m_traceInfo.path != source->path) {  // a scenario that came with its trace
    m_cellWanted = true;
    m_loader->load(*source);
    return;
  }
  if (m_cellDialog == nullptr) {
    m_cellDialog = new QDialog(this);
    m_cellDialog->setWindowTitle(tr("Cell of the Trace"));
    m_picker = new CellPicker;
    auto* column = new QVBoxLayout(m_cellDialog);
    column->addWidget(m_picker);
    const TypeScale& type = Appearance::instance().type();
    m_cellDialog->resize(type.space(160), type.space(110));
    connect(m_picker, &CellPicker::cellChosen, this, [this](int layer, int head) {
      m_session.change(tr("Choose Cell"), [layer, head](Scenario& s) {
        if (s.trace) {
          s.trace->layer = layer;
          s.trace->head = head;
        }
      });
    });
    connect(m_cellDialog, &QDialog::finished, m_picker, &CellPicker::cancel);
    connect(&m_session, &Session::scenarioChanged, m_cellDialog, [this] {
      if (const auto& trace = m_session.scenario().trace) {
        m_picker->setCurrent(static_cast<int>(trace->layer), static_cast<int>(trace->head));
      } else {
        m_cellDialog->hide();
      }
    });
  }
  if (m_pickedTrace != m_traceInfo.path) {
    m_pickedTrace = m_traceInfo.path;
    m_picker->setTrace(m_traceInfo);
  }
  m_picker->setCurrent(static_cast<int>(source->layer), static_cast<int>(source->head));
  const bool isOpen = m_cellDialog->isVisible();
  m_cellDialog->show();
  if (isOpen) {
    m_cellDialog->raise();
  }
  m_cellDialog->activateWindow();
}

void MainWindow::resizeEvent(QResizeEvent* event) {
  QMainWindow::resizeEvent(event);
  QMetaObject::invokeMethod(this, &MainWindow::fitControls, Qt::QueuedConnection);
}

// As wide as their text wants, up to two fifths of the window.
void MainWindow::fitControls() {
  if (m_widthByHand || !m_desk->layoutBefore().isEmpty()) {
    return;
  }
  const int all = m_splitter->width();
  const int most = std::max(all * 2 / 5, m_left->minimumSizeHint().width());
  const int left = std::min(m_left->sizeHint().width(), most);
  m_splitter->setSizes({left, all - left});
}

}  // namespace kvbudget::ui
