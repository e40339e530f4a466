#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>

class QPaintDevice;

namespace kvbudget::ui {

/// The colours of the window, light or dark, read off a palette; or those of a figure on paper.
struct Theme {
  bool dark = false;
  bool paper = false;  // what colour tells must be told in grey, too
  QColor ground;       // behind cards
  QColor card;         // cards, fields, plots
  QColor ink;          // text and what is meant to be read first
  QColor secondary;    // labels, ticks
  QColor line;         // hairlines, frames, grid
  QColor dropped;      // dropped tokens at full weight
  QColor accent;       // what is set or focused
  QColor holds;        // only for a bound that holds
  QColor broken;       // only for one that is broken

  [[nodiscard]] static Theme light();
  [[nodiscard]] static Theme night();
  [[nodiscard]] static Theme print();
  /// Judged by the lightness of the palette's window colour.
  [[nodiscard]] static Theme of(const QPalette& palette);

  /// `colour` as a line, mark or area on a card: itself, or lightened until its contrast is 3.
  /// An invalid colour stands for the ink.
  [[nodiscard]] QColor lineColour(const QColor& colour) const;
  /// `colour` as text on a card: moved towards the ink until its contrast is 4.5.
  [[nodiscard]] QColor textColour(const QColor& colour) const;

  bool operator==(const Theme&) const = default;
};

/// The palette with which widgets take on the theme.
[[nodiscard]] QPalette paletteOf(const Theme& theme);

/// WCAG's contrast ratio of two opaque colours, 1 to 21.
[[nodiscard]] double contrast(const QColor& a, const QColor& b);

/// Type and spacing in units of what is painted on: pixels on a screen, whatever its scale factor.
struct TypeScale {
  enum class Role { ticks, labels, text, title, number, bigNumber };

  double factor = 1.0;  // text zoom, and the screen's text dpi over 96
  QString family;
  bool figure = false;  // one size and weight for all text, and metrics that no screen rounds

  /// What screens use at a text zoom of 0.8 to 2.
  [[nodiscard]] static TypeScale screen(double zoom = 1.0);

  /// Of figures: a unit is a twelfth of the type size.
  [[nodiscard]] static TypeScale print();

  /// 11, 12, 13, 13, 15, 24 times the factor; in figures 12.
  [[nodiscard]] double size(Role role) const;
  /// A font whose digits are equally wide, in the size of `role` on any device.
  [[nodiscard]] QFont font(Role role, const QPaintDevice* device, bool strong = false) const;
  /// The same for widgets.
  [[nodiscard]] QFont font(Role role, bool strong = false) const;
  /// `units` of 4 pixels each.
  [[nodiscard]] int space(double units) const;

  bool operator==(const TypeScale&) const = default;
};

/// Where the plot area of a view over queries begins and ends, from the edges of its widget. Views
/// that share their horizontal axis all take these, and cards of one column have equal insets.
struct TimelineMargins {
  int left = 0;
  int right = 0;
};
[[nodiscard]] TimelineMargins timelineMargins(const TypeScale& type);

}  // namespace kvbudget::ui
