//===- MemcheckLog.h - Valgrind's XML ---------------------------*- C++ -*-===//
// `valgrind --xml=yes`, protocol version 4:
//   <error> <kind>InvalidRead</kind>
//           <auxwhat>Address 0x4A is 0 bytes inside a block of size 8 free'd</auxwhat>
//                      "free'd" is a use after free, "alloc'd" out of bounds
//   <error> <kind>InvalidFree</kind>
//           <auxwhat>...</auxwhat>
//                      "0 bytes ... free'd" is a double free, all else a bad free
// Leaks are not in the report: a process that ends at its first error would end at its first leak,
// so the driver asks Memcheck how many blocks are left.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/native/ToolReport.h"

#include "llvm/ADT/StringRef.h"

#include <variant>

namespace freehold::native {

/// Returns the report, or why it cannot be read.
std::variant<ToolReport, std::string> readMemcheckLog(llvm::StringRef xml);

} // namespace freehold::native
