//===- MatchedOps.cpp - Ops of a source and of its target -----------------===//
#include "smt/validate/MatchedOps.h"

#include "passes/analysis/MemRefEffects.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
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
// Ops without effects
//===----------------------------------------------------------------------===//

/// memref.reshape reads the shape from memory, whatever its effects are.
static bool hasNoEffects(Operation *op) {
  return isMemoryEffectFree(op) && !isa<memref::ReshapeOp>(op) && !op->getNumRegions() &&
         !isa<CallOpInterface>(op);
}

static bool isFree(Operation *op) { return isa<memref::DeallocOp, bufferization::DeallocOp>(op); }

/// What tells two ops of one name apart, other than operands and regions.
static Attribute propertiesOf(Operation *op) {
  Attribute properties = op->getPropertiesAsAttribute();
  return properties ? properties : op->getAttrDictionary();
}

static bool isCastOfRanked(Operation *op) {
  auto cast = dyn_cast<memref::CastOp>(op);
  return cast && isa<MemRefType>(cast.getSource().getType()) && isa<MemRefType>(cast.getType());
}

ValueClass MatchedOps::classOf(const Related &related, Side side, Var var) {
  unsigned number = classes_.number(side, var);
  return number < related[side].values.size() ? related[side].values[number] : 0;
}

bool MatchedOps::isOwn(const Related &related, Side side, unsigned frame, Value value) {
  unsigned number = classes_.number(side, Var{frame, value});
  return number < related[side].isOwn.size() && related[side].isOwn[number];
}

static ValueClass copyOf(const Related &related, Side side, unsigned number) {
  return number < related[side].copies.size() ? related[side].copies[number] : 0;
}

void MatchedOps::define(Related &related, Side side, unsigned frame, Value value,
                        ValueClass known) {
  unsigned number = classes_.number(side, Var{frame, value});
  SideValues &values = related[side];
  values.reach(number);
  values.values[number] = known ? known : classes_.ofUnknown(side, number);
  values.copies[number] = values.values[number];
  values.isOwn[number] = false;
}

static uint64_t idOf(const void *pointer) { return reinterpret_cast<uintptr_t>(pointer); }

ValueClass MatchedOps::constantClass(Attribute value) {
  return classes_.of({'c', idOf(value.getAsOpaquePointer())});
}

/// The class of an op's result by what it is made of; 0 if that does not decide it. Addresses differ
/// between two programs.
ValueClass MatchedOps::pureClass(Related &related, Side side, unsigned frame, OpResult result) {
  Operation *op = result.getOwner();
  if (isa<memref::ExtractAlignedPointerAsIndexOp>(op))
    return 0;
  if (isCastOfRanked(op))
    return classOf(related, side, {frame, op->getOperand(0)});
  Attribute constant;
  if (matchPattern(result, m_Constant(&constant)) && isa<IntegerAttr>(constant))
    return constantClass(constant);
  ValueClasses::Key key = {'p', idOf(op->getName().getAsOpaquePointer()),
                           idOf(propertiesOf(op).getAsOpaquePointer()), result.getResultNumber()};
  // A view is what its operands and properties make it; the static sizes of its type only tell. Of a
  // subview the type also says which dimensions it drops.
  auto viewed = dyn_cast<MemRefType>(result.getType());
  if (viewed && isa<memref::MemRefDialect>(op->getDialect()) &&
      !isa<memref::ViewOp, memref::SubViewOp>(op))
    llvm::append_range(key, ValueClasses::Key{idOf(viewed.getElementType().getAsOpaquePointer()),
                                              static_cast<uint64_t>(viewed.getRank())});
  else
    key.push_back(idOf(result.getType().getAsOpaquePointer()));
  size_t operands = key.size();
  for (Value operand : op->getOperands()) {
    ValueClass known = classOf(related, side, {frame, operand});
    // A clone has the sizes of what it is a clone of.
    if (isa<memref::DimOp>(op) && isMemref(operand))
      known = copyOf(related, side, classes_.number(side, Var{frame, operand}));
    if (!known)
      return 0;
    key.push_back(known);
  }
  if (op->hasTrait<OpTrait::IsCommutative>())
    llvm::sort(llvm::drop_begin(key, operands));
  if (auto dim = dyn_cast<memref::DimOp>(op))
    if (std::optional<int64_t> index = dim.getConstantIndex())
      if (auto it = sizes_.find(key[operands]);
          it != sizes_.end() && *index >= 0 && size_t(*index) < it->second.size())
        return it->second[*index];
  return classes_.of(std::move(key));
}

