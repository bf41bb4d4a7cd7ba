//===- Arguments.h - What arguments are in a small world --------*- C++ -*-===//
// The factors of a world (Walk.h) for a list of memrefs and scalars, and their meaning:
//
//   for a memref   which buffer it refers to (every aliasing pattern); dynamic sizes from 0 to 3,
//                  at most 4 cells; an offset, a stride, a shift of the aligned pointer
//   for a buffer   live, freed or on the stack; its first four cells 0, 1 or unwritten, repeated
//   for a scalar   small numbers and the extremes of its type
//
// This enumeration shares no code with the inputs that the judges under attack make. Facts hold by
// construction: only choices that they permit are made.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/inputs/Inputs.h"
#include "tests/adversary/Walk.h"

#include "mlir/IR/BuiltinTypes.h"

#include <array>
#include <functional>

namespace freehold::adversary {

/// A memref argument. Facts are those of smt/encode/Facts.h about single memrefs.
struct Slot {
  mlir::BaseMemRefType type;
  bool isOriginal = false, mustBeLive = false, mustBeHeap = false;
};

struct ChosenSlot {
  unsigned buffer = 0;
  int64_t shiftBytes = 0, offset = 0;
  llvm::SmallVector<int64_t, 4> sizes, strides;
};

inline constexpr unsigned kCells = 4;
struct ChosenBuffer {
  enum State : unsigned { Live, Freed, Stack } state = Live;
  /// 0, 1, or 2 for unwritten.
  std::array<unsigned, kCells> cells = {};
};

struct Chosen {
  std::vector<ChosenSlot> slots;
  std::vector<ChosenBuffer> buffers;
  /// The bits of each scalar, sign-extended.
  std::vector<int64_t> scalars;
  /// The values of the factors that the caller added.
  std::vector<unsigned> flags;
};

class Arguments {
public:
  struct Options {
    /// Whether buffers may be freed or on the stack.
    bool hasStates = false;
    /// Whether aligned pointers may be moved.
    bool mayShift = true;
    unsigned buffersMax = 4;
  };
  /// Returns why these cannot be arguments in a small world, or an empty string.
  static std::string whyUnsupported(llvm::ArrayRef<Slot> slots, llvm::ArrayRef<mlir::Type> scalars);

  Arguments(std::vector<Slot> slots, std::vector<mlir::Type> scalars, std::vector<unsigned> flags,
            Options options);

  /// Requires that two memrefs refer to different allocations, or to the same one.
  void setApart(unsigned a, unsigned b) {
    apart_[a * slots.size() + b] = apart_[b * slots.size() + a] = true;
  }
  void setSame(unsigned a, unsigned b);
  void setScalar(unsigned scalar, int64_t bits) { domains_[scalar] = {bits}; }

  std::vector<unsigned> counts() const;
  /// Returns std::nullopt if facts contradict earlier choices.
  std::optional<Chosen> choose(const World &world) const;

  std::vector<Slot> slots;
  std::vector<mlir::Type> scalars;
  unsigned flags() const { return flagCounts_.size(); }
  unsigned buffers = 0;
  /// Size of each buffer in bytes.
  int64_t bytes = 0;

private:
  bool chooseBuffers(const World &world, Chosen &chosen) const;

  Options options_;
  std::vector<unsigned> flagCounts_;
  std::vector<bool> apart_;
  /// For each memref the first one with the same allocation; itself if there is none before it.
  std::vector<unsigned> group_;
  std::vector<std::vector<int64_t>> domains_;
};

/// Returns the bytes of an element; 0 if it is no scalar.
unsigned scalarBytes(mlir::Type type);
/// Returns 0 or 1 as an attribute of the type.
mlir::TypedAttr numberOf(mlir::Type type, int64_t number);

} // namespace freehold::adversary
