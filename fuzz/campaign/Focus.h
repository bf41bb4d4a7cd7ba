//===- Focus.h - What a change touches --------------------------*- C++ -*-===//
// A campaign on a change (--mode change) has ten minutes. It judges the programs of changed tests, then mutates
// these, and generates only programs with an op that changed sources name:
//
//   a.mlir            each part between "// -----" lines is a program
//   other files       "memref.realloc" and "memref::ReallocOp" name the rows of the generator for that op
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/gen/Avoid.h"
#include "oracle/core/program/Budget.h"
#include "oracle/core/program/Program.h"

#include <string>
#include <variant>
#include <vector>

namespace freehold {

struct Focus {
  std::vector<Program> tests;
  /// Rows that generated programs have one of at least; empty for any.
  gen::Rows rows;
  /// How many of the changed files are tests, other files, and not there any more.
  size_t testFiles = 0, sources = 0, gone = 0;
};

/// Reads what was changed. A file that is gone was deleted, which changes nothing here. Returns an error
/// message if one cannot be read.
std::variant<Focus, std::string> readFocus(const std::vector<std::string> &changed,
                                           const Budget &budget);

/// The rows of the ops that a source file names.
gen::Rows rowsNamedIn(llvm::StringRef source);

} // namespace freehold
