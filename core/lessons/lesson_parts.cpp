#include <algorithm>

#include "core/base/error.h"
#include "core/base/resources.h"
#include "core/lessons/lesson.h"

namespace kvbudget {

const std::vector<LessonPart>& lesson_parts() {
  static const std::vector<LessonPart> parts = {
      {"pareto", "rollout", "error against cache size"},
      {"errors", "rollout", "error of every query"},
      {"query", "rollout", "mass, gap and error at the query under the cursor"},
      {"sinks", "rollout", "which keyframes each policy still keeps"},
      {"kept_map", "rollout", "which tokens a policy keeps at each query"},
      {"attention", "rollout", "the attention of the query under the cursor"},
      {"sweep", "sink-strength", "errors against the strength of the sinks"},
      {"lever", "bound", "tokens, their weighted means, and the full output"},
      {"identity", "bound", "error = mass times gap"},
      {"bounds", "bound", "the error beside every bound"},
      {"causes", "bound", "mass against gap, a point a query"},
      {"kept_sets", "selection", "the kept sets of a row, ranked by their error"},
      {"swaps", "selection", "from the top-mass set to a better one, swap by swap"},
      {"audit", "selection", "how near to the best the rule is, over all cells"},
      {"cells", "selection", "the map of layers and heads"},
      {"controls", "", "all that can be set"},
      {"transport", "", "time: play, step, seek"},
      {"verdict", "", "the last line: does the bound hold"},
  };
  return parts;
}

const std::vector<std::string_view>& lesson_pages() {
  static const std::vector<std::string_view> pages = {"rollout", "sink-strength", "bound",
                                                      "selection"};
  return pages;
}

const std::vector<std::string_view>& lesson_controls() {
  static const std::vector<std::string_view> controls = {
      "source",   "recency", "sink_boost",       "noise",     "tau",         "window",
      "policies", "frames",  "tokens_per_frame", "value_dim", "first_query", "query_stride",
      "seed",     "readout"};
  return controls;
}

std::filesystem::path translated_file(const std::string& folder, const std::string& file,
                                      const std::string& language) {
  const auto root = resource_directory() / folder;
  // "zh_CN", then "zh", then English.
  for (std::string tongue = language; !tongue.empty();
       tongue = tongue.find('_') == std::string::npos ? "" : tongue.substr(0, tongue.find('_'))) {
    std::error_code failure;
    if (std::filesystem::is_regular_file(root / tongue / file, failure)) {
      return root / tongue / file;
    }
  }
  std::error_code failure;
  if (!std::filesystem::is_regular_file(root / file, failure)) {
    throw Error("the file '" + (root / file).string() + "' is missing");
  }
  return root / file;
}

std::vector<std::filesystem::path> lesson_files(const std::string& language) {
  std::vector<std::string> names;
  std::error_code failure;
  for (const auto& entry :
       std::filesystem::directory_iterator(resource_directory() / "lessons", failure)) {
    if (entry.path().extension() == ".md") {
      names.push_back(entry.path().filename().string());
    }
  }
  std::ranges::sort(names);
  std::vector<std::filesystem::path> files;
  files.reserve(names.size());
  for (const std::string& name : names) {
    files.push_back(translated_file("lessons", name, language));
  }
  return files;
}

}  // namespace kvbudget
