//===- freehold-fuzz.cpp - Programs, campaigns, findings ------------------===//
#include "fuzz/Commands.h"

#include "oracle/core/Tool.h"

#include "llvm/Support/raw_ostream.h"

using namespace freehold::fuzz;

static const struct {
  llvm::cl::SubCommand &sub;
  int (*run)();
} kCommands[] = {
    {genSub, runGen},       {enumerateSub, runEnumerate}, {mutateSub, runMutate}, {runSub, runRun},
    {replaySub, runReplay}, {triageSub, runTriage},       {targetSub, runTarget}, {opsSub, runOps}};

int main(int argc, char **argv) {
  freehold::Tool tool(argc, argv);
  // All options are the subcommands'.
  static llvm::cl::OptionCategory none("freehold-fuzz options");
  llvm::cl::HideUnrelatedOptions(none);
  if (!llvm::cl::ParseCommandLineOptions(
          argc, argv, "Makes programs, and judges passes with them\n", &llvm::errs()))
    return kBadInput;
  for (const auto &command : kCommands)
    if (command.sub)
      return command.run();
  llvm::errs() << "freehold-fuzz: error: name a command:";
  for (const auto &command : kCommands)
    llvm::errs() << ' ' << command.sub.getName();
  llvm::errs() << "; '--help' explains them\n";
  return kBadInput;
}
