//===- Values.cpp - Values that are there or get made ---------------------===//
#include "fuzz/gen/ValueEmitter.h"
#include "fuzz/gen/tensor/Tensors.h"

#include <array>
#include <cassert>

namespace freehold::gen {

Value ValueEmitter::define(Type type, const std::string &text, Facts facts) {
  return {op(text), type, facts};
}

Value ValueEmitter::add(Type type, const std::string &text, Facts facts) {
  Value value = define(type, text, facts);
  scope.add(value);
  return value;
}

Value ValueEmitter::pickScalar(Element element) {
  Type type = scalar(element);
  auto found = scope.find([&](const Value &value) { return value.type == type; });
  unsigned pick = choices.choose(static_cast<unsigned>(found.size()) + 1);
  if (pick < found.size())
    return scope.values()[found[pick]];
  unsigned numbers = element == Element::I1 ? 2 : element == Element::Index ? 5 : 10;
  return {constant(element, choices.choose(numbers)), type};
}

/// Prefers values that are not constants, which would fold away.
std::string ValueEmitter::pickBool() {
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

std::string ValueEmitter::pickIndexBelow(unsigned bound) {
  auto found = scope.find([](const Value &v) { return v.type == scalar(Element::Index); });
  if (bound == 1 || found.empty() || !choices.flip())
    return constant(Element::Index, choices.choose(bound));
  const Value &index = scope.values()[found[choices.choose(found.size())]];
  return op("arith.remui " + index.name + ", " + constant(Element::Index, bound) + " : index");
}

std::string ValueEmitter::dim(const Value &buffer, unsigned d) {
  return op("memref.dim " + buffer.name + ", " + constant(Element::Index, d) + " : " +
            spell(buffer.type));
}

std::string ValueEmitter::boundedDim(const Value &buffer, unsigned d) {
  return op("arith.minui " + dim(buffer, d) + ", " + constant(Element::Index, kIndexMax) +
            " : index");
}

Value ValueEmitter::ranked(const Value &buffer) {
  if (!buffer.type.isUnranked)
    return buffer;
  Type type = gen::ranked(buffer.type);
  return define(type,
                "memref.cast " + buffer.name + " : " + spell(buffer.type) + " to " + spell(type),
                buffer.facts);
}

/// Returns text like `memref.alloc(%n) {alignment = 64 : i64} : memref<?xi32>`.
std::string ValueEmitter::allocationText(const char *op, const Type &type) {
  std::string sizes;
  for (unsigned d = 0; d < type.rank; ++d)
    if (type.sizes[d] == kDynamic)
      sizes += (sizes.empty() ? "" : ", ") + pickScalar(Element::Index).name;
  const char *alignment = choices.chance(1, 16) ? " {alignment = 64 : i64} : " : " : ";
  return std::string(op) + "(" + sizes + ")" + alignment + spell(type);
}

void ValueEmitter::initialiseByStores(const Value &buffer) {
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

void ValueEmitter::initialise(const Value &memref) {
  Value buffer = ranked(memref);
  countCost(8);
  if (buffer.type.isStatic() && buffer.type.elements() <= 4 && choices.chance(1, 4))
    return initialiseByStores(buffer);
  line("linalg.fill ins(" + pickScalar(buffer.type.element).name + " : " +
       spell(buffer.type.element) + ") outs(" + buffer.name + " : " + spell(buffer.type) + ")");
}

/// Returns the identity type to allocate for a value of the type, large enough for its offset.
static Type allocatedFor(const Type &type) {
  Type allocated = identity(type);
  if (type.isStrided && type.rank == 1 && type.hasStaticLayout())
    allocated.sizes[0] =
        type.offset + 1 + (type.sizes[0] ? (type.sizes[0] - 1) * type.strides[0] : 0);
  return allocated;
}

Value ValueEmitter::newBuffer(Type type, Access access) {
  assert(type.isAllocatable());
  Facts facts{.access = access, .isFresh = true};
  Type allocated = allocatedFor(type), behind = gen::ranked(type);
  Value buffer = define(allocated, allocationText("memref.alloc", allocated), facts);
  initialise(buffer);
  writeBeforeFreezing(buffer);
  std::string types = " : " + spell(allocated) + " to " + spell(behind);
  if (behind.isStrided && !behind.hasDynamicLayout()) {
    // The view counts as whole: no other value in scope covers the rest of the allocation.
    std::string slice = "[" + std::to_string(behind.offset) + "] [" +
                        std::to_string(behind.sizes[0]) + "] [" +
                        std::to_string(behind.strides[0]) + "]";
    buffer = define(behind, "memref.subview " + buffer.name + slice + types, facts);
  } else if (!(allocated == behind)) {
    buffer = define(behind, "memref.cast " + buffer.name + types, facts);
  }
  if (!type.isUnranked)
    return buffer;
  return define(type, "memref.cast " + buffer.name + " : " + spell(behind) + " to " + spell(type),
                facts);
}

Value ValueEmitter::fill(const Slot &slot) {
  auto found = scope.find([&](const Value &value) { return slot.accepts(value); });
  if (needsNewBuffer(slot))
    found.clear();
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

std::vector<Value> ValueEmitter::fillAll(std::span<const Slot> slots) {
  std::vector<Value> values;
  for (const Slot &slot : slots)
    values.push_back(fill(slot));
  return values;
}

namespace {
struct TypeRow {
  /// Profiles use this name as the prefix of a scale, as if it were a row.
  const char *name;
  unsigned weight;
  Type type;
};
} // namespace

static Type inSpaceOne(Type type) {
  type.space = 1;
  return type;
}

static Type withStride(Type type, int stride, int offset) {
  type.isStrided = true;
  type.strides[0] = stride;
  type.offset = offset;
  return type;
}

static const std::vector<TypeRow> &rareTypes() {
  static const std::vector<TypeRow> table = {
      {"type.f32", 3, memref(Element::F32, {4})},
      {"type.index", 3, memref(Element::Index, {4})},
      {"type.dynamic", 4, memref(Element::I32, {kDynamic, kDynamic})},
      {"type.dynamic.layout", 4, fullyDynamic(memref(Element::I32, {kDynamic}))},
      {"type.i8", 1, memref(Element::I8, {4})},
      {"type.i64", 1, memref(Element::I64, {4})},
      {"type.i1", 1, memref(Element::I1, {kDynamic})},
      {"type.f64", 1, memref(Element::F64, {})},
      {"type.rank_three", 2, memref(Element::I32, {2, 1, 2})},
      {"type.rank_three.dynamic", 1, memref(Element::I32, {2, kDynamic, 2})},
      {"type.half_dynamic", 1, memref(Element::I32, {kDynamic, 2})},
      {"type.empty", 2, memref(Element::I32, {0})},
      {"type.empty.rank_two", 1, memref(Element::I32, {kDynamic, 0})},
      {"type.stride", 2, withStride(memref(Element::I32, {4}), 2, 0)},
      {"type.offset", 1, withStride(memref(Element::I32, {2}), 1, 2)},
      {"type.space", 2, inSpaceOne(memref(Element::I32, {4}))},
      {"type.space.dynamic", 1, inSpaceOne(memref(Element::I32, {kDynamic}))},
      {"type.unranked", 2, unranked(memref(Element::I32, {4}))},
      {"type.unranked.dynamic", 2, unranked(memref(Element::I32, {kDynamic}))},
  };
  return table;
}

static std::vector<unsigned> typeWeights(const Profile &profile) {
  std::vector<unsigned> weights;
  for (const TypeRow &row : rareTypes())
    weights.push_back((row.weight * profile.percent(row.name) + 99) / 100);
  return weights;
}

ValueEmitter::ValueEmitter(Choices &choices, const Profile &profile)
    : choices(choices), profile(profile), typeWeights_(typeWeights(profile)) {}

Type ValueEmitter::pickRareType() {
  for (unsigned weight : typeWeights_)
    if (weight)
      return rareTypes()[choices.weighted(typeWeights_)].type;
  return memref(Element::I32, {4});
}

/// There are only few types, so that values of the same type occur often.
Type ValueEmitter::pickMemRefType() {
  if (profile.isTensor)
    return tensors::pickType(*this);
  auto found = scope.find([](const Value &v) { return v.type.isAllocatable(); });
  if (!found.empty() && choices.chance(3, 4))
    return scope.values()[found[choices.choose(found.size())]].type;
  switch (choices.weighted({8, 6, 2, 2, 4})) {
  case 0:
    return memref(Element::I32, {4});
  case 1:
    return memref(Element::I32, {kDynamic});
  case 2:
    return memref(Element::I32, {2, 2});
  case 3:
    return memref(Element::I32, {});
  default:
    return pickRareType();
  }
}

Type ValueEmitter::pickSignatureType(bool isPublic) {
  Type type = pickMemRefType();
  return isPublic ? gen::ranked(type) : type;
}

static constexpr Element kSlotScalars[] = {Element::I32, Element::Index, Element::I1,
                                           Element::F32, Element::I64,   Element::F64};

Slot ValueEmitter::makeSlot(unsigned stackDepthMax) {
  if (choices.chance(1, 8))
    return {scalar(kSlotScalars[choices.weighted({4, 4, 2, 1, 1, 1})]), {}};
  Slot slot{pickMemRefType(), {}};
  slot.facts.access = static_cast<Access>(choices.weighted({6, 3, 2}));
  slot.facts.isFresh = slot.facts.access == Access::Writable && choices.chance(1, 4);
  slot.facts.stackDepth = !slot.facts.isFresh && choices.chance(1, 3) ? stackDepthMax : 0;
  slot.facts.isWhole = !choices.flip();
  return joinSlot(slot);
}

/// One slot in three repeats the type before it, so that values can be swapped or passed twice.
std::vector<Slot> ValueEmitter::makeSlots(unsigned max, unsigned stackDepthMax) {
  std::vector<Slot> slots;
  for (unsigned n = choices.choose(max + 1); n-- > 0;)
    if (!slots.empty() && choices.chance(1, 3))
      slots.push_back(slots.back());
    else
      slots.push_back(makeSlot(stackDepthMax));
  return slots;
}

} // namespace freehold::gen
