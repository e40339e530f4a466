#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/trace/tensor.h"

namespace kvbudget {

/// Bytes that npy_header_size() needs to see.
inline constexpr std::size_t kNpyPrefixBytes = 12;

/// The size of the whole header, data following it, from the array's first bytes. Throws Error,
/// whose sentence lacks file and array, when these are no .npy header of version 1, 2 or 3.
std::size_t npy_header_size(std::span<const std::byte> prefix);

/// Parses a whole header; fills all fields of the result but name, bytes and entry. An element type
/// that cannot be read is `unsupported`, its dtype kept for the message. Throws as above.
TensorInfo parse_npy_header(std::string_view header);

/// A version 1 header as numpy writes it, padded to a multiple of 64 bytes. `descr` is numpy's name
/// of the element type, "<f8".
std::string make_npy_header(std::string_view descr, const std::vector<std::int64_t>& shape);

}  // namespace kvbudget
