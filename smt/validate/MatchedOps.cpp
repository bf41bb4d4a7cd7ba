//===- MatchedOps.cpp - Ops of a source and of its target -----------------===//
#include "smt/validate/MatchedOps.h"
#include "smt/validate/MovedElements.h"

#include "smt/validate/Layouts.h"

#include "smt/validate/DefinedOps.h"

#include "passes/analysis/MemRefEffects.h"
#include "passes/analysis/ValueFlow.h"

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

bool hasPositiveStep(scf::ForOp loop) {
  std::optional<int64_t> step = getConstantIntValue(loop.getStep());
  return step && *step > 0;
}

//===----------------------------------------------------------------------===//
// Ops that one side has and the other has not
//===----------------------------------------------------------------------===//

static bool isAllocation(Operation *op) {
  return isa<memref::AllocOp, memref::AllocaOp, bufferization::CloneOp>(op);
}

/// Whether the regions only compute what the op does with their results, as those of structured ops.
static bool hasPureRegions(Operation *op) {
  return !op->walk([&](Operation *nested) {
              return nested == op || (isMemoryEffectFree(nested) && isSpeculatable(nested))
                         ? WalkResult::advance()
                         : WalkResult::interrupt();
            }).wasInterrupted();
}

/// Whether the buffer and its views are only written and freed, so that passes may remove them.
static bool isOnlyWritten(Value memref) {
  return llvm::all_of(memref.getUses(), [&](OpOperand &use) {
    Operation *user = use.getOwner();
    if (isFree(user))
      return true;
    bool onlyViews = llvm::all_of(user->getResults(), [&](OpResult result) {
      return isMemref(result) && viewedBy(result) == memref && isOnlyWritten(result);
    });
    if (user->getNumResults())
      return onlyViews;
    return affectsOperandsOnly(user) && useOf(use) == MemRefUse::Writes;
  });
}

bool affectsOperandsOnly(Operation *op) {
  auto interface = dyn_cast<MemoryEffectOpInterface>(op);
  if (!interface || isa<CallOpInterface, RegionBranchOpInterface>(op) || op->getNumSuccessors() ||
      !hasPureRegions(op))
    return false;
  SmallVector<MemoryEffects::EffectInstance> effects;
  interface.getEffects(effects);
  return llvm::all_of(effects, [](const MemoryEffects::EffectInstance &effect) {
    return isMemref(effect.getValue()) &&
           isa<MemoryEffects::Read, MemoryEffects::Write>(effect.getEffect());
  });
}

/// Whether a structured op has no elements to work on.
bool MatchedOps::isOfNothing(const Related &related, Side side, unsigned frame, Operation *op) {
  auto structured = dyn_cast<linalg::LinalgOp>(op);
  bool runsOverAll =
      structured ? structured.hasOnlyProjectedPermutations() : isa<memref::CopyOp>(op);
  if (!runsOverAll || !affectsOperandsOnly(op))
    return false;
  const Term zero = classes_.terms().literal(kIndex, 0);
  return llvm::any_of(op->getOperands(), [&](Value operand) {
    auto type = dyn_cast<MemRefType>(operand.getType());
    auto of = type ? descriptorOf(related, side, frame, operand) : std::nullopt;
    return type &&
           (llvm::is_contained(type.getShape(), 0) || (of && llvm::is_contained(of->sizes, zero)));
  });
}

bool MatchedOps::mayDoAlone(const Related &related, Side side, unsigned frame, Operation *op) {
  if (side == Side::Target && !isDefinedAlone(related, frame, op))
    return false;
  // A reshape only looks at the shape that it is given.
  if (isAllocation(op) || (side == Side::Source && isa<memref::ReshapeOp>(op)))
    return true;
  if (copiesOntoItself(related, side, frame, op) || isOfNothing(related, side, frame, op))
    return true;
  // An op without effects that comes here may be undefined, such as a division.
  if (hasNoEffects(op) || !affectsOperandsOnly(op))
    return false;
  return llvm::all_of(op->getOpOperands(), [&](OpOperand &operand) {
    if (!isMemref(operand.get()))
      return true;
    MemRefUse use = useOf(operand);
    return !has(use, ~(MemRefUse::Reads | MemRefUse::Writes | MemRefUse::Stores)) &&
           (!has(use, MemRefUse::Writes) || isOwn(related, side, frame, operand.get()));
  });
}

static bool mayWrite(Operation *op) {
  auto interface = dyn_cast<MemoryEffectOpInterface>(op);
  if (!interface || op->hasTrait<OpTrait::HasRecursiveMemoryEffects>() || isa<CallOpInterface>(op))
    return true;
  SmallVector<MemoryEffects::EffectInstance> effects;
  interface.getEffects(effects);
  return llvm::any_of(effects, [](const MemoryEffects::EffectInstance &effect) {
    return !isa<MemoryEffects::Read, MemoryEffects::Allocate>(effect.getEffect());
  });
}

