//===- RunTool.h - The tool itself, as if nobody stood in between -*- C++ -*-===//
// The tool inherits stdin, stdout and stderr, so that what it prints, in which order and how it ends are
// its own doing. Nothing of LLVM or MLIR is set up before it has ended.
//===----------------------------------------------------------------------===//
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace freehold::lit {

/// Everything that can be read from a descriptor, from its position on.
std::string readAll(int descriptor);

struct ToolEnding {
  bool isStarted = false;
  /// The exit code, or the signal that ended it.
  int exitCode = 0, signal = 0;
  uint64_t milliseconds = 0;
};

/// Reads all of stdin and makes it readable again from its start. A terminal is left alone. Returns what
/// it held; empty if that is not known.
std::string keepStdin();

/// Runs the tool and waits for it. `name` is what it gets as its own name.
ToolEnding runTool(const std::string &path, const std::string &name,
                   const std::vector<std::string> &arguments);

/// Returns the tool of this name that is in PATH and is not this program, as which it may be installed.
std::string findOtherTool(const std::string &name);

/// Ends this process as the tool ended.
[[noreturn]] void endAs(const ToolEnding &ending);

} // namespace freehold::lit
