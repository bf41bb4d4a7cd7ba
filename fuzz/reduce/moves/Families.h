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

Move valueToEarlierMove();
Move useToEarlierMove();
Move valueToNumberMove();
Move valueToArgumentMove();
Move mergeConstantsMove();

Move unifyTypeMove();
Move staticSizeMove();
Move shrinkSizeMove();
Move dropDimensionMove();
Move plainLayoutMove();

Move dropViewMove();
Move viewToCastMove();

Move dropSliceMove();
Move tensorToConstantMove();
Move tensorToFillMove();
Move cutLinalgBodyMove();

Move shrinkConstantMove();
Move simplifyDenseMove();
Move loopOnceMove();

Move callToLoadMove();
Move linalgToFillMove();
Move fillToStoreMove();

Move dropAttributeMove();
Move shortenNameMove();

} // namespace freehold::reduce