/// The class of a buffer that one side allocates alone, if its sizes are known.
ValueClass MatchedOps::allocatedAlone(const Related &related, Side side, unsigned frame,
                                      Operation *op) {
  auto sizes = sizesOf(related, side, frame, op);
  if (!sizes)
    return 0;
  return descriptors_.ofAllocation({'a', static_cast<uint64_t>(side),
                                    classes_.number(side, Var{frame, op->getResult(0)}),
                                    classes_.origin},
                                   cast<MemRefType>(op->getResult(0).getType()), *sizes);
}

void MatchedOps::executeAlone(Related &related, Side side, unsigned frame, Operation *op) {
  if (side == Side::Source)
    assumeAccessed(related, frame, op);
  bool isClone = isa<bufferization::CloneOp>(op);
  auto contentsOf = [&](Value memref) {
    return copyOf(related, side, classes_.number(side, Var{frame, memref}));
  };
  ValueClass copied = isClone ? contentsOf(op->getOperand(0)) : 0;
  if (mayWrite(op) && !copiesOntoItself(related, side, frame, op))
    forgetCopies(related, side, frame, op);
  ValueClass known = constantLoaded(related, side, frame, op);
  for (OpResult result : op->getResults()) {
    define(related, side, frame, result, known ? known : allocatedAlone(related, side, frame, op));
    unsigned number = classes_.number(side, Var{frame, result});
    // What is written into a clone alone would not be what is in what it is a clone of.
    related[side].isOwn[number] = isAllocation(op) && !isClone;
    related[side].isClean[number] = known || isAllocation(op);
    if (isAllocation(op))
      allocations_.insert(related[side].values[number]);
    if (copied)
      related[side].copies[number] = copied;
  }
  // Where elements share a cell, the last one that is copied is in it.
  if (auto copy = dyn_cast<memref::CopyOp>(op); copy && areElementsApart(copy.getTarget()))
    if (ValueClass source = contentsOf(copy.getSource()))
      related[side].copies[classes_.number(side, Var{frame, copy.getTarget()})] = source;
  noteShape(related, side, frame, op);
}

//===----------------------------------------------------------------------===//
// Ops that both sides have
//===----------------------------------------------------------------------===//

/// Whether the op calls what the module has no body of. What such a function returns is no poison, as what the module's own
/// return to callers outside is none.
static bool callsOutside(Operation *op) {
  auto call = dyn_cast<CallOpInterface>(op);
  FunctionOpInterface callee = call ? calleeOf(call, nullptr) : nullptr;
  return callee && callee.isExternal();
}

/// Whether a result of an op with effects is never poison: a new buffer. What a callee with a body returns
/// may be, unless it is a memref, of which returnAlike has made sure.
static bool givesNoPoison(Operation *op, Value result) {
  return isAllocation(op) || isa<memref::ReallocOp>(op) || callsOutside(op) ||
         (isa<CallOpInterface>(op) && isMemref(result));
}

static bool areSameRegions(Operation *op, Operation *its, MatchedOps::AreSame areSame) {
  if (op->getNumRegions() != its->getNumRegions())
    return false;
  DenseMap<Value, Value> inside;
  auto isIn = [](Operation *each, Value value) {
    return each->isAncestor(value.getParentRegion()->getParentOp());
  };
  auto check = [&](Value a, Value b) {
    if (auto it = inside.find(a); it != inside.end())
      return success(it->second == b);
    return success(!isIn(op, a) && !isIn(its, b) && areSame(a, b));
  };
  auto mark = [&](Value a, Value b) { inside[a] = b; };
  for (auto [mine, other] : llvm::zip_equal(op->getRegions(), its->getRegions()))
    if (!OperationEquivalence::isRegionEquivalentTo(&mine, &other, check, mark,
                                                    OperationEquivalence::IgnoreLocations))
      return false;
  return true;
}

/// A copy without the ops in its regions whose results nobody uses. Of a target, those that may be undefined
/// stay.
static OwningOpRef<Operation *> withoutUnused(Operation *op, Side side) {
  OwningOpRef<Operation *> copy(op->clone());
  SmallVector<Operation *> nested;
  copy.get()->walk([&](Operation *each) {
    if (each != copy.get())
      nested.push_back(each);
  });
  for (Operation *each : llvm::reverse(nested))
    if (!each->getNumRegions() && isOpTriviallyDead(each) &&
        (side == Side::Source || isAlwaysDefined(each) || isa<linalg::IndexOp>(each)))
      each->erase();
  return copy;
}

