#include "ui/pages/selection_help.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QScrollArea>
#include <QStringList>
#include <QVBoxLayout>

#include "ui/theme/appearance.h"

namespace kvbudget::ui {
namespace {

QString tr(const char* text) {
  return QCoreApplication::translate("SelectionHelp", text);
}

}  // namespace

QString selectionHelp() {
  const QStringList paragraphs = {
      tr("A cache that keeps s keys answers with their mean under the attention weights, divided "
         "by "
         "their mass: forced weights. Its error is the distance to the full output. Which s keys "
         "are best? The heaviest are the obvious choice (top-mass); another set can be better, "
         "because errors of kept values can cancel."),
      tr("κ is the error of the top-mass set over that of the best set of a pool: the top-mass set "
         "and the keys of largest p |v − mean| beyond it. The pool's best is an upper bound of the "
         "best there is, so κ and the closable share are lower bounds."),
      tr("Free weights: the distance of the full output to all weighted means of the kept values. "
         "No choice of weights does better, but a cache cannot choose them. Its least value over "
         "all sets is only estimated, from above; π is the pool's best error over it."),
      tr("Lesson 1, balancing can stick. The balancing selector swaps one key at a time as long as "
         "that lowers the error. With masses 6, 6, 5, 3, 1 of 21, values 2, 3, −6, 1, −3 and two "
         "keys to keep it goes from an error of 5/2 to 12/11, where no single swap helps; keeping "
         "the last two keys has none."),
      tr("Lesson 2, the pool can miss the optimum. Exactly s keys must be kept, so a key that "
         "neither weighs nor deviates much can be a harmless filler. With p = 0.35, 0.25, 0.15, "
         "0.15, 0.10 and p (v − mean) = 0, 0.05, −0.03, 0, −0.02 the best two keys are the first "
         "and the fourth, with no error; the fourth is not in the pool, whose best is 0.044."),
      tr("A cell (layer, head) is flat when the 8 heaviest keys leave more than a quarter of the "
         "mass, in the median over its rows. Dropped mass is what tells where a better set can "
         "gain: the AUC says how well it tells κ above 1.11."),
      tr("What these numbers are not. Values of few dimensions, as in the simulator and in small "
         "models, leave more to close than those of large models do. Each is about one row's "
         "output; nothing here measures what a model loses downstream."),
      tr("After “Trust the Mass: Forced Weights in KV-Cache Eviction”, arXiv:2608.25230.")};
  return paragraphs.join(QStringLiteral("\n\n"));
}

void showSelectionHelp(QWidget* parent) {
  auto* dialog = new QDialog(parent);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(tr("How good is a kept set?"));
  const TypeScale& type = Appearance::instance().type();
  auto* text = new QLabel(selectionHelp());
  text->setTextFormat(Qt::PlainText);
  text->setWordWrap(true);
  text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  text->setFont(type.font(TypeScale::Role::text));
  text->setAlignment(Qt::AlignTop);
  auto* area = new QScrollArea;
  area->setFrameShape(QFrame::NoFrame);
  area->setWidgetResizable(true);
  area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  area->setWidget(text);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
  auto* column = new QVBoxLayout(dialog);
  column->addWidget(area);
  column->addWidget(buttons);
  dialog->resize(type.space(140), type.space(130));
  dialog->open();
}

}  // namespace kvbudget::ui
