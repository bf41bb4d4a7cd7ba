//===- Types.cpp ----------------------------------------------------------===//
#include "fuzz/gen/Types.h"

#include <algorithm>
#include <cassert>

namespace freehold::gen {

template <typename Predicate>
static bool allOf(const std::array<int, kRankMax> &numbers, unsigned rank, Predicate holds) {
  return std::all_of(numbers.begin(), numbers.begin() + rank, holds);
}
static bool isKnown(int number) { return number != kDynamic; }
static bool isUnknown(int number) { return number == kDynamic; }

bool Type::isStatic() const { return allOf(sizes, rank, isKnown); }

bool Type::hasStaticLayout() const {
  return isStatic() && (!isStrided || (isKnown(offset) && allOf(strides, rank, isKnown)));
}

bool Type::hasDynamicLayout() const {
  return isStrided && isUnknown(offset) && allOf(strides, rank, isUnknown);
}

bool Type::isAllocatable() const {
  if (!isMemRef)
    return false;
  return !isStrided || hasDynamicLayout() || (rank == 1 && hasStaticLayout());
}

bool Type::mayBeEmpty() const {
  return !allOf(sizes, rank, [](int size) { return size > 0; });
}

int Type::elements() const {
  assert((isMemRef || isTensor) && isStatic());
  int count = 1;
  for (unsigned d = 0; d < rank; ++d)
    count *= sizes[d];
  return count;
}

Type scalar(Element element) { return {.element = element}; }

Type memref(Element element, std::vector<int> sizes) {
  assert(sizes.size() <= kRankMax);
  Type type{.element = element, .isMemRef = true, .rank = static_cast<uint8_t>(sizes.size())};
  std::copy(sizes.begin(), sizes.end(), type.sizes.begin());
  return type;
}

Type tensor(Element element, std::vector<int> sizes) {
  Type type = memref(element, std::move(sizes));
  type.isMemRef = false;
  type.isTensor = true;
  return type;
}

Type fullyDynamic(Type type) {
  type.isStrided = true;
  type.offset = kDynamic;
  for (unsigned d = 0; d < type.rank; ++d)
    type.sizes[d] = type.strides[d] = kDynamic;
  return type;
}

Type identity(Type type) {
  type.isStrided = type.isUnranked = false;
  type.strides = {};
  type.offset = 0;
  return type;
}

Type strided(Type type) {
  if (type.isStrided)
    return type;
  type.isStrided = true;
  int next = 1;
  for (unsigned d = type.rank; d-- > 0;) {
    type.strides[d] = next;
    if (isKnown(next))
      next = isKnown(type.sizes[d]) ? next * type.sizes[d] : kDynamic;
  }
  return type;
}

Type ranked(Type type) {
  type.isUnranked = false;
  return type;
}

Type unranked(Type type) {
  type.isUnranked = true;
  return type;
}

Type boxOf(Type type) {
  type.isMemRef = false;
  type.isBox = true;
  return type;
}

Type unboxed(Type type) {
  type.isMemRef = true;
  type.isBox = false;
  return type;
}

std::string spell(Element element) {
  switch (element) {
  case Element::I32:
    return "i32";
  case Element::Index:
    return "index";
  case Element::F32:
    return "f32";
  case Element::I1:
    return "i1";
  case Element::I8:
    return "i8";
  case Element::I64:
    return "i64";
  case Element::F64:
    return "f64";
  }
  return "";
}

static std::string spellNumber(int number) {
  return number == kDynamic ? "?" : std::to_string(number);
}

std::string spell(const Type &type) {
  if (type.isBox)
    return "memref<" + std::to_string(kBoxSize) + "x" + spell(unboxed(type)) + ">";
  if (!type.isMemRef && !type.isTensor)
    return spell(type.element);
  std::string text = type.isTensor ? "tensor<" : "memref<";
  if (type.isUnranked)
    text += "*x";
  for (unsigned d = 0; d < type.rank && !type.isUnranked; ++d)
    text += spellNumber(type.sizes[d]) + "x";
  text += spell(type.element);
  if (type.isStrided && !type.isUnranked) {
    text += ", strided<[";
    for (unsigned d = 0; d < type.rank; ++d)
      text += (d ? ", " : "") + spellNumber(type.strides[d]);
    text += "]";
    if (type.offset != 0)
      text += ", offset: " + spellNumber(type.offset);
    text += ">";
  }
  if (type.space)
    text += ", " + std::to_string(type.space);
  return text + ">";
}

static std::string mangleNumber(int number) {
  return number == kDynamic ? "d" : std::to_string(number);
}

std::string mangle(const Type &type) {
  std::string text = type.space ? "m" + std::to_string(type.space) + "_" : "";
  if (type.isUnranked)
    return text + "ux" + spell(type.element);
  if (type.isStrided && !type.hasDynamicLayout()) {
    text += "o" + mangleNumber(type.offset) + "_";
    for (unsigned d = 0; d < type.rank; ++d)
      text += "s" + mangleNumber(type.strides[d]) + "_";
  } else if (type.isStrided) {
    text += "s";
  }
  for (unsigned d = 0; d < type.rank; ++d)
    text += mangleNumber(type.sizes[d]) + "x";
  return text + spell(type.element);
}

} // namespace freehold::gen
