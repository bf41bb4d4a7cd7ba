//===- MoveTable.cpp - All moves, in the order in which they are tried ----===//
#include "fuzz/reduce/moves/Families.h"

using namespace freehold::reduce;

const std::vector<Move> &freehold::reduce::moveTable() {
  static const std::vector<Move> table = {
      dropFunction(),
      declareFunction(),
      returnEarlyMove(),
      dropBlockMove(),
      dropOp(),
      emptyRegionMove(),
      unwrapRegionMove(),
      foldBranchMove(),
      mergeBlockMove(),
      skipBlockMove(),
      inlineFunction(),
      linalgToFillMove(),
      tensorToConstantMove(),
      tensorToFillMove(),
      cutLinalgBodyMove(),
      callToLoadMove(),
      dropRegionMove(),
      dropViewMove(),
      dropSliceMove(),
      viewToCastMove(),
      unifyTypeMove(),
      staticSizeMove(),
      plainLayoutMove(),
      dropDimensionMove(),
      shrinkSizeMove(),
      dropResultMove(),
      dropParameterMove(),
      dropBlockArgumentMove(),
      dropCarriedMove(),
      dropWhilePairMove(),
      dropWhileResultMove(),
      dropOperandMove(),
      mergeConstantsMove(),
      valueToEarlierMove(),
      valueToNumberMove(),
      valueToArgumentMove(),
      useToEarlierMove(),
      loopOnceMove(),
      shrinkConstantMove(),
      simplifyDenseMove(),
      fillToStoreMove(),
      dropAttributeMove(),
      shortenNameMove(),
      dropOpAlone(),
      inlineCallMove(),
  };
  return table;
}

const Move *freehold::reduce::findMove(llvm::StringRef name) {
  for (const Move &move : moveTable())
    if (move.name == name)
      return &move;
  return nullptr;
}
