#include "ui/session/workload.h"

#include <algorithm>

namespace kvbudget::ui {

double entryCount(Index tokens, Index firstQuery, Index stride) {
  if (firstQuery >= tokens) {
    return 0.0;
  }
  const Index count = (tokens - firstQuery + stride - 1) / stride;
  const auto queries = static_cast<double>(count);
  return queries * static_cast<double>(firstQuery + 1) +
         static_cast<double>(stride) * queries * (queries - 1.0) / 2.0;
}

Index strideInMemory(const Scenario& scenario, Index tokens) {
  Index stride = scenario.query_stride;
  while (stride < tokens && entryCount(tokens, scenario.first_query, stride) > kMostEntries) {
    stride *= 2;
  }
  return stride;
}

bool sameCurves(const Scenario& a, const Scenario& b) {
  return a.simulator == b.simulator && a.first_query == b.first_query &&
         a.query_stride == b.query_stride && a.readout == b.readout && a.trace == b.trace;
}

Scenario lookUpsOf(const Scenario& wanted, const Scenario& explored) {
  Scenario result = wanted;
  result.simulator = explored.simulator;
  result.first_query = explored.first_query;
  result.query_stride = explored.query_stride;
  result.readout = explored.readout;
  result.trace = explored.trace;
  return result;
}

double Pace::fixedSeconds(const Scenario& scenario, Index tokens) {
  // Values are drawn anew for every exploration of the simulator.
  const auto numbers =
      static_cast<double>(tokens) * static_cast<double>(scenario.simulator.value_dim);
  return scenario.trace ? 0.0 : 10e-9 * numbers;
}

double Pace::seconds(const Scenario& scenario, Index tokens, Index stride) const {
  return fixedSeconds(scenario, tokens) +
         m_secondsAnEntry * entryCount(tokens, scenario.first_query, stride);
}

Index Pace::previewStride(const Scenario& scenario, Index tokens) const {
  Index stride = strideInMemory(scenario, tokens);
  while (stride < tokens && seconds(scenario, tokens, stride) > kPreviewSeconds &&
         m_secondsAnEntry * entryCount(tokens, scenario.first_query, stride) >
             0.25 * kPreviewSeconds) {
    stride *= 2;
  }
  return stride;
}

void Pace::learn(const Scenario& scenario, Index tokens, Index stride, double seconds) {
  const double entries = entryCount(tokens, scenario.first_query, stride);
  if (entries < 10'000.0) {
    return;  // what is fixed outweighs it
  }
  const double measured = std::max(1e-9, (seconds - fixedSeconds(scenario, tokens)) / entries);
  m_secondsAnEntry += 0.3 * (measured - m_secondsAnEntry);
}

}  // namespace kvbudget::ui
