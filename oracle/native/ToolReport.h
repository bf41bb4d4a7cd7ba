//===- ToolReport.h - A memory checker's report on a process ----*- C++ -*-===//
#pragma once

#include "oracle/native/runtime/Protocol.h"

#include <optional>
#include <string>

namespace freehold::native {

struct ToolReport {
  struct Error {
    /// nullopt if the error is not a memory error of a program, such as a jump to an invalid
    /// address.
    std::optional<RuntimeError> kind;
    /// The tool's name for it.
    std::string word;
    uint64_t address = 0;
  };
  /// The first error; there is only one, since it ends the process.
  std::optional<Error> error;
  /// Blocks of programs that remained at the end; nullopt if the driver's log has the number.
  std::optional<uint64_t> leakedBlocks;
};

} // namespace freehold::native
