//===- Loops.cpp ----------------------------------------------------------===//
#include "fuzz/gen/Loops.h"

#include <algorithm>
#include <utility>

namespace freehold::gen {

bool mayLoop(const Emitter &e) {
  return e.mayNest() && e.place.loopFactor <= kTripsMax * kTripsMax;
}

std::vector<Slot> makeCarried(Emitter &e) {
  auto slots = e.makeSlots(2, e.place.allocationScope);
  if (!slots.empty() && e.choices.flip())
    slots.push_back(slots.front());
  return slots;
}

std::string bindings(std::span<const Value> arguments, std::span<const Value> initial) {
  std::string text;
  for (size_t n = 0; n < arguments.size(); ++n)
    text += (n ? ", " : "") + arguments[n].name + " = " + initial[n].name;
  return text;
}

std::string arrow(std::span<const Slot> slots) {
  return slots.empty() ? "" : " -> (" + joinTypes(slots) + ")";
}

//===----------------------------------------------------------------------===//
// Carried values
//===----------------------------------------------------------------------===//

Carry pickCarry(Emitter &e) { return static_cast<Carry>(e.choices.weighted({2, 8, 3, 2, 3})); }

/// Returns the first value that the slot accepts, starting at `start` and wrapping around.
static const Value *findFrom(std::span<const Value> values, size_t start, const Slot &slot) {
  for (size_t n = 0; n < values.size(); ++n)
    if (const Value &value = values[(start + n) % values.size()]; slot.accepts(value))
      return &value;
  return nullptr;
}

/// Emits r = condition ? new : old.
static Value emitConditional(Emitter &e, const Slot &slot, const Value &old) {
  std::string condition = e.pickBool(), name = e.fresh(), type = spell(slot.type);
  e.line(name + " = scf.if " + condition + " -> (" + type + ") {");
  {
    Indented deeper(e);
    e.line("scf.yield " + e.newBuffer(slot.type, slot.facts.access).name + " : " + type);
  }
  e.line("} else {");
  {
    Indented deeper(e);
    e.line("scf.yield " + old.name + " : " + type);
  }
  e.line("}");
  return {name, slot.type, slot.facts};
}

std::vector<Value> fillCarried(Emitter &e, Carry carry, std::span<const Slot> slots,
                               std::span<const Value> arguments, std::span<const Value> initial) {
  std::vector<Value> values;
  std::vector<const Value *> taken;
  for (size_t n = 0; n < slots.size(); ++n) {
    const Value *found = nullptr;
    if (carry == Carry::Initial)
      found = findFrom(initial, n + 1, slots[n]);
    else if (carry != Carry::Any)
      found = findFrom(arguments, carry == Carry::Rotated ? n + 1 : n, slots[n]);
    // Where copies may be inserted, only the terminator passes on a writable buffer, and only once.
    bool isKept = carry == Carry::Initial || carry == Carry::Conditional ||
                  std::find(taken.begin(), taken.end(), found) != taken.end();
    if (isKept && e.needsNewBuffer(slots[n]))
      found = nullptr;
    taken.push_back(found);
    if (!found)
      values.push_back(e.fill(slots[n]));
    else if (carry == Carry::Conditional && slots[n].type.isAllocatable())
      values.push_back(emitConditional(e, slots[n], *found));
    else
      values.push_back(*found);
    e.scope.markObserved(found ? found->name : values.back().name);
  }
  return values;
}

void emitLoopBody(Emitter &e, Place inside, const LoopBody &body) {
  Scope::Mark mark = e.scope.mark();
  Place outside = std::exchange(e.place, std::move(inside));
  e.addAll(body.arguments);
  {
    Indented deeper(e);
    if (body.begin)
      body.begin();
    e.emitOps();
    body.end();
  }
  e.scope.leave(mark);
  e.place = std::move(outside);
}

//===----------------------------------------------------------------------===//
// Parallel loops
//===----------------------------------------------------------------------===//

Target makeTarget(Emitter &e, unsigned rank) {
  Type type =
      rank == 1 ? memref(Element::I32, {4}) : memref(Element::I32, std::vector<int>(rank, 2));
  auto found =
      e.scope.find([&](const Value &value) { return value.type == type && value.isWritable(); });
  unsigned pick = e.choices.choose(static_cast<unsigned>(found.size()) + 1);
  if (pick < found.size())
    return {e.scope.values()[found[pick]], /*isNew=*/false};
  return {e.newBuffer(type, Access::Writable), /*isNew=*/true};
}

Place parallelPlace(const Emitter &e, const Target &target, std::span<const std::string> ivs) {
  Place inside = e.nested();
  std::string indices;
  for (const std::string &iv : ivs)
    indices += (indices.empty() ? "[" : ", ") + iv;
  inside.accumulator = Accumulator{target.buffer, indices + "]"};
  return inside;
}

ParallelScope::ParallelScope(Emitter &e, const Target &target)
    : e_(e), target_(target), outside_(e.scope) {
  Scope inside;
  for (Value value : outside_.values()) {
    // A box holds writable buffers, and one of them may be the target.
    if (value.type.isBox)
      continue;
    bool isWritten = value.type.isMemRef && value.facts.access != Access::Frozen;
    if (isWritten && !target.isNew)
      continue;
    if (isWritten)
      value.facts.access = Access::ReadOnly;
    inside.add(value);
  }
  e_.scope = std::move(inside);
}

ParallelScope::~ParallelScope() {
  for (const Value &value : e_.scope.values())
    if (value.isObserved)
      outside_.markObserved(value.name);
  e_.scope = std::move(outside_);
  if (target_.isNew)
    e_.scope.add(target_.buffer);
}

} // namespace freehold::gen
