//===- ValueClasses.h - Which values of two programs are equal --*- C++ -*-===//
// Source and target run side by side (Matching.h). At each point where they meet, a value of either
// has a *class*; two values of one class are the same value. For a memref that is the same view of
// corresponding allocations. Classes of pure ops are made of their operands' classes; what source and
// target do together makes a new one.
//
// Where two ways meet, values stay in one class only if they are in one class on both. The first way
// is believed until another one comes, so what a loop carries is compared by induction: a class that
// is not the same on both ways becomes one of that point.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/validate/Cfg.h"

#include <array>
#include <map>
#include <vector>

namespace freehold::smt::safe {

/// 0: not known, or not defined yet.
using ValueClass = unsigned;

enum class Side : uint8_t { Source, Target };

/// Numbers of variables, and of classes by what they are made of.
class ValueClasses {
public:
  using Key = std::vector<uint64_t>;

  unsigned number(Side side, unsigned frame, const void *value);
  unsigned number(Side side, Var var) {
    return number(side, var.frame, var.value.getAsOpaquePointer());
  }
  ValueClass of(Key key);
  /// The class of a variable that nothing is known of.
  ValueClass ofUnknown(Side side, unsigned variable) {
    return of({'u', static_cast<uint64_t>(side), variable});
  }
  /// Whether it was made where two ways meet at `point`.
  bool isOfPoint(ValueClass value, unsigned point) const {
    auto it = pointOf_.find(value);
    return it != pointOf_.end() && it->second == point;
  }
  ValueClass makeOfPoint(unsigned point, ValueClass one, ValueClass other);

private:
  std::array<std::map<std::pair<unsigned, const void *>, unsigned>, 2> numbers_;
  std::map<Key, ValueClass> classes_;
  std::map<ValueClass, unsigned> pointOf_;
  ValueClass made_ = 0;
};

/// What is known of the variables of one program, by their numbers.
struct SideValues {
  std::vector<ValueClass> values;
  /// Of a memref the class of one whose contents are equal: of the buffer that it is a clone of, or
  /// its own.
  std::vector<ValueClass> copies;
  /// It refers to memory that the other program does not have, and that only this one uses.
  std::vector<bool> isOwn;

  void reach(unsigned number);
  bool operator==(const SideValues &) const = default;
};

struct Related {
  std::array<SideValues, 2> sides;
  SideValues &operator[](Side side) { return sides[static_cast<size_t>(side)]; }
  const SideValues &operator[](Side side) const { return sides[static_cast<size_t>(side)]; }
  bool operator==(const Related &) const = default;
};

/// What holds on both ways to a point. Returns whether `known` changes.
bool meet(Related &known, const Related &other, unsigned point, ValueClasses &classes);

} // namespace freehold::smt::safe
