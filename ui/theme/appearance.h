#pragma once

#include <QObject>

#include "ui/theme/theme.h"

namespace kvbudget::ui {

/// Theme and text zoom of the running application. One object, a child of qApp; interface thread.
class Appearance final : public QObject {
  Q_OBJECT

 public:
  static constexpr double kSmallestZoom = 0.8;
  static constexpr double kLargestZoom = 2.0;

  [[nodiscard]] static Appearance& instance();

  [[nodiscard]] const Theme& theme() const { return m_theme; }
  [[nodiscard]] const TypeScale& type() const { return m_type; }
  [[nodiscard]] double zoom() const { return m_zoom; }

  /// Clamped to the range above; 1 is 100 %.
  void setZoom(double zoom);

 Q_SIGNALS:
  /// The palette turned light or dark, or the text zoom changed: lay out and paint anew.
  void changed();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  explicit Appearance(QObject* parent);
  void update();

  Theme m_theme;
  TypeScale m_type;
  double m_zoom = 1.0;
};

}  // namespace kvbudget::ui
