#include "core/lessons/lesson.h"

#include <algorithm>

#include "core/lessons/class_file.h"
#include "core/lessons/lesson_lines.h"
#include "core/rollout/lever_presets.h"
#include "core/scenario/presets.h"
#include "core/scenario/scenario_keys.h"

namespace kvbudget {
namespace {

constexpr std::size_t kLargest = 1U << 20U;  // bytes; a lesson has some thousands

std::vector<std::string_view> part_names() {
  std::vector<std::string_view> names;
  for (const LessonPart& part : lesson_parts()) {
    names.push_back(part.name);
  }
  names.insert(names.end(), lesson_controls().begin(), lesson_controls().end());
  return names;
}

bool is_among(std::string_view word, const std::vector<std::string_view>& known) {
  return std::ranges::find(known, word) != known.end();
}

class Reader {
 public:
  Reader(std::string_view text, const std::string& name, std::filesystem::path folder,
         const Scenario* base)
      : m_lines(text, name),
        m_folder(std::move(folder)),
        m_scenario(base != nullptr ? *base : load_preset(kDefaultPreset)) {
    m_lesson.name = std::filesystem::path(name).stem().string();
  }

  Lesson read() {
    head();
    while (!m_lines.at_end()) {
      const std::string_view line = m_lines.take();
      if (line.starts_with("## ")) {
        step(line.substr(3));
      } else if (!trimmed(line).empty()) {
        m_lines.fail(m_lines.line(), "a step's heading is expected here: '## Its title'");
      }
    }
    if (m_lesson.steps.empty()) {
      m_lines.fail(std::max(1, m_lines.line()),
                   "the lesson has no steps; each begins with '## Its title'");
    }
    return std::move(m_lesson);
  }

 private:
  void head() {
    if (m_lines.at_end() || m_lines.take() != "---") {
      m_lines.fail(1, "a lesson begins with a line '---', its head, and another line '---'");
    }
    std::vector<LessonEntry> settings;
    bool versioned = false;
    for (;;) {
      if (m_lines.at_end()) {
        m_lines.fail(m_lines.line(), "the head is not closed by a line '---'");
      }
      const std::string_view line = m_lines.take();
      if (line == "---") {
        break;
      }
      if (trimmed(line).empty()) {
        continue;
      }
      const auto entry = lesson_entry(line, m_lines.line());
      if (!entry) {
        m_lines.fail(m_lines.line(),
                     "in the head stand lines 'key: value', not '" + std::string(line) + "'");
      }
      versioned = versioned || entry->key == "lesson";
      head_entry(*entry, settings);
    }
    if (!versioned) {
      m_lines.fail(1, "the head has no 'lesson: 1', the version of its format");
    }
    if (m_lesson.title.empty()) {
      m_lines.fail(1, "the head has no 'title:'");
    }
    for (const LessonEntry& entry : settings) {
      apply(entry);
    }
    if (!settings.empty()) {
      m_lines.at_line(settings.back().line, [this] { return check_scenario(m_scenario); });
    }
  }

  void head_entry(const LessonEntry& entry, std::vector<LessonEntry>& settings) {
    static const std::vector<std::string_view> kKeys = {"lesson",   "title", "about", "preset",
                                                        "scenario", "set",   "lock",  "controls"};
    if (!is_among(entry.key, kKeys)) {
      m_lines.fail(entry.line, not_among("key of the head", entry.key, kKeys));
    }
    if (entry.value.empty()) {
      m_lines.fail(entry.line, "the value of '" + entry.key + "' is missing");
    }
    if (entry.key == "lesson" && entry.value != "1") {
      m_lines.fail(entry.line,
                   "this program reads version 1 of lessons, not '" + entry.value + "'");
    } else if (entry.key == "title") {
      m_lesson.title = entry.value;
    } else if (entry.key == "about") {
      m_lesson.about = entry.value;
    } else if (entry.key == "preset") {
      m_scenario = m_lines.at_line(entry.line, [&] { return load_preset(entry.value); });
    } else if (entry.key == "scenario") {
      if (m_folder.empty()) {
        m_lines.fail(entry.line,
                     "a lesson in a class file cannot name another file; put the "
                     "scenario into the class file, or use 'preset:' and 'set:'");
      }
      m_scenario =
          m_lines.at_line(entry.line, [&] { return load_scenario(m_folder / entry.value); });
    } else if (entry.key == "set") {
      settings.push_back(entry);
    } else if (entry.key == "lock") {
      m_lesson.locks = keys(entry);
    } else if (entry.key == "controls") {
      m_lesson.controls = controls(entry);
    }
  }

