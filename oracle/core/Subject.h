//===- Subject.h - What is tested -------------------------------*- C++ -*-===//
// A subject turns a program into another. One row of the table in Subjects.cpp each;
// adding a pipeline under test is adding a row.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/Contract.h"

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
    /// `text` is the path of a module that stands for the output.
    Target,
  };
  std::string name;
  std::string summary;
  Kind kind = Kind::Pipeline;
  std::string text;
  Contract contract;
  /// Of a command: the older MLIR whose IR it speaks, 0 for this program's own.
  unsigned version = 0;
  /// Libraries that define passes of the pipeline.
  std::vector<std::string> plugins = {};
  /// Known to be wrong: a campaign in which its defects are not seen is broken.
  bool canary = false;
};

/// The built-in subjects, in the order they are listed.
const std::vector<Subject> &subjectTable();

/// nullptr when there is none of this name.
const Subject *findSubject(std::string_view name);

/// "none", "out-params", "equivalent-results": what --signatures takes.
std::string_view spell(CallAdaptation adaptation);
/// The inverse of spell; nullopt when the word is none.
std::optional<CallAdaptation> parseAdaptation(std::string_view word);
/// All the words, for messages.
std::string adaptationWords();

} // namespace freehold
