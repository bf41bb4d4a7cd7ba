//===- MatchedChoices.cpp - Loops, choices and accesses by maps -----------===//
#include "smt/validate/DefinedOps.h"
#include "smt/validate/MatchedOps.h"

#include "passes/analysis/MemRefEffects.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/IntegerSet.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/OperationSupport.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace freehold::smt::safe {

std::optional<std::vector<Term>> MatchedOps::mapOf(const Related &related, Side side,
                                                   unsigned frame, AffineMap map,
                                                   ValueRange operands) {
  std::vector<Term> terms;
  for (Value operand : operands) {
    terms.push_back(termOf(related, side, {frame, operand}));
    if (!terms.back())
      return std::nullopt;
  }
  return mapTerms(classes_.terms(), map, terms);
}

/// The greatest of a map's results, or the least; null if it is not known.
Term MatchedOps::bestOf(const Related &related, Side side, unsigned frame, AffineMap map,
                        ValueRange operands, bool isGreatest) {
  Terms &t = classes_.terms();
  auto results = mapOf(related, side, frame, map, operands);
  Term best = results && !results->empty() ? results->front() : nullptr;
  for (size_t n = 1; best && n < results->size(); ++n) {
    Term each = (*results)[n];
    best = t.ite(isGreatest ? t.bvSlt(best, each) : t.bvSlt(each, best), each, best);
  }
  return best;
}

/// The greatest lower bound, or the least upper one; null if it is not known.
Term MatchedOps::boundOf(const Related &related, Side side, unsigned frame,
                         affine::AffineBound bound, bool isLower) {
  return bestOf(related, side, frame, bound.getMap(), bound.getOperands(), isLower);
}

Term MatchedOps::affineInduction(const Related &related, Side side, unsigned frame,
                                 const Edge &edge) {
  auto loop = cast<affine::AffineForOp>(edge.regionOp);
  if (edge.isEntry)
    return boundOf(related, side, frame, loop.getLowerBound(), /*isLower=*/true);
  Term at = termOf(related, side, {frame, loop.getInductionVar()});
  return at ? classes_.terms().bvAdd(at, classes_.terms().literal(kIndex, loop.getStepAsInt()))
            : nullptr;
}

Term MatchedOps::affineCondition(const Related &related, Side side, unsigned frame,
                                 const Edge &edge) {
  Terms &t = classes_.terms();
  if (auto loop = dyn_cast<affine::AffineForOp>(edge.regionOp)) {
    Term at = affineInduction(related, side, frame, edge);
    Term upper = boundOf(related, side, frame, loop.getUpperBound(), /*isLower=*/false);
    if (!at || !upper)
      return nullptr;
    return edge.enters ? t.bvSlt(at, upper) : t.negate(t.bvSlt(at, upper));
  }
  auto choice = cast<affine::AffineIfOp>(edge.regionOp);
  IntegerSet set = choice.getIntegerSet();
  auto map = AffineMap::get(set.getNumDims(), set.getNumSymbols(), set.getConstraints(),
                            choice.getContext());
  auto values =
      edge.isEntry ? mapOf(related, side, frame, map, choice.getOperands()) : std::nullopt;
  if (!values)
    return nullptr;
  std::vector<Term> all;
  Term zero = t.literal(kIndex, 0);
  for (auto [n, value] : llvm::enumerate(*values))
    all.push_back(set.isEq(n) ? t.equal(value, zero) : t.negate(t.bvSlt(value, zero)));
  return edge.enters == &choice.getThenRegion() ? t.all(all) : t.negate(t.all(all));
}

