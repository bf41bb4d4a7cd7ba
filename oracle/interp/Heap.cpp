//===- Heap.cpp -----------------------------------------------------------===//
#include "oracle/interp/Heap.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <cassert>
#include <cstdlib>

namespace freehold::interp {

/// The alignment of malloc on x86-64.
static constexpr uint64_t kMallocAlignment = 16;

/// Maximum number of freed blocks kept for reuse; older ones are never reused.
static constexpr size_t kHolesMax = 1024;

/// Fresh blocks get slots of this many bytes each, as long as there are slots below kDense.
static constexpr uint64_t kSlot = uint64_t(1) << 32, kDense = uint64_t(1) << 47;
/// The slot of the first block: the last one below 2^48. If addresses descend, it is the first one, and the second block
/// has the last one below kDense.
static constexpr uint64_t kLastSlot = 0xFFFF, kFirstSlot = 1, kSecondSlot = kDense / kSlot - 2;

Heap::Heap(AddressPolicy policy, uint64_t memoryBytesMax, uint64_t addressSalt)
    : policy_(policy), bytesMax_(memoryBytesMax), descends_(addressSalt % 2),
      slot_(descends_ ? kFirstSlot : kLastSlot), step_(1 + addressSalt % 7),
      low_(0x10000 + (addressSalt % 61) * 4 * kMallocAlignment), dense_(kDense),
      gap_(kMallocAlignment * (1 + addressSalt % 7)) {
  // Reserve space, since most programs make few allocations and growing the vector would dominate.
  entries_.reserve(32);
  entries_.emplace_back();
}

Heap::~Heap() {
  for (Allocation &entry : entries_) {
    std::free(entry.data);
    std::free(entry.touches);
    std::free(entry.taskTouches);
  }
}

/// Returns the first address from `start` that is a multiple of the alignment, but not of twice it.
static uint64_t alignedJust(uint64_t start, uint64_t alignment) {
  uint64_t address = llvm::alignTo(start, alignment);
  return address & alignment ? address : address + alignment;
}

uint64_t Heap::freshAddress(uint64_t bytes, uint64_t alignment) {
  bool isSpread = slot_ && ((slot_ + 1) * kSlot + low_ < kDense || slot_ == kLastSlot);
  if (isSpread && bytes < kSlot / 2) {
    uint64_t address = alignedJust(slot_ * kSlot + low_, alignment);
    if (descends_)
      slot_ = slot_ == kFirstSlot ? kSecondSlot : slot_ > kFirstSlot + step_ ? slot_ - step_ : 0;
    else
      slot_ = slot_ == kLastSlot ? step_ : slot_ + step_;
    return address;
  }
  uint64_t address = alignedJust(dense_, alignment);
  // Leave a gap, so that the end of one buffer is never the start of another.
  dense_ = llvm::alignTo(address + bytes, kMallocAlignment) + gap_;
  return address;
}

uint64_t Heap::takeAddress(AllocationKind kind, uint64_t bytes, uint64_t alignment) {
  // Stack, globals and arguments never reuse a block of the heap.
  if (policy_ == AddressPolicy::Reuse && kind == AllocationKind::Heap)
    for (size_t i = holes_.size(); i-- > 0;)
      if (holes_[i].bytes >= bytes) {
        Hole hole = holes_[i];
        holes_.erase(holes_.begin() + i);
        return hole.address;
      }
  return freshAddress(bytes, alignment);
}

uint32_t Heap::allocate(AllocationKind kind, uint64_t bytes, uint64_t alignment, const Inst *at) {
  if (bytes > bytesMax_ || bytes_ + bytes > bytesMax_)
    return 0;
  bool isHeap = kind == AllocationKind::Heap;
  // malloc aligns to at least 16 bytes, and so do the stack and the linker. The bytes of an element
  // need not be a power of two; types with such sizes are not aligned to more than 16.
  alignment = std::max<uint64_t>(alignment & (0 - alignment), kMallocAlignment);
  // The LLVM lowering requests extra bytes from malloc to round the pointer up.
  uint64_t slack = isHeap && alignment > kMallocAlignment ? alignment : 0;
  Allocation entry;
  entry.bytes = bytes;
  entry.address =
      takeAddress(kind, std::max<uint64_t>(bytes + slack, 1), slack ? kMallocAlignment : alignment);
  entry.alignedBy =
      slack ? static_cast<uint32_t>(llvm::alignTo(entry.address, alignment) - entry.address) : 0;
  entry.data = static_cast<uint8_t *>(std::calloc(1, std::max<uint64_t>(2 * bytes, 1)));
  if (!entry.data)
    return 0;
  entry.shadow = entry.data + bytes;
  entry.kind = kind;
  entry.live = true;
  entry.allocatedAt = at;
  bytes_ += bytes;
  peakBytes_ = std::max(peakBytes_, bytes_);
  heapAllocations_ += kind == AllocationKind::Heap;
  entries_.push_back(std::move(entry));
  return size() - 1;
}

uint32_t Heap::allocateTensor(uint64_t bytes, const Inst *at) {
  if (bytes > bytesMax_ || bytes_ + bytes > bytesMax_)
    return 0;
  Allocation entry;
  entry.bytes = bytes;
  // Nothing can ask for it. It is aligned to any element.
  entry.address = kMallocAlignment;
  entry.data = static_cast<uint8_t *>(std::calloc(1, std::max<uint64_t>(2 * bytes, 1)));
  if (!entry.data)
    return 0;
  entry.shadow = entry.data + bytes;
  entry.kind = AllocationKind::Tensor;
  entry.live = true;
  entry.allocatedAt = at;
  bytes_ += bytes;
  peakBytes_ = std::max(peakBytes_, bytes_);
  if (freeTensors_.empty()) {
    entries_.push_back(std::move(entry));
    return size() - 1;
  }
  uint32_t id = freeTensors_.back();
  freeTensors_.pop_back();
  entries_[id] = std::move(entry);
  return id;
}

void Heap::end(Allocation &entry) {
  entry.live = false;
  ++ends_;
  bytes_ -= entry.bytes;
  std::free(entry.data);
  entry.data = entry.shadow = nullptr;
  std::free(std::exchange(entry.touches, nullptr));
  std::free(std::exchange(entry.taskTouches, nullptr));
}

void Heap::releaseTensor(uint32_t id) {
  Allocation &entry = entries_[id];
  assert(entry.live && entry.kind == AllocationKind::Tensor && "no tensor");
  end(entry);
  freeTensors_.push_back(id);
}

/// Released tensors are removed from lists from this length on.
static constexpr size_t kTiedMax = 32;

void Heap::tieTensor(uint32_t tensor, uint32_t buffer) {
  std::vector<uint32_t> &tied = entries_[buffer].tensors;
  if (tied.size() >= kTiedMax && llvm::isPowerOf2_64(tied.size()))
    llvm::erase_if(tied, [&](uint32_t other) { return !isTied(other, buffer); });
  tied.push_back(tensor);
  entries_[tensor].standsFor = buffer;
}

void Heap::relinkClones(uint32_t id) {
  Allocation &gone = entries_[id];
  uint32_t heir = gone.cloneOf && entries_[gone.cloneOf].live ? gone.cloneOf : 0;
  for (const CloneLink &link : std::exchange(gone.clones, {})) {
    if (!entries_[link.clone].live)
      continue;
    if (!heir) {
      heir = link.clone;
      entries_[heir].cloneOf = 0;
      continue;
    }
    entries_[link.clone].cloneOf = heir;
    entries_[heir].clones.push_back({link.clone, {}});
  }
}

void Heap::forgetClones(uint32_t id) {
  relinkClones(id);
  if (uint32_t source = std::exchange(entries_[id].cloneOf, 0))
    llvm::erase_if(entries_[source].clones,
                   [&](const CloneLink &link) { return link.clone == id; });
}

void Heap::inheritClones(uint32_t from, uint32_t to) {
  Allocation &old = entries_[from], &heir = entries_[to];
  heir.watchedWrites |= old.watchedWrites;
  heir.returnedAlias |= old.returnedAlias;
  heir.cloneOf = std::exchange(old.cloneOf, 0);
  if (heir.cloneOf)
    for (CloneLink &link : entries_[heir.cloneOf].clones)
      if (link.clone == from)
        link.clone = to;
  heir.clones = std::exchange(old.clones, {});
  for (CloneLink &link : heir.clones) {
    if (entries_[link.clone].live)
      entries_[link.clone].cloneOf = to;
    if (!link.bytes.empty())
      link.bytes.resize(heir.bytes);
  }
}

void Heap::release(uint32_t id, const Inst *at) {
  Allocation &entry = entries_[id];
  assert(entry.live && "released twice");
  end(entry);
  entry.freedAt = at;
  for (uint32_t tensor : std::exchange(entry.tensors, {}))
    if (isTied(tensor, id)) {
      end(entries_[tensor]);
      entries_[tensor].freedAt = at;
    }
  if (entry.kind != AllocationKind::Heap)
    return;
  ++frees_;
  relinkClones(id);
  if (policy_ != AddressPolicy::Reuse)
    return;
  if (holes_.size() == kHolesMax)
    holes_.erase(holes_.begin());
  holes_.push_back(
      {entry.address, llvm::alignTo(std::max<uint64_t>(entry.bytes, 1), kMallocAlignment)});
}

} // namespace freehold::interp
