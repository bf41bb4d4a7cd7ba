//===- Checker.h - freehold-check, asked from inside of another tool -------===//
// The host has threads and libraries of its own, so programs are judged in a process of their own,
// which is told everything in files and answers in JSON.
//===----------------------------------------------------------------------===//
#pragma once

#include <string>
#include <variant>
#include <vector>

namespace freehold {

struct CheckerOptions {
  /// The path of freehold-check; empty to look beside the plug-in, and then in PATH.
  std::string path;
  /// Options of freehold-check, such as "--inputs=8".
  std::vector<std::string> arguments = {};
};

/// What freehold-check says of one entry after one step, or of a step that could not be judged.
struct CheckedEntry {
  enum class Verdict { Agree, Defect, Inconclusive } verdict = Verdict::Agree;
  /// The step as freehold-check names it: "pass cse, step 2 of 3". Empty entry: no function was run.
  std::string step, entry;
  /// The kind of a defect, or the reason for inconclusive.
  std::string word;
  /// "file:line:column", or "-".
  std::string location, message;
  struct Note {
    std::string location, message;
  };
  std::vector<Note> notes;
};

/// Judges a dump of passes (core/program/IrDump.h) of the program `input`, both as text. Returns what
/// went wrong if there is no answer.
std::variant<std::vector<CheckedEntry>, std::string>
askChecker(const CheckerOptions &options, const std::string &input, const std::string &dump);

} // namespace freehold
