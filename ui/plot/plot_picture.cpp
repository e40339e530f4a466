#include "ui/plot/plot_picture.h"

#include <QPainter>
#include <QtConcurrent/QtConcurrentRun>
#include <utility>

namespace kvbudget::ui {

PlotPicture::Done PlotPicture::paint(Request& request) {
  Done done;
  done.image = std::move(request.canvas);
  const QSize pixels = (QSizeF(request.size) * request.ratio).toSize();
  if (done.image.size() != pixels) {
    done.image = QImage(pixels, QImage::Format_RGB32);
  }
  done.image.setDevicePixelRatio(request.ratio);
  done.image.fill(request.theme.card);
  QPainter painter(&done.image);
  done.painted = paintPlot(painter, request.model, request.layout, request.theme, request.type);
  return done;
}

PlotPicture::~PlotPicture() {
  forget();
  for (QFuture<Done>& picture : m_forgotten) {
    picture.waitForFinished();
  }
}

// What nobody has begun to paint is not painted at all.
void PlotPicture::forget() {
  std::erase_if(m_forgotten, [](const QFuture<Done>& picture) { return picture.isFinished(); });
  if (m_underWay.isValid()) {
    m_underWay.cancel();
    m_forgotten.push_back(std::exchange(m_underWay, {}));
  }
}

void PlotPicture::begin(Request request) {
  forget();
  m_wantedRatio = request.ratio;
  request.canvas = std::exchange(m_spare, {});
  m_underWay = QtConcurrent::run([wanted = std::move(request)]() mutable { return paint(wanted); });
}

void PlotPicture::invalidate() {
  m_wantedRatio = 0.0;
  forget();
}

bool PlotPicture::isWanted(double ratio) const {
  return m_wantedRatio == ratio;
}

void PlotPicture::finish() {
  if (m_underWay.isValid()) {
    m_spare = std::exchange(m_done, m_underWay.takeResult()).image;
    ++m_count;
  }
}

}  // namespace kvbudget::ui
