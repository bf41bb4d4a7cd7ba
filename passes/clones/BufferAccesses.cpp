//===- BufferAccesses.cpp -------------------------------------------------===//
#include "passes/clones/BufferAccesses.h"

#include "passes/analysis/StandIn.h"
#include "passes/analysis/ValueFlow.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;

namespace freehold {

using Origins = SameAllocation::Origins;

/// The most accesses that one question looks at. If there are more, the answer is yes.
static constexpr unsigned looksMax = 64;
/// The most joins that one value is followed through.
static constexpr unsigned joinsMax = 64;

//===----------------------------------------------------------------------===//
// Sets of origins
//===----------------------------------------------------------------------===//

void OriginSet::add(const Origins &origins) {
  ids.insert(origins.ids.begin(), origins.ids.end());
  is |= origins.is;
  mayBe |= origins.mayBe;
  wide |= origins.wide;
  empty = false;
}

bool OriginSet::mayMeet(const Origins &origins) const {
  if (empty)
    return false;
  return wide || origins.wide || (is & origins.mayBe) || (mayBe & origins.is) ||
         llvm::any_of(origins.ids, [&](unsigned id) { return ids.contains(id); });
}

//===----------------------------------------------------------------------===//
// Accesses of an op
//===----------------------------------------------------------------------===//

static bool isExternalCall(Operation *op, SymbolTableCollection &symbols) {
  auto call = dyn_cast<CallOpInterface>(op);
  FunctionOpInterface callee = call ? calleeOf(call, &symbols) : FunctionOpInterface();
  return callee && callee.isExternal();
}

/// Whether `op` itself does nothing to a memref but pass it along edges of control flow. The ops in
/// its regions are asked on their own.
static bool isFlow(Operation *op) {
  if (op->hasTrait<OpTrait::IsTerminator>())
    return isa<BranchOpInterface, RegionBranchTerminatorOpInterface>(op) ||
           op->hasTrait<OpTrait::ReturnLike>();
  return isa<RegionBranchOpInterface>(op) && op->hasTrait<OpTrait::HasRecursiveMemoryEffects>();
}

/// Whether `op` is a function, a module or the like, which does nothing where it stands.
static bool isDefinition(Operation *op) {
  return op->hasTrait<OpTrait::IsIsolatedFromAbove>() && !op->getNumOperands();
}

bool runsUnknownCode(Operation *op, SymbolTableCollection &symbols) {
  if (isa<CallOpInterface>(op))
    return !isExternalCall(op, symbols);
  return !isFlow(op) && !declaresEffects(op) && !isDefinition(op);
}

/// Adds the operands of a call or of an op that says nothing.
static void addUnseen(Operation *op, SymbolTableCollection &symbols, Callees callees,
                      SmallVectorImpl<BufferAccess> &accesses) {
  bool followsAbi = isa<CallOpInterface>(op) && callees == Callees::FollowAbi;
  bool freesAny = !followsAbi && runsUnknownCode(op, symbols);
  accesses.push_back({op, Value(), freesAny});
  for (OpOperand &operand : op->getOpOperands())
    if (isMemref(operand.get()))
      accesses.push_back({op, operand.get(), freesAny || handsOver(operand, &symbols)});
}

/// Adds the accesses of `op` itself, without those of ops in its regions. Reading sizes, making
/// views and passing a memref along an edge are no accesses.
static void accessesOf(Operation *op, SymbolTableCollection &symbols, Callees callees,
                       SmallVectorImpl<BufferAccess> &accesses) {
  // A tensor may be a buffer that is read when the tensor is.
  if (llvm::any_of(op->getOperandTypes(), llvm::IsaPred<TensorType>))
    accesses.push_back({op, Value()});
  if (isFlow(op))
    return;
  if (isa<CallOpInterface>(op) || runsUnknownCode(op, symbols))
    return addUnseen(op, symbols, callees, accesses);
  // The ops in its regions may have its operands as arguments.
  bool passesIn = op->hasTrait<OpTrait::HasRecursiveMemoryEffects>();
  for (OpOperand &operand : op->getOpOperands()) {
    MemRefUse use = isMemref(operand.get()) ? useOf(operand) : MemRefUse::None;
    if (has(use, kAccesses) || (passesIn && isMemref(operand.get())))
      accesses.push_back({op, operand.get(), has(use, MemRefUse::Frees)});
  }
  for (OpResult result : op->getResults())
    if (isMemref(result) && allocates(op, result))
      accesses.push_back({op, result});
  if (MemRefUse others = useOfOtherMemory(op); has(others, kAccesses))
    accesses.push_back({op, Value(), has(others, MemRefUse::Frees)});
}

/// Whether control may never get behind `op`.
static bool mayStop(Operation *op, SymbolTableCollection &symbols) {
  return isa<CallOpInterface, cf::AssertOp, scf::WhileOp>(op) || runsUnknownCode(op, symbols) ||
         llvm::any_of(op->getRegions(),
                      [](Region &region) { return !region.empty() && !region.hasOneBlock(); });
}

//===----------------------------------------------------------------------===//
// Descriptors
//===----------------------------------------------------------------------===//

/// The earliest value with the same pointers and offset as `memref`: through casts and changes of
/// shape, and joins that only ever receive one value.
static Value descriptorRoot(Value memref, SameAllocation &same) {
  memref = withoutShape(memref);
  Value root = same.root(memref);
  SmallVector<Value> open{memref};
  llvm::SmallPtrSet<void *, 8> seen;
  while (!open.empty()) {
    Value value = withoutShape(open.pop_back_val());
    if (value == root || !seen.insert(value.getAsOpaquePointer()).second)
      continue;
    Source source = sourceOf(value);
    if (source.kind != Source::Kind::Join || seen.size() > joinsMax)
      return memref;
    open.append(source.values);
  }
  return root;
}

//===----------------------------------------------------------------------===//
// Accesses in a block
//===----------------------------------------------------------------------===//

/// The memref that `op` frees whatever happens, or null if it does anything else. The condition of
/// a bufferization.dealloc must be known to be true.
static Value plainlyFreed(Operation *op) {
  if (auto free = dyn_cast<memref::DeallocOp>(op))
    return free.getMemref();
  auto free = dyn_cast<bufferization::DeallocOp>(op);
  bool isPlain = free && free.getMemrefs().size() == 1 && free.getRetained().empty() &&
                 matchPattern(free.getConditions().front(), m_One());
  return isPlain ? free.getMemrefs().front() : Value();
}

BlockAccesses::BlockAccesses(Block &block, SameAllocation &same, SymbolTableCollection &symbols,
                             Callees callees)
    : same(same), symbols(symbols), callees(callees) {
  unsigned position = 0;
  for (Operation &op : block) {
    positions[&op] = ++position;
    if (Value freed = plainlyFreed(&op))
      frees[descriptorRoot(freed, same)].push_back(&op);
    op.walk<WalkOrder::PreOrder>([&](Operation *inner) {
      if (isDefinition(inner))
        return WalkResult::skip();
      addOp(inner, position);
      return WalkResult::advance();
    });
  }
}

void BlockAccesses::addOp(Operation *op, unsigned position) {
  SmallVector<BufferAccess> found;
  accessesOf(op, symbols, callees, found);
  for (const BufferAccess &access : found) {
    entries.push_back({position, access});
    addAccess(accesses, entries.size() - 1);
    if (access.frees)
      addAccess(freeing, entries.size() - 1);
  }
  if (mayStop(op, symbols))
    stops.push_back(position);
}

void BlockAccesses::addAccess(Index &index, unsigned entry) {
  Value memref = entries[entry].access.memref;
  index.everything.push_back(entry);
  if (!memref)
    return index.outside.push_back(entry);
  Origins origins = same.origins(memref);
  if (origins.wide)
    return index.wide.push_back(entry);
  for (unsigned id : origins.ids)
    index.byId[id].push_back(entry);
  for (unsigned bit = 0; bit < index.byIs.size(); ++bit) {
    if (origins.is >> bit & 1)
      index.byIs[bit].push_back(entry);
    if (origins.mayBe >> bit & 1)
      index.byMayBe[bit].push_back(entry);
  }
}

/// The list has no entry without a memref unless what is known outside includes `memref`.
bool BlockAccesses::anyOf(const List &list, Value memref, unsigned from, unsigned to,
                          unsigned &looks) const {
  auto it = llvm::partition_point(
      list, [&](unsigned number) { return entries[number].position <= from; });
  for (; it != list.end() && entries[*it].position < to; ++it) {
    Value accessed = entries[*it].access.memref;
    if (!accessed || ++looks > looksMax || same.relate(accessed, memref) != SameAs::Different)
      return true;
  }
  return false;
}

bool BlockAccesses::mayAccess(Value memref, Operation *begin, Operation *end, Kind kind) const {
  unsigned from = positions.lookup(begin), to = positions.lookup(end), looks = 0;
  const Index &index = kind == Kind::Free ? freeing : accesses;
  Origins origins = same.origins(memref);
  auto any = [&](const List &list) { return anyOf(list, memref, from, to, looks); };
  if (origins.wide)
    return any(index.everything);
  if (any(index.wide) || (isKnownOutside(origins) && any(index.outside)))
    return true;
  for (unsigned id : origins.ids)
    if (auto list = index.byId.find(id); list != index.byId.end() && any(list->second))
      return true;
  for (unsigned bit = 0; bit < index.byIs.size(); ++bit)
    if (((origins.mayBe >> bit & 1) && any(index.byIs[bit])) ||
        ((origins.is >> bit & 1) && any(index.byMayBe[bit])))
      return true;
  return false;
}

bool BlockAccesses::comesTo(Operation *begin, Operation *end) const {
  auto stop = llvm::upper_bound(stops, positions.lookup(begin));
  return stop == stops.end() || *stop >= positions.lookup(end);
}

Operation *BlockAccesses::nextFree(Value memref, Operation *after) const {
  auto found = frees.find(descriptorRoot(memref, same));
  if (found == frees.end())
    return nullptr;
  auto next = llvm::partition_point(found->second, [&](Operation *op) {
    return positions.lookup(op) <= positions.lookup(after);
  });
  return next == found->second.end() ? nullptr : *next;
}

} // namespace freehold
