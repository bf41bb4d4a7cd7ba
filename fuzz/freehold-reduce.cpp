//===- freehold-reduce.cpp - One move by hand -----------------------------===//
#include "fuzz/reduce/ApplyMove.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"

namespace cl = llvm::cl;

static cl::opt<std::string> file(cl::Positional, cl::desc("FILE"), cl::init("-"));
static cl::opt<std::string> move("apply-move", cl::desc("Print FILE after this move"),
                                 cl::value_desc("NAME[:SITE,SITE]"));
static cl::opt<bool> list("list-moves", cl::desc("The names of the moves"));

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  if (!cl::ParseCommandLineOptions(argc, argv, "Makes a program smaller\n", &llvm::errs()))
    return 2;
  if (list) {
    freehold::reduce::listMoves(llvm::outs());
    return 0;
  }
  return freehold::reduce::applyMove(move, file, llvm::outs());
}
