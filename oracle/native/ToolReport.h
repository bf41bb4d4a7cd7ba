//===- ToolReport.h - What a memory checker said of a process ---*- C++ -*-===//
#pragma once

#include "oracle/native/runtime/Protocol.h"

#include <optional>
#include <string>

namespace freehold::native {

struct ToolReport {
  struct Error {
    /// Nothing for what is no memory error of a program: a jump to nowhere, say.
    std::optional<RuntimeError> kind;
    /// The tool's word for it.
    std::string word;
    uint64_t address = 0;
  };
  /// The first error; there is only one, since it ends the process.
  std::optional<Error> error;
  /// Blocks of programs that were left at the end; nothing where the driver's log has it.
  std::optional<uint64_t> leakedBlocks;
};

} // namespace freehold::native
