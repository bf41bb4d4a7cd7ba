//===- SplitFile.h - Files that hold several programs -----------*- C++ -*-===//
// MLIR's tests, and what mlir-opt --split-input-file reads and prints, have several programs in one
// file, with a marker between them. Each part is a program of its own. Its text is padded with empty
// lines, so that locations of diagnostics are lines of the whole file.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/program/Budget.h"
#include "oracle/core/program/Program.h"

#include "llvm/ADT/StringRef.h"

#include <optional>
#include <vector>

namespace freehold {

struct SplitFile {
  /// The parts that have more than comments, in order; Program::part says which they are, unless
  /// there is one part only.
  std::vector<Program> parts;
  /// For each of them its position among all parts of the file, from 0.
  std::vector<size_t> positions;
  /// The number of all parts.
  size_t count = 0;
};

/// Splits a program's text at each `marker`, as mlir-opt does. Bytecode is one part.
SplitFile splitProgram(const Program &whole, llvm::StringRef marker);

/// Reads a file and splits it; without a marker the file is the one part, and one that holds several
/// programs is refused. On failure prints an error and returns std::nullopt.
std::optional<SplitFile> readParts(llvm::StringRef path, const Budget &budget,
                                   const std::optional<std::string> &marker);

/// Returns an error that names the option to use if the text holds several programs, or is a dump
/// of passes. Read as one program, it would be misread.
std::optional<std::string> severalPrograms(const Program &program);

/// Whether the part has `expected-error` comments, as -verify-diagnostics takes them, and these are
/// the errors in `diagnostics`.
bool isRejectedAsExpected(const Program &part, llvm::StringRef diagnostics);

} // namespace freehold