  std::vector<std::string> keys(const LessonEntry& entry) const {
    std::vector<std::string_view> known;
    for (const ScenarioKey& key : scenario_keys()) {
      known.push_back(key.name);
    }
    std::vector<std::string> words = comma_list(entry.value);
    for (const std::string& word : words) {
      if (!is_among(word, known)) {
        m_lines.fail(entry.line, not_among("scenario key", word, known));
      }
    }
    return words;
  }

  std::vector<std::string> controls(const LessonEntry& entry) const {
    std::vector<std::string_view> known = lesson_controls();
    known.emplace_back("all");
    known.emplace_back("none");
    std::vector<std::string> words = comma_list(entry.value);
    for (const std::string& word : words) {
      if (!is_among(word, known)) {
        m_lines.fail(entry.line, not_among("control", word, known));
      }
    }
    std::erase(words, "none");
    return words;
  }

  void apply(const LessonEntry& entry) {
    m_lines.at_line(entry.line, [&] { return set_scenario_key(m_scenario, entry.value); });
  }

  void step(std::string_view title) {
    LessonStep step;
    step.line = m_lines.line();
    step.title = trimmed(title);
    bool set = false;
    while (!m_lines.at_end() && !trimmed(m_lines.peek()).empty() &&
           !m_lines.peek().starts_with("## ")) {
      const std::string_view line = m_lines.take();
      const auto entry = lesson_entry(line, m_lines.line());
      if (!entry) {
        m_lines.fail(m_lines.line(),
                     "after a step's heading stand lines 'key: value' or an empty line");
      }
      set = set || entry->key == "set";
      step_entry(step, *entry);
    }
    if (set) {
      m_lines.at_line(step.line, [this] { return check_scenario(m_scenario); });
    }
    step.scenario = m_scenario;
    body(step);
    if (step.text.empty()) {
      m_lines.fail(step.line, "the step '" + step.title + "' has no text");
    }
    m_lesson.steps.push_back(std::move(step));
  }

  void step_entry(LessonStep& step, const LessonEntry& entry) {
    static const std::vector<std::string_view> kKeys = {"page",     "highlight", "set",   "cursor",
                                                        "controls", "tokens",    "claim", "cover"};
    if (!is_among(entry.key, kKeys)) {
      m_lines.fail(entry.line, not_among("key of a step", entry.key, kKeys));
    }
    if (entry.value.empty()) {
      m_lines.fail(entry.line, "the value of '" + entry.key + "' is missing");
    }
    if (entry.key == "page") {
      if (!is_among(entry.value, lesson_pages())) {
        m_lines.fail(entry.line, not_among("page", entry.value, lesson_pages()));
      }
      step.page = entry.value;
    } else if (entry.key == "highlight") {
      highlight(step, entry);
    } else if (entry.key == "cover") {
      step.covered = parts(entry);
    } else if (entry.key == "set") {
      apply(entry);
    } else if (entry.key == "cursor") {
      step.cursor = m_lines.at_line(entry.line, [&] { return parse_expression(entry.value); });
    } else if (entry.key == "claim") {
      step.claims.push_back(
          m_lines.at_line(entry.line, [&] { return parse_expression(entry.value); }));
    } else if (entry.key == "controls") {
      step.controls = controls(entry);
    } else {
      step.hand = hand(entry);
    }
  }

  std::vector<std::string> parts(const LessonEntry& entry) const {
    std::vector<std::string_view> known;
    for (const LessonPart& part : lesson_parts()) {
      known.push_back(part.name);
    }
    std::vector<std::string> words = comma_list(entry.value);
    for (const std::string& word : words) {
      if (!is_among(word, known)) {
        m_lines.fail(entry.line, not_among("part of the window", word, known));
      }
    }
    return words;
  }

