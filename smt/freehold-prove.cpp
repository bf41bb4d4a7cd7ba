//===- freehold-prove.cpp - Lemmas, patterns, rewrites --------------------===//
#include "smt/commands/Commands.h"

#include "oracle/core/Interruption.h"
#include "oracle/core/Tool.h"

#include "llvm/Support/raw_ostream.h"

using namespace freehold::smt;

static const struct {
  llvm::cl::SubCommand &sub;
  int (*run)();
} kCommands[] = {{lemmasSub, runLemmas}, {patternsSub, runPatterns}, {rewriteSub, runRewrite}};

int main(int argc, char **argv) {
  freehold::Tool tool(argc, argv);
  freehold::catchInterruptions();
  // All options are the subcommands'.
  static llvm::cl::OptionCategory none("freehold-prove options");
  llvm::cl::HideUnrelatedOptions(none);
  if (!llvm::cl::ParseCommandLineOptions(
          argc, argv, "Proves what simplifies and lowers bufferization.dealloc\n", &llvm::errs()))
    return kBadInput;
  for (const auto &command : kCommands)
    if (command.sub)
      return command.run();
  llvm::errs() << "freehold-prove: error: name a command:";
  for (const auto &command : kCommands)
    llvm::errs() << ' ' << command.sub.getName();
  llvm::errs() << "; '--help' explains them\n";
  return kBadInput;
}
