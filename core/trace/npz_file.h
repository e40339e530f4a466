#pragma once

#include <filesystem>
#include <memory>

#include "core/trace/mapped_file.h"
#include "core/trace/tensor_file.h"
#include "core/trace/zip_reader.h"

namespace kvbudget {

/// numpy's archive of arrays: a zip file of .npy files, stored or deflated.
class NpzFile final : public TensorFile {
 public:
  /// Throws Error when the archive or an array's header is damaged.
  NpzFile(const std::filesystem::path& path, std::unique_ptr<MappedFile> file);

 private:
  void read_bytes(const TensorInfo& tensor, std::uint64_t offset, std::span<std::byte> out,
                  const ReadMeter& meter) const override;
  [[nodiscard]] std::uint64_t bytes_before(const TensorInfo& tensor,
                                           std::uint64_t offset) const override;

  std::unique_ptr<MappedFile> m_file;
  ZipReader m_zip;
};

}  // namespace kvbudget
