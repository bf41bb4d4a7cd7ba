//===- Tool.h - What each tool's main does around its work ------*- C++ -*-===//
// If stdout or stderr could not be written (a full disk, a closed pipe), the exit code is 4 and
// stderr says so, whatever the result was. LLVM would exit with 1, which means a defect.
//===----------------------------------------------------------------------===//
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"

#include <string>

namespace freehold {

/// Exit codes of all tools, as README.md lists them.
enum Exit : int { kAllGood = 0, kDefect = 1, kBadInput = 2, kInconclusive = 3, kOurFault = 4 };

/// Returns the code that takes precedence: a fault, bad input, a defect, inconclusive, all good.
Exit worse(Exit a, Exit b);

/// Prints "TOOL COMMAND: error: MESSAGE" to stderr and returns the code. `command` is the subcommand,
/// or empty.
Exit fail(llvm::StringRef command, const llvm::Twine &message, Exit code = kBadInput);
/// As `fail`, for errors in Freehold itself: "fault:" instead of "error:", and code 4.
Exit fault(llvm::StringRef command, const llvm::Twine &message);

/// A subcommand of a tool, and the function that does its work and returns the exit code.
struct Subcommand {
  llvm::cl::SubCommand &options;
  int (*run)();
  /// Whether it cannot do without temporary files, so that it is an error if none can be made.
  bool usesTemporaryFiles = false;
};
/// Parses the command line of a tool that consists of subcommands, and runs the one that is named. An option that the
/// subcommand does not have is an error, although LLVM takes those of linked libraries.
int runSubcommand(int argc, char **argv, llvm::StringRef overview,
                  llvm::ArrayRef<Subcommand> commands);

/// Returns where a folder that comes with Freehold is, such as corpus/findings: here, or where the tool is
/// installed or was built. Empty if it is nowhere.
std::string shippedFolder(llvm::StringRef name);

/// Construct it first in main. Files opened later do not get the numbers of closed standard
/// descriptors. A closed pipe, a full disk or a limit of file size is a write error, not a signal.
class Tool {
public:
  Tool(int &argc, char **&argv);

private:
  /// Whether the caller ignored SIGHUP, as nohup does; LLVM would handle it.
  bool ignoresHangup_;
  llvm::InitLLVM init_;
};

/// Starts the tool again with the same addresses each time, so that what a subject makes of pointers (the order of a
/// hash table, what is found in freed memory) is the same each time too. Does nothing if that is so already, or if the
/// system does not allow it, as in some containers. Call it before anything is printed.
void fixAddresses();

/// Returns true if output to stdout or stderr is lost already, so that further work is useless.
bool isOutputLost();

/// Returns true if a loop should end, since the tool was interrupted or its output is lost.
bool mustStop();

} // namespace freehold
