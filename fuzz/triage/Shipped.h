//===- Shipped.h - The second judge: tools that everybody has ---*- C++ -*-===//
// The second judge consists of shipped tools, so that maintainers can check a defect with one
// command of mlir-opt, mlir-translate, clang and valgrind. Its output goes into the report, but
// only exit codes decide whether it shows the defect. Installed older versions of mlir-opt tell
// which ones have it.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/verdict/Judgement.h"

#include <string>
#include <vector>

namespace freehold::triage {

/// How a kind of defect is shown.
enum class Demonstration : uint8_t {
  /// mlir-opt fails or crashes.
  Transform,
  /// mlir-opt has errors under valgrind.
  Memcheck,
  /// The compiled program fails under valgrind, or leaks.
  Valgrind,
  /// The compiled program has a different exit code without the pass.
  ExitCode,
};
Demonstration demonstrationFor(DefectKind kind);

struct ShippedRun {
  /// The command, to be run in the finding's folder.
  std::string command;
  /// stdout and stderr, shortened and without process numbers.
  std::string output;
  bool shows = false;
  /// Why the command says nothing about the defect, such as that a tool is missing or cannot load a plug-in; empty
  /// if it shows the defect or runs without it. A command that fails for such a reason does not show the defect.
  std::string why = {};
};

/// Returns "show it", "do not show it" or "cannot tell: WHY", after "shipped tools".
std::string answerOf(const ShippedRun &run);

/// Runs the subject on a program with shipped tools only. The program must have a `main`, unless
/// the kind is shown by the transformation. `file` is the program's name in the command. A crash is shown by a tool
/// that crashes, a hang by one that runs out of time. Other kinds that the transformation shows are shown by a tool
/// that fails, if it reads the program and its passes take an empty module.
ShippedRun runShipped(const Subject &subject, DefectKind kind, const Program &program,
                      const std::string &file);

/// Runs a command that a person wrote in a folder with these programs. It shows the defect if it
/// fails, prints "exit code 99", or prints two lines "exit code N" (before and after) that differ. One that is not
/// found shows nothing.
ShippedRun runWritten(const std::string &command, const std::string &program,
                      const std::string &standalone);

struct VersionAnswer {
  enum class Kind : uint8_t {
    Shows,
    /// The defect does not show.
    IsFine,
    /// The tool is not installed, lacks the pass, or cannot read the program.
    CannotTell,
  } kind = Kind::CannotTell;
  /// "mlir-opt-19", and the version that it prints, such as "19.1.7".
  std::string tool, version;
  std::string why;
};

/// Returns the version of LLVM that the tool prints, such as "19.1.7"; empty if it prints none.
std::string versionOf(const std::string &tool);

/// Asks each installed mlir-opt whether its passes of the same names show the defect on any entry
/// of the request's program. Subjects that need a plug-in are skipped; of a command, which the request has shown to have the defect,
/// there is one answer, with the version of its tool. `others` are further mlir-opts.
std::vector<VersionAnswer> askVersions(const Request &request, DefectKind kind,
                                       const std::vector<std::string> &others = {});

} // namespace freehold::triage
