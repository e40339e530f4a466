#pragma once

#include <QtWidgets/QScrollArea>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/controls/control_specs.h"

class QCheckBox;
class QLabel;
class QVBoxLayout;

namespace kvbudget::ui {

class DrawBox;
class PolicyRow;
class Session;
class SourceBox;

/// The left side of the window: everything that one sets. It shows the session's scenario and asks
/// the session for changes; it keeps no state of its own.
class ControlPanel final : public QScrollArea {
  Q_OBJECT

 public:
  explicit ControlPanel(Session& session, QWidget* parent = nullptr);

  [[nodiscard]] SourceBox* source() const { return m_source; }
  [[nodiscard]] DrawBox* draw() const { return m_draw; }
  /// By the scenario's key.
  [[nodiscard]] ParameterRow* row(std::string_view key) const;
  [[nodiscard]] PolicyRow* policy(std::string_view id) const;
  [[nodiscard]] QCheckBox* matchedBox() const { return m_matched; }

  /// Shows these controls only, by the names that lessons use; nullopt: all.
  void setShown(const std::optional<std::vector<std::string>>& names);
  /// The widget of a control by that name; null: there is none.
  [[nodiscard]] QWidget* control(const std::string& name) const;

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void addSection(const QString& title);
  void addPart(const std::string& name, QWidget* part);
  void applyShown();
  void addRows(Section section);
  void addMatchedBox();
  void addPolicies();
  void setPolicies(const QString& text, const std::function<void(std::vector<PolicyEntry>&)>& edit,
                   const QString& key = {});
  void showPolicyToggled(const PolicyInfo& info, bool shown);
  void refresh();
  void refreshNotes();
  void applyType();

  Session& m_session;
  std::vector<ControlSpec> m_specs;
  QVBoxLayout* m_column;
  SourceBox* m_source;
  DrawBox* m_draw = nullptr;
  QCheckBox* m_matched = nullptr;
  QLabel* m_reason = nullptr;  // why some controls are disabled
  QLabel* m_size = nullptr;
  std::map<std::string_view, ParameterRow*> m_rows;
  std::vector<PolicyRow*> m_policies;
  std::vector<QLabel*> m_titles;
  struct Part {
    std::string name;
    QWidget* widget;
    QLabel* title;  // of its section
  };
  std::vector<Part> m_parts;
  std::optional<std::vector<std::string>> m_shown;
};

}  // namespace kvbudget::ui
