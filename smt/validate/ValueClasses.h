//===- ValueClasses.h - Which values of two programs are equal --*- C++ -*-===//
// Source and target run side by side (Matching.h). At each point where they meet, a value of either
// has a *class*; two values of one class are the same value. For a memref that is the same view of
// corresponding allocations. Classes of pure ops are made of their operands' classes; what source and
// target do together makes a new one.
//
// A class has a term (PureTerms.h): what a pure op makes of its operands' terms, and a constant of its
// own for anything else. *Facts* are conditions that hold on the way to a point, since a branch was
// taken.
//
// Where two ways meet, values stay in one class only if they are in one class on both. The first way
// is believed until another one comes, so what a loop carries is compared by induction: a class that
// is not the same on both ways becomes one of that point.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/validate/Cfg.h"
#include "smt/validate/PureTerms.h"

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
    unsigned number = this->number(side, var.frame, var.value.getAsOpaquePointer());
    variables_.try_emplace({side, number}, var);
    return number;
  }
  /// The variable with a number; its value is null if the number is that of none.
  Var variable(Side side, unsigned number) const {
    auto it = variables_.find({side, number});
    return it == variables_.end() ? Var() : it->second;
  }
  /// The type of a variable; null if the number is that of none.
  mlir::Type typeOf(Side side, unsigned number) const {
    Var var = variable(side, number);
    return var.value ? var.value.getType() : mlir::Type();
  }
  ValueClass of(Key key);
  ValueClass ofTerm(Term term);
  /// The term of a value's class; null if the class is not known, or that of values of another sort.
  Term termOf(ValueClass value, Sort sort);
  /// Null if none was asked for.
  Term madeTermOf(ValueClass value) const;
  Terms &terms() { return terms_; }
  /// The class of an element of a vector, by its number in row-major order.
  ValueClass elementOf(mlir::Type vector, ValueClass whole, unsigned number);
  /// The class of a vector of these elements, or of one whose elements are all the only one.
  ValueClass ofElements(mlir::Type vector, std::vector<ValueClass> elements);
  /// The class of a variable that nothing is known of, defined on the way from `origin`. Where the way
  /// begins, no value has the class, so that none of an earlier iteration is taken for it.
  ValueClass ofUnknown(Side side, unsigned variable) {
    return of({'u', static_cast<uint64_t>(side), variable, origin});
  }
  /// The point that is left.
  unsigned origin = 0;
  /// Whether it was made where two ways meet at `point`.
  bool isOfPoint(ValueClass value, unsigned point) const {
    auto it = pointOf_.find(value);
    return it != pointOf_.end() && it->second == point;
  }
  ValueClass makeOfPoint(unsigned point, unsigned round, ValueClass one, ValueClass other);

private:
  std::array<std::map<std::pair<unsigned, const void *>, unsigned>, 2> numbers_;
  std::map<std::pair<Side, unsigned>, Var> variables_;
  std::map<Key, ValueClass> classes_;
  std::map<ValueClass, unsigned> pointOf_;
  /// Of a class of ofElements().
  std::map<ValueClass, std::vector<ValueClass>> elementsOf_;
  struct Element {
    ValueClass whole;
    const void *type;
    unsigned number;
  };
  /// Of a class of elementOf() that is none of these.
  std::map<ValueClass, Element> elements_;
  ValueClass made_ = 0;
  Terms terms_;
  std::map<ValueClass, Term> termOf_;
  llvm::DenseMap<Term, ValueClass> classOf_;
};

/// What is known of the variables of one program, by their numbers.
struct SideValues {
  std::vector<ValueClass> values;
  /// Of a memref the class of one whose contents are equal: of the buffer that it is a clone of, or
  /// its own.
  std::vector<ValueClass> copies;
  /// What the value is made of, op by op, where `values` has what it amounts to: two values of one exact
  /// class are poison in the same executions as well (MatchedPoison.cpp).
  std::vector<ValueClass> exact;
  /// Of a memref the class of a condition: that no subview which it is made by is out of bounds (MatchedInside.cpp).
  std::vector<ValueClass> inside;
  /// It refers to memory that the other program does not have, and that only this one uses.
  std::vector<bool> isOwn;
  /// It is not poison.
  std::vector<bool> isClean;

  void reach(unsigned number);
  bool operator==(const SideValues &) const = default;
};

struct Related {
  std::array<SideValues, 2> sides;
  /// In the order of their making. What holds for the values that classes stand for at the point.
  std::vector<Term> facts = {};
  SideValues &operator[](Side side) { return sides[static_cast<size_t>(side)]; }
  const SideValues &operator[](Side side) const { return sides[static_cast<size_t>(side)]; }
  bool operator==(const Related &) const = default;
};

/// Where two ways meet for good, as behind a branch, a condition is chosen by what divides them:
///
///   way    facts   %v1     what it is behind them
///   1      %c      true
///   2      !%c     %d      %c || %d
///
/// Where a way closes a cycle, it is none of these.
enum class Meets : uint8_t { ForGood, InCycle };

/// Adds a fact, and decides choices between numbers or memrefs that are made by it.
void assumeFact(Related &related, Term fact, ValueClasses &classes);

/// What holds on both ways to a point. Returns whether `known` changes. No two rounds at a point make one class:
///
///   way    %v1   %v2       after the second way   after the third
///   1      a     a
///   2      b     a         m of (a, b), a
///   3      c     b                                m as before, and another one of (a, b)
bool meet(Related &known, const Related &other, unsigned point, unsigned round, Meets how,
          ValueClasses &classes);

} // namespace freehold::smt::safe
