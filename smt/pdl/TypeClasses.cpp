//===- TypeClasses.cpp - Types of a PDL pattern that must be one ----------===//
// A union-find in which the root of a class is its smallest id.
//===----------------------------------------------------------------------===//
#include "smt/pdl/TypeClasses.h"

using namespace freehold::smt;

unsigned TypeClasses::add(TypeKey key) {
  auto [known, isNew] = ids_.try_emplace(key, keys_.size());
  if (isNew) {
    parents_.push_back(known->second);
    keys_.push_back(key);
    types_.emplace_back();
  }
  return known->second;
}

unsigned TypeClasses::find(unsigned id) const {
  while (parents_[id] != id)
    id = parents_[id];
  return id;
}

bool TypeClasses::unite(TypeKey a, TypeKey b) {
  unsigned first = find(add(a)), second = find(add(b));
  if (first == second)
    return true;
  if (types_[first] && types_[second] && types_[first] != types_[second])
    return false;
  if (second < first)
    std::swap(first, second);
  parents_[second] = first;
  if (!types_[first])
    types_[first] = types_[second];
  return true;
}

bool TypeClasses::fix(TypeKey key, mlir::Type type) {
  mlir::Type &known = types_[find(add(key))];
  if (!known)
    known = type;
  return known == type;
}

mlir::Type TypeClasses::fixed(TypeKey key) const {
  auto known = ids_.find(key);
  return known == ids_.end() ? mlir::Type() : types_[find(known->second)];
}

bool TypeClasses::areSame(TypeKey a, TypeKey b) const {
  mlir::Type type = fixed(a);
  return leader(a) == leader(b) || (type && type == fixed(b));
}

TypeKey TypeClasses::leader(TypeKey key) const {
  auto known = ids_.find(key);
  return known == ids_.end() ? key : keys_[find(known->second)];
}
