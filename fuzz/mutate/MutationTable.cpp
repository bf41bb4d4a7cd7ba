//===- MutationTable.cpp - All mutations ----------------------------------===//
// The list of all mutations, each made by a function of mutations/Families.h. A random choice is an
// index into this table, so inserting or reordering rows changes which program a seed gives.
//===----------------------------------------------------------------------===//
#include "fuzz/mutate/mutations/Families.h"

using namespace freehold::mutate;

const std::vector<Mutation> &freehold::mutate::mutationTable() {
  static const std::vector<Mutation> table = {
      changeConstant(),
      changeBuffer(),
      changeOperand(),
      swapOperands(),
      swapArguments(),
      toggleVisibility(),
      deleteOp(),
      moveOp(),
      sinkOp(),
      hoistOp(),
      mergeBlocks(),
      swapSuccessors(),
      swapRegions(),
      splitBlock(),
      addBlockArgument(),
      addIterArg(),
      addIfResult(),
      insertPrint(),
      insertStore(),
      insertCopy(),
      insertAlloc(),
      insertClone(),
      insertSelect(),
      insertView(),
      insertManualDealloc(),
      insertCall(),
      wrapInExecuteRegion(),
      wrapInAllocaScope(),
      wrapInIf(),
      wrapInFor(),
      outline(),
      inlineCall(),
      duplicateOps(),
      duplicateBlock(),
      duplicateRegion(),
      spliceOps(),
      spliceFunction(),
      deadCopy(),
      mirrorAll(),
  };
  return table;
}

const Mutation *freehold::mutate::findMutation(llvm::StringRef name) {
  for (const Mutation &mutation : mutationTable())
    if (mutation.name == name)
      return &mutation;
  return nullptr;
}
