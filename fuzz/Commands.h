//===- Commands.h - The subcommands of freehold-fuzz ------------*- C++ -*-===//
// Each has a file of its own, with its options; main only finds it.
//===----------------------------------------------------------------------===//
#pragma once

#include "llvm/Support/CommandLine.h"

namespace freehold::fuzz {

/// Exit codes, as README.md lists them for all tools.
enum Exit { kAllGood = 0, kDefect = 1, kBadInput = 2, kInconclusive = 3, kOurFault = 4 };

extern llvm::cl::SubCommand genSub, enumerateSub, mutateSub, runSub, replaySub, triageSub,
    targetSub, opsSub;

int runGen();
int runEnumerate();
int runMutate();
int runRun();
int runReplay();
int runTriage();
int runOps();
int runTarget();

} // namespace freehold::fuzz
