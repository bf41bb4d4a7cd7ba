//===- Commands.h - The subcommands of freehold-prove -----------*- C++ -*-===//
// Each subcommand has its own file with its options; main() only dispatches to it. Shared options
// are in SharedOptions.h.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/process/Tool.h"

#include "llvm/Support/CommandLine.h"

namespace freehold::smt {

extern llvm::cl::SubCommand lemmasSub, patternsSub, rewriteSub, safeSub, validateSub;

int runLemmas();
int runPatterns();
int runRewrite();
int runSafe();
int runValidate();

} // namespace freehold::smt
