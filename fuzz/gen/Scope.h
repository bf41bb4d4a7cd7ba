//===- Scope.h - Values that may be used here -------------------*- C++ -*-===//
// The values in scope with what is known of them, nested as regions and blocks are.
//
// What makes every program free of undefined behaviour is kept in the values:
//   - every memref in scope is fully initialised;
//   - every index in scope is at most kIndexMax;
//   - Frozen buffers are never written again, by anyone: only they may be cloned, and only
//     they may be returned by a called function that did not make them for this one result;
//   - a stack buffer knows the nest of allocation scopes that it lives in;
//   - all memrefs of one allocation that are whole have the same elements in the same order: two of
//     one static shape are the same cells or have none in common. Only such are copied to one
//     another; anything is copied to and from a new buffer;
//   - a box (Type::isBox) holds writable, whole memrefs that outlive the function's stack, and
//     never leaves the region that it is made in;
//   - what is freed by hand is never in scope.
// Slots (block arguments, results of regions, parameters) state what they accept, and the
// value that comes out of one has exactly what the slot states.
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
  /// Reads and writes; never cloned.
  Writable,
  /// Nobody writes the buffer any more.
  Frozen,
  /// Only reads: it may be either of the above.
  ReadOnly,
};

struct Facts {
  Access access = Access::Writable;
  /// Made on the heap by this call of the function, and no argument's.
  bool isFresh = false;
  /// Depth of the allocation scope that ends its life; 0 outlives the function.
  unsigned stackDepth = 0;
  /// All elements of its allocation in their order, as far as anything in scope names them.
  bool isWhole = true;
};

struct Value {
  std::string name;
  Type type;
  Facts facts = {};
  /// Its contents reach an observation, or it was handed on to where they may.
  bool isObserved = false;

  bool isWritable() const { return type.isMemRef && facts.access == Access::Writable; }
};

struct Slot {
  Type type;
  Facts facts = {};
  bool accepts(const Value &value) const;
};

/// What is known of a value that may be either of two.
Facts merge(const Facts &a, const Facts &b);

class Scope {
public:
  using Mark = size_t;

  void add(Value value) { values_.push_back(std::move(value)); }
  Mark mark() const { return values_.size(); }
  /// Everything added since the mark goes out of scope.
  void leave(Mark mark) { values_.resize(mark); }
  void clear() { values_.clear(); }

  const std::vector<Value> &values() const { return values_; }
  std::vector<Value> &values() { return values_; }
  /// Positions of the values that hold, the latest first.
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
