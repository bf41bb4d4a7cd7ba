//===- Explain.h - More notes for errors, and values for traces -*- C++ -*-===//
// What is kept and said only if a person asks (RunOptions::explains and trace), since it costs time
// and memory: the calls in which buffers were allocated and freed, the place in a buffer that an access
// was about, and the values of a traced op.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/verdict/Outcome.h"
#include "oracle/interp/Layout.h"

#include "mlir/IR/Value.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"

namespace freehold::interp {

struct Inst;
class Machine;

class Explainer {
public:
  /// The instructions of the calls that are open, innermost first.
  using Calls = llvm::SmallVector<const Inst *, 4>;
  /// Of a deep recursion, so many calls are kept.
  static constexpr size_t kCallsMax = 16;

  void allocated(uint32_t entry, Calls calls) { allocatedIn_[entry] = std::move(calls); }
  void freed(uint32_t entry, Calls calls) { freedIn_[entry] = std::move(calls); }

  /// Notes "called from here" for the allocation, or the free, of the entry; none outside of calls.
  std::vector<Note> callsOfAllocation(uint32_t entry) const;
  std::vector<Note> callsOfFree(uint32_t entry) const;

private:
  llvm::DenseMap<uint32_t, Calls> allocatedIn_, freedIn_;
};

/// Returns "4 bytes at byte 8 of a buffer of 16 bytes at 0x7f.."; `first` is the byte, if it is a
/// number.
std::string placeText(const Machine &machine, uint32_t entry, unsigned bytes,
                      std::optional<int64_t> first);

/// Returns "index [1, 2] of a memref of sizes [2, 3], strides [3, 1] and offset 0".
std::string indexText(MemRefView view, llvm::ArrayRef<int64_t> indices);

/// Returns the value in these registers, such as "3", "unwritten", or "#2+8 [4, 5] at 0x7f..": the buffer's
/// number, the byte at which the memref begins, its sizes, its address. Empty for what has no text.
std::string valueText(const Machine &machine, mlir::Type type, uint32_t at);

} // namespace freehold::interp
