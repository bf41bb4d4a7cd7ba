//===- freehold-prove.cpp - Lemmas, patterns, rewrites, functions ---------===//
#include "smt/commands/Commands.h"

#include "oracle/core/process/Interruption.h"
#include "smt/replay/ProofJudge.h"

using namespace freehold;
using namespace freehold::smt;

int main(int argc, char **argv) {
  Tool tool(argc, argv);
  catchInterruptions();
  smt::registerProofJudge();
  return runSubcommand(
      argc, argv,
      "Proves what simplifies and lowers bufferization.dealloc, and functions that free\n",
      {{lemmasSub, runLemmas, /*usesTemporaryFiles=*/true},
       {patternsSub, runPatterns, /*usesTemporaryFiles=*/true},
       {rewriteSub, runRewrite, /*usesTemporaryFiles=*/true},
       {safeSub, runSafe, /*usesTemporaryFiles=*/true},
       {validateSub, runValidate, /*usesTemporaryFiles=*/true}});
}