  void highlight(LessonStep& step, const LessonEntry& entry) {
    const auto names = part_names();
    if (!is_among(entry.value, names)) {
      m_lines.fail(entry.line, not_among("part of the window", entry.value, names));
    }
    step.highlight = entry.value;
    const auto part = std::ranges::find(lesson_parts(), entry.value, &LessonPart::name);
    if (part != lesson_parts().end() && !part->page.empty() && step.page.empty()) {
      step.page = part->page;
    }
  }

  // "two_values, zero_fill, plain"
  HandTokens hand(const LessonEntry& entry) const {
    HandTokens tokens;
    std::vector<std::string_view> known = {"plain", "weighted", "zero_fill", "renormalised"};
    for (const LeverPreset& preset : lever_presets()) {
      known.push_back(preset.id);
    }
    for (const std::string& word : comma_list(entry.value)) {
      if (!is_among(word, known)) {
        m_lines.fail(entry.line, not_among("choice of tokens", word, known));
      }
      if (word == "plain" || word == "weighted") {
        tokens.plain_means = word == "plain";
      } else if (word == "zero_fill" || word == "renormalised") {
        tokens.readout = word == "zero_fill" ? Readout::zero_fill : Readout::renormalised;
      } else {
        tokens.preset = word;
      }
    }
    if (tokens.preset.empty()) {
      m_lines.fail(entry.line, "'tokens:' needs one of the lever's presets, as in 'tokens: eight'");
    }
    return tokens;
  }

  void body(LessonStep& step) {
    std::string text;
    int first = m_lines.line() + 1;
    bool has_text = false;
    const auto finish = [&] {
      while (text.ends_with('\n')) {
        text.pop_back();
      }
      LessonText read = read_lesson_text(text, first, m_lines);
      text.clear();
      has_text = false;
      return read;
    };
    while (!m_lines.at_end() && !m_lines.peek().starts_with("## ")) {
      const std::string_view line = m_lines.take();
      if (trimmed(line) == "```predict") {
        if (step.prediction) {
          m_lines.fail(m_lines.line(), "a step has one prediction; begin another step");
        }
        step.text = finish();
        prediction(step);
      } else if (has_text || !trimmed(line).empty()) {
        if (!has_text) {
          first = m_lines.line();
          has_text = true;
        }
        text += line;
        text += '\n';
      }
    }
    (step.prediction ? step.reveal : step.text) = finish();
    if (!step.prediction && !step.covered.empty()) {
      m_lines.fail(step.line, "'cover:' hides parts until the answer is shown, but the step '" +
                                  step.title + "' asks nothing");
    }
    if (step.prediction && step.reveal.empty()) {
      m_lines.fail(step.line, "nothing follows the prediction: say what the answer teaches");
    }
  }

  void prediction(LessonStep& step) {
    const int start = m_lines.line();
    std::vector<LessonEntry> entries;
    for (;;) {
      if (m_lines.at_end()) {
        m_lines.fail(start, "this prediction is not closed by a line '```'");
      }
      const std::string_view line = trimmed(m_lines.take());
      if (line == "```") {
        break;
      }
      if (line.starts_with("- ")) {
        entries.push_back({"-", std::string(trimmed(line.substr(2))), m_lines.line()});
      } else if (const auto entry = lesson_entry(line, m_lines.line())) {
        entries.push_back(*entry);
      } else if (!line.empty()) {
        m_lines.fail(m_lines.line(), "in a prediction stand lines 'key: value' and '- option'");
      }
    }
    if (entries.empty()) {
      m_lines.fail(start, "the prediction is empty; it begins with 'choose:', 'mark:' or 'draw:'");
    }
    step.prediction = read_prediction(entries, m_lines);
  }

  LessonLines m_lines;
  std::filesystem::path m_folder;
  Scenario m_scenario;
  Lesson m_lesson;
};

}  // namespace

Lesson read_lesson(std::string_view text, const std::string& name,
                   const std::filesystem::path& folder, const Scenario* base) {
  return Reader(text, name, folder, base).read();
}

Lesson load_lesson(const std::filesystem::path& file) {
  const auto folder = std::filesystem::absolute(file).parent_path();
  return read_lesson(read_small_file(file, kLargest), file.string(), folder);
}

}  // namespace kvbudget
