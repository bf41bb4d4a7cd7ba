//===- Timeline.cpp -------------------------------------------------------===//
#include "oracle/interp/Timeline.h"

#include "oracle/interp/Heap.h"
#include "oracle/interp/Locations.h"

namespace freehold::interp {

void Timeline::add(LifeEvent kind, uint32_t allocation, const Inst *at, std::string note) {
  if (!events_.empty()) {
    Event &last = events_.back();
    if (last.kind == kind && last.allocation == allocation && last.at == at && at) {
      ++last.count;
      return;
    }
  }
  if (!allocation)
    return;
  // A loop over several buffers alternates between them.
  for (size_t n = events_.size(), looked = 0; at && n-- > 0 && looked < 8; ++looked) {
    Event &earlier = events_[n];
    if (earlier.allocation == allocation && earlier.kind != kind)
      break;
    if (earlier.kind == kind && earlier.allocation == allocation && earlier.at == at) {
      ++earlier.count;
      return;
    }
  }
  if (events_.size() >= kEventsMax && kind != LifeEvent::UsedAgain) {
    ++dropped_;
    return;
  }
  events_.push_back({kind, allocation, locate(at), nameOf(at), std::move(note), 1, at});
}

static std::string originOf(const Allocation &allocation) {
  switch (allocation.kind) {
  case AllocationKind::Argument:
    return "the caller's";
  case AllocationKind::Global:
    return "a global";
  case AllocationKind::Stack:
    return "on the stack";
  case AllocationKind::Heap:
    return allocation.external ? "by an external function" : "";
  case AllocationKind::Tensor:
    return "a tensor";
  }
  return "";
}

void Timeline::ran(const Heap &heap) {
  for (; known_ < heap.size(); ++known_) {
    const Allocation &entry = heap[known_];
    add(LifeEvent::Allocated, known_, entry.allocatedAt, originOf(entry));
    alive_.push_back(known_);
  }
  // Looking at all of them after each instruction takes minutes for a loop that allocates and never frees.
  if (ends_ == heap.ends())
    return;
  ends_ = heap.ends();
  llvm::erase_if(alive_, [&](uint32_t id) {
    const Allocation &entry = heap[id];
    if (!entry.live)
      add(LifeEvent::Freed, id, entry.freedAt,
          entry.kind == AllocationKind::Stack ? "its scope ends" : "");
    return !entry.live;
  });
}

} // namespace freehold::interp