/// The values that an access by an affine map is made of, and the bounds of a loop.
static SmallVector<Value> indicesOf(Operation *op) {
  if (auto load = dyn_cast<affine::AffineReadOpInterface>(op))
    return SmallVector<Value>(load.getMapOperands());
  if (auto store = dyn_cast<affine::AffineWriteOpInterface>(op))
    return SmallVector<Value>(store.getMapOperands());
  SmallVector<Value> bounds;
  if (auto loop = dyn_cast<affine::AffineForOp>(op)) {
    llvm::append_range(bounds, loop.getLowerBoundOperands());
    llvm::append_range(bounds, loop.getUpperBoundOperands());
  } else if (isa<affine::AffineParallelOp>(op)) {
    llvm::append_range(bounds, op->getOperands());
  } else if (auto loop = dyn_cast<LoopLikeOpInterface>(op)) {
    for (const auto &numbers :
         {loop.getLoopLowerBounds(), loop.getLoopUpperBounds(), loop.getLoopSteps()})
      for (OpFoldResult number : numbers.value_or(SmallVector<OpFoldResult>()))
        if (auto value = dyn_cast<Value>(number))
          bounds.push_back(value);
  }
  return bounds;
}

/// Where an access by an affine map goes, as one term for each dimension.
std::optional<std::vector<Term>> MatchedOps::placeOf(const Related &related, Side side,
                                                     unsigned frame, Operation *op) {
  AffineMap map;
  OperandRange operands = op->getOperands();
  if (auto load = dyn_cast<affine::AffineReadOpInterface>(op)) {
    map = load.getAffineMap();
    operands = load.getMapOperands();
  } else {
    auto store = cast<affine::AffineWriteOpInterface>(op);
    map = store.getAffineMap();
    operands = store.getMapOperands();
  }
  return mapOf(related, side, frame, map, operands);
}

/// Whether two accesses by affine maps are one, however the maps are written.
bool MatchedOps::accessTheSame(const Related &related, unsigned frame, Operation *op,
                               unsigned itsFrame, Operation *its) {
  if (op->getName() != its->getName() || op->getResultTypes() != its->getResultTypes())
    return false;
  auto same = [&](Value a, Value b) { return areSame(related, frame, a, itsFrame, b); };
  if (auto load = dyn_cast<affine::AffineLoadOp>(op)) {
    Value mine = load.getMemRef(), other = cast<affine::AffineLoadOp>(its).getMemRef();
    if (!same(mine, other) && !readSame(related, frame, mine, itsFrame, other))
      return false;
  } else if (auto store = dyn_cast<affine::AffineStoreOp>(op)) {
    auto other = cast<affine::AffineStoreOp>(its);
    if (!same(store.getMemRef(), other.getMemRef()) || !same(store.getValue(), other.getValue()))
      return false;
  } else {
    return false;
  }
  auto mine = placeOf(related, Side::Source, frame, op);
  auto others = placeOf(related, Side::Target, itsFrame, its);
  return mine && others && mine->size() == others->size() &&
         haveNoMorePoison(related, frame, indicesOf(op), itsFrame, indicesOf(its)) &&
         overflowsNoMore(related, frame, op, itsFrame, its) &&
         llvm::all_of(llvm::zip_equal(*mine, *others), [&](const auto &both) {
           return equalities_.areEqual(related.facts, std::get<0>(both), std::get<1>(both));
         });
}

//===----------------------------------------------------------------------===//
// Decisions and results
//===----------------------------------------------------------------------===//

/// The properties that do not say how many values are passed along.
static SmallVector<NamedAttribute> choosingProperties(Operation *op) {
  SmallVector<NamedAttribute> chosen;
  if (auto all = dyn_cast_or_null<DictionaryAttr>(propertiesOf(op)))
    for (NamedAttribute attribute : all)
      if (attribute.getName() != "operandSegmentSizes")
        chosen.push_back(attribute);
  return chosen;
}

/// The operands that decide, not those that are passed along.
static SmallVector<Value> choosingOperands(Operation *op) {
  SmallVector<Value> chosen(op->getOperands());
  auto branch = dyn_cast<RegionBranchOpInterface>(op);
  if (!branch)
    return chosen;
  SmallVector<RegionSuccessor> successors;
  branch.getSuccessorRegions(RegionBranchPoint::parent(), successors);
  DenseSet<unsigned> passed;
  for (const RegionSuccessor &successor : successors)
    for (OpOperand &operand : op->getOpOperands())
      if (OperandRange range = branch.getEntrySuccessorOperands(successor);
          !range.empty() && operand.getOperandNumber() >= range.getBeginOperandIndex() &&
          operand.getOperandNumber() < range.getBeginOperandIndex() + range.size())
        passed.insert(operand.getOperandNumber());
  SmallVector<Value> deciding;
  for (auto [number, operand] : llvm::enumerate(chosen))
    if (!passed.contains(number))
      deciding.push_back(operand);
  return deciding;
}

