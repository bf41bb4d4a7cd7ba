//===- Leftovers.cpp - The end of a call: what is left on the heap (T3) ---===//
#include "oracle/interp/Allocators.h"
#include "oracle/interp/Boundary.h"
#include "oracle/interp/Locations.h"

using namespace mlir;

namespace freehold::interp {

/// Maximum number of leaks with an op number.
static constexpr size_t kLeaksNumbered = 8;

/// Maximum number of memrefs in memory that are followed at the end of one call.
static constexpr uint64_t kReferencesMax = 100'000;

namespace {
/// Follows memrefs in memory by the types of what holds them. An allocation counts once for each
/// path to it, since a program that copies instead of sharing has one allocation for each path.
class Reach {
public:
  explicit Reach(Machine &m)
      : m_(m), reached_(m.memory.heap.size()), counted_(m.memory.heap.size()) {}

  void follow(uint32_t holder, BaseMemRefType element) {
    const Allocation &entry = m_.memory.heap[holder];
    unsigned bytes = elementBytes(element).value_or(0);
    if (!entry.live || !bytes)
      return;
    // A box that is passed again is in memory once.
    const bool isFirst = !counted_[holder];
    counted_[holder] = true;
    SmallVector<uint64_t> words(llvm::divideCeil(bytes, 8));
    for (uint64_t at = 0; at + bytes <= entry.bytes; at += bytes) {
      bool isWritten = std::all_of(entry.shadow + at, entry.shadow + at + bytes,
                                   [](uint8_t cell) { return cell == kInitialised; });
      if (!isWritten)
        continue;
      if (++references_ > kReferencesMax)
        return;
      std::memcpy(words.data(), entry.data + at, bytes);
      uint64_t pointer = words[kAllocation];
      if (!isa<MemRefType>(element)) {
        ArrayRef<uint64_t> descriptor = m_.descriptor(words[1]);
        pointer = descriptor.empty() ? 0 : descriptor[kAllocation];
      }
      auto id = static_cast<uint32_t>(pointer);
      if (!id || id >= reached_.size())
        continue;
      liveReferences_ += isFirst && m_.memory.heap[id].live;
      reached_[id] = true;
      if (auto inner = dyn_cast<BaseMemRefType>(element.getElementType()))
        follow(id, inner);
    }
  }

  uint64_t references() const {
    return references_ > kReferencesMax ? std::numeric_limits<uint64_t>::max() : references_;
  }
  uint64_t liveReferences() const { return liveReferences_; }
  std::vector<bool> take() { return std::move(reached_); }

private:
  Machine &m_;
  std::vector<bool> reached_, counted_;
  uint64_t references_ = 0, liveReferences_ = 0;
};
} // namespace

std::vector<bool> Boundary::reachFromCaller(KeptAllocations &kept) {
  std::optional<Reach> reach;
  auto follow = [&](uint64_t holder, Type type) {
    auto memref = dyn_cast<BaseMemRefType>(type);
    auto element = memref ? dyn_cast<BaseMemRefType>(memref.getElementType()) : BaseMemRefType();
    if (!element || !holder)
      return;
    if (!reach)
      reach.emplace(m);
    reach->follow(static_cast<uint32_t>(holder), element);
  };
  for (auto [global, allocation] : llvm::zip_equal(m.module.globals, m.globals_))
    follow(allocation, global.type);
  for (const MadeCall &call : m.calls)
    for (auto [type, argument] : llvm::zip(call.function->type.getInputs(), call.arguments))
      if (!argument.words.empty())
        follow(static_cast<uint32_t>(argument.words[kAllocation]), type);
  kept.references = reach ? reach->references() : 0;
  kept.copies = reach ? reach->liveReferences() : 0;
  return reach ? reach->take() : std::vector<bool>();
}

/// Counts the buffers that this call and earlier ones left to globals or arguments' buffers, and that are still alive. A buffer that the
/// source returns and keeps in a global counts too: its caller frees nothing, and a target has to return a copy and keep the buffer.
void Boundary::countLeft(ArrayRef<uint64_t> returned, const std::vector<bool> &reached,
                         KeptAllocations &kept) {
  auto isReached = [&](uint32_t id) { return id < reached.size() && reached[id]; };
  for (uint64_t id : returned)
    if (isReached(id) && !llvm::is_contained(m.leftByCalls_, id) &&
        m.memory.heap[id].kind == AllocationKind::Heap)
      m.leftByCalls_.push_back(id);
  llvm::erase_if(m.leftByCalls_, [&](uint32_t id) {
    return !m.memory.heap[id].live || (llvm::is_contained(returned, id) && !isReached(id));
  });
  kept.left = m.leftByCalls_.size();
  kept.copies -= std::min<uint64_t>(kept.copies, llvm::count_if(m.leftByCalls_, isReached));
  if (kept.left)
    kept.firstLeft = m.module.noteAt(m.memory.heap[m.leftByCalls_.front()].allocatedAt,
                                     "allocated here", NoteRole::Allocated);
}

void Boundary::findLeaks(ArrayRef<uint64_t> returned) {
  KeptAllocations kept;
  std::vector<bool> reached = reachFromCaller(kept);
  for (uint32_t id = m.callBase_; id < m.memory.heap.size(); ++id) {
    const Allocation &entry = m.memory.heap[id];
    if (!entry.live || entry.kind != AllocationKind::Heap || llvm::is_contained(returned, id))
      continue;
    if (!reached.empty() && reached[id]) {
      ++kept.allocations;
      kept.last = m.module.noteAt(entry.allocatedAt, "allocated here", NoteRole::Allocated);
      m.leftByCalls_.push_back(id);
      continue;
    }
    Leak leak;
    leak.op = nameOf(entry.allocatedAt);
    if (entry.allocatedAt && entry.allocatedAt->op) {
      leak.location = m.module.locationOf(entry.allocatedAt->op);
      // A listing marks only the first leaks, and numbering ops is slow.
      if (m.outcome.leaks.size() < kLeaksNumbered)
        leak.opNumber = m.module.numberOf(entry.allocatedAt->op);
    } else {
      leak.location = locate(entry.allocatedAt);
    }
    leak.isManual = entry.allocatedAt && isFreedByProgram(entry.allocatedAt->op);
    leak.bytes = entry.bytes;
    leak.number = id;
    leak.lost = entry.lostAt != nullptr;
    if (leak.lost)
      leak.lostAt = locate(entry.lostAt);
    if (m.callsInAll_ > 1)
      leak.call = m.calls.size();
    m.outcome.leaks.push_back(std::move(leak));
  }
  countLeft(returned, reached, kept);
  m.outcome.kept.push_back(std::move(kept));
}

} // namespace freehold::interp
