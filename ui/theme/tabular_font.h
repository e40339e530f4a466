#pragma once

#include <QByteArray>
#include <QRawFont>
#include <QString>

namespace kvbudget::ui {

/// The family for all text: Inter with digits of equal width, so that a changing number does not
/// make its neighbours jump; the system's sans where Inter is not installed. Qt 6.4 cannot switch
/// on an OpenType feature, so the digits are exchanged in a copy of the font in memory.
[[nodiscard]] QString tabularFamily();

/// A copy of a font under another family name whose digits are those of its `tnum` feature. Empty
/// when the font has no such feature.
[[nodiscard]] QByteArray withTabularDigits(const QRawFont& font, const QString& family,
                                           const QString& style);

}  // namespace kvbudget::ui
