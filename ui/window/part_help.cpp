#include <QtCore/QCoreApplication>
#include <QtGui/QAccessible>
#include <QtWidgets/QWidget>

#include "ui/window/main_window.h"
#include "ui/window/window_parts.h"

namespace kvbudget::ui {
namespace {

struct Words {
  const char* part;
  const char* title;
  const char* text;
};

// Dollar signs enclose formulas.
constexpr Words kWords[] = {
    {"pareto", QT_TRANSLATE_NOOP("PartHelp", "Error against cache size"),
     QT_TRANSLATE_NOOP(
         "PartHelp",
         "Each curve is a policy at all its settings: further left is smaller, further down is "
         "more exact. The big marks are the present settings. Click a point of a curve to make it "
         "the setting. The choice at the upper right decides whether size means tokens *read* or "
         "tokens *stored*, on average or at the peak.")},
    {"errors", QT_TRANSLATE_NOOP("PartHelp", "Error of every query"),
     QT_TRANSLATE_NOOP(
         "PartHelp",
         "One line a policy, over time. The error is the distance between the full output and the "
         "bounded cache’s. The dashed line is the promise, $\\tau$ times the value range. Click a "
         "spike to learn which token was missing. Left and Right move the cursor, Up and Down go "
         "from spike to spike.")},
    {"query", QT_TRANSLATE_NOOP("PartHelp", "The query under the cursor"),
     QT_TRANSLATE_NOOP(
         "PartHelp",
         "The identity in numbers, a column a policy: dropped mass $m$, the gap, their product, "
         "and the error measured directly. The residual is what rounding leaves between the last "
         "two.")},
    {"sinks", QT_TRANSLATE_NOOP("PartHelp", "Keyframes kept"),
     QT_TRANSLATE_NOOP("PartHelp",
                       "A strip a keyframe and policy: coloured while the policy still keeps it, "
                       "grey once it is dropped; the darker the grey, the more attention it "
                       "would have had.")},
    {"kept_map", QT_TRANSLATE_NOOP("PartHelp", "Kept map"),
     QT_TRANSLATE_NOOP("PartHelp",
                       "Queries from left to right, tokens from bottom to top. Coloured tokens are "
                       "kept, grey ones dropped; the deeper the colour, the heavier. Dark grey is "
                       "attention that is lost.")},
    {"attention", QT_TRANSLATE_NOOP("PartHelp", "Attention of this query"),
     QT_TRANSLATE_NOOP("PartHelp",
                       "The weights $p_j$ of the query under the cursor over all tokens before it. "
                       "They sum to 1.")},
    {"sweep", QT_TRANSLATE_NOOP("PartHelp", "Sink strength"),
     QT_TRANSLATE_NOOP("PartHelp",
                       "The errors of window and mass budget while the strength of the sinks "
                       "varies. Drag the cursor to make a strength the setting.")},
    {"lever", QT_TRANSLATE_NOOP("PartHelp", "The lever"),
     QT_TRANSLATE_NOOP(
         "PartHelp",
         "Tokens in the plane of their values; size is weight. The full output divides the line "
         "between the weighted means of kept and dropped in the ratio $m : 1 - m$. Drag tokens, "
         "and click them to keep or drop them.")},
    {"identity", QT_TRANSLATE_NOOP("PartHelp", "The identity"),
     QT_TRANSLATE_NOOP("PartHelp",
                       "Error $= m \\times$ gap, with what was measured on one side and what was "
                       "computed from the two weighted means on the other.")},
    {"bounds", QT_TRANSLATE_NOOP("PartHelp", "Bounds"),
     QT_TRANSLATE_NOOP("PartHelp",
                       "The error, and beside it every bound on it. A bound as short as the error "
                       "is *tight*.")},
    {"causes", QT_TRANSLATE_NOOP("PartHelp", "Mass or direction?"),
     QT_TRANSLATE_NOOP(
         "PartHelp",
         "A point a query: dropped mass to the right, gap upwards. Along each dotted curve the "
         "error is the same. Points far right err by mass, points far up by direction.")},
    {"swaps", QT_TRANSLATE_NOOP("PartHelp", "Swaps"),
     QT_TRANSLATE_NOOP(
         "PartHelp",
         "From the top-mass set to a better one, one swap of two keys at a time: a little mass is "
         "given up, and the kept mean moves nearer to the full output.")},
    {"kept_sets", QT_TRANSLATE_NOOP("PartHelp", "Kept sets"),
     QT_TRANSLATE_NOOP(
         "PartHelp",
         "For the row under the cursor: the sets of keys that the rules keep at the chosen budget, "
         "and the best ones, ranked by error. The set of largest mass need not be the best: error "
         "is mass *times* gap.")},
    {"audit", QT_TRANSLATE_NOOP("PartHelp", "Audit"),
     QT_TRANSLATE_NOOP(
         "PartHelp",
         "Over all cells of the trace: how much of the top-mass set’s error a better choice of "
         "keys "
         "can close, where it can, and what forced weights cost. The choice at the upper right "
         "takes one of the three.")},
    {"cells", QT_TRANSLATE_NOOP("PartHelp", "Cells"),
     QT_TRANSLATE_NOOP("PartHelp",
                       "A square a layer and head of the trace; the deeper the colour, the larger "
                       "the number that is named above it. Click a square to look at that cell.")},
    {"transport", QT_TRANSLATE_NOOP("PartHelp", "Time"),
     QT_TRANSLATE_NOOP("PartHelp",
                       "Plays and steps through the queries. The cursor is the same in all "
                       "views.")},
    {"verdict", QT_TRANSLATE_NOOP("PartHelp", "Verdict"),
     QT_TRANSLATE_NOOP("PartHelp",
                       "Whether the bound holds at every query, how near the worst query comes to "
                       "it, and how long the last update took.")},
    {"controls", QT_TRANSLATE_NOOP("PartHelp", "Controls"),
     QT_TRANSLATE_NOOP("PartHelp",
                       "All that can be set. Double-click a name to set it back. Everything in the "
                       "window follows at once.")},
};

QString spoken(QWidget* widget, QAccessible::Text part) {
  QAccessibleInterface* about = QAccessible::queryAccessibleInterface(widget);
  return about == nullptr ? QString() : about->text(part);
}

// The nearest widget, from the inside outwards, that says something of itself.
PartHelp ofControl(const QWidget* widget) {
  for (auto* up = const_cast<QWidget*>(widget); up != nullptr && !up->isWindow();
       up = up->parentWidget()) {
    const QString text = up->whatsThis().isEmpty() ? up->toolTip() : up->whatsThis();
    if (!text.isEmpty()) {
      return {spoken(up, QAccessible::Name), text};
    }
  }
  return {};
}

}  // namespace

PartHelp helpOn(MainWindow& window, const QWidget* widget) {
  PartHelp help;
  for (const Words& words : kWords) {
    const QWidget* part = partOf(window, words.part);
    if (part != nullptr && widget != nullptr && (part == widget || part->isAncestorOf(widget))) {
      help = {QCoreApplication::translate("PartHelp", words.title),
              QCoreApplication::translate("PartHelp", words.text)};
      break;
    }
  }
  const PartHelp control = ofControl(widget);
  if (!control.text.isEmpty()) {
    const bool same = help.title.isEmpty() || control.title.isEmpty();
    help.title = control.title.isEmpty() ? help.title : control.title;
    help.text = help.text.isEmpty() || !same ? control.text + QStringLiteral("\n\n") + help.text
                                             : help.text;
  }
  if (widget != nullptr) {
    const QString now = spoken(const_cast<QWidget*>(widget), QAccessible::Description);
    if (!now.isEmpty() && now != control.text) {
      help.text += QStringLiteral("\n\n") + now;
    }
  }
  return help;
}

}  // namespace kvbudget::ui