/// Whether the op may never end: a loop that does not count, or blocks that may be one.
static bool mayNotEnd(Operation *op) {
  auto branch = dyn_cast<RegionBranchOpInterface>(op);
  bool counts = isa<scf::ForOp, affine::AffineForOp>(op) || isParallelLoop(op);
  return llvm::any_of(op->getRegions(), [&](Region &region) {
    return (!region.empty() && !region.hasOneBlock()) ||
           (branch && !counts && branch.isRepetitiveRegion(region.getRegionNumber()));
  });
}

bool combinesSilently(Operation *op) {
  for (Region &region : op->getRegions())
    for (Block &block : region)
      if (block.mightHaveTerminator())
        for (Region &inner : block.back().getRegions())
          if (inner
                  .walk([](Operation *nested) {
                    return isMemoryEffectFree(nested) && !mayNotEnd(nested)
                               ? WalkResult::advance()
                               : WalkResult::interrupt();
                  })
                  .wasInterrupted())
            return false;
  return true;
}

Term MatchedOps::numberOf(const Related &related, Side side, unsigned frame, OpFoldResult number) {
  if (auto value = dyn_cast<Value>(number))
    return termOf(related, side, {frame, value});
  auto constant = dyn_cast<IntegerAttr>(cast<Attribute>(number));
  return constant ? classes_.terms().literal(kIndex, constant.getInt()) : nullptr;
}

bool MatchedOps::areSameNumbers(const Related &related, unsigned frame, Numbers mine,
                                unsigned itsFrame, Numbers its) {
  return mine.size() == its.size() &&
         llvm::all_of(llvm::zip_equal(mine, its), [&](const auto &both) {
           return equalities_.areEqual(
               related.facts, numberOf(related, Side::Source, frame, std::get<0>(both)),
               numberOf(related, Side::Target, itsFrame, std::get<1>(both)));
         });
}

/// Whether two loops run over the same numbers, and reduce in the same way, whichever way their maps say so.
bool MatchedOps::areSameSpaces(const Related &related, unsigned frame, affine::AffineParallelOp op,
                               unsigned itsFrame, affine::AffineParallelOp its) {
  if (op.getNumDims() != its.getNumDims() || op.getSteps() != its.getSteps() ||
      op.getReductions() != its.getReductions())
    return false;
  for (unsigned n = 0; n < op.getNumDims(); ++n)
    for (bool isLower : {true, false}) {
      AffineMap map = isLower ? op.getLowerBoundMap(n) : op.getUpperBoundMap(n),
                other = isLower ? its.getLowerBoundMap(n) : its.getUpperBoundMap(n);
      ValueRange operands = isLower ? op.getLowerBoundsOperands() : op.getUpperBoundsOperands(),
                 others = isLower ? its.getLowerBoundsOperands() : its.getUpperBoundsOperands();
      if (!dividesByConstants(other.getResults()) ||
          !equalities_.areEqual(related.facts,
                                bestOf(related, Side::Source, frame, map, operands, isLower),
                                bestOf(related, Side::Target, itsFrame, other, others, isLower)))
        return false;
    }
  return true;
}

