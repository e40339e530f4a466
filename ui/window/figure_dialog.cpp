#include "ui/window/figure_dialog.h"

#include <QCheckBox>
#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QTimer>
#include <algorithm>
#include <exception>

#include "ui/figures/figure_files.h"
#include "ui/figures/write_figures.h"
#include "ui/theme/appearance.h"
#include "ui/window/figure_form.h"
#include "ui/words/engine_sentences.h"

namespace kvbudget::ui {
namespace {

constexpr int kLeastRoom = 1024;    // pixels: the narrowest screen that is laid out for
constexpr int kPreviewDots = 1200;  // pixels of the preview's longer side, at most

// What a job in the background came to; failure empty: it worked.
struct Outcome {
  QString failure;
  QImage picture;
  QByteArray svg, csv;
  QString cells;  // the table alone, with tabs: what spreadsheets paste
  FigureData data;
  int files = 0;
};

int dpiFor(const FigureSpec& spec) {
  return std::clamp(static_cast<int>(kPreviewDots * kMillimetresAnInch / spec.width_mm), 36, 300);
}

template <typename Work>
Outcome caught(const Work& work) {
  Outcome outcome;
  try {
    work(outcome);
  } catch (const FileExists& error) {
    outcome.failure =
        FigureDialog::tr("%1; choose another folder, or check Replace files that exist")
            .arg(engineSentence(error));
  } catch (const std::exception& error) {
    outcome.failure = engineSentence(error);
  }
  return outcome;
}

}  // namespace

FigureDialog::FigureDialog(std::shared_ptr<const Comparison> comparison, QWidget* parent,
                           AskFolder askFolder)
    : QDialog(parent),
      m_comparison(std::move(comparison)),
      m_data{m_comparison, {}, {}},
      m_askFolder(std::move(askFolder)),
      m_progress(std::make_shared<std::atomic<double>>(0.0)),
      m_form(new FigureForm),
      m_picture(new QLabel),
      m_message(new QLabel),
      m_bar(new QProgressBar),
      m_every(new QCheckBox(tr("A bundle of every fi&gure, not only of the standard set"))),
      m_replace(new QCheckBox(tr("&Replace files that exist"))),
      m_cancel(new QPushButton(tr("Cancel"))) {
  setWindowTitle(tr("Figures"));
  if (!m_askFolder) {
    m_askFolder = [this] {
      return QFileDialog::getExistingDirectory(this, tr("Write Figures To"));
    };
  }
  m_form->setComparison(*m_comparison);
  auto* scroll = new QScrollArea;
  scroll->setWidget(m_form);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  const TypeScale& type = Appearance::instance().type();
  const int formWidth = m_form->sizeHint().width() + type.space(6);
  m_picture->setAlignment(Qt::AlignCenter);
  m_picture->setMinimumSize(type.space(40), type.space(25));
  m_picture->setAccessibleName(tr("Preview of the figure"));
  m_message->setWordWrap(true);
  m_message->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_bar->setRange(0, 100);
  m_bar->setAccessibleName(tr("Progress of writing"));
  auto* buttons = new QHBoxLayout;
  const auto add = [&](const QString& text, void (FigureDialog::*run)()) {
    auto* button = new QPushButton(text);
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, run);
    buttons->addWidget(button);
    m_actions.push_back(button);
  };
  add(tr("&Write Figure..."), &FigureDialog::writeFigure);
  add(tr("Write &Bundle..."), &FigureDialog::writeBundle);
  add(tr("&Copy Picture"), &FigureDialog::copyPicture);
  add(tr("Copy D&ata"), &FigureDialog::copyData);
  m_actions[1]->setToolTip(
      tr("The standard set of figures in all formats, with their numbers, scripts that redraw "
         "them, the scenario and a README."));
  buttons->addStretch(1);
  buttons->addWidget(m_cancel);
  connect(m_cancel, &QPushButton::clicked, this, [this] { m_writes.clear(); });
  auto* right = new QVBoxLayout;
  right->addWidget(m_picture, 1);
  right->addWidget(m_message);
  right->addWidget(m_bar);
  right->addWidget(m_every);
  right->addWidget(m_replace);
  right->addLayout(buttons);
  // Large text on a small screen: the form above the preview instead of beside it.
  const QSize room = screen()->availableSize().expandedTo(QSize(kLeastRoom, 0));
  const bool beside = formWidth + right->sizeHint().width() + type.space(10) <= room.width();
  auto* columns = new QBoxLayout(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom, this);
  columns->addWidget(scroll, beside ? 0 : 1);
  columns->addLayout(right, 1);
  if (beside) {
    scroll->setMinimumWidth(formWidth);
  } else {
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
  }
  auto* tick = new QTimer(this);
  tick->setInterval(50);
  connect(tick, &QTimer::timeout, this,
          [this] { m_bar->setValue(static_cast<int>(100.0 * m_progress->load())); });
  tick->start();
  connect(m_form, &FigureForm::changed, this, &FigureDialog::requestPreview);
  connect(&m_writes, &ComputeQueue::idle, this, [this] {
    if (std::exchange(m_writing, false)) {
      say(tr("Cancelled; nothing was written."));
    }
    updateButtons();
  });
  resize(QSize(type.space(260), type.space(170)).boundedTo(room));
  updateButtons();
  requestPreview();
}

QString FigureDialog::message() const {
  return m_message->text();
}

bool FigureDialog::isBusy() const {
  return m_previews.isBusy() || m_writes.isBusy();
}

void FigureDialog::setReplacing(bool replace) {
  m_replace->setChecked(replace);
}

void FigureDialog::updateButtons() {
  const bool busy = m_writes.isBusy();
  for (QPushButton* button : m_actions) {
    button->setEnabled(!busy);
  }
  m_bar->setVisible(busy);
  m_cancel->setVisible(busy);
}

