//===- Commands.h - The subcommands of freehold-fuzz ------------*- C++ -*-===//
// Each subcommand has its own file with its options. main() only dispatches to it.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/process/Tool.h"

#include "llvm/Support/CommandLine.h"

namespace freehold::fuzz {

extern llvm::cl::SubCommand genSub, enumerateSub, mutateSub, runSub, replaySub, triageSub,
    targetSub, opsSub, reportSub, mergeSub, growthSub, matrixSub;

int runGen();
int runEnumerate();
int runMutate();
int runRun();
int runReplay();
int runTriage();
int runOps();
int runTarget();
int runReport();
int runMerge();
int runGrowth();
int runMatrix();

} // namespace freehold::fuzz
