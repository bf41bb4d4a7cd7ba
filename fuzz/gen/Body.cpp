//===- Body.cpp - Blocks and regions --------------------------------------===//
#include "fuzz/gen/Emitter.h"
#include "fuzz/gen/OpRow.h"

#include <cassert>
#include <utility>

namespace freehold::gen {

void Emitter::observeNew(Scope::Mark mark) {
  for (size_t n = mark; n < scope.values().size(); ++n) {
    Value value = scope.values()[n];
    if ((value.type.isMemRef || value.type.isTensor) && !value.isObserved && !choices.chance(1, 5))
      observe(value);
  }
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

bool Emitter::emitRow() {
  const std::vector<OpRow> &table = opTable();
  std::vector<unsigned> weights(table.size());
  bool any = false;
  for (size_t n = 0; n < table.size(); ++n)
    if (weights_[n] && table[n].isValid(*this)) {
      weights[n] = weights_[n];
      any = true;
    }
  if (!any)
    return false;
  unsigned row = choices.weighted(weights);
  assert(table[row].isValid(*this));
  --rowsLeft_;
  --rowsLeftHere_;
  ++statistics.rows[row];
  table[row].emit(*this);
  return true;
}

void Emitter::emitOps() {
  unsigned outOf = place.depth ? 5 : 16;
  while (hasRowsLeft() && choices.choose(outOf) != 0)
    if (!emitRow())
      return;
}

void Emitter::blockYielding(const std::string &terminator, std::span<const Slot> slots) {
  Scope::Mark mark = scope.mark();
  emitOps();
  std::vector<Value> values = fillAll(slots);
  observeNew(mark);
  line(values.empty() ? terminator
                      : terminator + " " + joinNames(values) + " : " + joinTypes(values));
  scope.leave(mark);
}

void Emitter::regionYielding(const std::string &terminator, std::span<const Slot> slots,
                             std::span<const Value> arguments, Place inside) {
  Scope::Mark mark = scope.mark();
  Place outside = std::exchange(place, std::move(inside));
  std::string outerLastBlocks = beginRegion();
  if (place.isCfg)
    place.leaving = {terminator.c_str(), slots, mark};
  for (const Value &argument : arguments)
    scope.add(argument);
  {
    Indented deeper(*this);
    blockYielding(terminator, slots);
  }
  endRegion(std::move(outerLastBlocks));
  scope.leave(mark);
  place = std::move(outside);
}

Place Emitter::nested() const {
  Place inside{.isCfg = false,
               .isTopLevel = false,
               .joins = {},
               .depth = place.depth + 1,
               .allocationScope = place.allocationScope,
               .loopFactor = place.loopFactor,
               .accumulator = place.accumulator,
               .affineIndices = place.affineIndices};
  if (place.isTopLevel)
    for (const Value &value : scope.values())
      if (value.type == scalar(Element::Index))
        inside.affineIndices.push_back(value.name);
  return inside;
}

std::string Emitter::addResults(std::span<const Slot> slots, std::vector<Value> &values) {
  if (slots.empty())
    return "";
  std::string name = fresh();
  for (size_t n = 0; n < slots.size(); ++n)
    values.push_back(
        {slots.size() == 1 ? name : name + "#" + std::to_string(n), slots[n].type, slots[n].facts});
  return name + (slots.size() == 1 ? "" : ":" + std::to_string(slots.size())) + " = ";
}

void Emitter::addAll(std::span<const Value> values) {
  for (const Value &value : values)
    scope.add(value);
}

std::vector<Value> Emitter::nameSlots(std::span<const Slot> slots) {
  std::vector<Value> values;
  for (const Slot &slot : slots)
    values.push_back({fresh(), slot.type, slot.facts});
  return values;
}

} // namespace freehold::gen
