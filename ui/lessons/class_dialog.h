#pragma once

#include <QDialog>

#include "core/lessons/class_file.h"

class QCheckBox;
class QLineEdit;
class QPushButton;

namespace kvbudget::ui {

/// What goes into a class file: its title, which lessons, the present scenario, what is locked.
class ClassDialog final : public QDialog {
  Q_OBJECT

 public:
  /// `proposed` holds all lessons to choose from, and the present scenario.
  explicit ClassDialog(const ClassFile& proposed, QWidget* parent = nullptr);

  [[nodiscard]] ClassFile chosen() const;
  [[nodiscard]] QLineEdit& title() const { return *m_title; }
  [[nodiscard]] const std::vector<QCheckBox*>& lessons() const { return m_lessons; }
  [[nodiscard]] QCheckBox& scenario() const { return *m_scenario; }

 private:
  struct Lock {
    QCheckBox* box;
    std::vector<std::string> keys;
  };
  void refresh();

  ClassFile m_proposed;
  QLineEdit* m_title;
  std::vector<QCheckBox*> m_lessons;
  QCheckBox* m_scenario;
  std::vector<Lock> m_locks;
  QPushButton* m_ok = nullptr;
};

}  // namespace kvbudget::ui
