//===- Heap.h - Allocations, live and dead ----------------------*- C++ -*-===//
// Every allocation of a run has an entry that is never removed. A dead entry remembers where it was
// allocated and freed, so that errors can say so. Cells hold bytes and, for each byte, whether it
// is uninitialised, initialised or poison.
//
// Addresses are simulated. `Fresh` never reuses one; `Reuse` returns the most recently freed block
// that is large enough. Entry 0 is no allocation.
//
// A fresh address is aligned to exactly 16 bytes, like malloc's, or to exactly the larger alignment
// that is requested, so that a target that drops an alignment is detected. The first address is
// just below 2^48, and the others are multiples of 2^32 apart with equal lower halves, so that code
// that truncates addresses to 32 bits confuses different buffers.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/interp/PendingTasks.h"
#include "oracle/interp/Races.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace freehold::interp {

/// Tensor is the storage of values that are tensors. It belongs to nobody and is never freed by the
/// program (Tensors.cpp); that of bufferization.to_tensor ends with its buffer.
enum class AllocationKind : uint8_t { Heap, Stack, Global, Argument, Tensor };
enum class AddressPolicy : uint8_t { Fresh, Reuse };
enum Shadow : uint8_t { kUninitialised = 0, kInitialised = 1, kPoison = 2 };

/// A clone that bufferization.clone made of a buffer.
struct CloneLink {
  uint32_t clone = 0;
  /// Which bytes of the source were cloned; empty if all were.
  std::vector<bool> bytes;
};

struct Allocation {
  /// The address from malloc; the aligned pointer is `alignedBy` bytes after it.
  uint64_t address = 0;
  uint64_t bytes = 0;
  uint8_t *data = nullptr;
  uint8_t *shadow = nullptr;
  /// One element for each byte; null until an iteration of a parallel loop accesses the buffer.
  ByteTouches *touches = nullptr;
  /// One element for each byte; null until the buffer is accessed while a task is pending.
  ByteTasks *taskTouches = nullptr;
  uint32_t alignedBy = 0;
  AllocationKind kind = AllocationKind::Heap;
  bool live = false;
  /// A constant memref.global, which must not be written, or a tensor whose storage must not be taken over.
  bool constant = false;
  /// Writes need further checks: see `cloneOf`, `returnedAlias`, `namedBy` and `isUnwritten`.
  bool watchedWrites = false;
  /// The buffer of an argument that nobody has written so far (Outcome::onlyRead).
  bool isUnwritten = false;
  /// A function that did not allocate it returned it; see Outcome::aliasedReturnWrittenAt.
  bool returnedAlias = false;
  /// It holds what the interpreter keeps aside, such as registers, so that no address refers to it.
  bool isHidden = false;
  /// Only one thread accesses it, which takes its iterations in turn.
  bool isOfOneThread = false;
  /// The elements are memrefs, so other allocations are reachable through it.
  bool holdsMemRefs = false;
  /// The source of the bufferization.clone that made it, or 0. While both live, neither may be
  /// written, except for bytes outside of the cloned view.
  uint32_t cloneOf = 0;
  std::vector<CloneLink> clones;
  /// The storage of tensors that stand for its contents, of which some may have been released. In a
  /// tensor: the buffer that it stands for, or 0.
  std::vector<uint32_t> tensors;
  uint32_t standsFor = 0;
  /// The instructions that allocated and freed it; null for arguments and globals. `external` is
  /// set if the stub of an external function allocated it.
  const Inst *allocatedAt = nullptr;
  const Inst *freedAt = nullptr;
  bool external = false;
  /// Name-tracking mode only: the name through which it was last written, the number of names at
  /// that time, and whether it was forwarded to a control-flow join.
  uint32_t lastWriter = 0, lastWrittenAt = 0;
  bool forwarded = false;
  /// The instruction that made a tensor of this buffer, or wrote one to it, as the only name that it
  /// has among tensors (bufferization.to_tensor and materialize_in_destination with `restrict`); null
  /// if there is none. That holds as long as the frame with this number is there.
  const Inst *namedBy = nullptr;
  uint64_t namedInFrame = 0;
  /// The entry's caller freed it after the call that `freedAt` returned from.
  bool freedByCaller = false;
  /// Lost-tracking mode only: where the last reference to it was lost.
  const Inst *lostAt = nullptr;

  uint64_t alignedAddress() const { return address + alignedBy; }
};

class Heap {
public:
  Heap(AddressPolicy policy, uint64_t memoryBytesMax, uint64_t addressSalt);
  ~Heap();
  Heap(const Heap &) = delete;
  Heap &operator=(const Heap &) = delete;

  /// Returns the new entry's number, or 0 if the memory budget is used up. Cells are uninitialised.
  /// `alignment` is a power of two in bytes.
  uint32_t allocate(AllocationKind kind, uint64_t bytes, uint64_t alignment, const Inst *at);

  /// Returns an entry for the elements of a tensor, all of which are uninitialised; 0 if the memory
  /// budget is used up. Entries that were released are used again.
  uint32_t allocateTensor(uint64_t bytes, const Inst *at);
  void releaseTensor(uint32_t id);
  /// Makes the lifetime of the tensor end when that of the buffer does.
  void tieTensor(uint32_t tensor, uint32_t buffer);

  /// Makes `to` replace `from` in all clone links, since `to` may share its memory. `to` is not
  /// larger.
  void inheritClones(uint32_t from, uint32_t to);

  /// Removes all clone links of the entry, whose contents nobody can observe any more.
  void forgetClones(uint32_t id);

  /// Ends the lifetime of entry `id`, which must be live. Its cells are freed, its entry stays.
  void release(uint32_t id, const Inst *at);

  Allocation &operator[](uint64_t id) { return entries_[id]; }
  const Allocation &operator[](uint64_t id) const { return entries_[id]; }
  /// Returns the largest entry number plus one.
  uint32_t size() const { return static_cast<uint32_t>(entries_.size()); }

  uint64_t peakBytes() const { return peakBytes_; }
  uint64_t heapAllocations() const { return heapAllocations_; }
  uint64_t frees() const { return frees_; }
  /// Returns how many lifetimes have ended, of allocations of any kind.
  uint64_t ends() const { return ends_; }

private:
  struct Hole {
    uint64_t address, bytes;
  };
  /// If an entry in a chain of clones is freed, links its neighbours, since they may share memory.
  void relinkClones(uint32_t id);
  bool isTied(uint32_t tensor, uint32_t buffer) const {
    return entries_[tensor].live && entries_[tensor].standsFor == buffer;
  }
  /// Ends a lifetime and frees the cells.
  void end(Allocation &entry);
  uint64_t takeAddress(AllocationKind kind, uint64_t bytes, uint64_t alignment);
  uint64_t freshAddress(uint64_t bytes, uint64_t alignment);

  AddressPolicy policy_;
  uint64_t bytesMax_, bytes_ = 0, peakBytes_ = 0;
  uint64_t heapAllocations_ = 0, frees_ = 0, ends_ = 0;
  /// Whether blocks are placed in the opposite order, so that what depends on it is seen.
  bool descends_;
  /// Where fresh blocks are placed: at `slot_` times 2^32 plus `low_`, and after that from `dense_`
  /// on.
  uint64_t slot_, step_, low_, dense_, gap_;
  std::vector<Allocation> entries_;
  std::vector<Hole> holes_;
  /// Entries of tensors that nothing refers to any more.
  std::vector<uint32_t> freeTensors_;
};

} // namespace freehold::interp
