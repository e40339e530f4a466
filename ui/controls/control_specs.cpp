#include "ui/controls/control_specs.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>
#include <cmath>

#include "core/scenario/scenario_keys.h"
#include "ui/controls/words.h"

namespace kvbudget::ui {
namespace {

QString tr(const char* text) {
  return QCoreApplication::translate("Controls", text);
}

using Kind = Travel::Kind;
using Simulator = SimulatorParameters;

ControlSpec real(const char* key, Section section, const char* name, const char* unit,
                 const char* words, Travel travel, double& (*field)(Scenario&)) {
  return {key,
          section,
          tr(name),
          tr(unit),
          tr(words),
          travel,
          true,
          [field](const Scenario& s) { return field(const_cast<Scenario&>(s)); },
          [field](Scenario& s, double x) { field(s) = x; }};
}

ControlSpec whole(const char* key, Section section, const char* name, const char* unit,
                  const char* words, Index& (*field)(Scenario&)) {
  return {
      key,
      section,
      tr(name),
      tr(unit),
      tr(words),
      {Kind::logarithmic, 1.0, 4096.0, true},
      false,
      [field](const Scenario& s) { return static_cast<double>(field(const_cast<Scenario&>(s))); },
      [field](Scenario& s, double x) { field(s) = static_cast<Index>(std::llround(x)); }};
}

const ScenarioKey& keyOf(const ControlSpec& spec) {
  return *find_scenario_key(spec.key);
}

}  // namespace

bool ControlSpec::simulatorOnly() const {
  return keyOf(*this).simulator_only;
}
double ControlSpec::lowest() const {
  return keyOf(*this).lowest;
}
double ControlSpec::highest() const {
  return keyOf(*this).highest;
}

ParameterRow::Looks ControlSpec::looks() const {
  const QLocale locale;
  const QString takes =
      (travel.whole ? tr("an integer from %1 to %2") : tr("a number from %1 to %2"))
          .arg(locale.toString(lowest(), 'g', 7), locale.toString(highest(), 'g', 7));
  const QString meaning = unit.isEmpty() ? tr("%1 Takes %2, without a unit.").arg(words, takes)
                                         : tr("%1 Takes %2; unit: %3.").arg(words, takes, unit);
  return {name, unit, meaning, slider};
}

std::vector<ControlSpec> controlSpecs() {
  std::vector<ControlSpec> specs = {
      real(
          "recency", Section::attention, QT_TRANSLATE_NOOP("Controls", "Recency"),
          QT_TRANSLATE_NOOP("Controls", "per token"),
          QT_TRANSLATE_NOOP("Controls",
                            "How fast attention fades with age: a token's logit falls by this much "
                            "for each newer token."),
          {Kind::cubic, 0.0, 1.0}, [](Scenario& s) -> double& { return s.simulator.recency; }),
      real(
          "sink_boost", Section::attention, QT_TRANSLATE_NOOP("Controls", "Sink boost"), "",
          QT_TRANSLATE_NOOP("Controls",
                            "How strongly keyframe tokens (sinks) draw attention: this is added to "
                            "their logit."),
          {Kind::linear, 0.0, 20.0}, [](Scenario& s) -> double& { return s.simulator.sink_boost; }),
      real("noise", Section::attention, QT_TRANSLATE_NOOP("Controls", "Noise"), "",
           QT_TRANSLATE_NOOP("Controls",
                             "How irregular attention is: the standard deviation of a random part "
                             "of each logit."),
           {Kind::cubic, 0.0, 5.0}, [](Scenario& s) -> double& { return s.simulator.noise; }),
      real("tau", Section::budget, QT_TRANSLATE_NOOP("Controls", "Mass budget τ"), "",
           QT_TRANSLATE_NOOP("Controls",
                             "The share of attention that the mass budget may drop at each query."),
           {Kind::logarithmic, 1e-4, 0.999999}, [](Scenario& s) -> double& { return s.tau; }),
      whole("window", Section::budget, QT_TRANSLATE_NOOP("Controls", "Window W"),
            QT_TRANSLATE_NOOP("Controls", "tokens"),
            QT_TRANSLATE_NOOP("Controls", "The window keeps this many of the newest tokens."),
            [](Scenario& s) -> Index& { return s.window; }),
      whole("frames", Section::rollout, QT_TRANSLATE_NOOP("Controls", "Frames"), "",
            QT_TRANSLATE_NOOP("Controls",
                              "Frames of the video. Frames times tokens per frame is the length of "
                              "the rollout."),
            [](Scenario& s) -> Index& { return s.simulator.frames; }),
      whole("tokens_per_frame", Section::rollout, QT_TRANSLATE_NOOP("Controls", "Tokens per frame"),
            "", QT_TRANSLATE_NOOP("Controls", "Cached tokens that make one frame."),
            [](Scenario& s) -> Index& { return s.simulator.tokens_per_frame; }),
      whole("value_dim", Section::rollout, QT_TRANSLATE_NOOP("Controls", "Value dimension"), "",
            QT_TRANSLATE_NOOP("Controls", "Numbers in the value vector of one token."),
            [](Scenario& s) -> Index& { return s.simulator.value_dim; }),
      whole("first_query", Section::rollout, QT_TRANSLATE_NOOP("Controls", "First query"), "",
            QT_TRANSLATE_NOOP(
                "Controls", "Earlier queries are not scored, as they have almost nothing to drop."),
            [](Scenario& s) -> Index& { return s.first_query; }),
      whole("query_stride", Section::rollout, QT_TRANSLATE_NOOP("Controls", "Every k-th query"), "",
            QT_TRANSLATE_NOOP("Controls",
                              "Every how-many-th query is scored: 1 scores all of them, more makes "
                              "long rollouts fast."),
            [](Scenario& s) -> Index& { return s.query_stride; }),
  };
  for (ControlSpec& spec : specs) {
    spec.slider = spec.section != Section::rollout;
  }
  return specs;
}

QString simulatorOnlyReason() {
  return tr("This belongs to the simulator. The trace brings its own attention and values.");
}

}  // namespace kvbudget::ui
