//===- Families.h - The mutations, by the file they are in ------*- C++ -*-===//
#pragma once

#include "fuzz/mutate/Mutation.h"

namespace freehold::mutate {

Mutation changeConstant();
Mutation changeBuffer();
Mutation changeOperand();
Mutation swapOperands();
Mutation swapArguments();

Mutation deleteOp();
Mutation moveOp();
Mutation sinkOp();
Mutation hoistOp();
Mutation duplicateOps();

Mutation insertPrint();
Mutation insertStore();
Mutation insertAlloc();
Mutation insertManualDealloc();

Mutation insertView();
Mutation insertClone();
Mutation insertCopy();
Mutation insertSelect();

Mutation splitBlock();
Mutation mergeBlocks();
Mutation swapSuccessors();
Mutation duplicateBlock();
Mutation addBlockArgument();
Mutation deadCopy();

Mutation swapRegions();
Mutation duplicateRegion();
Mutation addIterArg();
Mutation addIfResult();

Mutation wrapInIf();
Mutation wrapInFor();
Mutation wrapInExecuteRegion();
Mutation wrapInAllocaScope();

Mutation toggleVisibility();
Mutation outline();
Mutation inlineCall();
Mutation insertCall();

Mutation spliceFunction();
Mutation spliceOps();

Mutation mirrorAll();

} // namespace freehold::mutate
