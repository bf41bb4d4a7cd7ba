//===- Subject.h - What is tested -------------------------------*- C++ -*-===//
// A subject transforms a program. Built-in subjects are rows of the table in Subjects.cpp; to test
// another pipeline, add a row.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/program/Contract.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace freehold {

struct Subject {
  enum class Kind : uint8_t {
    /// `text` is a textual pass pipeline, run in process.
    Pipeline,
    /// `text` is a command line that reads IR on stdin and writes IR to stdout.
    Command,
    /// `text` is the path of a module that is used as the output; `module` is its text, if that is
    /// not the whole file.
    Target,
  };
  std::string name;
  std::string summary;
  Kind kind = Kind::Pipeline;
  std::string text;
  Contract contract;
  /// For a command: the version of MLIR whose IR it reads and writes; 0 for this program's own.
  unsigned version = 0;
  /// Plug-ins that define passes of the pipeline.
  std::vector<std::string> plugins = {};
  /// For a target: the output itself. Empty if it is read from the file.
  std::string module = {};
  /// A subject known to be wrong. A campaign that does not report its defects is broken.
  bool canary = false;
};

/// The built-in subjects, in the order in which they are listed.
const std::vector<Subject> &subjectTable();

/// Finds a subject by name; null if there is none.
const Subject *findSubject(std::string_view name);

/// Returns the words of CallAdaptation, the values of --signatures.
std::string_view spell(CallAdaptation adaptation);
/// The inverse of spell; std::nullopt for an unknown word.
std::optional<CallAdaptation> parseAdaptation(std::string_view word);
/// Returns all these words, for messages.
std::string adaptationWords();

} // namespace freehold
