//===- Scope.cpp ----------------------------------------------------------===//
#include "fuzz/gen/Scope.h"

#include <algorithm>

namespace freehold::gen {

bool Slot::accepts(const Value &value) const {
  if (!(value.type == type))
    return false;
  if (!type.isMemRef)
    return true;
  return (facts.access == Access::ReadOnly || facts.access == value.facts.access) &&
         (!facts.isFresh || value.facts.isFresh) && (!facts.isWhole || value.facts.isWhole) &&
         value.facts.stackDepth <= facts.stackDepth;
}

Facts merge(const Facts &a, const Facts &b) {
  return {.access = a.access == b.access ? a.access : Access::ReadOnly,
          .isFresh = a.isFresh && b.isFresh,
          .stackDepth = std::max(a.stackDepth, b.stackDepth),
          .isWhole = a.isWhole && b.isWhole};
}

void Scope::markObserved(const std::string &name) {
  for (Value &value : values_)
    if (value.name == name)
      value.isObserved = true;
}

} // namespace freehold::gen
