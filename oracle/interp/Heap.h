//===- Heap.h - Allocations, live and dead ----------------------*- C++ -*-===//
// Every allocation of a run has an entry that is never removed: a dead one remembers
// where it was allocated and freed, so that an error can say so. Cells hold bytes and,
// beside each byte, whether it is uninitialised, initialised or poison.
//
// Addresses are simulated. `Fresh` never hands one out twice; `Reuse` hands out the most
// recently freed block that is large enough. Entry 0 is no allocation.
//
// No fresh address is aligned better than to 16 bytes, as malloc's, or to what is asked for above that,
// so that an alignment that a target drops is missed. The first address
// lies below 2^48, and the others multiples of 2^32 apart with equal lower halves, so that code that
// cuts an address to 32 bits takes different buffers for one.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/interp/Races.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace freehold::interp {

enum class AllocationKind : uint8_t { Heap, Stack, Global, Argument };
enum class AddressPolicy : uint8_t { Fresh, Reuse };
enum Shadow : uint8_t { kUninitialised = 0, kInitialised = 1, kPoison = 2 };

/// One bufferization.clone of a buffer.
struct CloneLink {
  uint32_t clone = 0;
  /// The source's bytes that it was made from; empty when it was all of them.
  std::vector<bool> bytes;
};

struct Allocation {
  /// malloc's address; the aligned pointer is this plus `alignedBy`.
  uint64_t address = 0;
  uint64_t bytes = 0;
  uint8_t *data = nullptr;
  uint8_t *shadow = nullptr;
  /// For each byte; null until an iteration of a parallel loop accesses the buffer.
  ByteTouches *touches = nullptr;
  uint32_t alignedBy = 0;
  AllocationKind kind = AllocationKind::Heap;
  bool live = false;
  /// A memref.global constant: writing it is undefined.
  bool constant = false;
  /// Something with a write rule of its own: see `cloneOf` and `returnedAlias`.
  bool watchedWrites = false;
  /// A function returned it without having made it; see Outcome::aliasedReturnWrittenAt.
  bool returnedAlias = false;
  /// Its elements are memrefs, through which other allocations can be reached.
  bool holdsMemRefs = false;
  /// The other half of a bufferization.clone: while both live, neither may be written. Bytes
  /// beside the view that was cloned may.
  uint32_t cloneOf = 0;
  std::vector<CloneLink> clones;
  /// The instructions that did it; null for arguments and globals. `external` when a stub
  /// for an external function made it.
  const Inst *allocatedAt = nullptr;
  const Inst *freedAt = nullptr;
  bool external = false;
  /// Name-tracking mode only: who wrote it last, and how many names there were then; and whether
  /// control flow has forwarded it.
  uint32_t lastWriter = 0, lastWrittenAt = 0;
  bool forwarded = false;
  /// The entry's caller freed it, after the call that `freedAt` returned from.
  bool freedByCaller = false;
  /// Lost-tracking mode only: where the last reference to it went.
  const Inst *lostAt = nullptr;

  uint64_t alignedAddress() const { return address + alignedBy; }
};

class Heap {
public:
  Heap(AddressPolicy policy, uint64_t memoryBytesMax, uint64_t addressSalt);
  ~Heap();
  Heap(const Heap &) = delete;
  Heap &operator=(const Heap &) = delete;

  /// The new entry's number, or 0 when the memory budget is used up. Cells start
  /// uninitialised. `alignment` is a power of two in bytes.
  uint32_t allocate(AllocationKind kind, uint64_t bytes, uint64_t alignment, const Inst *at);

  /// `to` takes the place of `from` as clone or as source of clones; it may share its memory. It is
  /// not larger.
  void inheritClones(uint32_t from, uint32_t to);

  /// The entry is no clone any more and has none: nobody will look at it again.
  void forgetClones(uint32_t id);

  /// Ends the life of entry `id`, which must be live. Its cells are gone, its entry stays.
  void release(uint32_t id, const Inst *at);

  Allocation &operator[](uint64_t id) { return entries_[id]; }
  const Allocation &operator[](uint64_t id) const { return entries_[id]; }
  /// One more than the largest entry number.
  uint32_t size() const { return static_cast<uint32_t>(entries_.size()); }

  uint64_t peakBytes() const { return peakBytes_; }
  uint64_t heapAllocations() const { return heapAllocations_; }
  uint64_t frees() const { return frees_; }

private:
  struct Hole {
    uint64_t address, bytes;
  };
  /// A clone of a clone may share memory with what both came from: when one in between is
  /// freed, the others stay linked.
  void relinkClones(uint32_t id);
  uint64_t takeAddress(AllocationKind kind, uint64_t bytes, uint64_t alignment);
  uint64_t freshAddress(uint64_t bytes, uint64_t alignment);

  AddressPolicy policy_;
  uint64_t bytesMax_, bytes_ = 0, peakBytes_ = 0;
  uint64_t heapAllocations_ = 0, frees_ = 0;
  /// Where fresh blocks are looked for: in `slot_` times 2^32 from `low_` on, then from `dense_` on.
  uint64_t slot_, step_, low_, dense_, gap_;
  std::vector<Allocation> entries_;
  std::vector<Hole> holes_;
};

} // namespace freehold::interp
