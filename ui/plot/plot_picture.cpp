#include "ui/plot/plot_picture.h"

#include <QPainter>
#include <QtConcurrent/QtConcurrentRun>

namespace kvbudget::ui {

PlotPicture::Done PlotPicture::paint(const Request& request) {
  Done done;
  done.image = QImage((QSizeF(request.size) * request.ratio).toSize(), QImage::Format_RGB32);
  done.image.setDevicePixelRatio(request.ratio);
  done.image.fill(request.theme.card);
  QPainter painter(&done.image);
  done.painted = paintPlot(painter, request.model, request.layout, request.theme, request.type);
  return done;
}

void PlotPicture::begin(Request request) {
  m_wantedRatio = request.ratio;
  m_underWay = QtConcurrent::run([wanted = std::move(request)] { return paint(wanted); });
}

void PlotPicture::invalidate() {
  m_wantedRatio = 0.0;
  m_underWay = {};
}

bool PlotPicture::isWanted(double ratio) const {
  return m_wantedRatio == ratio;
}

void PlotPicture::finish() {
  if (m_underWay.isValid()) {
    m_done = m_underWay.takeResult();
    ++m_count;
  }
}

}  // namespace kvbudget::ui
