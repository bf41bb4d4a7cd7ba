//===- Types.cpp ----------------------------------------------------------===//
#include "fuzz/gen/Types.h"

#include <algorithm>
#include <cassert>

namespace freehold::gen {

bool Type::isStatic() const {
  return std::none_of(sizes.begin(), sizes.begin() + rank, [](int n) { return n == kDynamic; });
}

bool Type::isAllocatable() const {
  if (!isMemRef || !isStrided)
    return isMemRef;
  return offset == kDynamic && std::all_of(strides.begin(), strides.begin() + rank,
                                           [](int stride) { return stride == kDynamic; });
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
  type.isStrided = false;
  type.strides = {};
  type.offset = 0;
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
  case Element::I64:
    return "i64";
  }
  return "";
}

static std::string spellNumber(int number) {
  return number == kDynamic ? "?" : std::to_string(number);
}

std::string spell(const Type &type) {
  if (!type.isMemRef && !type.isTensor)
    return spell(type.element);
  std::string text = type.isTensor ? "tensor<" : "memref<";
  for (unsigned d = 0; d < type.rank; ++d)
    text += spellNumber(type.sizes[d]) + "x";
  text += spell(type.element);
  if (type.isStrided) {
    text += ", strided<[";
    for (unsigned d = 0; d < type.rank; ++d)
      text += (d ? ", " : "") + spellNumber(type.strides[d]);
    text += "]";
    if (type.offset != 0)
      text += ", offset: " + spellNumber(type.offset);
    text += ">";
  }
  return text + ">";
}

std::string mangle(const Type &type) {
  std::string text = type.isStrided ? "s" : "";
  for (unsigned d = 0; d < type.rank; ++d)
    text += (type.sizes[d] == kDynamic ? "d" : std::to_string(type.sizes[d])) + "x";
  return text + spell(type.element);
}

} // namespace freehold::gen
