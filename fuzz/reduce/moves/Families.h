//===- Families.h - The moves, by the file they are in ----------*- C++ -*-===//
#pragma once

#include "fuzz/reduce/Move.h"

namespace freehold::reduce {

Move dropFunction();
Move declareFunction();
Move inlineFunction();
Move inlineCallMove();

Move dropParameterMove();
Move dropResultMove();

Move dropBlockMove();
Move returnEarlyMove();
Move foldBranchMove();
Move mergeBlockMove();
Move skipBlockMove();
Move dropBlockArgumentMove();

Move dropOp();
Move dropOpAlone();

Move unwrapRegionMove();
Move emptyRegionMove();
Move dropRegionMove();

Move dropCarriedMove();
Move dropWhileResultMove();
Move dropWhilePairMove();

Move dropOperandMove();

} // namespace freehold::reduce
