#pragma once

#include <QtWidgets/QMainWindow>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "ui/session/session.h"
#include "ui/window/document.h"
#include "ui/window/recovery.h"
#include "ui/window/trace_loader.h"

class QAction;
class QActionGroup;
class QDialog;
class QMenu;
class QSplitter;
class QStackedWidget;
class QTabBar;

namespace kvbudget::ui {

class CellPicker;
class ControlPanel;
class LessonDesk;
class OfferBar;
class TransportBar;
class VerdictBar;
struct WindowState;

/// The program's window: menu, tabs of pages, controls, transport, verdict. One session.
class MainWindow final : public QMainWindow {
  Q_OBJECT

 public:
  /// `questions`: how it asks; by dialogs where one is left out.
  explicit MainWindow(const Scenario& scenario, DocumentQuestions questions = {},
                      QWidget* parent = nullptr);
  /// Goes on where another window stopped.
  explicit MainWindow(WindowState state, DocumentQuestions questions = {});
  ~MainWindow() override;

  /// Ends the use of this window, which is to be deleted next.
  [[nodiscard]] WindowState handOver();

  [[nodiscard]] Session& session() { return m_session; }
  [[nodiscard]] Document& document() { return *m_document; }
  [[nodiscard]] Recovery& recovery() { return *m_recovery; }
  [[nodiscard]] TraceLoader& traceLoader() { return *m_loader; }
  [[nodiscard]] ControlPanel& controls() { return *m_controls; }
  [[nodiscard]] TransportBar& transport() { return *m_transport; }
  [[nodiscard]] VerdictBar& verdict() { return *m_verdict; }
  [[nodiscard]] LessonDesk& lessons() { return *m_desk; }

  /// Names of the pages in the order of the tabs, as showPage() takes them.
  [[nodiscard]] QStringList pageNames() const;
  /// False when there is no page of that name.
  bool showPage(const QString& name);
  [[nodiscard]] QWidget* page(const QString& name) const;
  void turnPage(bool on);
  /// The page in front shows the session's newest result, and has nothing of its own pending.
  [[nodiscard]] bool isSettled() const;

  /// A scenario, a trace, a lesson or a class file, told apart by content.
  void openPath(const QString& path);
  void openTrace(const QString& path);
  /// Offers the state that a crash left behind, if there is one.
  void offerRecovered();
  [[nodiscard]] OfferBar& offer() { return *m_offer; }

 Q_SIGNALS:
  void languageWanted(const QString& code);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void closeEvent(QCloseEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  MainWindow(std::unique_ptr<Session> session, DocumentQuestions questions, QWidget* parent);
  void makePages();
  template <typename Page>
  void addPage(const QString& name, const QString& title, Page* page) {
    addPage(name, title, page, [page] { return page->isSettled(); });
  }
  void addPage(const QString& name, const QString& title, QWidget* page,
               std::function<bool()> isSettled);
  void makeLayout();
  void makeFileMenu();
  void makeEditMenu();
  void makeViewMenu();
  void makeLanguageMenu(QMenu* menu);
  void makeLessonsMenu();
  void makeHelpMenu();
  QAction* addAction(QMenu* menu, const QString& text, const QKeySequence& keys,
                     std::function<void()> run);
  void fillRecentMenu();
  void takeTrace(const TraceSource& source, const TraceInfo& info,
                 const std::shared_ptr<const Attention>& cell);
  void chooseTrace();
  void chooseCell();
  void showTable();
  void exportFigures();
  void restoreRecovered();
  void updateTitle();
  void fitControls();
  void saveLayout();
  void restoreLayout();
  [[nodiscard]] DocumentQuestions withDialogs(DocumentQuestions questions);

  std::unique_ptr<Session> m_ownSession;
  Session& m_session;
  Document* m_document;
  Recovery* m_recovery;
  TraceLoader* m_loader;
  ControlPanel* m_controls;
  TransportBar* m_transport;
  VerdictBar* m_verdict;
  OfferBar* m_offer;
  QTabBar* m_tabs;
  QStackedWidget* m_stack;
  QSplitter* m_splitter;
  QSplitter* m_left = nullptr;  // lesson and controls
  bool m_widthByHand = false;   // who drags the border keeps what was chosen
  LessonDesk* m_desk = nullptr;
  QMenu* m_recentMenu = nullptr;
  QMenu* m_pagesMenu = nullptr;
  QActionGroup* m_pageActions = nullptr;
  QStringList m_pageNames;
  std::vector<std::function<bool()>> m_pageSettled;
  TraceInfo m_traceInfo;  // of the trace read last
  bool m_cellWanted = false;
  QDialog* m_cellDialog = nullptr;
  CellPicker* m_picker = nullptr;
  std::filesystem::path m_pickedTrace;   // what the picker shows
  std::optional<Abandoned> m_abandoned;  // what is offered
};

}  // namespace kvbudget::ui