bool MatchedOps::isSilent(Related &related, Side side, unsigned frame, Operation *op) {
  if (isFree(op))
    return true;
  if (!hasNoEffects(op))
    return false;
  if (side == Side::Source || isSpeculatable(op))
    return true;
  // What may be undefined is what the source does as well.
  return llvm::all_of(op->getResults(), [&](OpResult result) {
    ValueClass known = pureClass(related, side, frame, result);
    return known && llvm::is_contained(related[Side::Source].values, known);
  });
}

void MatchedOps::executeSilent(Related &related, Side side, unsigned frame, Operation *op) {
  for (OpResult result : op->getResults()) {
    ValueClass known = isFree(op) ? 0 : pureClass(related, side, frame, result);
    Value viewed = isMemref(result) ? viewedBy(result) : Value();
    bool isOfOwn = viewed && isOwn(related, side, frame, viewed);
    define(related, side, frame, result, known);
    unsigned number = classes_.number(side, Var{frame, result});
    related[side].isOwn[number] = isOfOwn;
    if (isCastOfRanked(op))
      related[side].copies[number] =
          copyOf(related, side, classes_.number(side, Var{frame, op->getOperand(0)}));
  }
}

//===----------------------------------------------------------------------===//
// Ops that one side has and the other has not
//===----------------------------------------------------------------------===//

static bool isAllocation(Operation *op) {
  return isa<memref::AllocOp, memref::AllocaOp, bufferization::CloneOp>(op);
}

/// Whether the buffer is only stored into and freed, so that passes may remove it.
static bool isOnlyWritten(Operation *allocation) {
  return llvm::all_of(allocation->getResult(0).getUses(), [](OpOperand &use) {
    auto store = dyn_cast<memref::StoreOp>(use.getOwner());
    return isFree(use.getOwner()) || (store && store.getValue() != use.get());
  });
}

/// Whether all of its effects are on memrefs that it names.
static bool affectsOperandsOnly(Operation *op) {
  auto interface = dyn_cast<MemoryEffectOpInterface>(op);
  if (!interface || op->getNumRegions() || isa<CallOpInterface>(op) || op->getNumSuccessors())
    return false;
  SmallVector<MemoryEffects::EffectInstance> effects;
  interface.getEffects(effects);
  return llvm::all_of(effects, [](const MemoryEffects::EffectInstance &effect) {
    return isMemref(effect.getValue()) &&
           isa<MemoryEffects::Read, MemoryEffects::Write>(effect.getEffect());
  });
}

bool MatchedOps::copiesOntoItself(const Related &related, Side side, unsigned frame,
                                  Operation *op) {
  auto copy = dyn_cast<memref::CopyOp>(op);
  ValueClass source = copy ? classOf(related, side, {frame, copy.getSource()}) : 0;
  return source && source == classOf(related, side, {frame, copy.getTarget()});
}

