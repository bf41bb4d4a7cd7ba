//===- Program.h - What is judged -------------------------------*- C++ -*-===//
// A program is module text with its origin. It is plain data and never mutated:
// every judge parses its own copy.
//===----------------------------------------------------------------------===//
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace freehold {

struct Program {
  /// A file's path, or a name such as "seed-17" for a generated program. Locations in
  /// diagnostics carry it.
  std::string name;
  /// Textual MLIR. Bytecode is accepted by the parser as well.
  std::string text;
  /// Functions to run; empty means every public function with a body.
  std::vector<std::string> entries = {};
  /// A textual pass pipeline that makes of `text` what is judged, one-shot-bufferize for programs
  /// on tensors. Empty for most programs: the text itself is judged. See preparationOf.
  std::string prepare = {};
};

/// The pipeline in the text's first line, if that is "// freehold-prepare: PIPELINE". Whoever reads
/// a program from a file takes it from there.
std::string preparationOf(std::string_view text);
/// That line.
std::string preparationLine(std::string_view pipeline);

} // namespace freehold
