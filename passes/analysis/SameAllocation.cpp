//===- SameAllocation.cpp - Are two memrefs the same allocation? ----------===//
// Two kinds of proofs about values a and b that are in scope together. Each reduces its goal to
// smaller ones, all of which must be proved.
//
// different(a, b), on their roots:
//   origins     their origins have nothing in common; or
//   since       b is there before a:  whatever flows into a is made after the latest b, until it is
//                 an allocation             a fresh one is none that b can be
//                 a value in scope with b   a goal of its own
//                 something else            whose origins have nothing in common with b's; or
//   edges       both are joins of one block or region op: on each edge what they get is different.
// same(a, b):   one root, one global, or joins that get the same on each edge.
//
// `since` follows a back to where it comes from, a value x. As long as b dominates every value on
// the way, b was not defined anew between that x and this a. Beyond a value that b does not
// dominate, only values that dominate a are known to be those that are in scope now. `edges` may
// assume its own goal: there the goal is about an earlier time, when control came along an earlier
// edge.
//===----------------------------------------------------------------------===//
#include "passes/analysis/SameAllocation.h"

#include "passes/analysis/Origins.h"
#include "passes/analysis/Reachability.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Interfaces/CallInterfaces.h"

#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;

namespace freehold {

using Kind = Source::Kind;

/// The most steps of one proof. If it takes more, the answer is Unknown.
static constexpr unsigned stepsMax = 256;

using Pair = std::pair<Value, Value>;
static Pair ordered(Value a, Value b) {
  return a.getAsOpaquePointer() < b.getAsOpaquePointer() ? Pair{a, b} : Pair{b, a};
}

struct SameAllocation::Impl {
  OriginTable table;
  DominanceInfo dominance;
  DenseMap<Pair, SameAs> answers;

  bool isBefore(Value a, Value b) const;
  bool isReached(Value value) const {
    return freehold::isReached(value.getParentBlock(), dominance);
  }
};

/// Whether the latest definition of `a` ran before the latest one of `b`, whenever `b` is in scope.
bool SameAllocation::Impl::isBefore(Value a, Value b) const {
  Block *from = a.getParentBlock(), *to = b.getParentBlock();
  if (!dominance.hasSSADominance(from))
    return false;
  if (Operation *op = b.getDefiningOp())
    return dominance.properlyDominates(a, op);
  if (from == to)
    return false;
  if (from->getParent() == to->getParent())
    return dominance.properlyDominates(from, to);
  Operation *around = from->getParent()->findAncestorOpInRegion(*to->getParentOp());
  return around && dominance.properlyDominates(a, around);
}

//===----------------------------------------------------------------------===//
// Proofs
//===----------------------------------------------------------------------===//

namespace {
class Proof {
public:
  Proof(OriginTable &table, llvm::function_ref<bool(Value, Value)> isBefore)
      : table(table), isBefore(isBefore) {}
  bool same(Value a, Value b);
  bool different(Value a, Value b);

private:
  using Goal = bool (Proof::*)(Value, Value);

  bool since(Value late, Value early);
  bool onEdges(Value a, Value b, Goal goal);
  bool spend() { return steps++ < stepsMax; }

