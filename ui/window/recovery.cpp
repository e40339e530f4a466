#include "ui/window/recovery.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtCore/QDateTime>
#include <QtCore/QDir>
#include <QtCore/QStandardPaths>
#include <QtCore/QThreadPool>
#include <QtCore/QUuid>
#include <fstream>
#include <iterator>

#include "core/base/atomic_file.h"
#include "core/base/error.h"
#include "ui/session/session.h"
#include "ui/window/document.h"

namespace kvbudget::ui {
namespace {

QString lockOf(const QString& file) {
  return file + QStringLiteral(".lock");
}
QString originOf(const QString& file) {
  return file + QStringLiteral(".origin");
}

// One writer, so that a later state is never overwritten by an earlier one.
QThreadPool& writer() {
  static QThreadPool pool;
  pool.setMaxThreadCount(1);
  return pool;
}

void removeAll(const QString& file) {
  QFile::remove(file);
  QFile::remove(originOf(file));
}

}  // namespace

Recovery::Recovery(Session& session, const Document& document, QObject* parent)
    : QObject(parent),
      m_session(session),
      m_document(document),
      m_folder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
               QStringLiteral("/recovery")) {
  QDir().mkpath(m_folder);
  m_file = QStringLiteral("%1/%2.json")
               .arg(m_folder, QUuid::createUuid().toString(QUuid::WithoutBraces));
  m_lock = std::make_unique<QLockFile>(lockOf(m_file));
  m_lock->setStaleLockTime(0);  // only a program that is gone leaves a stale lock
  m_lock->tryLock(0);
  m_timer.setSingleShot(true);
  m_timer.setInterval(kDelayMilliseconds);
  connect(&m_timer, &QTimer::timeout, this, &Recovery::write);
  connect(&m_session, &Session::scenarioChanged, this, [this] {
    if (!m_timer.isActive()) {
      m_timer.start();
    }
  });
}

Recovery::~Recovery() {
  writer().waitForDone();
  removeFiles();
  m_lock->unlock();
}

void Recovery::removeFiles() {
  removeAll(m_file);
}

void Recovery::write() {
  m_timer.stop();
  writer().start([file = m_file, unsaved = m_document.unsaved()] {
    if (!unsaved) {
      removeAll(file);
      return;
    }
    try {
      save_scenario(unsaved->scenario, file.toStdString());
      write_file(originOf(file).toStdString(), unsaved->path.toStdString());
    } catch (const Error&) {
      // A disk that is full must not stop the work; saving by hand will say so.
    }
  });
}

void Recovery::flush() {
  write();
  writer().waitForDone();
}

std::optional<Abandoned> Recovery::findAbandoned() {
  std::optional<Abandoned> newest;
  const QFileInfoList files = QDir(m_folder).entryInfoList({QStringLiteral("*.json")}, QDir::Files,
                                                           QDir::Time | QDir::Reversed);
  for (const QFileInfo& info : files) {  // oldest first
    const QString file = info.absoluteFilePath();
    auto lock = std::make_unique<QLockFile>(lockOf(file));
    lock->setStaleLockTime(0);
    if (file == QFileInfo(m_file).absoluteFilePath() || !lock->tryLock(0)) {
      continue;
    }
    try {
      std::ifstream stream(originOf(file).toStdString(), std::ios::binary);
      const std::string origin{std::istreambuf_iterator<char>(stream), {}};
      newest = Abandoned{load_scenario(file.toStdString()), QString::fromStdString(origin)};
    } catch (const Error&) {
      removeAll(file);  // of another version, or damaged: there is nothing to offer
      continue;
    }
    forgetAbandoned();  // an older one
    m_abandoned = file;
    m_abandonedLock = std::move(lock);
  }
  return newest;
}

void Recovery::forgetAbandoned() {
  if (!m_abandoned.isEmpty()) {
    removeAll(m_abandoned);
    m_abandoned.clear();
    m_abandonedLock.reset();
  }
}

}  // namespace kvbudget::ui
