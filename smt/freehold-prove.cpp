//===- freehold-prove.cpp - Lemmas, patterns, rewrites --------------------===//
#include "smt/Commands.h"

#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/raw_ostream.h"

using namespace freehold::smt;

static const struct {
  llvm::cl::SubCommand &sub;
  int (*run)();
} kCommands[] = {{lemmasSub, runLemmas}, {patternsSub, runPatterns}, {rewriteSub, runRewrite}};

/// An answer that nobody could read is none.
static int finish(int code) {
  llvm::outs().flush();
  if (!llvm::outs().has_error())
    return code;
  llvm::errs() << "freehold-prove: error: stdout: " << llvm::outs().error().message() << '\n';
  llvm::outs().clear_error();
  return kOurFault;
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  // All options are the subcommands'.
  static llvm::cl::OptionCategory none("freehold-prove options");
  llvm::cl::HideUnrelatedOptions(none);
  if (!llvm::cl::ParseCommandLineOptions(
          argc, argv, "Proves what simplifies and lowers bufferization.dealloc\n", &llvm::errs()))
    return kBadInput;
  for (const auto &command : kCommands)
    if (command.sub)
      return finish(command.run());
  llvm::errs() << "freehold-prove: error: name a command:";
  for (const auto &command : kCommands)
    llvm::errs() << ' ' << command.sub.getName();
  llvm::errs() << "; '--help' explains them\n";
  return kBadInput;
}
