#include "ui/window/document.h"

#include <QtCore/QFileInfo>
#include <QtCore/QSettings>
#include <utility>

#include "core/base/error.h"
#include "core/scenario/presets.h"
#include "ui/controls/words.h"
#include "ui/words/engine_sentences.h"

namespace kvbudget::ui {
namespace {

constexpr int kMostRecent = 10;
QString recentKey() {
  return QStringLiteral("recentFiles");
}

std::filesystem::path toPath(const QString& path) {
  return path.toStdString();
}

QString nameOf(const Document::State& state) {
  return state.path.isEmpty() ? presetTitle(state.untitled.toStdString())
                              : QFileInfo(state.path).fileName();
}

}  // namespace

Document::Document(Session& session, DocumentQuestions questions, QObject* parent)
    : QObject(parent), m_session(session), m_questions(std::move(questions)) {
  m_state = {{}, QString::fromLatin1(kDefaultPreset), false, m_session.scenario()};
  connect(&m_session, &Session::scenarioChanged, this, [this] {
    if (isModified() != m_wasModified) {
      announce();
    }
  });
}

void Document::announce() {
  m_wasModified = isModified();
  Q_EMIT changed();
}

void Document::goOn(const LentState& state) {
  m_state = state.own;
  m_kept = state.kept;
  announce();
}

QString Document::name() const {
  return nameOf(m_state);
}

// What undo reaches is no measure: views have steps in it that no file holds.
bool Document::isModified() const {
  return !m_kept && (m_state.restored || m_session.scenario() != m_state.saved);
}

std::optional<Document::Unsaved> Document::unsaved() const {
  const State& state = m_kept ? *m_kept : m_state;
  const Scenario* kept = m_kept ? m_session.kept() : &m_session.scenario();
  if (kept == nullptr || !(state.restored || *kept != state.saved)) {
    return std::nullopt;
  }
  return Unsaved{*kept, state.path};
}

QStringList Document::recentFiles() const {
  return QSettings().value(recentKey()).toStringList();
}

void Document::clearRecentFiles() {
  QSettings().remove(recentKey());
  Q_EMIT recentFilesChanged();
}

void Document::remember(const QString& path) {
  QStringList files = recentFiles();
  files.removeAll(path);
  files.prepend(path);
  while (files.size() > kMostRecent) {
    files.removeLast();
  }
  QSettings().setValue(recentKey(), files);
  Q_EMIT recentFilesChanged();
}

void Document::become(const Scenario& scenario, const QString& path, const QString& untitled) {
  m_kept.reset();
  m_state = {path, untitled, false, scenario};
  m_session.open(scenario);
  announce();
}

bool Document::openPreset(const QString& preset) {
  if (!mayLeave()) {
    return false;
  }
  try {
    become(load_preset(preset.toStdString()), {}, preset);
    return true;
  } catch (const Error& error) {
    m_questions.error(engineSentence(error));
    return false;
  }
}

bool Document::open() {
  if (!mayLeave()) {
    return false;
  }
  const QString path = m_questions.scenarioToOpen();
  if (path.isEmpty()) {
    return false;
  }
  return read(path);
}

bool Document::openFile(const QString& path) {
  return mayLeave() && read(path);
}

bool Document::read(const QString& path) {
  const QString absolute = QFileInfo(path).absoluteFilePath();
  try {
    become(load_scenario(toPath(absolute)), absolute, {});
    remember(absolute);
    return true;
  } catch (const Error& error) {
    m_questions.error(engineSentence(error));
    return false;
  }
}

bool Document::save() {
  return m_state.path.isEmpty() ? saveAs() : saveTo(m_state.path);
}

bool Document::saveAs() {
  const QString proposed =
      m_state.path.isEmpty() ? m_state.untitled + QStringLiteral(".json") : m_state.path;
  const QString path = m_questions.scenarioToSave(proposed);
  return !path.isEmpty() && saveTo(QFileInfo(path).absoluteFilePath());
}

bool Document::write(const Scenario& scenario, const QString& path) {
  try {
    save_scenario(scenario, toPath(path));
  } catch (const Error& error) {
    m_questions.error(engineSentence(error));
    return false;
  }
  remember(path);
  return true;
}

bool Document::saveTo(const QString& path) {
  if (!write(m_session.scenario(), path)) {
    return false;
  }
  if (!m_kept) {  // else it is a copy of what is lent
    m_state = {path, m_state.untitled, false, m_session.scenario()};
    m_session.undoStack().setClean();
    announce();
  }
  return true;
}

bool Document::saveKept() {
  const Scenario scenario = *m_session.kept();
  QString path = m_kept->path;
  if (path.isEmpty()) {
    path = m_questions.scenarioToSave(m_kept->untitled + QStringLiteral(".json"));
  }
  if (path.isEmpty() || !write(scenario, QFileInfo(path).absoluteFilePath())) {
    return false;
  }
  m_kept = State{QFileInfo(path).absoluteFilePath(), m_kept->untitled, false, scenario};
  return true;
}

bool Document::mayLeave() {
  if (!unsaved()) {
    return true;
  }
  switch (m_questions.aboutChanges(nameOf(m_kept ? *m_kept : m_state))) {
    case DocumentQuestions::Answer::save:
      return m_kept ? saveKept() : save();
    case DocumentQuestions::Answer::discard:
      return true;
    case DocumentQuestions::Answer::cancel:
      return false;
  }
  return false;
}

void Document::lend(const Scenario& scenario, const QString& name) {
  if (!m_kept) {
    m_kept = m_state;
  }
  m_state = {{}, name, false, scenario};
  m_session.lend(scenario);
  announce();
}

void Document::takeBack() {
  if (m_kept) {
    m_state = *std::exchange(m_kept, std::nullopt);
    m_session.takeBack();
    announce();
  }
}

void Document::restore(const Scenario& scenario, const QString& path) {
  become(scenario, path, tr("recovered"));
  m_state.restored = true;
  announce();
}

}  // namespace kvbudget::ui
