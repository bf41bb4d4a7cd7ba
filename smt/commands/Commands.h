//===- Commands.h - The subcommands of freehold-prove -----------*- C++ -*-===//
// Each has a file of its own, with its options; main only finds it. What they share is in
// SharedOptions.h.
//===----------------------------------------------------------------------===//
#pragma once

#include "llvm/Support/CommandLine.h"

namespace freehold::smt {

/// Exit codes, as README.md lists them for all tools.
enum Exit { kAllGood = 0, kDefect = 1, kBadInput = 2, kInconclusive = 3, kOurFault = 4 };
/// The one that outranks the other: a fault, bad input, a refutation, unknown, all proved.
Exit worse(Exit a, Exit b);

extern llvm::cl::SubCommand lemmasSub, patternsSub, rewriteSub;

int runLemmas();
int runPatterns();
int runRewrite();

} // namespace freehold::smt
