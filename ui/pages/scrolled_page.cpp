#include "ui/pages/scrolled_page.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QLayout>
#include <QtWidgets/QScrollBar>
#include <algorithm>

#include "ui/controls/thin_scroll_bar.h"

namespace kvbudget::ui {
namespace {

constexpr QSize kLeast(160, 120);

}  // namespace

ScrolledPage::ScrolledPage(QWidget* parent) : QScrollArea(parent) {
  setFrameShape(QFrame::NoFrame);
  setVerticalScrollBar(new ThinScrollBar(Qt::Vertical));
  setHorizontalScrollBar(new ThinScrollBar(Qt::Horizontal));
  setWidgetResizable(true);
  setFocusPolicy(Qt::NoFocus);
}

QSize ScrolledPage::minimumSizeHint() const {
  return kLeast;
}

// The other keys that a scroll area takes belong to the transport: they move through the queries.
void ScrolledPage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down) {
    QScrollArea::keyPressEvent(event);
  } else {
    event->ignore();
  }
}

void ScrolledPage::setFillingWidget(QWidget* content) {
  setWidgetResizable(false);
  setWidget(content);
  fill();
}

void ScrolledPage::fill() {
  if (widget() == nullptr || widgetResizable()) {
    return;
  }
  const QLayout* layout = widget()->layout();
  const QSize room = maximumViewportSize();
  const int least = widget()->minimumSizeHint().width();  // in whichever arrangement is narrowest
  const auto heightAt = [&](int width) {
    return layout->hasHeightForWidth() ? layout->totalMinimumHeightForWidth(width)
                                       : layout->totalMinimumSize().height();
  };
  int width = std::max(room.width(), least);
  const int below = least > room.width() ? horizontalScrollBar()->sizeHint().height() : 0;
  if (heightAt(width) > room.height() - below) {
    width = std::max(room.width() - verticalScrollBar()->sizeHint().width(), least);
  }
  widget()->resize(width, std::max(room.height() - below, heightAt(width)));
}

void ScrolledPage::resizeEvent(QResizeEvent* event) {
  QScrollArea::resizeEvent(event);
  fill();
}

bool ScrolledPage::eventFilter(QObject* watched, QEvent* event) {
  if (watched == widget() && event->type() == QEvent::LayoutRequest) {
    fill();
  }
  return QScrollArea::eventFilter(watched, event);
}

}  // namespace kvbudget::ui
