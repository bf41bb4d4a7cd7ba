//===- Reachable.cpp - Which allocations the program can still reach ------===//
#include "oracle/interp/Memory.h"

using namespace mlir;

namespace freehold::interp {

/// The work that all searches of a run may do: the sum of the heap's sizes.
static constexpr uint64_t kLostWorkMax = 50'000'000;

std::vector<bool> Memory::reachableFrom(ArrayRef<uint64_t> roots) const {
  SmallVector<uint64_t> work;
  std::vector<bool> reached(heap.size());
  auto reach = [&](uint64_t id) {
    if (id < reached.size() && !reached[id]) {
      reached[id] = true;
      work.push_back(id);
    }
  };
  llvm::for_each(roots, reach);
  while (!work.empty()) {
    const Allocation &entry = heap[work.pop_back_val()];
    if (!entry.live || !entry.holdsMemRefs)
      continue;
    // Memrefs with unranked elements: any word may be the first one of a descriptor.
    for (uint64_t b = 0; b + 8 <= entry.bytes; b += 8) {
      uint64_t word;
      std::memcpy(&word, entry.data + b, 8);
      if (entry.shadow[b] != kInitialised)
        continue;
      reach(word);
      // An unranked element has the number of a descriptor instead.
      if (ArrayRef<uint64_t> found = frames_.descriptor(word); !found.empty())
        reach(found[kAllocation]);
    }
  }
  return reached;
}

void Memory::markLost(const Inst *at) {
  // Each search visits the whole heap. A program that leaks in a long loop is not searched for
  // ever.
  if ((lostWork_ += heap.size()) > kLostWorkMax)
    return;
  SmallVector<uint64_t> roots;
  frames_.forEachPointer([&](uint64_t pointer, bool) { roots.push_back(pointer); });
  for (uint32_t id = 1; id < heap.size(); ++id)
    if (heap[id].kind == AllocationKind::Argument || heap[id].kind == AllocationKind::Global)
      roots.push_back(id);
  std::vector<bool> reached = reachableFrom(roots);
  for (uint32_t id = 1; id < heap.size(); ++id)
    if (heap[id].live && heap[id].kind == AllocationKind::Heap && !reached[id] && !heap[id].lostAt)
      heap[id].lostAt = at;
}

} // namespace freehold::interp
