//===- Arguments.h - What arguments are in a small world --------*- C++ -*-===//
// The factors of a world (Walk.h) for a list of memrefs and scalars, and what a world makes of them:
//
//   of a memref   which buffer it refers to, every aliasing pattern; sizes 0 to 3, at most 4 cells where
//                 the type leaves the sizes open; an offset, a stride, a shift of the aligned pointer
//   of a buffer   live, freed or on the stack; its first four cells 0, 1 or unwritten, and so on
//   of a scalar   small numbers and the ends of its type
//
// This is an enumeration of its own: it shares nothing with the inputs that the judges under attack make.
// Facts restrict a world by construction: a choice is one among what the facts leave.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/Inputs.h"
#include "tests/adversary/Walk.h"

#include "mlir/IR/BuiltinTypes.h"

#include <array>
#include <functional>

namespace freehold::adversary {

/// A memref among the arguments. Facts are those of smt/encode/Facts.h, of single memrefs.
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
  /// 0, 1, or 2: unwritten.
  std::array<unsigned, kCells> cells = {};
};

struct Chosen {
  std::vector<ChosenSlot> slots;
  std::vector<ChosenBuffer> buffers;
  /// Bits, sign-extended.
  std::vector<int64_t> scalars;
  /// The factors that the caller added.
  std::vector<unsigned> flags;
};

class Arguments {
public:
  struct Options {
    /// Buffers may be freed, or on the stack.
    bool hasStates = false;
    /// Aligned pointers may be moved.
    bool mayShift = true;
    unsigned buffersMax = 4;
  };
  /// Empty, or why these cannot be arguments in a small world.
  static std::string whyUnsupported(llvm::ArrayRef<Slot> slots, llvm::ArrayRef<mlir::Type> scalars);

  Arguments(std::vector<Slot> slots, std::vector<mlir::Type> scalars, std::vector<unsigned> flags,
            Options options);

  /// Two memrefs may not, or must, refer to one allocation.
  void setApart(unsigned a, unsigned b) {
    apart_[a * slots.size() + b] = apart_[b * slots.size() + a] = true;
  }
  void setSame(unsigned a, unsigned b);
  void setScalar(unsigned scalar, int64_t bits) { domains_[scalar] = {bits}; }

  std::vector<unsigned> counts() const;
  /// Nullopt where facts contradict what was chosen before.
  std::optional<Chosen> choose(const World &world) const;

  std::vector<Slot> slots;
  std::vector<mlir::Type> scalars;
  unsigned flags() const { return flagCounts_.size(); }
  unsigned buffers = 0;
  /// Bytes that each buffer has.
  int64_t bytes = 0;

private:
  bool chooseBuffers(const World &world, Chosen &chosen) const;

  Options options_;
  std::vector<unsigned> flagCounts_;
  std::vector<bool> apart_;
  /// For each memref the first one that must be the same allocation, itself if there is none.
  std::vector<unsigned> group_;
  std::vector<std::vector<int64_t>> domains_;
};

/// Bytes of an element; 0 if it is no scalar.
unsigned scalarBytes(mlir::Type type);
/// 0 or 1 in the type.
mlir::TypedAttr numberOf(mlir::Type type, int64_t number);

} // namespace freehold::adversary
