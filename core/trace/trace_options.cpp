#include "core/trace/trace_options.h"

#include <cmath>
#include <string>
#include <vector>

#include "core/trace/message.h"
#include "core/trace/npy_dtype.h"

namespace kvbudget {

namespace {

constexpr double kLargestScale = 1e100;  // as of the data: products stay finite

/// The elements of a scalar or a one-dimensional array of at most `most` elements.
std::vector<double> read_list(const TensorFile& file, const TensorInfo& tensor, Index most,
                              const std::string& wanted) {
  const std::string array = "array '" + tensor.name + "' ";
  if (tensor.shape.size() > 1 || tensor.count() > most) {
    throw read_error(file.path(), array + "is " + shape_text(tensor.shape) + ", where " + wanted);
  }
  std::vector<double> values(static_cast<std::size_t>(tensor.count()));
  file.read(tensor, 0, values);
  return values;
}

double read_one(const TensorFile& file, const TensorInfo& tensor, const std::string& wanted) {
  const std::vector<double> values = read_list(file, tensor, 1, wanted);
  if (values.empty()) {
    throw read_error(file.path(), "array '" + tensor.name + "' is empty, where " + wanted);
  }
  return values.front();
}

void need_integers(const TensorFile& file, const TensorInfo& tensor) {
  if (!is_integer(tensor.type)) {
    const std::string found =
        size_of(tensor.type) == 0 ? describe_unsupported(tensor) : "is " + name_of(tensor.type);
    throw read_error(file.path(),
                     "array '" + tensor.name + "' " + found + ", where integers are needed");
  }
}

void read_scale(const TensorFile& file, const TensorInfo& tensor, TraceInfo& info) {
  const double scale = read_one(file, tensor, "one number is needed");
  if (!(scale > 0.0 && scale <= kLargestScale)) {
    throw read_error(file.path(), "array 'scale' is " + number_text(scale) +
                                      ", where a number above 0 and of at most 1e100 is needed");
  }
  info.scale = scale;
}

void read_tokens_per_frame(const TensorFile& file, const TensorInfo& tensor, TraceInfo& info) {
  need_integers(file, tensor);
  const double tokens = read_one(file, tensor, "one integer is needed");
  if (!(tokens >= 1.0 && tokens <= static_cast<double>(info.tokens))) {
    throw read_error(file.path(), "array 'tokens_per_frame' is " + number_text(tokens) +
                                      ", where 1 to " + std::to_string(info.tokens) +
                                      " is needed, the number of tokens");
  }
  info.tokens_per_frame = static_cast<Index>(tokens);
}

void read_keyframes(const TensorFile& file, const TensorInfo& tensor, TraceInfo& info) {
  need_integers(file, tensor);
  const std::vector<double> positions =
      read_list(file, tensor, info.tokens,
                "a list of at most " + std::to_string(info.tokens) + " positions is needed");
  double previous = -1.0;
  for (std::size_t i = 0; i < positions.size(); ++i) {
    const std::string place =
        "keyframes[" + std::to_string(i) + "] is " + number_text(positions[i]);
    if (!(positions[i] >= 0.0 && positions[i] < static_cast<double>(info.tokens))) {
      throw read_error(file.path(), place + ", where a position from 0 to " +
                                        std::to_string(info.tokens - 1) + " is needed");
    }
    if (positions[i] <= previous) {
      throw read_error(file.path(),
                       place + " after " + number_text(previous) + "; keyframes must increase");
    }
    previous = positions[i];
    info.keyframes.push_back(static_cast<Position>(positions[i]));
  }
}

}  // namespace

void read_trace_options(const TensorFile& file, TraceInfo& info) {
  const TensorInfo* scale = file.find("scale");
  // Weights were scaled when they were computed.
  if (scale != nullptr && !info.has_weights) {
    read_scale(file, *scale, info);
  }
  if (const TensorInfo* tensor = file.find("tokens_per_frame")) {
    read_tokens_per_frame(file, *tensor, info);
  }
  if (const TensorInfo* tensor = file.find("keyframes")) {
    read_keyframes(file, *tensor, info);
  }
}

}  // namespace kvbudget