bool MatchedOps::mayDoAlone(const Related &related, Side side, unsigned frame, Operation *op) {
  if (isAllocation(op))
    return true;
  if (copiesOntoItself(related, side, frame, op))
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

/// From now on, contents of two buffers that were equal need not be.
static void forgetCopies(Related &related) {
  for (SideValues &values : related.sides)
    values.copies = values.values;
}

void MatchedOps::executeAlone(Related &related, Side side, unsigned frame, Operation *op) {
  bool isClone = isa<bufferization::CloneOp>(op);
  auto contentsOf = [&](Value memref) {
    return copyOf(related, side, classes_.number(side, Var{frame, memref}));
  };
  ValueClass copied = isClone ? contentsOf(op->getOperand(0)) : 0;
  if (mayWrite(op) && !isClone && !copiesOntoItself(related, side, frame, op))
    forgetCopies(related);
  for (OpResult result : op->getResults()) {
    define(related, side, frame, result, 0);
    unsigned number = classes_.number(side, Var{frame, result});
    // What is written into a clone alone would not be what is in what it is a clone of.
    related[side].isOwn[number] = isAllocation(op) && !isClone;
    if (copied)
      related[side].copies[number] = copied;
  }
  if (auto copy = dyn_cast<memref::CopyOp>(op))
    if (ValueClass source = contentsOf(copy.getSource()))
      related[side].copies[classes_.number(side, Var{frame, copy.getTarget()})] = source;
}

//===----------------------------------------------------------------------===//
// Ops that both sides have
//===----------------------------------------------------------------------===//

/// Whether the contents are equal, however they are reached.
bool MatchedOps::readSame(const Related &related, unsigned frame, Value mine, unsigned itsFrame,
                          Value its) {
  ValueClass known = classOf(related, Side::Source, {frame, mine});
  unsigned number = classes_.number(Side::Target, Var{itsFrame, its});
  return known && isMemref(mine) && copyOf(related, Side::Target, number) == known;
}

static bool haveSameRegions(Operation *op, Operation *its, MatchedOps::AreSame areSame) {
  if (op->getNumRegions() != its->getNumRegions())
    return false;
  DenseMap<Value, Value> inside;
  auto check = [&](Value a, Value b) {
    auto it = inside.find(a);
    return success(it != inside.end() ? it->second == b : areSame(a, b));
  };
  auto mark = [&](Value a, Value b) { inside[a] = b; };
  for (auto [mine, other] : llvm::zip_equal(op->getRegions(), its->getRegions()))
    if (!OperationEquivalence::isRegionEquivalentTo(&mine, &other, check, mark,
                                                    OperationEquivalence::IgnoreLocations))
      return false;
  return true;
}

/// Stack buffers live as long in both.
static bool haveSameParents(Operation *op, Operation *its) {
  while (op && its && !isa<FunctionOpInterface>(op)) {
    if (op->getName() != its->getName())
      return false;
    op = op->getParentOp();
    its = its->getParentOp();
  }
  return op && its && isa<FunctionOpInterface>(its);
}

std::optional<std::vector<ValueClass>> MatchedOps::sizesOf(const Related &related, Side side,
                                                           unsigned frame, memref::AllocOp op) {
  std::vector<ValueClass> sizes;
  for (OpFoldResult size : op.getMixedSizes()) {
    auto value = dyn_cast<Value>(size);
    sizes.push_back(value ? classOf(related, side, {frame, value})
                          : constantClass(cast<Attribute>(size)));
    if (!sizes.back())
      return std::nullopt;
  }
  return sizes;
}

/// Whether two types differ in static sizes only.
static bool differInSizes(MemRefType mine, MemRefType other) {
  return mine.getElementType() == other.getElementType() && mine.getRank() == other.getRank() &&
         mine.getMemorySpace() == other.getMemorySpace() && mine.getLayout().isIdentity() &&
         other.getLayout().isIdentity();
}

bool MatchedOps::allocateTheSame(const Related &related, unsigned frame, memref::AllocOp op,
                                 unsigned itsFrame, memref::AllocOp its) {
  if (!differInSizes(op.getType(), its.getType()) || op.getAlignment() != its.getAlignment())
    return false;
  auto mine = sizesOf(related, Side::Source, frame, op);
  return mine && mine == sizesOf(related, Side::Target, itsFrame, its);
}

bool MatchedOps::doTheSame(const Related &related, unsigned frame, Operation *op, unsigned itsFrame,
                           Operation *its) {
  // Two of one type in a row: the one that nobody reads is not the target's first one.
  if (isAllocation(op) && isAllocation(its) && isOnlyWritten(op) && !isOnlyWritten(its))
    return false;
  auto alloc = dyn_cast<memref::AllocOp>(op), itsAlloc = dyn_cast<memref::AllocOp>(its);
  if (alloc && itsAlloc && allocateTheSame(related, frame, alloc, itsFrame, itsAlloc))
    return true;
  if (op->getName() != its->getName() || propertiesOf(op) != propertiesOf(its) ||
      op->getNumOperands() != its->getNumOperands() ||
      op->getResultTypes() != its->getResultTypes() || op->getNumSuccessors() ||
      its->getNumSuccessors())
    return false;
  if (isa<memref::AllocaOp>(op) && !haveSameParents(op, its))
    return false;
  auto areSame = [&](Value a, Value b) {
    ValueClass known = classOf(related, Side::Source, {frame, a});
    return known && known == classOf(related, Side::Target, {itsFrame, b});
  };
  for (auto [mine, other] : llvm::zip_equal(op->getOpOperands(), its->getOpOperands())) {
    if (areSame(mine.get(), other.get()))
      continue;
    bool onlyReads = isMemref(other.get()) && !has(useOf(other), ~MemRefUse::Reads);
    if (!onlyReads || !readSame(related, frame, mine.get(), itsFrame, other.get()))
      return false;
  }
  return haveSameRegions(op, its, areSame);
}

void MatchedOps::executeBoth(Related &related, unsigned frame, Operation *op, unsigned itsFrame,
                             Operation *its, const ValueClasses::Key &place) {
  if (mayWrite(op))
    forgetCopies(related);
  for (auto [mine, other] : llvm::zip_equal(op->getResults(), its->getResults())) {
    ValueClasses::Key key = {'b', mine.getResultNumber()};
    llvm::append_range(key, place);
    auto alloc = dyn_cast<memref::AllocOp>(op);
    auto sizes = alloc ? sizesOf(related, Side::Source, frame, alloc) : std::nullopt;
    if (sizes)
      llvm::append_range(key, *sizes);
    ValueClass both = classes_.of(std::move(key));
    if (sizes)
      sizes_[both] = *sizes;
    define(related, Side::Source, frame, mine, both);
    define(related, Side::Target, itsFrame, other, both);
  }
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

/// Whether nobody sees what the regions of the terminators do.
static bool combinesSilently(Operation *op) {
  for (Region &region : op->getRegions())
    for (Block &block : region)
      if (block.mightHaveTerminator())
        for (Region &inner : block.back().getRegions())
          if (inner
                  .walk([](Operation *nested) {
                    return isMemoryEffectFree(nested) ? WalkResult::advance()
                                                      : WalkResult::interrupt();
                  })
                  .wasInterrupted())
            return false;
  return true;
}

bool MatchedOps::chooseAlike(Operation *op, Operation *its, AreSame areSame) {
  if (op->getName() != its->getName() || choosingProperties(op) != choosingProperties(its) ||
      !combinesSilently(op) || !combinesSilently(its) || isa<BranchOpInterface>(op))
    return false;
  SmallVector<Value> mine = choosingOperands(op), others = choosingOperands(its);
  return mine.size() == others.size() &&
         llvm::all_of(llvm::zip_equal(mine, others), [&](const auto &both) {
           return areSame(std::get<0>(both), std::get<1>(both));
         });
}

bool MatchedOps::returnAlike(const Related &related, unsigned frame, Operation *exit,
                             unsigned itsFrame, Operation *its, bool contents) {
  if (exit->getNumOperands() != its->getNumOperands())
    return false;
  return llvm::all_of(
      llvm::zip_equal(exit->getOperands(), its->getOperands()), [&](const auto &both) {
        auto [mine, other] = both;
        ValueClass known = classOf(related, Side::Source, {frame, mine});
        return (known && known == classOf(related, Side::Target, {itsFrame, other})) ||
               (contents && readSame(related, frame, mine, itsFrame, other));
      });
}

} // namespace freehold::smt::safe
