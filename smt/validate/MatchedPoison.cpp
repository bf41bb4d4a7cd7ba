//===- MatchedPoison.cpp - That a target has no more poison ---------------===//
// Terms say what a value is where it is not poison. Two equal terms may be poison in different
// executions:
//
//   source: %r = arith.select %c, %x, %false : i1     not poison if %c is false
//   target: %r = arith.andi %c, %x : i1               poison if %x is
//
// So a value of the target is the source's only if it is *clean*, which is never poison, or of one
// *exact class* with it: made by the same ops of the same values. Poison of the source allows
// anything.
//
// The same goes for what the target does alone. It must be defined whatever the arguments are: its
// decisions and the conditions of its frees are clean, its accesses are in bounds, its allocations have no
// negative sizes (MatchedBounds.cpp).
//===----------------------------------------------------------------------===//
#include "smt/validate/MatchedOps.h"
#include "smt/validate/MovedElements.h"

#include "passes/analysis/MemRefEffects.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/IntegerSet.h"
#include "mlir/IR/Matchers.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace freehold::smt::safe {

/// Operands are looked through to this depth.
static constexpr unsigned kDepthMax = 16;
/// So many values are looked at for causes of poison.
static constexpr unsigned kValuesMax = 64;

/// Whether a constant is one or several numbers, a function or a null pointer. Poison and what is undefined are
/// constants of other attributes.
static bool isDefined(Attribute constant) {
  if (auto parts = dyn_cast<ArrayAttr>(constant))
    return llvm::all_of(parts, isDefined);
  return isa<IntegerAttr, FloatAttr, DenseElementsAttr, DenseResourceElementsAttr, SymbolRefAttr,
             LLVM::ZeroAttr>(constant);
}

Attribute definedConstant(Operation *op) {
  Attribute value;
  bool isConstant =
      op->getNumResults() == 1 && op->getNumOperands() == 0 && matchPattern(op, m_Constant(&value));
  return isConstant && isDefined(value) ? value : Attribute();
}

/// Calls `each` with those of the operands that these results depend on. What MLIR simplified away, as in d0 - d0, may be
/// poison.
template <typename Exprs>
static void forEachUsed(Exprs exprs, unsigned dims, ValueRange operands,
                        llvm::function_ref<void(Value)> each) {
  for (auto [n, operand] : llvm::enumerate(operands))
    if (llvm::any_of(exprs, [&, number = unsigned(n)](AffineExpr expr) {
          return number < dims ? expr.isFunctionOfDim(number)
                               : expr.isFunctionOfSymbol(number - dims);
        }))
      each(operand);
}

/// Whether the op's results are poison if and only if an operand is. Of affine maps, what is between
/// their operands and results may overflow.
static bool isStrict(Operation *op) {
  if (definedConstant(op))
    return true;
  if (hasFlags(op))
    return false;
  if (isa<arith::AddIOp, arith::SubIOp, arith::MulIOp, arith::AndIOp, arith::OrIOp, arith::XOrIOp,
          arith::CmpIOp, arith::MinSIOp, arith::MinUIOp, arith::MaxSIOp, arith::MaxUIOp,
          arith::ExtSIOp, arith::ExtUIOp, arith::TruncIOp, arith::IndexCastOp>(op))
    return true;
  APInt constant;
  if (op->getNumOperands() == 2 && matchPattern(op->getOperand(1), m_ConstantInt(&constant))) {
    if (isa<arith::ShLIOp, arith::ShRUIOp, arith::ShRSIOp>(op))
      return !hasFlags(op) && constant.ult(constant.getBitWidth());
    if (isa<arith::DivUIOp, arith::RemUIOp, arith::DivSIOp, arith::RemSIOp>(op))
      return !hasFlags(op) && !constant.isZero() && !constant.isAllOnes();
  }
  if (auto apply = dyn_cast<affine::AffineApplyOp>(op))
    return isa<AffineDimExpr, AffineSymbolExpr>(apply.getAffineMap().getResult(0)) &&
           apply->getNumOperands() == 1;
  return false;
}

bool isCertainCast(Operation *op) {
  auto cast = dyn_cast<memref::CastOp>(op);
  return cast && covers(cast.getSource().getType(), cast.getType());
}

/// Whether an op on numbers has a value wherever its operands have one and it is defined. Ops that have
/// poison of their own are rows of UndefinedBehaviours.cpp: those with flags, shifts, and conversions of
/// what is out of range.
static bool isTotal(Operation *op) {
  if (!isa_and_present<arith::ArithDialect>(op->getDialect()) || hasFlags(op) ||
      op->getNumRegions())
    return false;
  // Without an attribute it has no flags: a truncation that has a rounding mode only.
  auto math = dyn_cast<arith::ArithFastMathInterface>(op);
  bool isExact = !math || !math.getFastMathFlagsAttr() ||
                 math.getFastMathFlagsAttr().getValue() == arith::FastMathFlags::none;
  return isExact &&
         !isa<arith::ShLIOp, arith::ShRUIOp, arith::ShRSIOp, arith::FPToSIOp, arith::FPToUIOp>(op);
}

