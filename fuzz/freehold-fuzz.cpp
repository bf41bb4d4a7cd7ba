//===- freehold-fuzz.cpp - Programs, campaigns, findings ------------------===//
#include "fuzz/Commands.h"

#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/raw_ostream.h"

using namespace freehold::fuzz;

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  if (!llvm::cl::ParseCommandLineOptions(
          argc, argv, "Makes programs, and judges passes with them\n", &llvm::errs()))
    return kBadInput;
  struct {
    llvm::cl::SubCommand &sub;
    int (*run)();
  } static const commands[] = {
      {genSub, runGen},       {mutateSub, runMutate}, {runSub, runRun}, {replaySub, runReplay},
      {triageSub, runTriage}, {targetSub, runTarget}, {opsSub, runOps}};
  for (const auto &command : commands)
    if (command.sub)
      return command.run();
  llvm::errs() << "freehold-fuzz: error: name a command: gen, mutate, run, replay, triage, "
                  "target or ops; '--help' explains them\n";
  return kBadInput;
}
