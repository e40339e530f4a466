#include "ui/pages/rollout_page.h"
#include "ui/window/main_window.h"

namespace kvbudget::ui {

// One line a page; the order is that of the tabs.
void MainWindow::makePages() {
  addPage(QStringLiteral("rollout"), tr("Rollout"), new RolloutPage(m_session));
}

}  // namespace kvbudget::ui
