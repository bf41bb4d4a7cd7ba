//===- Shipped.h - The second judge: tools that everybody has ---*- C++ -*-===//
// A defect is shown to a maintainer by one command made of mlir-opt, mlir-translate, clang and
// valgrind. What it printed goes into the report; whether it shows the defect is decided by
// exit codes alone. Older mlir-opts, where they are installed, say since when it is there.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/Judgement.h"

#include <string>
#include <vector>

namespace freehold::triage {

/// How a kind of defect is shown.
enum class Showing : uint8_t {
  /// mlir-opt fails or crashes.
  Transform,
  /// The compiled program fails under valgrind, or leaks.
  Valgrind,
  /// The compiled program ends with another exit code than without the pass.
  ExitCode,
};
Showing showingOf(DefectKind kind);

struct ShippedRun {
  /// To be run in the finding's folder.
  std::string command;
  /// Both streams, shortened, without process numbers.
  std::string output;
  bool shows = false;
};

/// Runs the subject on a program with shipped tools only: one with a `main`, unless the kind is
/// shown by the transformation. `file` is the name that the command has for it.
ShippedRun runShipped(const Subject &subject, DefectKind kind, const std::string &program,
                      const std::string &file);

/// A command that people wrote, run in a folder with these programs. It shows the defect when it
/// fails, prints "exit code 99", or prints two lines "exit code N" (before and after) that differ.
ShippedRun runWritten(const std::string &command, const std::string &program,
                      const std::string &standalone);

struct VersionAnswer {
  enum class Kind : uint8_t {
    Shows,
    /// It runs, and all is well.
    IsFine,
    /// It has no such pass, or cannot read the program, or is not installed.
    CannotTell,
  } kind = Kind::CannotTell;
  /// "mlir-opt-19", and what it says of itself, such as "19.1.7".
  std::string tool, version;
  std::string why;
};

/// Asks each installed mlir-opt whether its passes of the same names show the defect on any entry
/// of the request's program. Subjects that are commands
/// or come from a plug-in are not asked about.
std::vector<VersionAnswer> askVersions(const Request &request, DefectKind kind);

} // namespace freehold::triage
