//===- TypeClasses.h - Types of a PDL pattern that must be one --*- C++ -*-===//
// A type that a pattern leaves open may be any, so two values have one type for sure only if the
// pattern, or the ops that it matches, say so. Each value and each pdl.type is a key; keys are
// united where the types are one, and a class may be fixed to a type.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/Types.h"
#include "mlir/IR/Value.h"

#include "llvm/ADT/DenseMap.h"

#include <vector>

namespace freehold::smt {

/// A value of a pattern (pdl.type, pdl.operand, pdl.operation) and a place in it: the number of an
/// element of a range, of a result of an operation. The same in @src, @tgt and in all instances.
using TypeKey = std::pair<const void *, unsigned>;

inline TypeKey typeKey(mlir::Value handle, unsigned place) {
  return {handle.getAsOpaquePointer(), place};
}

class TypeClasses {
public:
  /// False, and nothing changes, if they are fixed to types that differ.
  bool unite(TypeKey a, TypeKey b);
  /// False if the class is fixed to another type.
  bool fix(TypeKey key, mlir::Type type);
  /// The type that the class is fixed to; null: it is open.
  mlir::Type fixed(TypeKey key) const;
  /// Whether both have one type, however open types are chosen.
  bool areSame(TypeKey a, TypeKey b) const;
  /// The key of the class that was mentioned first; `key` if it was never mentioned.
  TypeKey leader(TypeKey key) const;

private:
  unsigned add(TypeKey key);
  unsigned find(unsigned id) const;

  llvm::DenseMap<TypeKey, unsigned> ids_;
  /// Of each id: the key, an id of the same class that is not greater, and of a root the type.
  std::vector<TypeKey> keys_;
  std::vector<unsigned> parents_;
  std::vector<mlir::Type> types_;
};

} // namespace freehold::smt
