#pragma once

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <catch2/catch.hpp>

#include "core/base/atomic_file.h"
#include "tests/ui/window_support.h"
#include "ui/lessons/lesson_panel.h"
#include "ui/window/lesson_desk.h"

namespace kvbudget::ui::testing {

/// Three steps: a choice, a mark, a curve.
inline const char* const kLesson =
    "---\nlesson: 1\ntitle: Small\nabout: A.\nset: frames=12\nset: sinks=[8]\nset: window=16\n"
    "set: value_dim=8\nlock: seed\ncontrols: tau, seed\n---\n\n"
    "## First\nhighlight: errors\ncover: errors, verdict\n\nIt reads {{window}} tokens, $m \\le "
    "\\tau$.\n\n"
    "```predict\nchoose: Which?\n- This => 1\n- That => 0\n```\n\nThis, of course.\n\n"
    "## Second\nhighlight: pareto\nset: tau=0.1\n\nText.\n\n"
    "```predict\nmark: How many?\nanswer: mean_read(mass)\naxis: 0 to 96 tokens\n```\n\nSo "
    "many.\n\n"
    "## Third\nhighlight: lever\ntokens: two_values, zero_fill, plain\ncontrols: none\n\nText.\n\n"
    "```predict\ndraw: How?\nanswer: mean_read(mass)\naxis: 0 to 96 tokens\n"
    "across: tau 0.01 to 0.5 log\n```\n\nLike this.\n";

/// A window in which it can be opened.
struct LessonWindow : OpenWindow {
  QTemporaryDir folder;
  LessonDesk& desk = window.lessons();
  LessonRunner& runner = desk.runner();
  LessonPanel& panel = desk.panel();

  LessonWindow() { QFile::remove(QString::fromStdString(desk.answersFile().string())); }

  QString write(const QString& name, const std::string& content) {
    const QString path = folder.filePath(name);
    write_file(path.toStdString(), content);
    return path;
  }

  void begin() {
    window.openPath(write(QStringLiteral("small.md"), kLesson));
    REQUIRE(runner.isOpen());
    wait();
  }

  void wait() {
    CHECK(QTest::qWaitFor([this] { return runner.numbers() != nullptr; }, 20'000));
    CHECK(settles(window.session()));
    QTest::qWait(100);  // the panel is laid out anew
  }

  void click(QWidget& widget, const QPoint& at = {}) {
    QTest::mouseClick(&widget, Qt::LeftButton, Qt::NoModifier,
                      at.isNull() ? widget.rect().center() : at);
  }
};

}  // namespace kvbudget::ui::testing
