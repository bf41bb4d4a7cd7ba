//===- Loops.h - What rows of loops share -----------------------*- C++ -*-===//
// A loop carries slots: the same facts hold before, in and after it. Its cost is bounded by
// kTripsMax and by how deep loops nest.
//
// Iterations of a parallel loop may run in any order and must agree: a program whose iterations
// race is undefined (ARCHITECTURE.md, "What a program means"). So an
// iteration writes only what it allocates, and one cell of a target buffer of its own; no other
// name of the target is in scope there. See Place::accumulator.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/gen/Emitter.h"

#include <functional>

namespace freehold::gen {

inline constexpr unsigned kTripsMax = 3;

bool mayLoop(const Emitter &e);

/// Sometimes several slots of one type, so that they can change places.
std::vector<Slot> makeCarried(Emitter &e);

/// `%a = %b, %c = %d`.
std::string bindings(std::span<const Value> arguments, std::span<const Value> initial);
/// ` -> (i32, index)`, or nothing.
std::string arrow(std::span<const Slot> slots);

/// What an iteration hands to the next.
enum class Carry {
  Unchanged,
  /// Any value that fits, or a new one.
  Any,
  /// Another one's, where types allow.
  Rotated,
  /// What another one started with.
  Initial,
  /// A new buffer or the old one, as a condition says.
  Conditional,
};
Carry pickCarry(Emitter &e);
/// Values for the slots; `arguments` is what the iteration was given, in any number.
std::vector<Value> fillCarried(Emitter &e, Carry carry, std::span<const Slot> slots,
                               std::span<const Value> arguments, std::span<const Value> initial);

/// A region that starts here: `begin` adds to its first ops, `end` writes its terminator.
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
  /// Not in scope yet.
  bool isNew = true;
};
/// One of four cells, or of two by two.
Target makeTarget(Emitter &e, unsigned rank);

/// The iterations' Place; they accumulate at `ivs` in the target.
Place parallelPlace(const Emitter &e, const Target &target, std::span<const std::string> ivs);

/// Buffers from outside are only read while it lives, and not seen at all where they may be the
/// target under another name. The target is in scope afterwards.
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
