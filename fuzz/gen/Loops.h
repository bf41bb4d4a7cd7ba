//===- Loops.h - What rows of loops share -----------------------*- C++ -*-===//
// A loop carries slots: the same facts hold before, in and after it. Trip counts are at most
// kTripsMax, and the nesting depth is limited, so the cost is bounded.
//
// The iterations of a parallel loop may run in any order, and a race is undefined behaviour
// (ARCHITECTURE.md, "What a program means"). So an iteration writes only buffers that it allocates
// and its own cell of a target buffer, which has no other name in scope there. See
// Place::accumulator.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/gen/Emitter.h"

#include <functional>

namespace freehold::gen {

inline constexpr unsigned kTripsMax = 3;

bool mayLoop(const Emitter &e);

/// Returns slots for the carried values. Some have the same type, so that they can be swapped.
std::vector<Slot> makeCarried(Emitter &e);

/// Returns `%a = %b, %c = %d`.
std::string bindings(std::span<const Value> arguments, std::span<const Value> initial);
/// Returns ` -> (i32, index)`, or an empty string without slots.
std::string arrow(std::span<const Slot> slots);

/// Which value an iteration passes on for a carried slot.
enum class Carry {
  Unchanged,
  /// Any value that fits, or a new one.
  Any,
  /// The value of another slot, if the types agree.
  Rotated,
  /// The initial value of another slot.
  Initial,
  /// A new buffer or the old one, selected by a condition.
  Conditional,
};
Carry pickCarry(Emitter &e);
/// Returns values for the slots. `arguments` are the region's arguments, any number of them.
std::vector<Value> fillCarried(Emitter &e, Carry carry, std::span<const Slot> slots,
                               std::span<const Value> arguments, std::span<const Value> initial);

/// A region that starts here: `begin` emits its first ops, `end` its terminator.
struct LoopBody {
  std::vector<Value> arguments = {};
  std::function<void()> begin = {}, end = {};
};
void emitLoopBody(Emitter &e, Place inside, const LoopBody &body);

//===----------------------------------------------------------------------===//
// Parallel loops
//===----------------------------------------------------------------------===//

/// The buffer that the iterations of a loop write, one i32 cell each.
struct Target {
  Value buffer;
  /// Whether the buffer still has to be added to the scope.
  bool isNew = true;
};
/// Returns a target of four cells if `rank` is 1, and of two by two cells if it is 2.
Target makeTarget(Emitter &e, unsigned rank);

/// Returns the Place of the iterations. They accumulate in the target's cell with the indices
/// `ivs`.
Place parallelPlace(const Emitter &e, const Target &target, std::span<const std::string> ivs);

/// While it lives, outer buffers are read-only, and those that may alias the target are out of
/// scope. The destructor adds the target to the scope.
class ParallelScope {
public:
  ParallelScope(Emitter &e, const Target &target);
  ~ParallelScope();

private:
  Emitter &e_;
  Target target_;
  Scope outside_;
};

} // namespace freehold::gen