void FigureDialog::say(const QString& text, bool failed) {
  QPalette palette = m_message->palette();
  const Theme& theme = Appearance::instance().theme();
  palette.setColor(QPalette::WindowText, failed ? theme.broken : theme.ink);
  m_message->setPalette(palette);
  m_message->setText(text);
}

// Says so where there is nothing to be drawn.
bool FigureDialog::canDraw() {
  if (m_form->hidesAllPolicies()) {
    say(tr("No policy is checked."), true);
    return false;
  }
  return true;
}

void FigureDialog::requestPreview() {
  if (!canDraw()) {
    return;
  }
  FigureSpec spec = m_form->spec();
  m_previews.request({[spec, data = m_data](const ComputeQueue::IsCancelled& cancelled) {
                        return std::any(caught([&](Outcome& outcome) {
                          outcome.data = data;
                          FigureSpec shown = spec;
                          shown.dpi = dpiFor(spec);
                          Hooks hooks;
                          hooks.cancelled = cancelled;
                          if (addSweeps(outcome.data, {&shown, 1}, hooks)) {
                            outcome.picture = imageOf(makeFigure(outcome.data, shown));
                          }
                        }));
                      },
                      [this](std::any result) {
                        auto outcome = std::any_cast<Outcome>(std::move(result));
                        if (m_form->hidesAllPolicies()) {  // since it was asked for
                          return;
                        }
                        if (outcome.failure.isEmpty() && !outcome.picture.isNull()) {
                          m_data = std::move(outcome.data);
                          m_preview = std::move(outcome.picture);
                          say({});
                        } else {
                          say(outcome.failure, true);
                        }
                        showPreview();
                      }});
}

void FigureDialog::showPreview() {
  if (!m_preview.isNull()) {
    const double ratio = devicePixelRatioF();
    QImage image = m_preview.scaled((QSizeF(m_picture->size()) * ratio).toSize(),
                                    Qt::KeepAspectRatio, Qt::SmoothTransformation);
    image.setDevicePixelRatio(ratio);
    m_picture->setPixmap(QPixmap::fromImage(image));
  }
}

void FigureDialog::resizeEvent(QResizeEvent* event) {
  QDialog::resizeEvent(event);
  showPreview();
}

void FigureDialog::writeFigure() {
  write(false);
}

void FigureDialog::writeBundle() {
  write(true);
}

void FigureDialog::write(bool bundle) {
  if (!canDraw()) {
    return;
  }
  const QString folder = m_askFolder();
  if (folder.isEmpty()) {
    return;
  }
  FigureOrder order;
  order.scenario = m_comparison->scenario;
  order.folder = folder.toStdString();
  order.base = m_form->spec();
  order.overwrite = m_replace->isChecked();
  if (bundle && m_every->isChecked()) {
    order.figures = {"all"};
  }
  if (!bundle) {
    order.figures = {order.base.figure};
    order.formats = m_form->formats();
    if (order.formats.empty()) {
      say(tr("No kind of file is checked."), true);
      return;
    }
  }
  m_writing = true;
  m_progress->store(0.0);
  m_writes.request({[order, progress = m_progress](const ComputeQueue::IsCancelled& cancelled) {
                      return std::any(caught([&](Outcome& outcome) {
                        Hooks hooks;
                        hooks.cancelled = cancelled;
                        hooks.progressed = [&](double share) { progress->store(share); };
                        outcome.files = static_cast<int>(writeFigures(order, hooks).size());
                      }));
                    },
                    [this, folder](const std::any& result) {
                      const auto& outcome = std::any_cast<const Outcome&>(result);
                      m_writing = false;
                      if (outcome.failure.isEmpty()) {
                        say(tr("%Ln files written to %1.", nullptr, outcome.files).arg(folder));
                      } else {
                        say(outcome.failure, true);
                      }
                    }});
  updateButtons();
}

void FigureDialog::copyPicture() {
  copy(false);
}

void FigureDialog::copyData() {
  copy(true);
}

void FigureDialog::copy(bool numbers) {
  if (!canDraw()) {
    return;
  }
  m_progress->store(0.0);
  m_writes.request({[spec = m_form->spec(), known = m_data,
                     numbers](const ComputeQueue::IsCancelled& cancelled) {
                      return std::any(caught([&](Outcome& outcome) {
                        outcome.data = known;
                        Hooks hooks;
                        hooks.cancelled = cancelled;
                        if (!addSweeps(outcome.data, {&spec, 1}, hooks)) {
                          return;
                        }
                        const Figure figure = makeFigure(outcome.data, spec);
                        if (numbers) {
                          outcome.csv = csvOf(figure);
                          outcome.cells = cellsOf(figure);
                        } else {
                          outcome.picture = imageOf(figure);
                          outcome.svg = svgOf(figure);
                        }
                      }));
                    },
                    [this, numbers](std::any result) {
                      const auto outcome = std::any_cast<Outcome>(std::move(result));
                      if (!outcome.failure.isEmpty()) {
                        say(outcome.failure, true);
                        return;
                      }
                      auto* mime = new QMimeData;
                      if (numbers) {
                        mime->setText(outcome.cells);
                        mime->setData(QStringLiteral("text/csv"), outcome.csv);
                        say(tr("The figure's numbers are in the clipboard."));
                      } else {
                        mime->setImageData(outcome.picture);
                        mime->setData(QStringLiteral("image/svg+xml"), outcome.svg);
                        say(tr("The figure is in the clipboard, as picture and as SVG."));
                      }
                      QGuiApplication::clipboard()->setMimeData(mime);
                    }});
  updateButtons();
}

}  // namespace kvbudget::ui
