//===- Program.h - What is judged -------------------------------*- C++ -*-===//
// A program is module text with its origin. It is plain data and never changed: every judge parses
// its own copy.
//===----------------------------------------------------------------------===//
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace freehold {

/// What a program needs besides MLIR's own dialects.
struct Extensions {
  /// Libraries with dialects, as mlir-opt --load-dialect-plugin takes them.
  std::vector<std::string> dialectPlugins = {};
  /// Modules of the irdl dialect, as text, that define dialects.
  std::vector<std::string> irdl = {};
  /// A module, as text, of functions that say what ops do; empty if there is none.
  std::string opModels = {};

  bool operator==(const Extensions &) const = default;
};

struct Program {
  /// The path of a file, or a name such as "seed-17" for a generated program. Diagnostics begin
  /// with it.
  std::string name;
  /// Textual MLIR. Bytecode is accepted by the parser as well.
  std::string text;
  /// Functions to run; empty means every public function with a body.
  std::vector<std::string> entries = {};
  /// A textual pass pipeline that turns `text` into what is judged, such as one-shot-bufferize for
  /// programs on tensors. Usually empty: the text itself is judged. See preparationOf.
  std::string prepare = {};
  /// Which part of its file the text is, such as "part 2 of 3"; empty if it is all of it. Reports
  /// name it. Not sent to workers.
  std::string part = {};
  Extensions extensions = {};
};

/// Returns the pipeline in the text's first line if that is "// freehold-prepare: PIPELINE". Code
/// that reads a program from a file sets Program::prepare to it.
std::string preparationOf(std::string_view text);
/// Returns such a line for the pipeline.
std::string preparationLine(std::string_view pipeline);

} // namespace freehold
