//===- DeallocWorlds.h - Random deallocs, and what running them does -*- C++ -*-===//
// A *shape* is a bufferization.dealloc whose operands are single or in lists (consecutive operands
// are the elements of a list). A *world* says what the operands refer to. Allocations are numbered:
//
//   0 to 3   heap; freed before where the world says so      4   stack, live     5   stack, gone
//   6        an argument's                                   7   a global's
//
// To run a shape, a module with as many operands takes the world as two numbers, whose bits select
// what each operand is.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/interp/Interpreter.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"

#include <array>
#include <map>
#include <optional>

namespace freehold {

/// The same numbers on every machine.
class RandomNumbers {
public:
  explicit RandomNumbers(uint64_t seed) : state_(seed) {}
  /// Returns a number below `end`.
  unsigned below(unsigned end);
  bool oneIn(unsigned n) { return below(n) == 0; }

private:
  uint64_t state_;
};

inline constexpr unsigned kMemrefsMax = 6, kRetainedMax = 4, kSlots = 8, kHeapSlots = 4;
enum Slot : uint8_t { kStack = 4, kDeadStack = 5, kArgument = 6, kGlobal = 7 };

struct DeallocShape {
  /// Computed from the element's own i1s, `own` and `other`, and from `shared`, which all operands
  /// use.
  enum class Condition : uint8_t { Own, OwnOrShared, NotOwn, OwnXorOther, Shared, Always, Never };
  struct Operand {
    bool isList = false;
    /// Number of elements; 1 for a single operand.
    unsigned count = 1;
    Condition condition = Condition::Own;
  };
  struct Retained {
    bool isList = false;
    unsigned count = 1;
    /// The operand that is the same list.
    std::optional<unsigned> sameAs = std::nullopt;
  };
  std::vector<Operand> operands;
  std::vector<Retained> retained;

  unsigned memrefs() const;
  unsigned kept() const;
};
bool usesOwn(DeallocShape::Condition condition);

struct DeallocWorld {
  struct Element {
    uint8_t slot = 0;
    bool isShifted = false, hasOffset = false, own = false, other = false, condition = false;

    bool isWrong() const { return isShifted || hasOffset; }
  };
  std::array<bool, kHeapSlots> freedBefore = {};
  bool shared = false;
  /// All elements in order.
  std::array<Element, kMemrefsMax> operands;
  std::array<Element, kRetainedMax> retained;

  bool isLive(unsigned slot) const {
    return slot < kHeapSlots ? !freedBefore[slot] : slot != kDeadStack;
  }
};

DeallocShape randomShape(RandomNumbers &random);
/// With `allLive` nothing dangles and no aligned pointer is moved, so that comparing aligned
/// pointers compares allocations.
DeallocWorld randomWorld(const DeallocShape &shape, bool allLive, RandomNumbers &random);

/// The result of one run.
struct DeallocRun {
  Termination termination = Termination::Returned;
  ErrorKind error = ErrorKind::Undefined;
  std::array<bool, kHeapSlots> isLive = {};
  /// By retained element.
  std::array<bool, kRetainedMax> updated = {};
};

class DeallocRunner {
public:
  /// `pipeline` is applied before running and lowers the op; it may be empty.
  explicit DeallocRunner(std::string pipeline);
  DeallocRun run(const DeallocShape &shape, const DeallocWorld &world);

private:
  struct Compiled {
    mlir::OwningOpRef<mlir::ModuleOp> module;
    std::unique_ptr<interp::CompiledModule> code;
  };
  const interp::CompiledModule &code(unsigned memrefs, unsigned kept);

  std::string pipeline_;
  std::unique_ptr<mlir::MLIRContext> context_;
  std::map<std::pair<unsigned, unsigned>, Compiled> compiled_;
};

} // namespace freehold
