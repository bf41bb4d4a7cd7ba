//===- Results.cpp - The end of a call: observations, T3 and T4 -----------===//
#include "oracle/interp/Boundary.h"
#include "oracle/interp/Locations.h"

using namespace mlir;

namespace freehold::interp {

/// Leaks whose allocations are numbered.
static constexpr size_t kLeaksNumbered = 8;

void Boundary::observeResults(const Inst *ret) {
  const auto &results = ret->table<SmallVector<Registers>>();
  SmallVector<uint64_t> returned;
  auto violation = [&](const Twine &what, uint64_t id, const char *how) {
    AbiViolation v{noteAt(ret, what), {}, how, false};
    if (const Allocation &entry = m.heap[id]; id) {
      v.dead = !entry.live;
      v.notes.push_back(noteAt(entry.allocatedAt, "allocated here", NoteRole::Allocated));
      if (!entry.live && entry.freedAt)
        v.notes.push_back(noteAt(entry.freedAt, "its life ended here", NoteRole::Freed));
    }
    m.outcome.abi.push_back(std::move(v));
  };
  for (auto [number, type, result] : llvm::enumerate(ret->op->getOperandTypes(), results)) {
    std::string prefix = "result " + std::to_string(number) + " = ";
    // `describe` sees to scalars.
    if (isa<BaseMemRefType>(type) && m.poison[result.at]) {
      m.failPoison(ret, m.poison[result.at], "an observed value");
      return;
    }
    std::optional<MemRefView> view;
    if (isa<BaseMemRefType>(type))
      view = viewOf(type, result.at);
    if (view) {
      uint64_t id = view->allocation();
      const Allocation &entry = m.heap[id];
      std::string name = "returns as result " + std::to_string(number) + " ";
      if (entry.kind != AllocationKind::Heap)
        violation(name + (entry.kind == AllocationKind::Stack      ? "a stack buffer"
                          : entry.kind == AllocationKind::Argument ? "a buffer of an argument"
                                                                   : "a global"),
                  id,
                  entry.kind == AllocationKind::Stack      ? "stack"
                  : entry.kind == AllocationKind::Argument ? "argument"
                                                           : "global");
      else if (!entry.live)
        violation(name + "a freed buffer", id, "freed");
      else if (llvm::is_contained(returned, id))
        violation(name + "a buffer that another result has too", id, "twice");
      if (!entry.live) {
        m.observe(prefix + "dead");
        continue;
      }
      returned.push_back(id);
    }
    std::optional<Observation> value = describe(ret, type, result.at);
    if (!value)
      return;
    m.observe(prefix + std::move(*value));
  }
  findLeaks(returned);
}

void Boundary::observeArguments(const CompiledFunction &entry, const Inst *ret) {
  // By entry of the heap: the registers may have been overwritten by a branch to the entry.
  for (auto [number, kept] : llvm::enumerate(m.argumentViews)) {
    if (kept.words.empty())
      continue;
    Type element = cast<BaseMemRefType>(entry.type.getInput(number)).getElementType();
    MemRefView view{kept.words.data(), kept.rank};
    auto cells = elements(ret, view, element);
    if (!cells)
      return;
    Observation line("argument " + std::to_string(number) + " = ");
    line += std::move(*cells);
    // The caller also has the cells between and before those of the view.
    uint64_t count = m.heap[view.allocation()].bytes / *elementBytes(element);
    if (count != static_cast<uint64_t>(view.elements())) {
      SmallVector<uint64_t> flat = {view.pointer(), 0, 0, count, 1};
      if (auto all = elements(ret, {flat.data(), 1}, element)) {
        line += " in ";
        line += std::move(*all);
      }
    }
    m.observe(std::move(line));
  }
}

/// A global that is defined here and private is seen by nobody else. One that is only declared is
/// defined elsewhere, whatever its visibility.
static bool isSeenOutside(const CompiledGlobal &global) {
  return global.external ||
         SymbolTable::getSymbolVisibility(global.op) != SymbolTable::Visibility::Private;
}

/// By name: their order in the module means nothing.
void Boundary::observeGlobals(const Inst *ret) {
  std::vector<unsigned> order;
  for (auto [number, global] : llvm::enumerate(m.module.globals))
    if (!global.constant && isSeenOutside(global))
      order.push_back(number);
  llvm::sort(order, [&](unsigned a, unsigned b) {
    return m.module.globals[a].name < m.module.globals[b].name;
  });
  for (unsigned number : order) {
    const CompiledGlobal &global = m.module.globals[number];
    uint32_t id = m.globalAllocation(number);
    if (!id)
      return;
    SmallVector<uint64_t> words(kSizes + 2 * global.type.getRank());
    MemRefView view{words.data(), static_cast<unsigned>(global.type.getRank())};
    view.pointer() = id;
    int64_t stride = 1;
    for (unsigned d = view.rank; d-- > 0; stride *= global.type.getDimSize(d)) {
      view.setSize(d, global.type.getDimSize(d));
      view.setStride(d, stride);
    }
    auto cells = elements(ret, view, global.type.getElementType());
    if (!cells)
      return;
    m.observe("global @" + global.name + " = " + Observation(std::move(*cells)));
  }
}

/// Results are the only way to hand a buffer over: one that the caller could only reach through
/// memrefs in memory is leaked, since nobody owns it.
void Boundary::findLeaks(ArrayRef<uint64_t> returned) {
  for (uint32_t id = 1; id < m.heap.size(); ++id) {
    const Allocation &entry = m.heap[id];
    if (!entry.live || entry.kind != AllocationKind::Heap || llvm::is_contained(returned, id))
      continue;
    Leak leak;
    leak.location = locate(entry.allocatedAt);
    leak.op = nameOf(entry.allocatedAt);
    // Only the first ones are pointed at in a listing, and counting ops takes time.
    if (m.outcome.leaks.size() < kLeaksNumbered && entry.allocatedAt && entry.allocatedAt->op)
      leak.opNumber = numberOf(entry.allocatedAt->op);
    leak.bytes = entry.bytes;
    leak.number = id;
    leak.lost = entry.lostAt != nullptr;
    if (leak.lost)
      leak.lostAt = locate(entry.lostAt);
    m.outcome.leaks.push_back(std::move(leak));
  }
}

void Boundary::finish(const CompiledFunction &entry, const Inst *ret) {
  observeResults(ret);
  if (m.outcome.termination == Termination::Returned)
    observeArguments(entry, ret);
  if (m.outcome.termination == Termination::Returned)
    observeGlobals(ret);
  // An error while looking at the results is an error of the program; leaks are then moot.
  if (m.outcome.termination != Termination::Returned)
    m.outcome.leaks.clear();
}

} // namespace freehold::interp
