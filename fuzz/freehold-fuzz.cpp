//===- freehold-fuzz.cpp - Programs, campaigns, findings ------------------===//
#include "fuzz/Commands.h"
#include "smt/replay/ProofJudge.h"

using namespace freehold;
using namespace freehold::fuzz;

int main(int argc, char **argv) {
  Tool tool(argc, argv);
  smt::registerProofJudge();
  return runSubcommand(argc, argv, "Makes programs, and judges passes with them\n",
                       {{genSub, runGen},
                        {enumerateSub, runEnumerate},
                        {mutateSub, runMutate},
                        {runSub, runRun, /*usesTemporaryFiles=*/true},
                        {replaySub, runReplay},
                        {triageSub, runTriage, /*usesTemporaryFiles=*/true},
                        {targetSub, runTarget},
                        {opsSub, runOps},
                        {reportSub, runReport},
                        {mergeSub, runMerge},
                        {growthSub, runGrowth, /*usesTemporaryFiles=*/true},
                        {matrixSub, runMatrix}});
}
