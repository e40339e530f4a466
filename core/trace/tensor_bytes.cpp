#include "core/trace/tensor_bytes.h"

#include "core/base/error.h"

namespace kvbudget {

void check_bytes(const TensorInfo& tensor) {
  std::int64_t needed =
      tensor.element_size == 0 ? 1 : static_cast<std::int64_t>(tensor.element_size);
  bool empty = false;
  for (const std::int64_t size : tensor.shape) {
    empty = empty || size == 0;
    // An empty array's other sizes count too: its strides have to fit.
    if (size != 0 && __builtin_mul_overflow(needed, size, &needed)) {
      throw Error("its shape " + shape_text(tensor.shape) + " is too large for any file");
    }
  }
  needed = empty ? 0 : needed;
  if (tensor.element_size != 0 && static_cast<std::uint64_t>(needed) != tensor.bytes) {
    throw Error("its shape " + shape_text(tensor.shape) + " of " + tensor.dtype + " needs " +
                std::to_string(needed) + " bytes of data, but it has " +
                std::to_string(tensor.bytes));
  }
}

}  // namespace kvbudget