bool haveSameRegions(Operation *op, Operation *its, MatchedOps::AreSame areSame) {
  if (!op->getNumRegions() && !its->getNumRegions())
    return true;
  if (areSameRegions(op, its, areSame))
    return true;
  OwningOpRef<Operation *> mine = withoutUnused(op, Side::Source),
                           other = withoutUnused(its, Side::Target);
  return areSameRegions(mine.get(), other.get(), areSame);
}

/// Whether the same kinds of ops are around both, up to their functions. Returns these, or null.
static std::pair<Operation *, Operation *> functionsAround(Operation *op, Operation *its) {
  while (op && its && !isa<FunctionOpInterface>(op)) {
    if (op->getName() != its->getName())
      return {};
    op = op->getParentOp();
    its = its->getParentOp();
  }
  return op && isa_and_present<FunctionOpInterface>(its) ? std::pair(op, its)
                                                         : std::pair<Operation *, Operation *>();
}

/// Whether the buffers end where calls do that correspond, so that no more of them are alive at a time than in the source: an
/// inlined callee's buffers would add up in its caller.
bool MatchedOps::endTogether(unsigned frame, Operation *op, unsigned itsFrame, Operation *its) {
  while (functionsAround(op, its).first) {
    auto known = stackFrames_.try_emplace(itsFrame, frame).first;
    const Frame &mine = frames[frame], &other = itsFrames[itsFrame];
    if (known->second != frame || !mine.call != !other.call)
      return false;
    if (!mine.call)
      return (frame == 0) == (itsFrame == 0);
    op = mine.call, frame = mine.caller;
    its = other.call, itsFrame = other.caller;
  }
  return false;
}

/// Whether a stack buffer of the target lives as long as that of the source, or as it is used, and takes no more room or little.
bool MatchedOps::liveAsLong(unsigned frame, Operation *op, unsigned itsFrame, Operation *its) {
  if (outlived.contains(its) || !functionsAround(op, its).first)
    return false;
  return endTogether(frame, op, itsFrame, its) ||
         isSmallOnStack(itsFrame, cast<memref::AllocaOp>(its));
}

/// Nothing if the op is no allocation of sizes that are known. A clone has the sizes of what it is a
/// clone of.
std::optional<std::vector<Term>> MatchedOps::sizesOf(const Related &related, Side side,
                                                     unsigned frame, Operation *op) {
  if (auto clone = dyn_cast<bufferization::CloneOp>(op)) {
    auto of = descriptorOf(related, side, frame, clone.getInput());
    bool isRanked = of && isa<MemRefType>(clone.getType());
    return isRanked ? std::optional(of->sizes) : std::nullopt;
  }
  if (auto alloc = dyn_cast<memref::AllocOp>(op))
    return numbersOf(related, side, frame, alloc.getMixedSizes());
  if (auto alloca = dyn_cast<memref::AllocaOp>(op))
    return numbersOf(related, side, frame, alloca.getMixedSizes());
  return std::nullopt;
}

/// Whether two types differ in static sizes only.
static bool differInSizes(MemRefType mine, MemRefType other) {
  return mine.getElementType() == other.getElementType() && mine.getRank() == other.getRank() &&
         mine.getMemorySpace() == other.getMemorySpace() && mine.getLayout().isIdentity() &&
         other.getLayout().isIdentity();
}

template <typename AllocLikeOp> static bool haveSameKind(Operation *op, Operation *its) {
  auto mine = dyn_cast<AllocLikeOp>(op), other = dyn_cast<AllocLikeOp>(its);
  return mine && other && differInSizes(mine.getType(), other.getType()) &&
         mine.getAlignment() == other.getAlignment();
}

bool MatchedOps::allocateTheSame(const Related &related, unsigned frame, Operation *op,
                                 unsigned itsFrame, Operation *its) {
  bool isOfKind = haveSameKind<memref::AllocOp>(op, its) ||
                  (haveSameKind<memref::AllocaOp>(op, its) && liveAsLong(frame, op, itsFrame, its));
  if (!isOfKind)
    return false;
  auto mine = sizesOf(related, Side::Source, frame, op);
  return mine && mine == sizesOf(related, Side::Target, itsFrame, its) &&
         haveNoMorePoison(related, frame, SmallVector<Value>(op->getOperands()), itsFrame,
                          SmallVector<Value>(its->getOperands()));
}

/// Whether two ops have the same results. A recursive call of the target may have flags besides, such as
/// those that say who owns a result: they are the target's own.
static bool haveSameResults(Operation *op, Operation *its) {
  TypeRange mine = op->getResultTypes(), others = its->getResultTypes();
  if (mine == others)
    return true;
  return isa<CallOpInterface>(op) && isa<CallOpInterface>(its) && others.size() > mine.size() &&
         others.take_front(mine.size()) == mine &&
         llvm::all_of(others.drop_front(mine.size()), [](Type type) { return type.isInteger(1); });
}

