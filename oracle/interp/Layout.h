//===- Layout.h - How values lie in registers and in memory -----*- C++ -*-===//
// A value takes a fixed number of 64-bit register words, known from its type:
//
//   iN, index    ceil(N/64) words, the value zero-extended into them
//   !llvm.ptr    1 word, which tells pointers apart and refers to nothing
//   fN           the encoding, as an integer of that width
//   memref       3 + 2*rank words: pointer, byte shift, offset, sizes, strides
//   memref<*x>   2 words: rank, descriptor number in the machine's table
//   function     1 word: the function's number in the module
//
// `pointer` numbers an entry of the heap, and so is both the allocated pointer and the
// pointer's provenance. Its upper half is 0, or the memref's name (CompileOptions::trackNames).
// `byte shift` is what memref.view added to the aligned pointer; offset, sizes and strides count
// elements, as in the LLVM lowering's descriptor.
//
// In memory an integer or float takes its bytes rounded up to a power of two, as LLVM's
// x86-64 data layout has it, and a memref takes its register words.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/inputs/ValueLayout.h"

namespace freehold::interp {

/// Word positions inside a ranked memref.
enum MemRefWord : unsigned { kAllocation = 0, kByteShift = 1, kOffset = 2, kSizes = kMemRefHead };

inline unsigned sizesAt() { return kSizes; }
inline unsigned stridesAt(unsigned rank) { return kSizes + rank; }

/// A memref as it lies in registers.
struct MemRefView {
  uint64_t *words;
  unsigned rank;

  uint64_t &pointer() const { return words[kAllocation]; }
  uint32_t allocation() const { return static_cast<uint32_t>(pointer()); }
  int64_t byteShift() const { return static_cast<int64_t>(words[kByteShift]); }
  int64_t offset() const { return static_cast<int64_t>(words[kOffset]); }
  int64_t size(unsigned d) const { return static_cast<int64_t>(words[kSizes + d]); }
  int64_t stride(unsigned d) const { return static_cast<int64_t>(words[kSizes + rank + d]); }
  void setByteShift(int64_t v) const { words[kByteShift] = static_cast<uint64_t>(v); }
  void setOffset(int64_t v) const { words[kOffset] = static_cast<uint64_t>(v); }
  void setSize(unsigned d, int64_t v) const { words[kSizes + d] = static_cast<uint64_t>(v); }
  void setStride(unsigned d, int64_t v) const {
    words[kSizes + rank + d] = static_cast<uint64_t>(v);
  }
  llvm::ArrayRef<int64_t> sizes() const {
    return {reinterpret_cast<const int64_t *>(words + kSizes), rank};
  }
  /// Returns the product of the sizes, where a negative size counts as 0.
  int64_t elements() const {
    int64_t n = 1;
    for (unsigned d = 0; d < rank; ++d)
      n *= size(d) < 0 ? 0 : size(d);
    return n;
  }
  bool isEmpty() const {
    for (unsigned d = 0; d < rank; ++d)
      if (size(d) <= 0)
        return true;
    return false;
  }
};

/// Advances `indices` to the next element in row-major order. Returns false after the last one, with
/// all of them 0.
bool nextIndices(MemRefView view, llvm::MutableArrayRef<int64_t> indices);

} // namespace freehold::interp