/// Whether the op reshapes a memref in a way that its layout may not have.
static bool isDoubtfulReshape(Operation *op) {
  if (auto expand = dyn_cast<memref::ExpandShapeOp>(op))
    return !expand.getOutputShape().empty();
  auto collapse = dyn_cast<memref::CollapseShapeOp>(op);
  return collapse && !memref::CollapseShapeOp::isGuaranteedCollapsible(
                         collapse.getSrcType(), collapse.getReassociationIndices());
}

/// Whether the op is a size of a memref of that rank, which is a number unless the memref is poison.
static bool isSizeOfMemref(Operation *op) {
  auto dim = dyn_cast<memref::DimOp>(op);
  std::optional<int64_t> index = dim ? dim.getConstantIndex() : std::nullopt;
  auto type = dim ? dyn_cast<MemRefType>(dim.getSource().getType()) : MemRefType();
  return index && type && *index >= 0 && *index < type.getRank();
}

/// Whether the op makes a memref of a memref.
static bool isView(Operation *op) {
  return isCertainCast(op) ||
         isa<memref::SubViewOp, memref::ReinterpretCastOp, memref::ViewOp, memref::TransposeOp,
             memref::ExpandShapeOp, memref::CollapseShapeOp>(op);
}

/// Whether the op's result is not poison if no operand is, where the op is defined.
static bool keepsClean(Operation *op) {
  return isStrict(op) || isTotal(op) || movesElements(op) || (isView(op) && !isDoubtfulReshape(op));
}

ValueClass MatchedOps::exactOf(const Related &related, Side side, Var var) const {
  unsigned number = classes_.number(side, var);
  const std::vector<ValueClass> &exact = related[side].exact;
  return number < exact.size() ? exact[number] : 0;
}

static bool isCleanTo(const MatchedOps &ops, ValueClasses &classes, const Related &related,
                      Side side, Var var, unsigned depth) {
  unsigned number = classes.number(side, var);
  if (number < related[side].isClean.size() && related[side].isClean[number])
    return true;
  Operation *op = var.value.getDefiningOp();
  if (!op || depth == 0)
    return false;
  // A size that a memref has is a number, whichever it is.
  if (auto dim = dyn_cast<memref::DimOp>(op))
    return isSizeOfMemref(op) &&
           isCleanTo(ops, classes, related, side, {var.frame, dim.getSource()}, depth - 1);
  if (isa<memref::ExtractStridedMetadataOp, memref::ExtractAlignedPointerAsIndexOp>(op))
    return isCleanTo(ops, classes, related, side, {var.frame, op->getOperand(0)}, depth - 1);
  if (isa<memref::GetGlobalOp, LLVM::FreezeOp>(op))
    return true;
  return keepsClean(op) && llvm::all_of(op->getOperands(), [&](Value operand) {
           return isCleanTo(ops, classes, related, side, {var.frame, operand}, depth - 1);
         });
}

bool MatchedOps::isClean(const Related &related, Side side, Var var) const {
  return isCleanTo(*this, classes_, related, side, var, kDepthMax);
}

/// Whether poison of the operand makes the result poison, or the execution undefined.
static bool passesPoisonOn(OpOperand &operand) {
  Operation *op = operand.getOwner();
  if (isa<arith::SelectOp>(op))
    return operand.getOperandNumber() == 0;
  // With flags there is more poison, not less.
  return isStrict(op) || isView(op) || isa<memref::DimOp, memref::ExtractStridedMetadataOp>(op) ||
         (isa_and_present<arith::ArithDialect>(op->getDialect()) && !op->getNumRegions());
}

/// The exact classes of values of the source of which one is poison only if the value is.
std::set<ValueClass> MatchedOps::causesOfPoison(const Related &related, unsigned frame,
                                                Value value) const {
  std::set<ValueClass> causes;
  std::vector<Value> work = {value};
  for (unsigned met = 0; !work.empty() && met < kValuesMax; ++met) {
    Value next = work.back();
    work.pop_back();
    if (ValueClass exact = exactOf(related, Side::Source, {frame, next}))
      causes.insert(exact);
    if (Operation *op = next.getDefiningOp())
      for (OpOperand &operand : op->getOpOperands())
        if (passesPoisonOn(operand))
          work.push_back(operand.get());
  }
  return causes;
}

