//===- IrDump.h - What --mlir-print-ir-after-all prints ---------*- C++ -*-===//
// Any driver made with MLIR prints the IR around its passes on request:
//
//   // -----// IR Dump After Canonicalizer (canonicalize) ('func.func' operation: @f) //----- //
//   func.func @f() {
//   ...
//
// Such a dump, one file or a folder of --mlir-print-ir-tree-dir, is read into records as text: what
// is in between, such as diagnostics, and what the driver prints at the end are left out. DumpSteps.h
// makes programs of them.
//===----------------------------------------------------------------------===//
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace freehold {

struct DumpRecord {
  enum class When : uint8_t { Before, After, AfterFailure } when = When::After;
  /// The argument of the pass, such as "canonicalize"; its class if it has none.
  std::string pass;
  /// "func.func" and "f" if the header names the op that the pass ran on; the text is the whole
  /// module then. Otherwise the text is that op. The symbol is empty if the op has none.
  std::string operation, symbol;
  /// Where the text begins.
  std::string file;
  unsigned line = 0;
  std::string text;
  /// False if the dump ends in the middle of the text, or of the header.
  bool isComplete = true;
  /// Whether LLVM's report of a crash follows.
  bool isBeforeCrash = false;
};

/// Returns the records of a dump's text in order. `name` is its file.
std::vector<DumpRecord> readDump(std::string_view text, const std::string &name);

/// Reads a file, stdin ("-"), or a folder of --mlir-print-ir-tree-dir, in which the numbers in file
/// names give the order. Returns an error message if there is no record.
std::variant<std::vector<DumpRecord>, std::string> readDumpAt(const std::string &path,
                                                              uint64_t bytesMax);

} // namespace freehold
