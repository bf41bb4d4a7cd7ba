//===- Bdd.h - Boolean functions as decision diagrams -----------*- C++ -*-===//
// Functions of numbered variables, each a number: equal functions are one number. What would need more
// nodes at a time, or more work, than there may be is `overflows`, and then no function means anything. Both
// are counted, so that the end does not depend on a clock.
//===----------------------------------------------------------------------===//
#pragma once

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLFunctionalExtras.h"

#include <tuple>
#include <vector>

namespace freehold::smt::safe {

class Bdd {
public:
  using Function = unsigned;
  static constexpr Function kFalse = 0, kTrue = 1;

  /// `choicesMax` is of all choices that are computed. `mustStop` is asked now and then; true is an overflow as
  /// well.
  Bdd(size_t nodesMax, size_t choicesMax, llvm::function_ref<bool()> mustStop);

  Function variable(unsigned number) { return node(number, kFalse, kTrue); }
  Function ite(Function condition, Function yes, Function no);
  Function negate(Function f) { return ite(f, kFalse, kTrue); }
  Function both(Function f, Function g) { return ite(f, g, kFalse); }
  Function either(Function f, Function g) { return ite(f, kTrue, g); }
  /// Where there are values of the variables for which `f` holds.
  Function exists(Function f, const llvm::DenseSet<unsigned> &variables);
  /// `f` where the variable has the value.
  Function restrict(Function f, unsigned variable, bool value);
  /// `f` of the variable that comes so many after it in the place of each of these. It depends on no variable
  /// from the one after each to the one that takes its place.
  Function shift(Function f, const llvm::DenseSet<unsigned> &variables, int by);
  /// The variables that `f` depends on.
  llvm::DenseSet<unsigned> variablesOf(Function f) const;
  /// Forgets all functions but these, which get new numbers.
  void keep(llvm::MutableArrayRef<Function> functions);
  size_t size() const { return nodes_.size(); }

  struct Node {
    unsigned variable;
    Function no, yes;
  };
  const Node &operator[](Function f) const { return nodes_[f]; }
  bool overflows() const { return overflows_; }

private:
  using Triple = std::tuple<unsigned, unsigned, unsigned>;
  Function node(unsigned variable, Function no, Function yes);
  /// `f` rebuilt from the bottom: `make` gets a node and what its two parts became.
  using Make = llvm::function_ref<Function(const Node &, Function no, Function yes)>;
  Function rebuild(Function f, Make make, llvm::DenseMap<Function, Function> &known);

  std::vector<Node> nodes_;
  llvm::DenseMap<Triple, Function> unique_, choices_;
  const size_t nodesMax_, choicesMax_;
  size_t choicesMade_ = 0;
  llvm::function_ref<bool()> mustStop_;
  bool overflows_ = false;
};

} // namespace freehold::smt::safe