/// Whether each cause for a value of the target to be poison is one of `causes`.
bool MatchedOps::isPoisonOnlyBy(const std::set<ValueClass> &causes, const Related &related,
                                unsigned frame, Value value) const {
  std::vector<Value> work = {value};
  for (unsigned met = 0; !work.empty(); ++met) {
    Value next = work.back();
    work.pop_back();
    Var var{frame, next};
    if (causes.count(exactOf(related, Side::Target, var)) || isClean(related, Side::Target, var))
      continue;
    Operation *op = next.getDefiningOp();
    // What moves elements also moves their poison to where the source's value may have none.
    if (met == kValuesMax || !op || movesElements(op) || !(keepsClean(op) || isSizeOfMemref(op)))
      return false;
    // The number of a size's dimension is a constant.
    llvm::append_range(work, op->getOperands());
  }
  return true;
}

bool MatchedOps::hasNoMorePoison(const Related &related, unsigned frame, Value mine,
                                 unsigned itsFrame, Value its) {
  if (!isInsideAsWell(related, frame, mine, itsFrame, its))
    return false;
  ValueClass exact = exactOf(related, Side::Source, {frame, mine});
  return (exact && exact == exactOf(related, Side::Target, {itsFrame, its})) ||
         isClean(related, Side::Target, {itsFrame, its}) ||
         isPoisonOnlyBy(causesOfPoison(related, frame, mine), related, itsFrame, its);
}

