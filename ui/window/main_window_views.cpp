#include "ui/views/data_table.h"
#include "ui/window/main_window.h"
#include "ui/window/verdict_bar.h"

namespace kvbudget::ui {

void MainWindow::showTable() {
  if (!DataTable::openFor(this)) {
    m_verdict->showMessage(tr("no chart has the focus: click one, or go to it with Tab"));
  }
}

}  // namespace kvbudget::ui
