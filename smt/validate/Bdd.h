//===- Bdd.h - Boolean functions as decision diagrams -----------*- C++ -*-===//
// Functions of numbered variables, each a number: equal functions are one number. What would need more
// nodes than there may be is `overflows`, and then no function means anything.
//===----------------------------------------------------------------------===//
#pragma once

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"

#include <tuple>
#include <vector>

namespace freehold::smt::safe {

class Bdd {
public:
  using Function = unsigned;
  static constexpr Function kFalse = 0, kTrue = 1;

  /// `mustStop` is asked now and then; true is an overflow as well.
  Bdd(size_t nodesMax, llvm::function_ref<bool()> mustStop);

  Function variable(unsigned number) { return node(number, kFalse, kTrue); }
  Function ite(Function condition, Function yes, Function no);
  Function negate(Function f) { return ite(f, kFalse, kTrue); }
  Function both(Function f, Function g) { return ite(f, g, kFalse); }
  Function either(Function f, Function g) { return ite(f, kTrue, g); }
  /// Where there are values of the variables from `first` on for which `f` holds.
  Function existsFrom(unsigned first, Function f);
  /// `f` with a function in the place of each of its variables.
  Function compose(Function f, const llvm::DenseMap<unsigned, Function> &values);

  struct Node {
    unsigned variable;
    Function no, yes;
  };
  const Node &operator[](Function f) const { return nodes_[f]; }
  bool overflows() const { return overflows_; }

private:
  using Triple = std::tuple<unsigned, unsigned, unsigned>;
  Function node(unsigned variable, Function no, Function yes);
  Function existsFrom(unsigned first, Function f, llvm::DenseMap<Function, Function> &known);
  Function compose(Function f, const llvm::DenseMap<unsigned, Function> &values,
                   llvm::DenseMap<Function, Function> &known);

  std::vector<Node> nodes_;
  llvm::DenseMap<Triple, Function> unique_, choices_;
  const size_t nodesMax_;
  llvm::function_ref<bool()> mustStop_;
  bool overflows_ = false;
};

} // namespace freehold::smt::safe