/// Whether an op expands a memref that is not poison to sizes that it has: each dimension becomes itself and
/// ones.
bool MatchedOps::fits(const Related &related, Side side, unsigned frame, Operation *op) {
  auto expand = dyn_cast<memref::ExpandShapeOp>(op);
  auto from = expand ? descriptorOf(related, side, frame, expand.getSrc()) : std::nullopt;
  auto sizes = from ? numbersOf(related, side, frame, expand.getMixedOutputShape()) : std::nullopt;
  if (!sizes || !llvm::all_of(op->getOperands(), [&](Value operand) {
        return isClean(related, side, {frame, operand});
      }))
    return false;
  const Term one = classes_.terms().literal(kIndex, 1);
  for (auto [n, group] : llvm::enumerate(expand.getReassociationIndices())) {
    auto others = llvm::make_filter_range(group, [&](int64_t at) { return (*sizes)[at] != one; });
    if (!llvm::hasNItemsOrLess(others, 1))
      return false;
    Term size = others.empty() ? one : (*sizes)[*others.begin()];
    if (!equalities_.areEqual(related.facts, size, from->sizes[n]))
      return false;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Decisions
//===----------------------------------------------------------------------===//

/// Calls `each` with the values that decide whether the edge is taken.
static void forEachDecider(const Edge &edge, llvm::function_ref<void(Value)> each) {
  if (edge.guard.value)
    each(edge.guard.value);
  if (scf::ForOp loop = edge.guard.loop)
    for (Value bound : {loop.getLowerBound(), loop.getUpperBound(), loop.getStep()})
      each(bound);
  if (!edge.regionOp || edge.guard.value || edge.guard.loop)
    return;
  if (auto loop = dyn_cast<affine::AffineForOp>(edge.regionOp)) {
    AffineMap lower = loop.getLowerBoundMap(), upper = loop.getUpperBoundMap();
    forEachUsed(lower.getResults(), lower.getNumDims(), loop.getLowerBoundOperands(), each);
    forEachUsed(upper.getResults(), upper.getNumDims(), loop.getUpperBoundOperands(), each);
    return;
  }
  if (auto branch = dyn_cast<affine::AffineIfOp>(edge.regionOp)) {
    IntegerSet set = branch.getIntegerSet();
    return forEachUsed(set.getConstraints(), set.getNumDims(), branch->getOperands(), each);
  }
  for (Value operand : edge.regionOp->getOperands())
    if (operand.getType().isIntOrIndex())
      each(operand);
}

bool MatchedOps::decidesCleanly(const Related &related, Side side, unsigned frame,
                                const Edge &edge) {
  bool isClean = true;
  forEachDecider(edge, [&](Value value) {
    isClean = isClean && this->isClean(related, side, {frame, value});
  });
  return isClean;
}

void MatchedOps::assumeClean(Related &related, Side side, unsigned frame, const Edge &edge) {
  forEachDecider(edge, [&](Value value) {
    // What a region op only passes on is not decided by.
    bool decides = edge.guard.value || edge.guard.loop ||
                   isa_and_nonnull<affine::AffineForOp, affine::AffineIfOp>(edge.regionOp);
    if (decides)
      assumeClean(related, side, Var{frame, value});
  });
}

/// What passes poison on is clean, so its operands are clean as well.
void MatchedOps::assumeClean(Related &related, Side side, Var var) {
  std::vector<Var> work = {var};
  for (unsigned met = 0; !work.empty() && met < 64; ++met) {
    Var next = work.back();
    work.pop_back();
    ValueClass exact = exactOf(related, side, next);
    if (!exact)
      continue;
    for (SideValues &values : related.sides)
      for (auto [n, each] : llvm::enumerate(values.exact))
        if (each == exact)
          values.isClean[n] = true;
    if (Operation *op = next.value.getDefiningOp())
      for (OpOperand &operand : op->getOpOperands())
        if (passesPoisonOn(operand))
          work.push_back({next.frame, operand.get()});
  }
}

/// Whether to run the op with a memref that is poison is undefined. It is not for what is a hint, or may access nothing.
static bool accessesAll(Operation *op) {
  return isa<memref::LoadOp, memref::StoreOp, affine::AffineLoadOp, affine::AffineStoreOp,
             memref::CopyOp, bufferization::CloneOp, linalg::LinalgOp>(op);
}

/// The source goes on after an access, so what it accesses, and where, is not poison.
void MatchedOps::assumeAccessed(Related &related, unsigned frame, Operation *op) {
  if (!accessesAll(op))
    return;
  auto assume = [&](Value value) { assumeClean(related, Side::Source, Var{frame, value}); };
  Value stored = isa<memref::StoreOp, affine::AffineStoreOp>(op) ? op->getOperand(0) : Value();
  for (OpOperand &operand : op->getOpOperands())
    if (isMemref(operand.get()) && has(useOf(operand), MemRefUse::Reads | MemRefUse::Writes) &&
        operand.get() != stored) {
      assume(operand.get());
      // Other ops may run without an iteration, and then they access nothing.
      if (isa<memref::LoadOp, memref::StoreOp, affine::AffineLoadOp, affine::AffineStoreOp>(op))
        assumeInside(related, Var{frame, operand.get()});
    }
  auto assumeUsed = [&](auto access) {
    AffineMap map = access.getAffineMap();
    forEachUsed(map.getResults(), map.getNumDims(), access.getMapOperands(), assume);
  };
  if (auto load = dyn_cast<affine::AffineLoadOp>(op))
    assumeUsed(load);
  else if (auto store = dyn_cast<affine::AffineStoreOp>(op))
    assumeUsed(store);
  else if (auto load = dyn_cast<memref::LoadOp>(op))
    llvm::for_each(load.getIndices(), assume);
  else if (auto store = dyn_cast<memref::StoreOp>(op))
    llvm::for_each(store.getIndices(), assume);
}

//===----------------------------------------------------------------------===//
// Frees, and values that no class compares
//===----------------------------------------------------------------------===//

/// Whether a memref is not poison if it was written at all: a new one, or one that is loaded from a cell into which
/// only such memrefs are stored.
static bool isUnwrittenOrClean(Value memref) {
  llvm::SetVector<Value> work;
  work.insert(memref);
  for (size_t next = 0; next < work.size(); ++next) {
    Operation *op = work[next].getDefiningOp();
    if (op && isa<memref::AllocOp, memref::AllocaOp, memref::ReallocOp, memref::GetGlobalOp,
                  bufferization::CloneOp>(op))
      continue;
    Value cell = op ? loadedCell(op) : Value();
    if (!cell && !(op && isCertainCast(op)))
      return false;
    if (!cell)
      work.insert(op->getOperand(0));
    else
      for (Operation *user : cell.getUsers())
        if (storedCell(user))
          work.insert(user->getOperand(0));
  }
  return true;
}

/// Whether what the target frees or retains, and the conditions of that, are not poison. That nothing is freed which
/// was never written is part of the proof that the target frees rightly.
bool MatchedOps::freesCleanly(const Related &related, unsigned frame, Operation *op) {
  auto dealloc = dyn_cast<bufferization::DeallocOp>(op);
  auto isAlwaysFreed = [&](unsigned number) {
    return !dealloc || (number < dealloc.getMemrefs().size() &&
                        matchPattern(dealloc.getConditions()[number], m_One()));
  };
  return llvm::all_of(op->getOpOperands(), [&](OpOperand &operand) {
    return isClean(related, Side::Target, {frame, operand.get()}) ||
           (isAlwaysFreed(operand.getOperandNumber()) && isUnwrittenOrClean(operand.get()));
  });
}

/// Of ops that are undefined if one of the values is poison: whether the target is so only where the source
/// is.
bool MatchedOps::haveNoMorePoison(const Related &related, unsigned frame, ArrayRef<Value> mine,
                                  unsigned itsFrame, ArrayRef<Value> its) {
  return llvm::all_of(its, [&](Value value) {
    return isClean(related, Side::Target, {itsFrame, value}) ||
           llvm::any_of(mine, [&](Value other) {
             return hasNoMorePoison(related, frame, other, itsFrame, value);
           });
  });
}

} // namespace freehold::smt::safe
