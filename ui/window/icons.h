#pragma once

#include <QtGui/QColor>
#include <QtGui/QIcon>

namespace kvbudget::ui {

/// An icon of resources/icons in one colour, at any size; the disabled state is paler.
[[nodiscard]] QIcon icon(const QString& name, const QColor& colour);

/// The program's own, in its colours.
[[nodiscard]] QIcon programIcon();

}  // namespace kvbudget::ui
