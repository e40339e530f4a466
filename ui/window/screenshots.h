#pragma once

#include <QtCore/QString>

namespace kvbudget::ui {

/// Writes a picture of every page, light and dark, at fixed sizes and with fixed content: the
/// preset, or the scenario file `open`. Makes the folder. False when a picture cannot be written;
/// Error when the content cannot be computed.
bool writeScreenshots(const QString& folder, const QString& open = {});

}  // namespace kvbudget::ui
