#pragma once

#include <QFuture>
#include <QImage>
#include <vector>

#include "ui/plot/plot_painter.h"

namespace kvbudget::ui {

/// A plot without cursor and hover, painted once and shown until something of it changes. It can be
/// painted beside the interface thread: two plots then take as long as one.
class PlotPicture {
 public:
  PlotPicture() = default;
  /// Waits for what is under way: nothing may be painted when the application is gone.
  ~PlotPicture();
  PlotPicture(const PlotPicture&) = delete;
  PlotPicture& operator=(const PlotPicture&) = delete;

  /// All that is painted, in copies: the view may change while the picture is under way.
  struct Request {
    PlotModel model;
    PlotLayout layout;
    QSize size;  // in the layout's pixels
    double ratio = 1.0;
    Theme theme;
    TypeScale type;
    QImage canvas;  // painted over where its size fits
  };

  /// Paints as soon as a core is free. What was under way is forgotten.
  void begin(Request request);
  /// What was painted is out of date, and so is what is under way.
  void invalidate();
  /// A picture of this device pixel ratio, not out of date, is there or under way.
  [[nodiscard]] bool isWanted(double ratio) const;
  /// Waits for the picture that is under way, if any, or paints it where nobody has begun to.
  void finish();

  [[nodiscard]] const QImage& image() const { return m_done.image; }
  [[nodiscard]] const PaintedPlot& painted() const { return m_done.painted; }
  /// How many pictures were finished.
  [[nodiscard]] int count() const { return m_count; }

 private:
  struct Done {
    QImage image;
    PaintedPlot painted;
  };
  [[nodiscard]] static Done paint(Request& request);

  void forget();

  QFuture<Done> m_underWay;
  std::vector<QFuture<Done>> m_forgotten;  // some may still run
  double m_wantedRatio = 0.0;              // 0: of none
  Done m_done;
  QImage m_spare;  // the picture before, for the next one: new memory is dear
  int m_count = 0;
};

}  // namespace kvbudget::ui