/// Whether an access says how its address is aligned.
static bool promisesAlignment(Operation *op) {
  auto all = dyn_cast_or_null<DictionaryAttr>(propertiesOf(op));
  return all && all.get("alignment");
}

bool MatchedOps::doTheSame(const Related &related, unsigned frame, Operation *op, unsigned itsFrame,
                           Operation *its) {
  // Two of one type in a row: the one that nobody reads is not the target's first one.
  if (isAllocation(op) && isAllocation(its) && isOnlyWritten(op->getResult(0)) &&
      !isOnlyWritten(its->getResult(0)))
    return false;
  if (allocateTheSame(related, frame, op, itsFrame, its))
    return true;
  if (accessTheSame(related, frame, op, itsFrame, its))
    return true;
  if (op->getName() != its->getName() || propertiesWithBounds(op) != propertiesWithBounds(its) ||
      op->getNumOperands() != its->getNumOperands() || !haveSameResults(op, its) ||
      op->getNumSuccessors() || its->getNumSuccessors())
    return false;
  if (isa<memref::AllocaOp>(op) && !liveAsLong(frame, op, itsFrame, its))
    return false;
  auto areSame = [&](Value a, Value b) { return this->areSame(related, frame, a, itsFrame, b); };
  for (auto [mine, other] : llvm::zip_equal(op->getOpOperands(), its->getOpOperands())) {
    // Ops tell numbers of equal bits apart by their types, as vector.print does.
    if (!isMemref(mine.get()) && mine.get().getType() != other.get().getType())
      return false;
    if (areSame(mine.get(), other.get()))
      continue;
    // Another buffer with the same contents may be aligned otherwise.
    bool onlyReads =
        isMemref(other.get()) && !has(useOf(other), ~MemRefUse::Reads) && !promisesAlignment(its);
    if (!onlyReads || !readSame(related, frame, mine.get(), itsFrame, other.get()) ||
        isWrittenBeside(related, itsFrame, other))
      return false;
  }
  return haveSameRegions(op, its, areSame);
}

void MatchedOps::executeBoth(Related &related, unsigned frame, Operation *op, unsigned itsFrame,
                             Operation *its, const ValueClasses::Key &place) {
  if (mayWrite(op))
    forgetCopies(related, Side::Source, frame, op);
  assumeAccessed(related, frame, op);
  ValueClass known = constantLoaded(related, Side::Source, frame, op);
  if (!known)
    known = constantLoaded(related, Side::Target, itsFrame, its);
  // A callee of the target returns no flags that are poison (returnAlike).
  for (Value own : its->getResults().drop_front(op->getNumResults())) {
    define(related, Side::Target, itsFrame, own, 0);
    related[Side::Target].isClean[classes_.number(Side::Target, Var{itsFrame, own})] = true;
  }
  for (auto [mine, other] : llvm::zip(op->getResults(), its->getResults())) {
    ValueClasses::Key key = {'b', mine.getResultNumber()};
    llvm::append_range(key, place);
    auto sizes = sizesOf(related, Side::Source, frame, op);
    ValueClass both = known   ? known
                      : sizes ? descriptors_.ofAllocation(std::move(key),
                                                          cast<MemRefType>(mine.getType()), *sizes)
                              : classes_.of(std::move(key));
    if (isAllocation(op))
      allocations_.insert(both);
    define(related, Side::Source, frame, mine, both);
    define(related, Side::Target, itsFrame, other, both);
    for (auto [side, result, of] :
         {std::tuple{Side::Source, mine, frame}, std::tuple{Side::Target, other, itsFrame}})
      related[side].isClean[classes_.number(side, Var{of, result})] =
          known || givesNoPoison(op, result);
  }
  noteShape(related, Side::Source, frame, op);
}

bool MatchedOps::returnAlike(const Related &related, unsigned frame, Operation *exit,
                             unsigned itsFrame, Operation *its, bool contents) {
  const unsigned number = exit->getNumOperands();
  if (number != its->getNumOperands() && (contents || number > its->getNumOperands()))
    return false;
  // Flags of the target's own.
  if (!llvm::all_of(its->getOperands().drop_front(number), [&](Value own) {
        return own.getType().isInteger(1) && isClean(related, Side::Target, {itsFrame, own});
      }))
    return false;
  return llvm::all_of(llvm::zip(exit->getOperands(), its->getOperands()), [&](const auto &both) {
    auto [mine, other] = both;
    bool isCleanMemref =
        contents || !isMemref(other) || isClean(related, Side::Target, {itsFrame, other});
    if (!isCleanMemref)
      return false;
    return areSame(related, frame, mine, itsFrame, other) ||
           (contents && readSame(related, frame, mine, itsFrame, other));
  });
}

} // namespace freehold::smt::safe
