//===- Results.cpp - The end of a call: observations and T4 ---------------===//
#include "oracle/core/inputs/BufferType.h"
#include "oracle/interp/Boundary.h"
#include "oracle/interp/Locations.h"

using namespace mlir;

namespace freehold::interp {

/// Returns who owns a buffer that no function may return (T4), as a phrase and a word; null for the
/// heap.
static std::pair<const char *, const char *> ownerOf(AllocationKind kind) {
  switch (kind) {
  case AllocationKind::Stack:
    return {"a stack buffer", "stack"};
  case AllocationKind::Argument:
    return {"a buffer of an argument", "argument"};
  case AllocationKind::Global:
    return {"a global", "global"};
  case AllocationKind::Tensor:
    return {"the buffer of a tensor", "tensor"};
  case AllocationKind::Heap:
    break;
  }
  return {nullptr, nullptr};
}

/// Records violations of T4 by a returned memref, and whether the caller can free it as it is.
void Boundary::checkResult(const Inst *ret, unsigned number, MemRefView view,
                           ArrayRef<uint64_t> returned) {
  uint64_t id = view.allocation();
  const Allocation &entry = m.memory.heap[id];
  auto violation = [&](const Twine &what, const char *how) {
    AbiViolation v{
        m.module.noteAt(ret, "returns as result " + Twine(number) + " " + what, NoteRole::None),
        {},
        how,
        false};
    v.result = m.outcome.freeable.size();
    if (id) {
      v.dead = !entry.live;
      v.notes.push_back(m.module.noteAt(entry.allocatedAt, "allocated here", NoteRole::Allocated));
      if (!entry.live && entry.freedAt)
        v.notes.push_back(m.module.noteAt(entry.freedAt, "its life ended here", NoteRole::Freed));
    }
    return v;
  };
  auto [owner, how] = ownerOf(entry.kind);
  bool isShifted = view.byteShift() != 0 || view.offset() != 0;
  bool isHeap = false;
  if (owner)
    m.outcome.abi.push_back(violation(owner, how));
  else if (!entry.live)
    m.outcome.abi.push_back(violation("a freed buffer", "freed"));
  else if (llvm::is_contained(returned, id))
    m.outcome.abi.push_back(violation("a buffer that another result has too", "twice"));
  else
    isHeap = true;
  if (isHeap && isShifted)
    m.outcome.shifted.push_back(
        violation("a view that does not start where its buffer does, so that the caller cannot "
                  "free it",
                  "shifted"));
  m.outcome.freeable.push_back(owner || !entry.live || view.byteShift() != 0 ? Freeable::No
                               : isShifted                                   ? Freeable::ByBase
                                                                             : Freeable::AsItIs);
  if (isHeap && !isShifted)
    freeable.push_back(static_cast<uint32_t>(id));
}

void Boundary::observeResults(const Inst *ret) {
  const auto &results = ret->table<SmallVector<Registers>>();
  SmallVector<uint64_t> returned;
  FunctionType calledAs = m.calls.back().function->calledAs;
  for (auto [number, type, result] : llvm::enumerate(ret->op->getOperandTypes(), results)) {
    if (isBufferTensor(type)) {
      m.outcome.freeable.push_back(Freeable::ByBase);
      // Whoever gets a tensor gets the buffer that it stands for.
      if (auto tensor = viewOf(type, result.at))
        if (uint32_t buffer = m.memory.heap[tensor->allocation()].standsFor)
          returned.push_back(buffer);
    }
    std::string prefix = "result " + std::to_string(number) + " = ";
    // `describe` checks scalars.
    if (isa<BaseMemRefType>(type) && m.poison[result.at]) {
      m.failPoison(ret, m.poison[result.at], "an observed value");
      return;
    }
    std::optional<MemRefView> view;
    if (isa<BaseMemRefType>(type))
      view = viewOf(type, result.at);
    if (view) {
      checkResult(ret, number, *view, returned);
      if (!m.memory.heap[view->allocation()].live) {
        m.observe(prefix + "dead");
        continue;
      }
      returned.push_back(view->allocation());
    }
    Observation line(std::move(prefix));
    if (!describe(ret, type, result.at, calledAs.getResult(number), line))
      return;
    m.observe(std::move(line));
  }
  findLeaks(returned);
}

/// Observes an argument's buffer by its heap entry, since a branch to the entry block may have
/// overwritten the registers. Returns false after failing the run.
bool Boundary::observeArgument(const Inst *ret, size_t call, unsigned number) {
  MadeCall &made = m.calls[call];
  ArgumentView &kept = made.arguments[number];
  if (kept.words.empty())
    return true;
  Type element = bufferTypeOf(made.function->type.getInput(number)).getElementType();
  MemRefView view{kept.words.data(), kept.rank};
  auto cells = elements(ret, view, element);
  if (!cells)
    return false;
  bool isEarlier = call + 1 < m.calls.size();
  Observation line("argument " + std::to_string(number) +
                   (isEarlier ? " of call " + std::to_string(call + 1) : "") + " = ");
  line += std::move(*cells);
  if (isBufferTensor(made.function->calledAs.getInput(number))) {
    m.observe(std::move(line));
    return true;
  }
  // The caller can also read cells that are before or between those of the view.
  uint64_t count = m.memory.heap[view.allocation()].bytes / *elementBytes(element);
  if (count != static_cast<uint64_t>(view.elements())) {
    SmallVector<uint64_t> flat = {view.pointer(), 0, 0, count, 1};
    if (auto all = elements(ret, {flat.data(), 1}, element)) {
      line += " in ";
      line += std::move(*all);
    }
  }
  m.observe(std::move(line));
  return true;
}

void Boundary::observeArguments(const Inst *ret, bool isLast) {
  // The caller can also read the buffers of earlier calls. They are observed once, at the end.
  for (size_t call = isLast ? 0 : m.calls.size() - 1; call < m.calls.size(); ++call)
    for (unsigned number = 0; number < m.calls[call].arguments.size(); ++number)
      if (!observeArgument(ret, call, number))
        return;
}

std::vector<unsigned>
Boundary::globalsByName(llvm::function_ref<bool(const CompiledGlobal &)> isWanted) {
  std::vector<unsigned> order;
  for (auto [number, global] : llvm::enumerate(m.module.globals))
    if (!global.constant && isWanted(global))
      order.push_back(number);
  llvm::sort(order, [&](unsigned a, unsigned b) {
    return m.module.globals[a].name < m.module.globals[b].name;
  });
  return order;
}

MemRefView Boundary::viewOfGlobal(unsigned number, uint32_t allocation,
                                  SmallVectorImpl<uint64_t> &words) {
  MemRefType type = m.module.globals[number].type;
  words.assign(kSizes + 2 * type.getRank(), 0);
  MemRefView view{words.data(), static_cast<unsigned>(type.getRank())};
  view.pointer() = allocation;
  int64_t stride = 1;
  for (unsigned d = view.rank; d-- > 0; stride *= type.getDimSize(d)) {
    view.setSize(d, type.getDimSize(d));
    view.setStride(d, stride);
  }
  return view;
}

bool Boundary::observeGlobal(const Inst *at, unsigned number) {
  const CompiledGlobal &global = m.module.globals[number];
  uint32_t id = m.globalAllocation(number);
  if (!id)
    return false;
  SmallVector<uint64_t> words;
  auto cells = elements(at, viewOfGlobal(number, id, words), global.type.getElementType());
  if (!cells)
    return false;
  m.observe("global @" + global.name + " = " + Observation(std::move(*cells)));
  return true;
}

/// Observes globals sorted by name, since their order is irrelevant. Private ones are not observed.
void Boundary::observeGlobals(const Inst *ret) {
  auto isSeenOutside = [](const CompiledGlobal &global) { return global.isPublic; };
  for (unsigned number : globalsByName(isSeenOutside))
    if (!observeGlobal(ret, number))
      return;
}

void Boundary::finish(const Inst *ret, bool isLast) {
  observeResults(ret);
  if (m.outcome.termination == Termination::Returned)
    observeArguments(ret, isLast);
  if (m.outcome.termination == Termination::Returned)
    observeGlobals(ret);
  // If observing the results fails, the run ends with that error, and leaks do not matter.
  if (m.outcome.termination != Termination::Returned)
    m.outcome.leaks.clear();
}

} // namespace freehold::interp
