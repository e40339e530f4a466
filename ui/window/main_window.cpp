#include "ui/window/main_window.h"

#include <QtCore/QFileInfo>
#include <QtCore/QMimeData>
#include <QtCore/QSettings>
#include <QtGui/QDragEnterEvent>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QSplitter>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>
#include <utility>

#include "core/lessons/class_file.h"
#include "ui/controls/control_panel.h"
#include "ui/controls/source_box.h"
#include "ui/pages/rollout_page.h"
#include "ui/pages/scrolled_page.h"
#include "ui/theme/appearance.h"
#include "ui/window/icons.h"
#include "ui/window/lesson_desk.h"
#include "ui/window/offer_bar.h"
#include "ui/window/page_tabs.h"
#include "ui/window/transport_bar.h"
#include "ui/window/verdict_bar.h"
#include "ui/window/window_state.h"

namespace kvbudget::ui {
namespace {

QString geometryKey() {
  return QStringLiteral("window/geometry");
}
QString splitterKey() {
  return QStringLiteral("window/splitter");
}
QString pageKey() {
  return QStringLiteral("window/page");
}
QString zoomKey() {
  return QStringLiteral("window/zoom");
}

}  // namespace

MainWindow::MainWindow(const Scenario& scenario, DocumentQuestions questions, QWidget* parent)
    : MainWindow(std::make_unique<Session>(scenario), std::move(questions), parent) {}

MainWindow::MainWindow(WindowState state, DocumentQuestions questions)
    : MainWindow(std::move(state.session), std::move(questions), nullptr) {
  m_document->goOn(state.document);
  m_recovery->flush();
  m_controls->setVisible(state.controls);
  if (auto* rollout = findChild<RolloutPage*>()) {
    rollout->errors().setChoice(state.errors);
    rollout->pareto().setChoice(state.pareto);
  }
  if (m_session.comparison() != nullptr) {  // for those who came after it
    Q_EMIT m_session.comparisonChanged(m_session.comparison());
    Q_EMIT m_session.cursorChanged(m_session.cursor());
    Q_EMIT m_session.statusChanged();
  }
  m_desk->resume(std::move(state.lesson));
}

WindowState MainWindow::handOver() {
  WindowState state;
  state.lesson = m_desk->handOver();
  saveLayout();  // not of presenter mode
  state.document = m_document->state();
  state.controls = !m_controls->isHidden();
  if (auto* rollout = findChild<RolloutPage*>()) {
    state.errors = rollout->errors().choice();
    state.pareto = rollout->pareto().choice();
  }
  state.session = std::move(m_ownSession);
  return state;
}

// Children first: they listen to the session.
MainWindow::~MainWindow() {
  qDeleteAll(findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
}

MainWindow::MainWindow(std::unique_ptr<Session> session, DocumentQuestions questions,
                       QWidget* parent)
    : QMainWindow(parent),
      m_ownSession(std::move(session)),
      m_session(*m_ownSession),
      m_document(new Document(m_session, withDialogs(std::move(questions)), this)),
      m_recovery(new Recovery(m_session, *m_document, this)),
      m_loader(new TraceLoader(this)),
      m_controls(new ControlPanel(m_session)),
      m_transport(new TransportBar(m_session)),
      m_verdict(new VerdictBar(m_session)),
      m_offer(new OfferBar(tr("&Restore"), tr("D&iscard"))),
      m_tabs(new PageTabs),
      m_stack(new QStackedWidget),
      m_splitter(new QSplitter) {
  setWindowIcon(programIcon());
  setAcceptDrops(true);
  makeLayout();
  makePages();
  m_desk = new LessonDesk(*this, *m_left);
  makeFileMenu();
  makeEditMenu();
  makeViewMenu();
  makeLessonsMenu();
  makeHelpMenu();
  connect(m_document, &Document::changed, this, &MainWindow::updateTitle);
  connect(m_controls->source(), &SourceBox::traceWanted, this, &MainWindow::chooseTrace);
  connect(m_controls->source(), &SourceBox::cellWanted, this, &MainWindow::chooseCell);
  connect(m_controls->source(), &SourceBox::presetWanted, m_document, &Document::openPreset);
  connect(m_loader, &TraceLoader::started, this, [this](const QString& path) {
    m_verdict->setWork(tr("reading %1").arg(QFileInfo(path).fileName()),
                       [this] { return m_loader->progress(); });
  });
  connect(m_loader, &TraceLoader::ended, this, [this] {
    m_cellWanted = false;  // a trace that was not read asks for nothing later
    m_verdict->setWork({});
  });
  connect(m_loader, &TraceLoader::loaded, this, &MainWindow::takeTrace);
  connect(m_loader, &TraceLoader::failed, this,
          [this](const QString& sentence) { m_verdict->showMessage(sentence); });
  connect(m_verdict, &VerdictBar::cancelWanted, this, [this] {
    if (m_loader->isLoading()) {
      m_loader->cancel();
    } else {
      m_session.cancel();
    }
  });
  connect(m_offer, &OfferBar::accepted, this, &MainWindow::restoreRecovered);
  connect(m_offer, &OfferBar::declined, this, [this] {
    m_recovery->forgetAbandoned();
    m_offer->hide();
  });
  updateTitle();
  restoreLayout();
}

void MainWindow::makeLayout() {
  auto* right = new QWidget;
  auto* column = new QVBoxLayout(right);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  m_tabs->setAccessibleName(tr("Pages"));
  column->addWidget(m_tabs);
  column->addWidget(m_stack, 1);
  m_left = new QSplitter(Qt::Vertical);
  m_left->setChildrenCollapsible(false);
  m_left->setHandleWidth(1);
  m_left->addWidget(m_controls);
  m_splitter->addWidget(m_left);
  m_splitter->addWidget(right);
  m_splitter->setStretchFactor(0, 0);
  m_splitter->setStretchFactor(1, 1);
  m_splitter->setChildrenCollapsible(false);
  m_splitter->setHandleWidth(1);
  connect(m_splitter, &QSplitter::splitterMoved, this, [this] { m_widthByHand = true; });
  connect(&Appearance::instance(), &Appearance::changed, this, &MainWindow::fitControls,
          Qt::QueuedConnection);  // once all of them are laid out in their new size
  auto* central = new QWidget;
  auto* rows = new QVBoxLayout(central);
  rows->setContentsMargins(0, 0, 0, 0);
  rows->setSpacing(1);
  rows->addWidget(m_offer);
  rows->addWidget(m_splitter, 1);
  rows->addWidget(m_transport);
  rows->addWidget(m_verdict);
  setCentralWidget(central);
  connect(m_tabs, &QTabBar::currentChanged, m_stack, &QStackedWidget::setCurrentIndex);
}

void MainWindow::addPage(const QString& name, const QString& title, QWidget* page,
                         std::function<bool()> isSettled) {
  m_pageSettled.push_back(std::move(isSettled));
  QWidget* shown = page;
  if (qobject_cast<ScrolledPage*>(page) == nullptr) {
    auto* area = new ScrolledPage;
    area->setFillingWidget(page);
    shown = area;
  }
  m_stack->addWidget(shown);
  m_pageNames.append(name);
  m_tabs->addTab(title);
  m_tabs->updateGeometry();
  page->setAccessibleName(title);
}

QStringList MainWindow::pageNames() const {
  return m_pageNames;
}

QWidget* MainWindow::page(const QString& name) const {
  QWidget* shown = m_stack->widget(static_cast<int>(m_pageNames.indexOf(name)));
  // One that does not scroll by itself is within an area that does.
  const bool within = shown != nullptr && shown->metaObject() == &ScrolledPage::staticMetaObject;
  return within ? static_cast<ScrolledPage*>(shown)->widget() : shown;
}

bool MainWindow::isSettled() const {
  return m_session.comparison() != nullptr && !m_session.status().busy &&
         m_pageSettled[static_cast<std::size_t>(m_tabs->currentIndex())]();
}

bool MainWindow::showPage(const QString& name) {
  const auto index = static_cast<int>(m_pageNames.indexOf(name));
  if (index >= 0) {
    m_tabs->setCurrentIndex(index);
  }
  return index >= 0;
}

void MainWindow::turnPage(bool on) {
  const int next = m_tabs->currentIndex() + (on ? 1 : -1);
  if (next >= 0 && next < m_tabs->count()) {
    m_tabs->setCurrentIndex(next);
  }
}

void MainWindow::openPath(const QString& path) {
  if (looksLikeTrace(path)) {
    openTrace(path);
  } else if (is_lesson_file(path.toStdString()) || is_class_file(path.toStdString())) {
    m_desk->openFile(path);
  } else {
    m_document->openFile(path);
  }
}

void MainWindow::openTrace(const QString& path) {
  m_loader->load({QFileInfo(path).absoluteFilePath().toStdString(), 0, 0});
}

void MainWindow::updateTitle() {
  setWindowModified(m_document->isModified());
  setWindowFilePath(m_document->path());
  setWindowTitle(tr("%1[*] — kvbudget").arg(m_document->name()));
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
  const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
  if (!plain || !(m_desk->handleKey(event->key()) || m_transport->handleKey(event->key()))) {
    QMainWindow::keyPressEvent(event);
  }
}

void MainWindow::closeEvent(QCloseEvent* event) {
  if (!m_document->mayLeave()) {
    event->ignore();
    return;
  }
  saveLayout();
  QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  const auto urls = event->mimeData()->urls();
  if (urls.size() == 1 && urls.front().isLocalFile()) {
    event->acceptProposedAction();
  }
}

void MainWindow::dropEvent(QDropEvent* event) {
  const auto urls = event->mimeData()->urls();
  if (urls.size() == 1 && urls.front().isLocalFile()) {
    event->acceptProposedAction();
    openPath(urls.front().toLocalFile());
  }
}

void MainWindow::changeEvent(QEvent* event) {
  QMainWindow::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) {
    update();
  }
}

void MainWindow::saveLayout() {
  QSettings settings;
  settings.setValue(geometryKey(), saveGeometry());
  if (m_widthByHand) {
    const QByteArray before = m_desk->layoutBefore();  // a lesson's width is the lesson's
    settings.setValue(splitterKey(), before.isEmpty() ? m_splitter->saveState() : before);
  }
  settings.setValue(pageKey(), m_pageNames.value(m_tabs->currentIndex()));
  settings.setValue(zoomKey(), Appearance::instance().zoom());
}

void MainWindow::restoreLayout() {
  const QSettings settings;
  if (!restoreGeometry(settings.value(geometryKey()).toByteArray())) {
    resize(1440, 900);
  }
  m_widthByHand = m_splitter->restoreState(settings.value(splitterKey()).toByteArray());
  showPage(settings.value(pageKey()).toString());
  Appearance::instance().setZoom(settings.value(zoomKey(), 1.0).toDouble());
}

}  // namespace kvbudget::ui
