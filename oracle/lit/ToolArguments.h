//===- ToolArguments.h - The command line of an mlir-opt --------*- C++ -*-===//
// What has to be known of the arguments of a tool like mlir-opt, to run it again on the same program
// without its side effects. Options that are not known here are passed on. Knows no MLIR and no LLVM.
//===----------------------------------------------------------------------===//
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace freehold::lit {

struct ToolArguments {
  std::vector<std::string> all;
  /// Index of the file that is read, if there is one.
  std::optional<size_t> input;
  bool readsStdin = false;
  /// What is between the programs of the input, and of the output, if there may be several.
  std::optional<std::string> marker, outputMarker;
  /// Files that define dialects of the tool's own: plug-ins, and modules of IRDL.
  std::vector<std::string> dialectPlugins, irdlFiles;
};

ToolArguments parseToolArguments(std::vector<std::string> arguments);

/// How to run the tool a second time. It reads stdin then.
struct Rerun {
  /// The input is one part of a file of several programs.
  bool isPart = false;
  /// Print the IR after each pass to stderr.
  bool hasDump = false;
  /// Print generic IR with locations, which needs none of the tool's own dialects to be read.
  bool isGeneric = true;
};

/// Returns the arguments of such a run: nothing is written but stdout and stderr.
std::vector<std::string> rerunArguments(const ToolArguments &arguments, const Rerun &how);

/// Returns the options that are not about files and output, such as "canonicalize cse".
std::string passesOf(const ToolArguments &arguments);

} // namespace freehold::lit
