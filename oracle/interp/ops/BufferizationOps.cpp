//===- BufferizationOps.cpp - bufferization: clone, dealloc ---------------===//
// What turns tensors to buffers and back is in TensorBufferOps.
//
// clone always copies, although an implementation may share the buffer. Source and clone are
// linked, so that writes which the other one would see are detected.
//
//   %r:2 = bufferization.dealloc (%m0, %m1 : ...) if (%c0, %c1) retain (%r0, %r1 : ...)
//
// follows D1 to D5 of ARCHITECTURE.md, in the reading "union".
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/TensorDetail.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"

using namespace mlir;

namespace freehold::interp {

//===----------------------------------------------------------------------===//
// clone
//===----------------------------------------------------------------------===//

namespace {
struct CloneTable {
  MemRefRegisters from, to;
  /// Strides of the new buffer if the result's type determines them; empty for row-major.
  SmallVector<int64_t, 4> strides;
  /// Facts that a ranked result type states.
  std::optional<TypeFacts> facts;
  bool holdsMemRefs = false;
};
} // namespace

/// Returns which bytes of the buffer belong to elements of the view; empty if all do.
static std::vector<bool> viewedBytes(const Allocation &entry, MemRefView view, unsigned bytes) {
  std::vector<bool> viewed(entry.bytes);
  uint64_t count = 0;
  for (uint64_t first : elementPositions(view, bytes))
    for (uint64_t byte = first; byte < first + bytes; ++byte) {
      count += !viewed[byte];
      viewed[byte] = true;
    }
  return count == entry.bytes ? std::vector<bool>() : viewed;
}

/// Whether functions of the module were on tensors before. Bufferization lets them return their
/// arguments' buffers and lets callers write the results, where deallocation puts clones.
static bool isBufferized(const CompiledModule &module) {
  return llvm::any_of(module.functions,
                      [](const auto &function) { return function->calledAs != function->type; });
}

/// Links source and clone, which must not be written while both live. The view is in bounds, since
/// it was just copied. Only the contents of clones are judged if the source is a program on tensors.
static void linkClone(Machine &m, MemRefView source, uint64_t clone, unsigned bytes) {
  if (source.isEmpty() || isBufferized(m.module))
    return;
  Allocation &from = m.memory.heap[source.allocation()], &to = m.memory.heap[clone];
  llvm::erase_if(from.clones,
                 [&](const CloneLink &link) { return !m.memory.heap[link.clone].live; });
  from.clones.push_back({static_cast<uint32_t>(clone), viewedBytes(from, source, bytes)});
  to.cloneOf = static_cast<uint32_t>(source.allocation());
  from.watchedWrites = to.watchedWrites = true;
}

static const Inst *execClone(const Inst *i, Machine &m) {
  const CloneTable &table = i->table<CloneTable>();
  if (m.poison[table.from.at])
    return m.failPoison(i, m.poison[table.from.at], "the memref that is cloned");
  Descriptor source = readDescriptor(m, table.from), clone(source.rank);
  MemRefView from = source.view(), to = clone.view();
  if (table.to.ranked && table.to.rank != from.rank)
    return m.fail(i, ErrorKind::Undefined,
                  "clones a memref of rank " + Twine(from.rank) + " to one of rank " +
                      Twine(table.to.rank));
  for (unsigned d = 0; d < from.rank; ++d) {
    if (from.size(d) < 0)
      return m.fail(i, ErrorKind::Undefined, "clones a memref of size " + Twine(from.size(d)));
    if (table.facts && !ShapedType::isDynamic(table.facts->sizes[d]) &&
        table.facts->sizes[d] != from.size(d))
      return m.fail(i, ErrorKind::Undefined,
                    "clones size " + Twine(from.size(d)) + " to size " +
                        Twine(table.facts->sizes[d]) + " of dimension " + Twine(d));
    to.setSize(d, from.size(d));
  }
  setContiguousStrides(to);
  for (auto [d, stride] : llvm::enumerate(table.strides))
    to.setStride(d, stride);
  if (table.facts && !table.facts->hold(to))
    return m.stop(i, Termination::Unsupported,
                  "bufferization.clone: a result whose layout a new buffer does not have");
  if (!allocateFor(i, m, to, table.to.bytes, AllocationKind::Heap, 1, table.holdsMemRefs) ||
      !m.memory.copyElements(i, from, to, table.to.bytes))
    return nullptr;
  linkClone(m, from, to.allocation(), table.to.bytes);
  writeDescriptor(m, table.to, clone, false);
  return i->next();
}

/// Returns the strides of a result type with static strides and offset 0; empty for other types.
static SmallVector<int64_t, 4> fixedStrides(MemRefType type) {
  TypeLayout layout(type);
  bool isFixed = layout.offset == 0 && llvm::all_of(layout.strides, [](int64_t stride) {
                   return !ShapedType::isDynamic(stride) && stride >= 0;
                 });
  return isFixed && !type.getLayout().isIdentity() ? layout.strides : SmallVector<int64_t, 4>();
}

static void evalClone(bufferization::CloneOp op, Emitter &e) {
  auto source = cast<BaseMemRefType>(op.getInput().getType());
  auto result = cast<BaseMemRefType>(op.getOutput().getType());
  if (source.getElementType() != result.getElementType())
    return e.unsupported("a clone of another element type");
  CloneTable table{memrefRegisters(op.getInput(), e),
                   memrefRegisters(op.getOutput(), e),
                   {},
                   {},
                   isa<BaseMemRefType>(result.getElementType())};
  if (auto ranked = dyn_cast<MemRefType>(result)) {
    table.strides = fixedStrides(ranked);
    table.facts.emplace(ranked);
  }
  const auto *owned = e.own(std::move(table));
  e.emit(execClone).data = owned;
}

//===----------------------------------------------------------------------===//
// dealloc
//===----------------------------------------------------------------------===//

namespace {
struct DeallocTable {
  SmallVector<MemRefRegisters> memrefs, retained;
  SmallVector<uint32_t> conditions, results;
};
} // namespace

/// Collects the allocations of the m_i whose condition is true, in order. Returns false after
/// failing on a poison condition or a memref that must not be freed (D4).
static bool collectOwned(const Inst *i, Machine &m, const DeallocTable &table,
                         SmallVectorImpl<uint64_t> &owned) {
  for (uint32_t condition : table.conditions)
    if (m.poison[condition])
      return !!m.failPoison(i, m.poison[condition], "a condition");
  for (auto [memref, condition] : llvm::zip_equal(table.memrefs, table.conditions)) {
    // D5: a memref that is not freed may be anything.
    if (!m.u(condition))
      continue;
    if (uint8_t taint = ofBuffer(m.poison[memref.at]))
      return !!m.failPoison(i, taint, "a memref whose condition is set");
    Descriptor descriptor = readDescriptor(m, memref);
    if (!mayFree(i, m, descriptor.view()))
      return false;
    if (!llvm::is_contained(owned, descriptor.view().allocation()))
      owned.push_back(descriptor.view().allocation());
  }
  return true;
}

static const Inst *execDealloc(const Inst *i, Machine &m) {
  const DeallocTable &table = i->table<DeallocTable>();
  SmallVector<uint64_t> owned;
  if (!collectOwned(i, m, table, owned))
    return nullptr;
  SmallVector<uint64_t> kept;
  for (auto [retained, result] : llvm::zip_equal(table.retained, table.results)) {
    if (uint8_t taint = ofBuffer(m.poison[retained.at]); taint && !owned.empty())
      return m.failPoison(i, taint, "a retained memref");
    uint64_t base = readDescriptor(m, retained).view().allocation();
    // D2. All allocations in `owned` are live, so a dangling base is not among them.
    m.u(result) = llvm::is_contained(owned, base);
    m.poison[result] = 0;
    kept.push_back(base);
  }
  // D1 and D3.
  for (uint64_t id : owned)
    if (!llvm::is_contained(kept, id) && !m.memory.free(i, id, 0, 0))
      return nullptr;
  return i->next();
}

static void evalDealloc(bufferization::DeallocOp op, Emitter &e) {
  DeallocTable table;
  for (Value value : op.getMemrefs())
    table.memrefs.push_back(memrefRegisters(value, e));
  for (Value value : op.getRetained())
    table.retained.push_back(memrefRegisters(value, e));
  table.conditions = e.at(op.getConditions());
  table.results = e.at(op.getUpdatedConditions());
  const auto *owned = e.own(std::move(table));
  e.emit(execDealloc).data = owned;
}

void addBufferizationOps(InterpTable &table) {
  table.on<bufferization::CloneOp>(evalClone);
  table.on<bufferization::DeallocOp>(evalDealloc);
  addTensorBufferOps(table);
}

} // namespace freehold::interp