  OriginTable &table;
  llvm::function_ref<bool(Value, Value)> isBefore;
  DenseSet<Pair> assumed;
  unsigned steps = 0;
};
} // namespace

static bool joinTogether(Value a, Value b) {
  return a.getParentBlock() == b.getParentBlock() && a.getDefiningOp() == b.getDefiningOp();
}

bool Proof::onEdges(Value a, Value b, Goal goal) {
  const Source &left = table.of(a).source, &right = table.of(b).source;
  bool choose =
      left.kind == Kind::Choice && right.kind == Kind::Choice && left.condition == right.condition;
  bool join = left.kind == Kind::Join && right.kind == Kind::Join && joinTogether(a, b) &&
              left.values.size() == right.values.size();
  if (!choose && !join)
    return false;
  if (join && !assumed.insert(ordered(a, b)).second)
    return true;
  for (auto [x, y] : llvm::zip_equal(left.values, right.values))
    if (!(this->*goal)(x, y))
      return false;
  return true;
}

bool Proof::same(Value a, Value b) {
  a = table.root(a), b = table.root(b);
  if (a == b)
    return true;
  if (!spend())
    return false;
  const OriginTable::Node &left = table.of(a), &right = table.of(b);
  if (left.source.kind == Kind::Global && right.source.kind == Kind::Global)
    return left.ids == right.ids;
  return onEdges(a, b, &Proof::same);
}

bool Proof::different(Value seenA, Value seenB) {
  Value a = table.root(seenA), b = table.root(seenB);
  if (a == b || !spend())
    return false;
  if (!table.overlap(a, b))
    return true;
  if (isBefore(b, a))
    return since(a, b);
  if (isBefore(a, b))
    return since(b, a);
  // A root may be out of scope, since it is in another region of a loop. The values are in scope.
  if (isBefore(seenB, a))
    return since(a, seenB);
  if (isBefore(seenA, b))
    return since(b, seenA);
  return onEdges(a, b, &Proof::different);
}

bool Proof::since(Value late, Value early) {
  SmallVector<Value> open{late};
  llvm::SmallPtrSet<void *, 16> seen;
  while (!open.empty()) {
    Value value = open.pop_back_val();
    if (!seen.insert(value.getAsOpaquePointer()).second)
      continue;
    if (value == table.root(early) || !spend())
      return false;
    if (!isBefore(early, value)) {
      bool isCurrent =
          isBefore(value, late) || (isa<BlockArgument>(value) && joinTogether(value, late));
      if (isCurrent ? !different(value, early) : table.overlap(value, early))
        return false;
      continue;
    }
    const Source &source = table.of(value).source;
    bool isLoaded =
        source.kind == Kind::Memory || source.kind == Kind::Unknown || source.kind == Kind::Call;
    if (isLoaded && table.isInMemory(early))
      return false;
    if (source.kind == Kind::Global && table.overlap(value, early))
      return false;
    for (Value input : source.values)
      open.push_back(table.root(input));
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Answers
//===----------------------------------------------------------------------===//

SameAllocation::SameAllocation(Operation *, SymbolTableCollection *symbols, ArgumentFacts facts)
    : impl(std::make_unique<Impl>()) {
  impl->table.use(symbols);
  impl->table.use(facts);
}
SameAllocation::~SameAllocation() = default;

SameAs SameAllocation::relate(Value a, Value b) {
  if (!impl->isReached(a) || !impl->isReached(b))
    return a == b ? SameAs::Same : SameAs::Unknown;
  if (impl->table.root(a) == impl->table.root(b))
    return SameAs::Same;
  if (!impl->table.overlap(a, b))
    return SameAs::Different;
  Pair key = ordered(a, b);
  if (auto known = impl->answers.find(key); known != impl->answers.end())
    return known->second;
  auto isBefore = [&](Value x, Value y) { return impl->isBefore(x, y); };
  SameAs answer = SameAs::Unknown;
  if (Proof(impl->table, isBefore).different(a, b))
    answer = SameAs::Different;
  else if (Proof(impl->table, isBefore).same(a, b))
    answer = SameAs::Same;
  return impl->answers[key] = answer;
}

Value SameAllocation::root(Value memref) {
  return impl->isReached(memref) ? impl->table.root(memref) : memref;
}

SameAllocation::Origins SameAllocation::origins(Value memref) {
  if (!impl->isReached(memref))
    return {{}, true, Origins::Anything, Origins::Anything};
  return impl->table.origins(memref);
}

//===----------------------------------------------------------------------===//
// Changes
//===----------------------------------------------------------------------===//

void SameAllocation::clear() {
  impl->table.clear();
  impl->answers.clear();
  impl->dominance.invalidate();
}

static bool isFlow(Operation *op) {
  return op->hasTrait<OpTrait::IsTerminator>() || op->getNumRegions() ||
         isa<SymbolOpInterface>(op) ||
         llvm::any_of(op->getResults(), [](Value result) { return isMemref(result); });
}

static bool mayCapture(Operation *op) {
  return llvm::any_of(op->getOpOperands(), [](OpOperand &operand) {
    return isMemref(operand.get()) && captures(operand);
  });
}

void SameAllocation::notifyOperationErased(Operation *op) {
  if (op->getNumRegions() || op->hasTrait<OpTrait::IsTerminator>() || isa<SymbolOpInterface>(op))
    return clear();
  bool hasMemrefs = llvm::any_of(op->getResults(), [](Value result) { return isMemref(result); });
  if (!hasMemrefs)
    return;
  impl->answers.clear();
  for (Value result : op->getResults())
    if (isMemref(result) && !impl->table.forget(result))
      return clear();
}

void SameAllocation::notifyOperationModified(Operation *op) {
  if (isa<bufferization::DeallocOp>(op))
    return;
  if (isFlow(op))
    return clear();
  if (mayCapture(op)) {
    impl->table.clearCaptures();
    impl->answers.clear();
  }
}

void SameAllocation::notifyOperationInserted(Operation *op, OpBuilder::InsertPoint previous) {
  // Moving an op changes dominance, and a new branch changes what flows where.
  if (previous.isSet() || op->hasTrait<OpTrait::IsTerminator>() || isa<SymbolOpInterface>(op))
    return clear();
  if (mayCapture(op)) {
    impl->table.clearCaptures();
    impl->answers.clear();
  }
}

void SameAllocation::notifyBlockErased(Block *) { clear(); }

} // namespace freehold
