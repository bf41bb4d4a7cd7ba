//===- Values.cpp - Values that are there or get made ---------------------===//
#include "fuzz/gen/Emitter.h"
#include "fuzz/gen/tensor/Tensors.h"

#include <array>
#include <cassert>

namespace freehold::gen {

Value Emitter::pickScalar(Element element) {
  Type type = scalar(element);
  auto found = scope.find([&](const Value &value) { return value.type == type; });
  unsigned pick = choices.choose(static_cast<unsigned>(found.size()) + 1);
  if (pick < found.size())
    return scope.values()[found[pick]];
  unsigned numbers = element == Element::I1 ? 2 : element == Element::Index ? 5 : 10;
  return {constant(element, choices.choose(numbers)), type};
}

/// Preferably not a constant: those fold away.
std::string Emitter::pickBool() {
  auto found = scope.find([](const Value &v) { return v.type == scalar(Element::I1); });
  unsigned pick = choices.choose(static_cast<unsigned>(found.size()) + 1);
  if (pick < found.size())
    return scope.values()[found[pick]].name;
  Element element = scope.any([](const Value &v) { return v.type == scalar(Element::I32); })
                        ? Element::I32
                        : Element::Index;
  static constexpr const char *predicates[] = {"slt", "eq", "uge", "ne"};
  std::string a = pickScalar(element).name, b = pickScalar(element).name;
  return add(scalar(Element::I1), std::string("arith.cmpi ") + predicates[choices.choose(4)] +
                                      ", " + a + ", " + b + " : " + spell(element))
      .name;
}

std::string Emitter::pickIndexBelow(unsigned bound) {
  auto found = scope.find([](const Value &v) { return v.type == scalar(Element::Index); });
  if (bound == 1 || found.empty() || !choices.flip())
    return constant(Element::Index, choices.choose(bound));
  const Value &index = scope.values()[found[choices.choose(found.size())]];
  return op("arith.remui " + index.name + ", " + constant(Element::Index, bound) + " : index");
}

/// `memref.alloc(%n) : memref<?xi32>`.
std::string Emitter::allocationText(const char *op, const Type &type) {
  std::string sizes;
  for (unsigned d = 0; d < type.rank; ++d)
    if (type.sizes[d] == kDynamic)
      sizes += (sizes.empty() ? "" : ", ") + pickScalar(Element::Index).name;
  return std::string(op) + "(" + sizes + ") : " + spell(type);
}

void Emitter::initialiseByStores(const Value &buffer) {
  const Type &type = buffer.type;
  std::array<int, kRankMax> at = {};
  for (int n = 0; n < type.elements(); ++n) {
    std::string indices;
    for (unsigned d = 0; d < type.rank; ++d)
      indices += (d ? ", " : "") + constant(Element::Index, at[d]);
    line("memref.store " + pickScalar(type.element).name + ", " + buffer.name + "[" + indices +
         "] : " + spell(type));
    for (unsigned d = type.rank; d-- > 0; at[d] = 0)
      if (++at[d] < type.sizes[d])
        break;
  }
}

void Emitter::initialise(const Value &buffer) {
  countCost(8);
  if (buffer.type.isStatic() && buffer.type.elements() <= 4 && choices.chance(1, 4))
    return initialiseByStores(buffer);
  line("linalg.fill ins(" + pickScalar(buffer.type.element).name + " : " +
       spell(buffer.type.element) + ") outs(" + buffer.name + " : " + spell(buffer.type) + ")");
}

Value Emitter::newBuffer(Type type, Access access) {
  assert(type.isAllocatable());
  Facts facts{.access = access, .isFresh = true};
  Type allocated = identity(type);
  Value buffer = define(allocated, allocationText("memref.alloc", allocated), facts);
  initialise(buffer);
  if (allocated == type)
    return buffer;
  return define(
      type, "memref.cast " + buffer.name + " : " + spell(allocated) + " to " + spell(type), facts);
}

Value Emitter::fill(const Slot &slot) {
  auto found = scope.find([&](const Value &value) { return slot.accepts(value); });
  unsigned pick = choices.choose(static_cast<unsigned>(found.size()) + 1);
  Value value;
  if (pick < found.size())
    value = scope.values()[found[pick]];
  else if (slot.type.isTensor)
    value = tensors::make(*this, slot.type);
  else if (!slot.type.isMemRef)
    return pickScalar(slot.type.element);
  else
    value = newBuffer(slot.type, slot.facts.access);
  scope.markObserved(value.name);
  return value;
}

std::vector<Value> Emitter::fillAll(std::span<const Slot> slots) {
  std::vector<Value> values;
  for (const Slot &slot : slots)
    values.push_back(fill(slot));
  return values;
}

Type Emitter::pickMemRefType() {
  if (profile.isTensor)
    return tensors::pickType(*this);
  auto found = scope.find([](const Value &v) { return v.type.isAllocatable(); });
  if (!found.empty() && choices.chance(3, 4))
    return scope.values()[found[choices.choose(found.size())]].type;
  // Few types, so that values of the same type meet.
  switch (choices.weighted({8, 6, 2, 2, 1, 1, 1, 1})) {
  case 0:
    return memref(Element::I32, {4});
  case 1:
    return memref(Element::I32, {kDynamic});
  case 2:
    return memref(Element::I32, {2, 2});
  case 3:
    return memref(Element::I32, {});
  case 4:
    return memref(Element::F32, {4});
  case 5:
    return memref(Element::Index, {4});
  case 6:
    return memref(Element::I32, {kDynamic, kDynamic});
  default:
    return fullyDynamic(memref(Element::I32, {kDynamic}));
  }
}

Slot Emitter::makeSlot(unsigned stackDepthMax) {
  if (choices.chance(1, 8))
    return {scalar(choices.flip() ? Element::Index : Element::I32), {}};
  Slot slot{pickMemRefType(), {}};
  slot.facts.access = static_cast<Access>(choices.weighted({6, 3, 2}));
  slot.facts.isFresh = slot.facts.access == Access::Writable && choices.chance(1, 4);
  slot.facts.stackDepth = !slot.facts.isFresh && choices.chance(1, 3) ? stackDepthMax : 0;
  return slot;
}

std::vector<Slot> Emitter::makeSlots(unsigned max, unsigned stackDepthMax) {
  std::vector<Slot> slots;
  for (unsigned n = choices.choose(max + 1); n-- > 0;)
    slots.push_back(makeSlot(stackDepthMax));
  return slots;
}

} // namespace freehold::gen
