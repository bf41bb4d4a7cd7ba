//===- Tool.h - What each tool's main does around its work ------*- C++ -*-===//
// An answer that nobody could read is none: when stdout or stderr could not be written, a full disk
// or a pipe that was closed, the exit code is 4 and stderr says so, whatever the answer was. LLVM
// would end with 1, which is the code of a defect.
//===----------------------------------------------------------------------===//
#pragma once

#include "llvm/Support/InitLLVM.h"

namespace freehold {

/// To stand first in a main. Closed standard descriptors are not given to files that are opened
/// later; a closed pipe, a full disk or a limit of file size is an error of the write, not a signal.
class Tool {
public:
  Tool(int &argc, char **&argv);

private:
  /// Whether the caller had SIGHUP ignored, as nohup does: LLVM would handle it.
  bool ignoresHangup_;
  llvm::InitLLVM init_;
};

/// Whether something of stdout or stderr is lost already, so that going on is in vain.
bool isOutputLost();

/// Whether a loop should end: interrupted, or its output lost.
bool mustStop();

} // namespace freehold
