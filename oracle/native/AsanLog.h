//===- AsanLog.h - Parsing of AddressSanitizer logs -------------*- C++ -*-===//
// Only its stable parts are read:
//   ==1==ERROR: AddressSanitizer: heap-use-after-free on address 0x602000000010 at pc ...
//   SUMMARY: AddressSanitizer: heap-use-after-free (/tmp/program.so+0x1234)
//   Direct leak of 16 byte(s) in 1 object(s) allocated from:
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/native/ToolReport.h"

#include "llvm/ADT/StringRef.h"

namespace freehold::native {

/// Parses the log of a process; an empty text means that it had no errors.
ToolReport readAsanLog(llvm::StringRef text);

} // namespace freehold::native