/// Whether two loops whose bounds may be attributes run over the same numbers.
bool MatchedOps::iterateAlike(const Related &related, unsigned frame, LoopLikeOpInterface op,
                              unsigned itsFrame, LoopLikeOpInterface its) {
  if (op->getName() != its->getName() ||
      !haveNoMorePoison(related, frame, indicesOf(op), itsFrame, indicesOf(its)) ||
      !overflowsNoMore(related, frame, op, itsFrame, its))
    return false;
  if (auto loop = dyn_cast<affine::AffineForOp>(op.getOperation())) {
    auto other = cast<affine::AffineForOp>(its.getOperation());
    return loop.getStepAsInt() == other.getStepAsInt() &&
           equalities_.areEqual(
               related.facts, boundOf(related, Side::Source, frame, loop.getLowerBound(), true),
               boundOf(related, Side::Target, itsFrame, other.getLowerBound(), true)) &&
           equalities_.areEqual(
               related.facts, boundOf(related, Side::Source, frame, loop.getUpperBound(), false),
               boundOf(related, Side::Target, itsFrame, other.getUpperBound(), false));
  }
  if (auto loop = dyn_cast<affine::AffineParallelOp>(op.getOperation()))
    return areSameSpaces(related, frame, loop, itsFrame,
                         cast<affine::AffineParallelOp>(its.getOperation()));
  if (!isa<scf::ForallOp, scf::ParallelOp>(op.getOperation()))
    return false;
  auto same = [&](std::optional<SmallVector<OpFoldResult>> mine,
                  std::optional<SmallVector<OpFoldResult>> others) {
    return mine && others && areSameNumbers(related, frame, *mine, itsFrame, *others);
  };
  return same(op.getLoopLowerBounds(), its.getLoopLowerBounds()) &&
         same(op.getLoopUpperBounds(), its.getLoopUpperBounds()) &&
         same(op.getLoopSteps(), its.getLoopSteps());
}

bool MatchedOps::chooseAlike(const Related &related, unsigned frame, Operation *op,
                             unsigned itsFrame, Operation *its) {
  if (!combinesSilently(op) || !combinesSilently(its) || isa<BranchOpInterface>(op))
    return false;
  auto areSame = [&](Value a, Value b) { return this->areSame(related, frame, a, itsFrame, b); };
  auto loop = dyn_cast<LoopLikeOpInterface>(op), other = dyn_cast<LoopLikeOpInterface>(its);
  if (loop && other && iterateAlike(related, frame, loop, itsFrame, other))
    return true;
  if (op->getName() != its->getName() || choosingProperties(op) != choosingProperties(its))
    return false;
  SmallVector<Value> mine = choosingOperands(op), others = choosingOperands(its);
  return mine.size() == others.size() &&
         llvm::all_of(llvm::zip_equal(mine, others), [&](const auto &both) {
           return areSame(std::get<0>(both), std::get<1>(both));
         });
}

/// Whether what two parallel loops reduce to is equal where both leave them: they reduce equal values, and begin
/// with equal ones. Before the first iteration there is nothing to reduce.
bool MatchedOps::reduceAlike(const Related &related, unsigned frame, const Edge &edge,
                             unsigned itsFrame, const Edge &itsEdge) {
  Operation *op = edge.regionOp, *its = itsEdge.regionOp;
  if (!isParallelLoop(op) || !isParallelLoop(its) || op->getName() != its->getName() ||
      op->getResultTypes() != its->getResultTypes() || edge.isEntry != itsEdge.isEntry)
    return false;
  auto areSame = [&](Value a, Value b) { return this->areSame(related, frame, a, itsFrame, b); };
  auto areAllSame = [&](ValueRange mine, ValueRange others) {
    return mine.size() == others.size() &&
           llvm::all_of(llvm::zip_equal(mine, others), [&](const auto &both) {
             return areSame(std::get<0>(both), std::get<1>(both));
           });
  };
  if (auto loop = dyn_cast<scf::ParallelOp>(op);
      loop && !areAllSame(loop.getInitVals(), cast<scf::ParallelOp>(its).getInitVals()))
    return false;
  if (auto loop = dyn_cast<affine::AffineParallelOp>(op);
      loop && loop.getReductions() != cast<affine::AffineParallelOp>(its).getReductions())
    return false;
  if (edge.isEntry)
    return true;
  Operation *end = op->getRegion(0).front().getTerminator(),
            *itsEnd = its->getRegion(0).front().getTerminator();
  return areAllSame(end->getOperands(), itsEnd->getOperands()) &&
         haveSameRegions(end, itsEnd, areSame);
}

} // namespace freehold::smt::safe
