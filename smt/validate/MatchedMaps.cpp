//===- MatchedMaps.cpp - Affine maps that leave their numbers -------------===//
// Terms of affine maps wrap where they leave 64 bits. The maps themselves are poison there, also if a later step comes
// back:
//
//   source: %k = arith.addi %a, %b : index       wraps
//           %v = affine.load %m[symbol(%k)]
//   target: %v = affine.load %m[symbol(%a) + symbol(%b)]
//
// With two numbers whose sum is 2^64, the source reads the first element, and the target is undefined. So what a
// target decides or accesses by a map must not leave the numbers, as far as the source does not either.
//===----------------------------------------------------------------------===//
#include "smt/validate/MatchedOps.h"
#include "smt/validate/PureTerms.h"

#include "mlir/IR/IntegerSet.h"

using namespace mlir;

namespace freehold::smt::safe {

/// Chains of affine.apply are looked through to this depth.
static constexpr unsigned kAppliesMax = 16;

namespace {
struct MapUse {
  AffineMap map;
  ValueRange operands;
};
} // namespace

/// The maps by whose results the op decides or accesses.
static SmallVector<MapUse> mapsOf(Operation *op) {
  if (auto load = dyn_cast<affine::AffineReadOpInterface>(op))
    return {{load.getAffineMap(), load.getMapOperands()}};
  if (auto store = dyn_cast<affine::AffineWriteOpInterface>(op))
    return {{store.getAffineMap(), store.getMapOperands()}};
  if (auto loop = dyn_cast<affine::AffineForOp>(op))
    return {{loop.getLowerBoundMap(), loop.getLowerBoundOperands()},
            {loop.getUpperBoundMap(), loop.getUpperBoundOperands()}};
  if (auto loop = dyn_cast<affine::AffineParallelOp>(op))
    return {{loop.getLowerBoundsMap(), loop.getLowerBoundsOperands()},
            {loop.getUpperBoundsMap(), loop.getUpperBoundsOperands()}};
  if (auto choice = dyn_cast<affine::AffineIfOp>(op)) {
    IntegerSet set = choice.getIntegerSet();
    return {{AffineMap::get(set.getNumDims(), set.getNumSymbols(), set.getConstraints(),
                            op->getContext()),
             choice.getOperands()}};
  }
  return {};
}

std::optional<std::vector<Term>> MatchedOps::overflowsOf(const Related &related, Side side,
                                                         unsigned frame, AffineMap map,
                                                         ValueRange operands) {
  std::vector<Term> terms;
  for (Value operand : operands) {
    terms.push_back(termOf(related, side, {frame, operand}));
    if (!terms.back())
      return std::nullopt;
  }
  return mapOverflows(classes_.terms(), map, terms);
}

Term MatchedOps::overflowOf(const Related &related, Side side, unsigned frame, AffineMap map,
                            ValueRange operands) {
  auto steps = overflowsOf(related, side, frame, map, operands);
  return steps ? classes_.terms().any(*steps) : nullptr;
}

/// Adds that a map of the source does not overflow, nor what its operands are computed by.
void MatchedOps::assumeExact(std::vector<Term> &facts, const Related &related, unsigned frame,
                             AffineMap map, ValueRange operands) {
  SmallVector<std::pair<AffineMap, ValueRange>> work = {{map, operands}};
  for (unsigned met = 0; !work.empty() && met < kAppliesMax; ++met) {
    auto [next, values] = work.pop_back_val();
    if (Term overflows = overflowOf(related, Side::Source, frame, next, values))
      facts.push_back(classes_.terms().negate(overflows));
    for (Value value : values)
      if (auto apply = value.getDefiningOp<affine::AffineApplyOp>())
        work.push_back({apply.getAffineMap(), apply.getMapOperands()});
  }
}

bool MatchedOps::overflowsNoMore(const Related &related, unsigned frame, Operation *op,
                                 unsigned itsFrame, Operation *its) {
  std::vector<Term> facts(related.facts.begin(), related.facts.end());
  if (op)
    for (const MapUse &use : mapsOf(op))
      assumeExact(facts, related, frame, use.map, use.operands);
  return llvm::all_of(mapsOf(its), [&](const MapUse &use) {
    Term overflows = overflowOf(related, Side::Target, itsFrame, use.map, use.operands);
    return overflows && equalities_.holds(facts, classes_.terms().negate(overflows));
  });
}

} // namespace freehold::smt::safe
