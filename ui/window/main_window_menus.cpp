#include <QtCore/QFileInfo>
#include <QtGui/QActionGroup>
#include <QtWidgets/QApplication>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QMenu>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QTabBar>

#include "core/scenario/presets.h"
#include "ui/controls/control_panel.h"
#include "ui/theme/appearance.h"
#include "ui/window/help.h"
#include "ui/window/lesson_desk.h"
#include "ui/window/main_window.h"
#include "ui/words/language.h"

namespace kvbudget::ui {

QAction* MainWindow::addAction(QMenu* menu, const QString& text, const QKeySequence& keys,
                               std::function<void()> run) {
  QAction* action = menu->addAction(text);
  action->setShortcut(keys);
  QMainWindow::addAction(action);  // presenter mode hides the menu bar and its shortcuts
  connect(action, &QAction::triggered, this, std::move(run));
  return action;
}

void MainWindow::makeFileMenu() {
  QMenu* menu = menuBar()->addMenu(tr("&File"));
  addAction(menu, tr("&New"), QKeySequence::New,
            [this] { m_document->openPreset(QString::fromLatin1(kDefaultPreset)); });
  addAction(menu, tr("&Open..."), QKeySequence::Open, [this] { m_document->open(); });
  m_recentMenu = menu->addMenu(tr("Open &Recent"));
  connect(m_recentMenu, &QMenu::aboutToShow, this, &MainWindow::fillRecentMenu);
  connect(m_document, &Document::recentFilesChanged, this, &MainWindow::fillRecentMenu);
  fillRecentMenu();
  addAction(menu, tr("Open &Trace..."), QKeySequence(tr("Ctrl+T")), [this] { chooseTrace(); });
  menu->addSeparator();
  addAction(menu, tr("&Save"), QKeySequence::Save, [this] { m_document->save(); });
  addAction(menu, tr("Save &As..."), QKeySequence(tr("Ctrl+Shift+S")),
            [this] { m_document->saveAs(); });
  menu->addSeparator();
  addAction(menu, tr("&Figures..."), QKeySequence(tr("Ctrl+E")), [this] { exportFigures(); });
  menu->addSeparator();
  addAction(menu, tr("&Quit"), QKeySequence(tr("Ctrl+Q")), [this] { close(); });
}

void MainWindow::fillRecentMenu() {
  m_recentMenu->clear();
  const QStringList files = m_document->recentFiles();
  for (const QString& file : files) {
    QAction* action = m_recentMenu->addAction(QFileInfo(file).fileName());
    action->setToolTip(file);
    action->setStatusTip(file);
    connect(action, &QAction::triggered, this, [this, file] { m_document->openFile(file); });
  }
  m_recentMenu->setToolTipsVisible(true);
  m_recentMenu->setEnabled(!files.isEmpty());
  if (!files.isEmpty()) {
    m_recentMenu->addSeparator();
    connect(m_recentMenu->addAction(tr("Clear List")), &QAction::triggered, m_document,
            &Document::clearRecentFiles, Qt::QueuedConnection);
  }
}

void MainWindow::makeEditMenu() {
  QMenu* menu = menuBar()->addMenu(tr("&Edit"));
  QUndoGroup& history = m_session.history();
  QAction* undo = history.createUndoAction(this, tr("&Undo"));
  undo->setShortcut(QKeySequence::Undo);
  QAction* redo = history.createRedoAction(this, tr("&Redo"));
  // Not QKeySequence::Redo: where that is Ctrl+Y itself, the two would be ambiguous and do nothing.
  redo->setShortcuts({QKeySequence(tr("Ctrl+Shift+Z")), QKeySequence(tr("Ctrl+Y"))});
  menu->addAction(undo);
  menu->addAction(redo);
  menu->addSeparator();
  addAction(menu, tr("New &Draw"), QKeySequence(tr("Ctrl+R")), [this] {
    if (!m_session.scenario().trace) {
      m_session.newDraw();
    }
  });
  addAction(menu, tr("R&eset"), QKeySequence(tr("Ctrl+Backspace")), [this] { m_session.reset(); });
}

void MainWindow::makeViewMenu() {
  QMenu* menu = menuBar()->addMenu(tr("&View"));
  m_pageActions = new QActionGroup(this);
  for (int i = 0; i < m_tabs->count(); ++i) {
    QAction* action =
        addAction(menu, m_tabs->tabText(i), QKeySequence(QStringLiteral("Alt+%1").arg(i + 1)),
                  [this, i] { m_tabs->setCurrentIndex(i); });
    action->setCheckable(true);
    action->setChecked(i == m_tabs->currentIndex());
    m_pageActions->addAction(action);
  }
  connect(m_tabs, &QTabBar::currentChanged, this,
          [this](int index) { m_pageActions->actions().at(index)->setChecked(true); });
  menu->addSeparator();
  addAction(menu, tr("&Data Table"), QKeySequence(tr("Ctrl+D")), [this] { showTable(); });
  QAction* controls = addAction(menu, tr("&Controls"), QKeySequence(Qt::Key_F9),
                                [this] { m_controls->setVisible(m_controls->isHidden()); });
  controls->setCheckable(true);
  controls->setChecked(true);
  menu->addSeparator();
  const auto zoom = [](double factor) {
    Appearance& appearance = Appearance::instance();
    appearance.setZoom(factor > 0.0 ? appearance.zoom() * factor : 1.0);
  };
  QAction* larger =
      addAction(menu, tr("&Larger Text"), QKeySequence::ZoomIn, [zoom] { zoom(1.1); });
  larger->setShortcuts({QKeySequence(tr("Ctrl++")), QKeySequence(tr("Ctrl+="))});
  addAction(menu, tr("&Smaller Text"), QKeySequence(tr("Ctrl+-")), [zoom] { zoom(1.0 / 1.1); });
  addAction(menu, tr("&Normal Text"), QKeySequence(tr("Ctrl+0")), [zoom] { zoom(0.0); });
  menu->addSeparator();
  makeLanguageMenu(menu->addMenu(tr("Lan&guage")));
}

// Each language by its own name, so that one finds back.
void MainWindow::makeLanguageMenu(QMenu* menu) {
  auto* choice = new QActionGroup(this);
  for (const Language& each : languages()) {
    QAction* action = menu->addAction(each.name);
    action->setCheckable(true);
    action->setChecked(each.code == language());
    choice->addAction(action);
    connect(action, &QAction::triggered, this, [this, code = each.code] {
      if (code != language()) {
        Q_EMIT languageWanted(code);
      }
    });
  }
}

void MainWindow::makeLessonsMenu() {
  m_desk->fillMenu(*menuBar()->addMenu(tr("&Lessons")));
}

void MainWindow::makeHelpMenu() {
  QMenu* menu = menuBar()->addMenu(tr("&Help"));
  addAction(menu, tr("&What Is This?"), QKeySequence(Qt::Key_F1), [this] { showHelp(*this); });
  addAction(menu, tr("About the &Bound"), {}, [this] { showAboutBound(this); });
  addAction(menu, tr("&Shortcuts"), QKeySequence(tr("Ctrl+F1")), [this] { showShortcuts(this); });
  addAction(menu, tr("&About kvbudget"), {}, [this] { showAbout(this); });
}

void MainWindow::chooseTrace() {
  const QString path = QFileDialog::getOpenFileName(
      this, tr("Open Trace"), QString(), tr("Traces (*.npz *.safetensors);;All files (*)"));
  if (!path.isEmpty()) {
    openTrace(path);
  }
}

DocumentQuestions MainWindow::withDialogs(DocumentQuestions questions) {
  const QString filter = tr("Scenarios (*.json);;All files (*)");
  if (!questions.aboutChanges) {
    questions.aboutChanges = [this](const QString& name) {
      const auto answer = QMessageBox::question(
          this, tr("Unsaved Changes"), tr("Save the changes to %1?").arg(name),
          QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
      return answer == QMessageBox::Save      ? DocumentQuestions::Answer::save
             : answer == QMessageBox::Discard ? DocumentQuestions::Answer::discard
                                              : DocumentQuestions::Answer::cancel;
    };
  }
  if (!questions.scenarioToOpen) {
    questions.scenarioToOpen = [this, filter] {
      return QFileDialog::getOpenFileName(this, tr("Open Scenario"), QString(), filter);
    };
  }
  if (!questions.scenarioToSave) {
    questions.scenarioToSave = [this, filter](const QString& proposed) {
      return QFileDialog::getSaveFileName(this, tr("Save Scenario"), proposed, filter);
    };
  }
  if (!questions.error) {
    questions.error = [this](const QString& sentence) {
      QMessageBox::warning(this, tr("kvbudget"), sentence);
    };
  }
  return questions;
}

}  // namespace kvbudget::ui
