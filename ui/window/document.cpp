#include "ui/window/document.h"

#include <QtCore/QFileInfo>
#include <QtCore/QSettings>
#include <utility>

#include "core/base/error.h"
#include "core/scenario/presets.h"

namespace kvbudget::ui {
namespace {

constexpr int kMostRecent = 10;
QString recentKey() {
  return QStringLiteral("recentFiles");
}

std::filesystem::path toPath(const QString& path) {
  return path.toStdString();
}

}  // namespace

Document::Document(Session& session, DocumentQuestions questions, QObject* parent)
    : QObject(parent), m_session(session), m_questions(std::move(questions)) {
  m_untitled = QString::fromLatin1(kDefaultPreset);
  connect(&m_session.undoStack(), &QUndoStack::cleanChanged, this, &Document::changed);
}

void Document::goOn(const State& state) {
  m_path = state.path;
  m_untitled = state.untitled;
  m_restored = state.restored;
  Q_EMIT changed();
}

QString Document::name() const {
  return m_path.isEmpty() ? m_untitled : QFileInfo(m_path).fileName();
}

bool Document::isModified() const {
  return !m_kept && (m_restored || !m_session.undoStack().isClean());
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
  m_path = path;
  m_untitled = untitled;
  m_restored = false;
  m_session.open(scenario);
  Q_EMIT changed();
}

bool Document::openPreset(const QString& preset) {
  if (!mayLeave()) {
    return false;
  }
  try {
    become(load_preset(preset.toStdString()), {}, preset);
    return true;
  } catch (const Error& error) {
    m_questions.error(QString::fromUtf8(error.what()));
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
  m_session.undoStack().setClean();  // the question has been answered
  m_restored = false;
  return openFile(path);
}

bool Document::openFile(const QString& path) {
  if (!mayLeave()) {
    return false;
  }
  const QString absolute = QFileInfo(path).absoluteFilePath();
  try {
    become(load_scenario(toPath(absolute)), absolute, {});
    remember(absolute);
    return true;
  } catch (const Error& error) {
    m_questions.error(QString::fromUtf8(error.what()));
    return false;
  }
}

bool Document::save() {
  return m_path.isEmpty() ? saveAs() : saveTo(m_path);
}

bool Document::saveAs() {
  const QString proposed = m_path.isEmpty() ? m_untitled + QStringLiteral(".json") : m_path;
  const QString path = m_questions.scenarioToSave(proposed);
  return !path.isEmpty() && saveTo(QFileInfo(path).absoluteFilePath());
}

bool Document::saveTo(const QString& path) {
  try {
    save_scenario(m_session.scenario(), toPath(path));
  } catch (const Error& error) {
    m_questions.error(QString::fromUtf8(error.what()));
    return false;
  }
  if (m_kept) {  // a copy of what is lent
    remember(path);
    return true;
  }
  m_path = path;
  m_restored = false;
  m_session.undoStack().setClean();
  remember(path);
  Q_EMIT changed();
  return true;
}

bool Document::mayLeave() {
  if (!isModified()) {
    return true;
  }
  switch (m_questions.aboutChanges(name())) {
    case DocumentQuestions::Answer::save:
      return save();
    case DocumentQuestions::Answer::discard:
      return true;
    case DocumentQuestions::Answer::cancel:
      return false;
  }
  return false;
}

bool Document::lend(const Scenario& scenario, const QString& name) {
  if (!mayLeave()) {
    return false;
  }
  if (!m_kept) {
    m_kept = Kept{m_session.scenario(), m_path, m_untitled, isModified()};
  }
  m_path.clear();
  m_untitled = name;
  m_session.open(scenario);
  Q_EMIT changed();
  return true;
}

void Document::takeBack() {
  if (m_kept) {
    const Kept kept = *m_kept;
    become(kept.scenario, kept.path, kept.untitled);
    m_restored = kept.modified;
    Q_EMIT changed();
  }
}

void Document::restore(const Scenario& scenario, const QString& path) {
  become(scenario, path, tr("recovered"));
  m_restored = true;
  Q_EMIT changed();
}

}  // namespace kvbudget::ui
