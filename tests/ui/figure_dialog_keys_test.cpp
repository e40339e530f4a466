// The dialog of figures by keyboard alone, with the events that a keyboard sends.
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QScrollArea>
#include <QTemporaryDir>
#include <catch2/catch.hpp>

#include "tests/ui/views/small_rollout.h"
#include "ui/theme/appearance.h"
#include "ui/window/figure_dialog.h"
#include "ui/window/figure_form.h"

using namespace kvbudget;
using namespace kvbudget::ui;

namespace {

struct Keys {
  explicit Keys(const QSize& size = {1024, 700})
      : dialog(comparisonOf(smallScenario()), nullptr, [this] { return folder.path(); }) {
    REQUIRE(folder.isValid());
    REQUIRE(
        showAt(dialog, size, [this] { return !dialog.isBusy() && !dialog.preview().isNull(); }));
    dialog.activateWindow();
    REQUIRE(QTest::qWaitForWindowActive(&dialog));
  }
  void press(Qt::Key key, Qt::KeyboardModifiers with = Qt::NoModifier) {
    QWidget* at = QApplication::focusWidget();
    QTest::keyClick(at != nullptr ? at : &dialog, key, with);
    if (with != Qt::NoModifier) {
      QTest::qWait(150);  // a button that a letter presses is seen to go down for 100 ms
    }
    REQUIRE(QTest::qWaitFor([this] { return !dialog.isBusy(); }, 20'000));
  }
  // Tab until the widget has the focus.
  void tabTo(const QWidget* wanted) {
    for (int i = 0; i < 100 && QApplication::focusWidget() != wanted; ++i) {
      press(Qt::Key_Tab);
    }
    REQUIRE(QApplication::focusWidget() == wanted);
  }
  [[nodiscard]] QPushButton* button(const QString& text) const {
    for (QPushButton* each : dialog.findChildren<QPushButton*>()) {
      if (each->text().remove(u'&') == text) {
        return each;
      }
    }
    return nullptr;
  }
  QTemporaryDir folder;
  FigureDialog dialog;
};

// The letters behind Alt of all that is shown.
QStringList mnemonics(const QWidget& dialog) {
  QStringList result;
  const auto take = [&](const QString& text) {
    const QKeySequence keys = QKeySequence::mnemonic(text);
    if (!keys.isEmpty()) {
      result << keys.toString();
    }
  };
  for (const QLabel* label : dialog.findChildren<QLabel*>()) {
    if (label->buddy() != nullptr) {
      take(label->text());
    }
  }
  for (const QAbstractButton* button : dialog.findChildren<QAbstractButton*>()) {
    take(button->text());
  }
  return result;
}

}  // namespace

TEST_CASE("figures: Tab goes down the form as it is read, then to the actions", "[figure_dialog]") {
  Keys keys;
  keys.tabTo(keys.dialog.form().findChild<QComboBox*>());  // the figure, the first field
  std::vector<QWidget*> order;
  for (QWidget* at = QApplication::focusWidget();
       std::ranges::find(order, at) == order.end() && order.size() < 200;
       at = QApplication::focusWidget()) {
    order.push_back(at);
    keys.press(Qt::Key_Tab);
  }
  // Everything that can be chosen is reached.
  for (const QWidget* each : keys.dialog.findChildren<QWidget*>()) {
    if ((each->focusPolicy() & Qt::TabFocus) != 0 && each->isEnabled() && each->isVisible() &&
        each->focusProxy() == nullptr) {
      INFO(each->metaObject()->className());
      CHECK((std::ranges::find(order, each) != order.end() ||
             qobject_cast<const QLabel*>(each) != nullptr ||
             qobject_cast<const QScrollArea*>(each) != nullptr ||
             keys.dialog.form().isAncestorOf(each)));
    }
  }
  // Within the form never upwards.
  int last = -1;
  int policies = 0;
  for (QWidget* each : order) {
    if (keys.dialog.form().isAncestorOf(each)) {
      const int top = each->mapTo(&keys.dialog.form(), QPoint(0, each->height() / 2)).y();
      INFO(each->metaObject()->className() << " " << each->accessibleName().toStdString());
      CHECK(top >= last - 4);
      last = top;
      policies += each->objectName() == QStringLiteral("policy") ? 1 : 0;
    }
  }
  CHECK(policies >= 2);
}

TEST_CASE("figures: no two things answer to one letter", "[figure_dialog]") {
  const Keys keys;
  QStringList letters = mnemonics(keys.dialog);
  INFO(letters.join(u' ').toStdString());
  CHECK(letters.size() > 15);
  CHECK(letters.removeDuplicates() == 0);
}

TEST_CASE("figures: a figure is chosen, changed, written and copied by keyboard alone",
          "[figure_dialog]") {
  Keys keys;
  const QImage first = keys.dialog.preview();
  keys.press(Qt::Key_F, Qt::AltModifier);
  keys.press(Qt::Key_Down);
  CHECK(keys.dialog.form().spec().figure == "error-per-query");
  const QImage second = keys.dialog.preview();
  CHECK(second != first);
  QCheckBox* policy = keys.dialog.form().findChild<QCheckBox*>(QStringLiteral("policy"));
  REQUIRE(policy != nullptr);
  keys.tabTo(policy);
  keys.press(Qt::Key_Space);
  CHECK_FALSE(policy->isChecked());
  CHECK(keys.dialog.preview() != second);
  keys.press(Qt::Key_W, Qt::AltModifier);
  INFO(keys.dialog.message().toStdString());
  CHECK(QFile::exists(keys.folder.filePath(QStringLiteral("error-per-query.pdf"))));
  CHECK_FALSE(QFile::exists(keys.folder.filePath(QStringLiteral("README.md"))));
  keys.press(Qt::Key_C, Qt::AltModifier);
  CHECK(QGuiApplication::clipboard()->mimeData()->hasImage());
  keys.press(Qt::Key_A, Qt::AltModifier);
  CHECK(QGuiApplication::clipboard()->mimeData()->hasFormat(QStringLiteral("text/csv")));
  keys.tabTo(keys.button(QStringLiteral("Write Bundle...")));
  keys.press(Qt::Key_Space);
  INFO(keys.dialog.message().toStdString());
  // The figure written before is not replaced, and nothing is written of the bundle.
  CHECK_FALSE(QFile::exists(keys.folder.filePath(QStringLiteral("README.md"))));
  keys.press(Qt::Key_R, Qt::AltModifier);
  keys.press(Qt::Key_B, Qt::AltModifier);
  CHECK(QFile::exists(keys.folder.filePath(QStringLiteral("README.md"))));
  keys.press(Qt::Key_Escape);
  CHECK_FALSE(keys.dialog.isVisible());
}

TEST_CASE("figures: at 1024 x 700 nothing is cut, at any size of text", "[figure_dialog]") {
  const QFont font = QApplication::font();
  for (const double zoom : {1.0, 2.0}) {
    Appearance::instance().setZoom(zoom);
    QApplication::setFont(Appearance::instance().type().font(TypeScale::Role::text));
    {
      Keys keys;
      INFO("zoom " << zoom << ", " << keys.dialog.width() << " x " << keys.dialog.height());
      CHECK(keys.dialog.width() <= 1024);
      CHECK(keys.dialog.height() <= 700);
      for (const QAbstractButton* each : keys.dialog.findChildren<QAbstractButton*>()) {
        if (each->isVisible() && !each->text().isEmpty()) {
          INFO(each->text().toStdString());
          CHECK(each->width() >= each->minimumSizeHint().width());
        }
      }
      if (qEnvironmentVariableIsSet("KVBUDGET_PICTURES")) {
        keys.dialog.grab().save(qEnvironmentVariable("KVBUDGET_PICTURES") +
                                QStringLiteral("/figures-%1.png").arg(zoom));
      }
    }
    Appearance::instance().setZoom(1.0);
    QApplication::setFont(font);
  }
}
