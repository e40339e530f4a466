#pragma once

#include <filesystem>
#include <memory>

#include "core/trace/mapped_file.h"
#include "core/trace/tensor_file.h"

namespace kvbudget {

/// Hugging Face's format: eight bytes of length, a JSON header of that length, and the data.
class SafetensorsFile final : public TensorFile {
 public:
  /// Throws Error when the header is damaged, or its arrays do not fill the data exactly.
  SafetensorsFile(const std::filesystem::path& path, std::unique_ptr<MappedFile> file);

 private:
  void read_bytes(const TensorInfo& tensor, std::uint64_t offset, std::span<std::byte> out,
                  const ReadMeter& meter) const override;
  void check_offsets(std::uint64_t data_bytes) const;

  std::unique_ptr<MappedFile> m_file;
  std::span<const std::byte> m_data;
};

}  // namespace kvbudget
