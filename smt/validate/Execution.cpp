//===- Execution.cpp - Allocations, frees, uses and views -----------------===//
#include "smt/validate/Execution.h"

#include "passes/analysis/MemRefEffects.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/CallInterfaces.h"

using namespace mlir;

namespace freehold::smt::safe {

ArrayRef<BlockArgument> cfgArguments(const Cfg &cfg) {
  return const_cast<Cfg &>(cfg).function.getFunctionBody().getArguments();
}

Term Execution::fresh(Sort sort) { return t_.constant(sort, prefix_ + std::to_string(made_++)); }

Abstract Execution::unknown(Kind kind, Type type) {
  switch (kind) {
  case Kind::None:
    return {};
  case Kind::Ref:
    return {flag(), flag(), flag(), otherFlag()};
  case Kind::Flag:
    return {flag()};
  case Kind::Number:
    break;
  }
  Term number = fresh(kInt);
  if (type)
    assume(inRange(t_, number, type));
  return {number};
}

void Execution::forgetMemory() {
  memory = {flag(),      flag(), flag(),      flag(),      flag(),      otherFlag(), otherFlag(),
            otherFlag(), flag(), stackFlag(), cloneFlag(), otherFlag(), cloneFlag()};
}

void Execution::begin(ArrayRef<unsigned> live) {
  forgetMemory();
  formula_.state = memory.flat();
  for (unsigned id : live) {
    Kind kind = variables_[id].kind;
    env_[id] = unknown(kind);
    env_[id].flatten(kind, formula_.state);
  }
}

Abstract Execution::get(Var var) {
  Type type = var.value.getType();
  Kind kind = variables_.kindOf(type);
  IntegerAttr constant;
  if ((kind == Kind::Flag || kind == Kind::Number) &&
      matchPattern(var.value, m_Constant(&constant))) {
    if (kind == Kind::Flag)
      return {t_.boolean(!constant.getValue().isZero())};
    return {t_.literal(kInt, static_cast<uint64_t>(constant.getValue().getSExtValue()))};
  }
  return getById(variables_.id(var));
}

Abstract Execution::getById(unsigned id) {
  auto [it, isNew] = env_.try_emplace(id);
  if (isNew) {
    const Variable &variable = variables_[id];
    Type type = variable.var.value.getType();
    if (variable.isContent)
      type = cast<MemRefType>(type).getElementType();
    // Nothing has defined it yet: a memref of memory that the function did not allocate, or any
    // value.
    it->second = variable.kind == Kind::Ref ? foreign() : unknown(variable.kind, type);
  }
  return it->second;
}

void Execution::bad(Term when, Violation what, Operation *op) {
  bool isAsked = variables_.precision.clones == (what == Violation::WritesClone);
  if (isAsked && !when->isFalse())
    formula_.bad.push_back({t_.both(reached, when), what, op});
}

//===----------------------------------------------------------------------===//
// The tracked allocation
//===----------------------------------------------------------------------===//

Abstract Execution::foreign() { return {t_.both(memory.foreign, flag()), flag(), flag(), t_.no()}; }

/// A new buffer is the tracked one or not, as long as none is.
Abstract Execution::allocate(bool onHeap) {
  Term isNone = t_.negate(t_.any({memory.live, memory.dead, memory.foreign}));
  Term isTracked = t_.both(isNone, flag());
  Term &becomes = onHeap ? memory.live : memory.foreign;
  becomes = t_.either(becomes, isTracked);
  if (!onHeap && variables_.precision.stack)
    memory.onStack = t_.either(memory.onStack, isTracked);
  if (!onHeap)
    return {isTracked, t_.yes(), t_.yes(), t_.no()};
  Term isOther = t_.all({t_.negate(isTracked), t_.negate(memory.otherLive),
                         t_.negate(memory.otherDead), otherFlag()});
  memory.otherLive = t_.either(memory.otherLive, isOther);
  memory.apart = t_.either(memory.apart, t_.both(memory.live, memory.otherLive));
  return {isTracked, t_.yes(), t_.yes(), isOther};
}

void Execution::use(Value memref, Operation *op) {
  bad(t_.both(get(memref).a, memory.dead), Violation::UseAfterFree, op);
}

/// Whether cells of the one that were never written are left out is not looked at.
void Execution::write(Value memref, Operation *op) {
  if (!variables_.precision.clones)
    return;
  Abstract written = get(memref);
  Term areLive = t_.both(memory.otherLive, t_.either(memory.live, memory.foreign));
  bad(t_.all({memory.cloned, areLive, t_.either(written.a, written.d)}), Violation::WritesClone,
      op);
}

void Execution::writeOutside(Operation *call) {
  for (Value operand : call->getOperands())
    if (isMemref(operand)) {
      use(operand, call);
      write(operand, call);
    }
  Term isForeign = t_.all(
      {memory.foreign, t_.negate(memory.onStack), t_.boolean(families_.areWrittenOutside())});
  bad(t_.all({memory.cloned, memory.otherLive, t_.either(memory.live, memory.foreign),
              t_.either(isForeign, t_.both(memory.live, memory.shown))}),
      Violation::WritesClone, call);
}

void Execution::makeClone(bufferization::CloneOp op) {
  use(op.getInput(), op);
  Abstract from = get(op.getInput()), made = allocate(true);
  Term isOfThird = t_.all(
      {t_.negate(from.a), t_.negate(from.d), memory.inFamily, t_.boolean(families_.hasOthers(op))});
  memory.cloned =
      t_.either(memory.cloned, t_.both(made.d, t_.either(from.a, t_.both(isOfThird, cloneFlag()))));
  if (variables_.precision.clones)
    memory.inFamily = t_.any({memory.inFamily, from.a, made.a});
  set(op.getOutput(), made);
}

void Execution::checkFree(Term condition, const Abstract &memref, Operation *op) {
  Term frees = t_.both(condition, memref.a);
  bad(t_.both(frees, memory.dead), Violation::DoubleFree, op);
  Term isBase = t_.both(memref.b, memref.c);
  bad(t_.both(frees, t_.either(memory.foreign, t_.both(memory.live, t_.negate(isBase)))),
      Violation::BadFree, op);
}

void Execution::endLife(Term when, Term other) {
  memory.otherDead = t_.either(memory.otherDead, t_.both(memory.otherLive, other));
  memory.otherLive = t_.both(memory.otherLive, t_.negate(other));
  memory.dead = t_.either(memory.dead, t_.both(memory.live, when));
  memory.live = t_.both(memory.live, t_.negate(when));
}

/// Whether memrefs of the type do not start where their buffer does, whatever the function does.
static bool hasOffset(Type type) {
  auto memref = dyn_cast<MemRefType>(type);
  SmallVector<int64_t> strides;
  int64_t offset = 0;
  return memref && succeeded(memref.getStridesAndOffset(strides, offset)) && offset != 0 &&
         !ShapedType::isDynamic(offset);
}

/// The function boundary ABI: callers free each result, which therefore starts where its buffer does, unless its type
/// says that it does not.
void Execution::checkReturned(Operation *exit) {
  Term isReturned = t_.no();
  for (Value operand : exit->getOperands()) {
    if (!isMemref(operand))
      continue;
    Abstract result = get(operand);
    Term isBase = hasOffset(operand.getType()) ? result.b : t_.both(result.b, result.c);
    Term isUnfit = t_.any({memory.foreign, isReturned, t_.both(memory.live, t_.negate(isBase))});
    bad(t_.both(result.a, isUnfit), Violation::Abi, exit);
    isReturned = t_.either(isReturned, result.a);
  }
}

/// Whether the function returns what it loaded from memory, perhaps. Other returned buffers are its
/// own, arguments or globals; of these nobody expects that the caller frees them.
static bool loadsMemrefs(Operation *exit) {
  auto function = exit->getParentOfType<FunctionOpInterface>();
  return function
      ->walk([](Operation *op) {
        bool loads = isa<memref::LoadOp, affine::AffineLoadOp>(op) && isMemref(op->getResult(0));
        return loads || isa<CallOpInterface>(op) ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

void Execution::leave(Operation *exit, Returns returns) {
  if (returns == Returns::FreshAndDistinct)
    checkReturned(exit);
  std::vector<Term> returned;
  for (Value operand : exit->getOperands())
    if (isMemref(operand))
      returned.push_back(get(operand).a);
  Term isReturned = t_.any(returned);
  bad(t_.both(isReturned, t_.either(memory.dead, memory.onStack)), Violation::ReturnsFreed, exit);
  bool mayOwnForeign = returns == Returns::Any && loadsMemrefs(exit);
  Term isOwned = mayOwnForeign ? t_.either(memory.live, memory.foreign) : memory.live;
  bad(t_.all({isReturned, memory.shown, isOwned}), Violation::ReturnsKept, exit);
  showMemory(exit);
  bad(t_.all({memory.live, t_.negate(isReturned), t_.negate(memory.kept)}), Violation::Leak, exit);
}

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

Term Execution::areZero(ArrayRef<OpFoldResult> offsets) {
  std::vector<Term> all;
  for (OpFoldResult offset : offsets) {
    std::optional<int64_t> constant = getConstantIntValue(offset);
    Term number = constant ? nullptr : get(dyn_cast<Value>(offset)).a;
    all.push_back(constant ? t_.boolean(*constant == 0)
                  : number ? t_.equal(number, t_.literal(kInt, 0))
                           : flag());
  }
  return t_.all(all);
}

Abstract Execution::view(OpResult result, const Abstract &from) {
  Operation *op = result.getOwner();
  // Where a shift is not zero, the start may be anywhere: it may take back another shift.
  auto unless = [&](Term isZero, Term start) {
    return isZero->isTrue() ? start : t_.ite(isZero, start, flag());
  };
  if (auto subview = dyn_cast<memref::SubViewOp>(op))
    return {from.a, from.b, unless(areZero(subview.getMixedOffsets()), from.c), from.d};
  if (isa<memref::ExtractStridedMetadataOp>(op))
    return {from.a, from.b, t_.yes(), from.d};
  if (auto cast = dyn_cast<memref::ReinterpretCastOp>(op))
    return {from.a, from.b, areZero(cast.getMixedOffsets()), from.d};
  if (auto view = dyn_cast<memref::ViewOp>(op))
    return {from.a, unless(areZero(OpFoldResult(view.getByteShift())), from.b), from.c, from.d};
  bool keeps = isa<memref::CastOp, memref::MemorySpaceCastOp, memref::AssumeAlignmentOp,
                   memref::ExpandShapeOp, memref::CollapseShapeOp, memref::TransposeOp,
                   memref::DistinctObjectsOp, memref::ReshapeOp>(op);
  return keeps ? from : Abstract{from.a, flag(), flag(), from.d};
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// Whether the memory is an argument's or a global's in every execution.
static bool isCallers(const Cfg &cfg, Value box, unsigned frame) {
  while (auto result = dyn_cast<OpResult>(box)) {
    if (isa<memref::GetGlobalOp>(result.getOwner()))
      return true;
    Value viewed = viewedBy(result);
    if (!viewed)
      return false;
    box = viewed;
  }
  return frame == 0 && llvm::is_contained(cfgArguments(cfg), cast<BlockArgument>(box));
}

/// Whether others than this function may read the memory. They may not if it is allocated here, and
/// the allocation and its views are only loaded from, stored into, measured and freed.
static bool mayBeRead(Value box) {
  auto result = dyn_cast<OpResult>(box);
  while (result && viewedBy(result))
    result = dyn_cast<OpResult>(viewedBy(result));
  if (!result || !isa<memref::AllocOp, memref::AllocaOp>(result.getOwner()))
    return true;
  SmallVector<Value> names = {result};
  while (!names.empty())
    for (OpOperand &use : names.pop_back_val().getUses()) {
      Operation *user = use.getOwner();
      bool isStored = isa<memref::StoreOp>(user) && use.getOperandNumber() == 0;
      if (isStored)
        return true;
      if (isa<memref::LoadOp, memref::StoreOp, memref::DimOp, memref::DeallocOp,
              bufferization::DeallocOp>(user))
        continue;
      SmallVector<Value> views;
      for (OpResult each : user->getResults())
        if (viewedBy(each) == use.get())
          views.push_back(each);
      if (views.empty())
        return true;
      names.append(views);
    }
  return false;
}

/// Callers, and external functions that get the memory, read all of it.
void Execution::showMemory(Operation *op) {
  bad(t_.both(memory.shown, memory.dead), Violation::UseAfterFree, op);
}

void Execution::store(Operation *op, Value memref, Value box) {
  if (storedCell(op)) {
    env_[variables_.id({frame_, box}, true)] = get(memref);
    return;
  }
  Term isTracked = get(memref).a;
  memory.stored = t_.either(memory.stored, isTracked);
  if (mayBeRead(box))
    memory.shown = t_.either(memory.shown, isTracked);
  // Whatever was there may be overwritten.
  memory.kept = t_.both(isTracked, t_.boolean(isCallers(cfg_, box, frame_)));
}

/// D1 to D4. What it does to other allocations only shows in its results.
void Execution::executeDealloc(bufferization::DeallocOp op) {
  std::vector<Term> owned, others, retained, results, otherOwned, otherRetained;
  for (auto [memref, condition] : llvm::zip_equal(op.getMemrefs(), op.getConditions())) {
    Abstract freed = get(memref);
    Term isSet = get(condition).a;
    checkFree(isSet, freed, op);
    owned.push_back(t_.both(isSet, freed.a));
    others.push_back(t_.both(isSet, t_.negate(freed.a)));
    otherOwned.push_back(t_.both(isSet, freed.d));
  }
  Term isOwned = t_.any(owned), isOtherOwned = t_.any(others);
  for (auto [memref, result] : llvm::zip_equal(op.getRetained(), op.getUpdatedConditions())) {
    Term isTracked = get(memref).a;
    retained.push_back(isTracked);
    otherRetained.push_back(get(memref).d);
    // The one memref and itself are the same allocation.
    std::vector<Term> same;
    for (auto [freed, condition] : llvm::zip_equal(op.getMemrefs(), op.getConditions()))
      if (freed == memref)
        same.push_back(get(condition).a);
    Term ofOther = t_.either(t_.any(same), t_.both(isOtherOwned, flag()));
    results.push_back(t_.ite(isTracked, isOwned, ofOther));
  }
  endLife(t_.both(isOwned, t_.negate(t_.any(retained))),
          t_.both(t_.any(otherOwned), t_.negate(t_.any(otherRetained))));
  for (auto [result, value] : llvm::zip_equal(op.getUpdatedConditions(), results))
    set(result, {value});
}

/// The new buffer may be the old one, and with that a clone, or have one.
void Execution::resize(memref::ReallocOp op) {
  Abstract from = get(op.getSource());
  use(op.getSource(), op);
  checkFree(t_.yes(), from, op);
  Term stays = cloneFlag();
  endLife(t_.both(from.a, t_.negate(stays)), t_.both(from.d, t_.negate(stays)));
  Abstract made = allocate(true);
  set(op.getResult(), {t_.ite(stays, from.a, made.a), t_.ite(stays, from.b, made.b),
                       t_.ite(stays, from.c, made.c), t_.ite(stays, from.d, made.d)});
}

/// Ops on memrefs that are more than a use or a view. Returns whether `op` is one.
bool Execution::executeMemRef(Operation *op) {
  if (auto dealloc = dyn_cast<memref::DeallocOp>(op)) {
    Abstract freed = get(dealloc.getMemref());
    checkFree(t_.yes(), freed, op);
    endLife(freed.a, freed.d);
  } else if (auto dealloc = dyn_cast<bufferization::DeallocOp>(op)) {
    executeDealloc(dealloc);
  } else if (auto realloc = dyn_cast<memref::ReallocOp>(op)) {
    resize(realloc);
  } else if (isa<memref::AllocOp, memref::AllocaOp>(op)) {
    set(op->getResult(0), allocate(isa<memref::AllocOp>(op)));
    // Unwritten cells refer to nothing that may be freed.
    if (unsigned content = variables_.id({frame_, op->getResult(0)}, true);
        isCell(op->getResult(0)) && variables_[content].kind != Kind::None) {
      env_.erase(content);
      getById(content);
    }
  } else if (auto clone = dyn_cast<bufferization::CloneOp>(op)) {
    makeClone(clone);
  } else if (isa<CallOpInterface>(op)) {
    writeOutside(op);
    showMemory(op);
    memory.kept = t_.no();
    for (Value result : op->getResults())
      if (isMemref(result))
        set(result, allocate(true));
  } else if (isa<memref::GetGlobalOp, ub::PoisonOp>(op) && isMemref(op->getResult(0))) {
    set(op->getResult(0), foreign());
  } else if (auto select = dyn_cast<arith::SelectOp>(op); select && isMemref(select.getResult())) {
    Term condition = get(select.getCondition()).a;
    Abstract yes = get(select.getTrueValue()), no = get(select.getFalseValue());
    set(select.getResult(), {t_.ite(condition, yes.a, no.a), t_.ite(condition, yes.b, no.b),
                             t_.ite(condition, yes.c, no.c), t_.ite(condition, yes.d, no.d)});
  } else if (auto assertion = dyn_cast<cf::AssertOp>(op)) {
    reached = t_.both(reached, get(assertion.getArg()).a);
  } else {
    return false;
  }
  return true;
}

void Execution::execute(Operation *op) {
  for (Value result : op->getResults())
    env_.erase(variables_.id({frame_, result}));
  if (executeMemRef(op))
    return;
  for (OpOperand &operand : op->getOpOperands())
    if (isMemref(operand.get()) && has(useOf(operand), MemRefUse::Reads | MemRefUse::Writes)) {
      use(operand.get(), op);
      if (has(useOf(operand), MemRefUse::Writes))
        write(operand.get(), op);
    }
  forEachAccessedInside(op, [&](Value memref, bool isWritten) {
    use(memref, op);
    if (isWritten)
      write(memref, op);
  });
  if (auto stored = storedBy(op); stored.memref)
    store(op, stored.memref, stored.box);
  else if (Value cell = storedCell(op))
    env_[variables_.id({frame_, cell}, true)] = get(op->getOperand(0));
  else if (auto copy = dyn_cast<memref::CopyOp>(op);
           copy &&
           isMemrefType(cast<BaseMemRefType>(copy.getTarget().getType()).getElementType())) {
    memory.kept = t_.no();
    memory.shown = memory.stored;
  }
  if (Value cell = loadedCell(op)) {
    unsigned id = variables_.id({frame_, cell}, true);
    if (variables_[id].kind != Kind::None)
      set(op->getResult(0), getById(id));
    return;
  }
  for (OpResult result : op->getResults()) {
    if (!isMemref(result))
      continue;
    if (Value source = viewedBy(result))
      set(result, view(result, get(source)));
    else
      set(result,
          {t_.both(flag(), t_.either(memory.stored, memory.foreign)), flag(), flag(), otherFlag()});
  }
  executeScalar(op);
}

} // namespace freehold::smt::safe
