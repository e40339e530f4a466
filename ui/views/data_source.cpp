#include "ui/views/data_source.h"

#include <QWidget>

namespace kvbudget::ui {

DataSource* dataSourceOf(QWidget* widget) {
  for (QWidget* at = widget; at != nullptr; at = at->parentWidget()) {
    if (auto* source = dynamic_cast<DataSource*>(at)) {
      return source;
    }
  }
  return nullptr;
}

}  // namespace kvbudget::ui
