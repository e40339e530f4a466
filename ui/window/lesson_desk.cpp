#include "ui/window/lesson_desk.h"

#include <QtCore/QDateTime>
#include <QtCore/QStandardPaths>
#include <QtCore/QTimer>
#include <QtWidgets/QMenu>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QSplitter>
#include <algorithm>

#include "core/base/error.h"
#include "ui/controls/control_panel.h"
#include "ui/lessons/lesson_panel.h"
#include "ui/lessons/spotlight.h"
#include "ui/pages/bound_page.h"
#include "ui/session/locks.h"
#include "ui/window/main_window.h"
#include "ui/window/verdict_bar.h"
#include "ui/window/window_parts.h"
#include "ui/words/engine_sentences.h"
#include "ui/words/language.h"

namespace kvbudget::ui {
namespace {

void scrollTo(QWidget* part) {
  for (QWidget* up = part; up != nullptr; up = up->parentWidget()) {
    if (auto* area = qobject_cast<QScrollArea*>(up); area != nullptr && area != part) {
      area->ensureWidgetVisible(part);
    }
  }
}

}  // namespace

LessonDesk::LessonDesk(MainWindow& window, QSplitter& left)
    : QObject(&window),
      m_window(window),
      m_left(left),
      m_runner(new LessonRunner(this)),
      m_panel(new LessonPanel(*m_runner)),
      m_spotlight(new Spotlight(&window)) {
  m_left.insertWidget(0, m_panel);
  m_left.setStretchFactor(0, 3);
  m_left.setStretchFactor(1, 1);
  m_panel->hide();
  m_panel->installEventFilter(this);
  m_window.controls().installEventFilter(this);
  connect(m_panel, &LessonPanel::chosen, this, &LessonDesk::openEntry);
  connect(m_panel, &LessonPanel::closeWanted, this, &LessonDesk::leave);
  connect(m_runner, &LessonRunner::stepChanged, this, &LessonDesk::enterStep);
  connect(m_runner, &LessonRunner::numbersChanged, this, &LessonDesk::placeCursor);
  connect(m_runner, &LessonRunner::revealed, this, &LessonDesk::coverAnswers);
  connect(m_runner, &LessonRunner::closed, this, &LessonDesk::coverAnswers);
  connect(m_runner, &LessonRunner::answered, this, &LessonDesk::record);
  connect(&m_window.session(), &Session::comparisonChanged, this, &LessonDesk::placeCursor);
  connect(&m_window.document(), &Document::changed, this, [this] {
    if (isAway() && !m_window.document().isLent()) {
      leave();  // another file was opened
    }
  });
}

void LessonDesk::say(const QString& sentence) {
  m_window.verdict().showMessage(sentence);
}

void LessonDesk::listShipped() {
  m_entries.clear();
  try {
    for (const auto& file : lesson_files(language().toStdString())) {
      m_entries.push_back({load_lesson(file), true});
    }
  } catch (const Error& error) {
    say(engineSentence(error));
  }
}

void LessonDesk::showList() {
  if (m_entries.empty()) {
    listShipped();
  }
  std::vector<LessonPanel::Entry> list;
  for (const Entry& entry : m_entries) {
    list.push_back(
        {QString::fromStdString(entry.lesson.title), QString::fromStdString(entry.lesson.about)});
  }
  const bool ofClass = !m_entries.empty() && !m_entries.front().comes;
  if (ofClass) {
    list.push_back({tr("The program’s own lessons"), tr("Puts this class away.")});
  }
  m_panel->setList(ofClass ? m_classTitle : tr("Lessons"), list);
  if (!m_runner->isOpen()) {
    m_panel->showList();
  }
  if (m_panel->isHidden()) {
    m_widthBefore = m_left.width();
    if (const auto* splitter = qobject_cast<QSplitter*>(m_left.parentWidget())) {
      m_layoutBefore = splitter->saveState();
    }
  }
  m_panel->show();
  fitLeft();
}

QByteArray LessonDesk::layoutBefore() const {
  return m_panel->isHidden() ? QByteArray() : m_layoutBefore;
}

void LessonDesk::setLeftWidth(int width) {
  if (auto* splitter = qobject_cast<QSplitter*>(m_left.parentWidget())) {
    splitter->setSizes({width, splitter->width() - width});
  }
}

// The panel's share of the window: wide enough for its text, and as high as the controls leave.
void LessonDesk::fitLeft() {
  if (m_panel->isHidden()) {
    return;
  }
  if (auto* splitter = qobject_cast<QSplitter*>(m_left.parentWidget())) {
    const int all = splitter->width();
    const int wanted =
        m_presenting ? all * 2 / 5 : std::min(m_panel->sizeHint().width(), all * 2 / 5);
    // After presenter mode it is too wide; what the user chose about that width stays.
    if (m_left.width() < wanted || 4 * m_left.width() > 5 * wanted || m_presenting) {
      setLeftWidth(wanted);
    }
  }
  const ControlPanel& controls = m_window.controls();
  if (!controls.isHidden()) {
    const int all = m_left.height();
    const int needed = std::min(controls.widget()->minimumSizeHint().height() + 2, all * 2 / 5);
    m_left.setSizes({all - needed, needed});
  }
}

void LessonDesk::openEntry(int entry) {
  if (entry >= 0 && static_cast<std::size_t>(entry) < m_entries.size()) {
    start(m_entries[static_cast<std::size_t>(entry)]);
  } else if (entry == static_cast<int>(m_entries.size())) {
    m_classTitle.clear();
    listShipped();
    showList();
  }
}

bool LessonDesk::openFile(const QString& path) {
  try {
    const std::filesystem::path file = path.toStdString();
    if (!is_class_file(file)) {
      start({load_lesson(file), false});
      return true;
    }
    const ClassFile read = load_class_file(file);
    std::vector<Entry> entries;
    for (Lesson& lesson : read.read_lessons()) {
      entries.push_back({std::move(lesson), false});
    }
    if (entries.empty()) {
      if (isAway()) {
        leave();
      }
      m_controlsWereShown = !m_window.controls().isHidden();
      m_window.document().lend(*read.scenario, QString::fromStdString(read.title));
      m_classTitle = QString::fromStdString(read.title);
      m_classLocks = read.locks;
      m_classOnly = true;
      lock();
      return true;
    }
    start(entries.front());
    m_classTitle = QString::fromStdString(read.title);
    m_entries = std::move(entries);
    showList();
    return true;
  } catch (const Error& error) {
    say(engineSentence(error));
    return false;
  }
}

void LessonDesk::start(Entry entry) {
  Lesson& lesson = entry.lesson;
  m_window.document().lend(lesson.steps.front().scenario, QString::fromStdString(lesson.title));
  if (!isAway()) {
    m_controlsWereShown = !m_window.controls().isHidden();
  }
  m_comes = entry.comes;
  if (entry.comes) {
    m_classTitle.clear();
  }
  m_classLocks.clear();
  m_classOnly = false;
  m_runner->open(std::move(lesson));
  lock();
  showList();
}

// What cannot be changed now, and who says so.
void LessonDesk::lock() {
  std::vector<std::string> keys = m_runner->isOpen() ? m_runner->lesson().locks : m_classLocks;
  QString reason;
  if (m_presenting) {
    keys.emplace_back("seed");
    reason = tr("Presenter mode locks this");
  } else if (m_runner->isOpen()) {
    reason = tr("The lesson “%1” locks this").arg(QString::fromStdString(m_runner->lesson().title));
  } else {
    reason = tr("This is locked by the class file %1").arg(m_classTitle);
  }
  Locks::of(m_window.session()).set(std::move(keys), reason);
}

void LessonDesk::leave() {
  if (m_presenting) {
    setPresenting(false);
  }
  if (isAway()) {
    m_classLocks.clear();
    m_classOnly = false;
    m_runner->close();
    m_spotlight->setTarget(nullptr, nullptr);
    lock();
    m_window.controls().setShown(std::nullopt);
    m_window.controls().setVisible(m_controlsWereShown);
    m_window.document().takeBack();
    m_panel->showList();
    return;
  }
  m_panel->hide();
  QTimer::singleShot(kLayoutTime, this, [this] {  // the panel's least width is gone then
    if (m_panel->isHidden() && m_widthBefore > 0) {
      setLeftWidth(std::exchange(m_widthBefore, 0));
    }
  });
}

void LessonDesk::enterStep() {
  if (!m_runner->isOpen()) {
    return;
  }
  const LessonStep& step = m_runner->step();
  if (m_resuming) {  // all is as it was left
    applyView();
    return;
  }
  if (step.scenario != m_window.session().scenario()) {
    m_window.document().lend(step.scenario, QString::fromStdString(m_runner->lesson().title));
  }
  if (!step.page.empty()) {
    m_window.showPage(QString::fromStdString(step.page));
  }
  if (step.hand) {
    if (auto* page = qobject_cast<BoundPage*>(m_window.page(QStringLiteral("bound")))) {
      page->setPreset(step.hand->preset);
      page->setReadout(step.hand->readout);
      page->setPlainMeans(step.hand->plain_means);
    }
  }
  m_cursorWanted = step.cursor.has_value();
  placeCursor();
  applyView();
}

QWidget* LessonDesk::target() const {
  return m_runner->isOpen() ? partOf(m_window, m_runner->step().highlight) : nullptr;
}

// What is shown of the window for this step.
void LessonDesk::applyView() {
  unsolo();
  coverAnswers();
  if (!m_runner->isOpen()) {
    return;
  }
  const std::vector<std::string>& shown =
      m_runner->step().controls.value_or(m_runner->lesson().controls);
  const bool all = std::ranges::find(shown, "all") != shown.end();
  m_window.controls().setShown(all ? std::nullopt : std::optional(shown));
  m_window.controls().setVisible(!shown.empty() && !m_controlsAway);
  QTimer::singleShot(0, this, &LessonDesk::fitLeft);  // once the controls are laid out anew
  QTimer::singleShot(kLayoutTime, this, [this] { scrollTo(target()); });
  QWidget* part = target();
  if (m_presenting) {
    soloTarget(part);
    m_spotlight->setTarget(nullptr, nullptr);
    return;
  }
  scrollTo(part);
  m_spotlight->setTarget(part, &m_left);
}

void LessonDesk::placeCursor() {
  const auto& comparison = m_window.session().comparison();
  if (!m_cursorWanted || !m_runner->isOpen() || m_runner->numbers() == nullptr ||
      comparison == nullptr || comparison->scenario != m_runner->step().scenario) {
    return;
  }
  const auto wanted = static_cast<Position>(m_runner->numbers()->cursor.value_or(0.0));
  const auto& queries = comparison->queries();
  const auto found = std::ranges::lower_bound(queries, wanted);
  if (found != queries.end()) {
    m_cursorWanted = false;
    m_window.session().setCursor(static_cast<int>(found - queries.begin()));
  }
}

bool LessonDesk::handleKey(int key) {
  if (key != Qt::Key_PageDown && key != Qt::Key_PageUp) {
    return false;
  }
  const bool on = key == Qt::Key_PageDown;
  if (m_presenting) {
    turn(on);
    return true;
  }
  if (!m_runner->isOpen() || m_panel->isHidden()) {
    return false;
  }
  if (on) {
    m_panel->advance();
  } else {
    m_panel->back();
  }
  return true;
}

// With a remote's two keys: answers, the rest of a text, steps, lessons; without a lesson, pages.
void LessonDesk::turn(bool on) {
  if (!m_runner->isOpen()) {
    m_window.turnPage(on);
    return;
  }
  const bool working = m_runner->numbers() == nullptr && m_runner->failure().isEmpty();
  if (on && m_runner->asks() && (working || m_runner->numbers() != nullptr)) {
    if (m_panel->scrollToQuestion()) {
      return;  // nobody could have thought about it yet
    }
    m_runner->reveal();  // nothing while it is being worked out: the question must not be passed by
    return;
  }
  if (on && m_panel->scrollOn()) {
    return;
  }
  const int next = m_runner->index() + (on ? 1 : -1);
  if (next >= 0 && next < m_runner->steps()) {
    m_runner->goTo(next);
    return;
  }
  const auto here = std::ranges::find(m_entries, m_runner->lesson().name,
                                      [](const Entry& entry) { return entry.lesson.name; });
  const auto entry = here - m_entries.begin() + (on ? 1 : -1);
  if (here != m_entries.end() && entry >= 0 && static_cast<std::size_t>(entry) < m_entries.size()) {
    openEntry(static_cast<int>(entry));
    if (!on) {
      m_runner->goTo(m_runner->steps() - 1);
    }
  }
}

std::filesystem::path LessonDesk::answersFile() const {
  const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
  return (folder + QStringLiteral("/answers.json")).toStdString();
}

void LessonDesk::record(LessonAnswer answer) {
  if (m_presenting) {
    return;  // the lecturer's hand, not a student's
  }
  answer.time = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
  answer.class_title = m_classTitle.toStdString();
  m_unwritten.push_back(std::move(answer));
  try {
    AnswerBook book(answersFile());  // anew: another window of the program writes there, too
    while (!m_unwritten.empty()) {   // one that could not be kept is tried again
      book.add(m_unwritten.front());
      m_unwritten.erase(m_unwritten.begin());
    }
  } catch (const Error& error) {
    say(tr("The answer could not be kept: %1").arg(engineSentence(error)));
  }
}

}  // namespace kvbudget::ui
