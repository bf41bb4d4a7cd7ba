//===- Explain.h - More notes for errors ------------------------*- C++ -*-===//
// What is kept and said only if a person asks (RunOptions::explains), since it costs time and memory:
// the calls in which buffers were allocated and freed, and the place in a buffer that an access was
// about.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/verdict/Outcome.h"
#include "oracle/interp/Frames.h"
#include "oracle/interp/Heap.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"

namespace freehold::interp {

class Explainer {
public:
  void allocated(uint32_t entry, OpenCalls calls) { allocatedIn_[entry] = std::move(calls); }
  void freed(uint32_t entry, OpenCalls calls) { freedIn_[entry] = std::move(calls); }

  /// Notes "called from here" for the allocation, or the free, of the entry; none outside of calls.
  std::vector<Note> callsOfAllocation(uint32_t entry) const;
  std::vector<Note> callsOfFree(uint32_t entry) const;

private:
  llvm::DenseMap<uint32_t, OpenCalls> allocatedIn_, freedIn_;
};

/// Returns "4 bytes at byte 8 of a buffer of 16 bytes at 0x7f.."; `first` is the byte, if it is a
/// number.
std::string placeText(const Heap &heap, uint32_t entry, unsigned bytes,
                      std::optional<int64_t> first);

/// Returns "index [1, 2] of a memref of sizes [2, 3], strides [3, 1] and offset 0".
std::string indexText(MemRefView view, llvm::ArrayRef<int64_t> indices);

/// Returns "#2+8 [4, 5] at 0x7f..": the buffer's number, the byte at which the memref begins, its sizes,
/// its address.
std::string memrefText(const Heap &heap, MemRefView view);

} // namespace freehold::interp
