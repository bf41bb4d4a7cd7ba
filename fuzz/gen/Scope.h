//===- Scope.h - Values that may be used here -------------------*- C++ -*-===//
// The values in scope and the facts known about them, nested as regions and blocks are.
//
// The facts make every program free of undefined behaviour:
//   - every memref in scope is fully initialised;
//   - every index in scope is at most kIndexMax;
//   - a Frozen buffer is never written again through any name. Only Frozen buffers may be cloned.
//     A called function returns either a Frozen buffer or one that it made for this result alone;
//   - a stack buffer knows the depth of the allocation scope that it lives in;
//   - whole memrefs of one allocation have the same elements in the same order, so two of one
//     static shape either are the same cells or have none in common. Copies are made only between
//     such memrefs, or from or to a new buffer;
//   - a box (Type::isBox) holds writable, whole memrefs that outlive the function's stack, and
//     never leaves the region that it is made in;
//   - buffers that the program itself frees are never in scope.
// A slot (block argument, result of a region, parameter) states which facts it requires, and its
// value has exactly those facts.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/gen/Types.h"

#include <string>
#include <vector>

namespace freehold::gen {

/// An upper bound of index values in scope, small enough for sizes and trip counts.
inline constexpr unsigned kIndexMax = 7;

/// How the buffer behind a memref may be used through this value.
enum class Access : uint8_t {
  /// The value may be read and written, but never cloned.
  Writable,
  /// The buffer is never written any more.
  Frozen,
  /// The value may only be read: the buffer may be Writable or Frozen.
  ReadOnly,
};

struct Facts {
  Access access = Access::Writable;
  /// Allocated on the heap by this call of the function, and not passed in as an argument.
  bool isFresh = false;
  /// Depth of the allocation scope that ends the buffer's lifetime; 0 outlives the function.
  unsigned stackDepth = 0;
  /// The memref covers all elements of its allocation that any value in scope covers, in order.
  bool isWhole = true;
};

struct Value {
  std::string name;
  Type type;
  Facts facts = {};
  /// The contents already reach an observation, or were passed to an op that observes them.
  bool isObserved = false;

  bool isWritable() const { return type.isMemRef && facts.access == Access::Writable; }
};

struct Slot {
  Type type;
  Facts facts = {};
  bool accepts(const Value &value) const;
};

/// Returns the facts that hold for a value that may be either of two.
Facts merge(const Facts &a, const Facts &b);

class Scope {
public:
  using Mark = size_t;

  void add(Value value) { values_.push_back(std::move(value)); }
  Mark mark() const { return values_.size(); }
  /// Removes all values added since the mark.
  void leave(Mark mark) { values_.resize(mark); }
  void clear() { values_.clear(); }

  const std::vector<Value> &values() const { return values_; }
  std::vector<Value> &values() { return values_; }
  /// Returns the positions of the values that satisfy the predicate, the latest first.
  template <typename Predicate> std::vector<unsigned> find(Predicate holds) const {
    std::vector<unsigned> found;
    for (size_t i = values_.size(); i-- > 0;)
      if (holds(values_[i]))
        found.push_back(static_cast<unsigned>(i));
    return found;
  }
  template <typename Predicate> bool any(Predicate holds) const {
    for (const Value &value : values_)
      if (holds(value))
        return true;
    return false;
  }
  void markObserved(const std::string &name);

private:
  std::vector<Value> values_;
};

} // namespace freehold::gen
