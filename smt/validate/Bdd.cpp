//===- Bdd.cpp - Boolean functions as decision diagrams -------------------===//
#include "smt/validate/Bdd.h"

#include <limits>

namespace freehold::smt::safe {

/// The clock is asked once for so many choices, of which so many are remembered for each node.
static constexpr size_t kChoicesPerQuestion = 1 << 12, kChoicesPerNode = 3;

Bdd::Bdd(size_t nodesMax, llvm::function_ref<bool()> mustStop)
    : nodesMax_(nodesMax), mustStop_(mustStop) {
  constexpr unsigned last = std::numeric_limits<unsigned>::max();
  nodes_ = {{last, kFalse, kFalse}, {last, kTrue, kTrue}};
}

Bdd::Function Bdd::node(unsigned variable, Function no, Function yes) {
  if (no == yes || overflows_)
    return no;
  auto [it, isNew] = unique_.try_emplace({variable, no, yes}, nodes_.size());
  if (isNew) {
    nodes_.push_back({variable, no, yes});
    overflows_ = nodes_.size() > nodesMax_;
  }
  return it->second;
}

Bdd::Function Bdd::ite(Function condition, Function yes, Function no) {
  if (condition == kTrue || yes == no)
    return yes;
  if (condition == kFalse)
    return no;
  if ((yes == kTrue && no == kFalse) || overflows_)
    return condition;
  if (auto it = choices_.find({condition, yes, no}); it != choices_.end())
    return it->second;
  unsigned top = std::min({nodes_[condition].variable, nodes_[yes].variable, nodes_[no].variable});
  auto half = [&](Function f, bool isYes) {
    if (nodes_[f].variable != top)
      return f;
    return isYes ? nodes_[f].yes : nodes_[f].no;
  };
  Function without = ite(half(condition, false), half(yes, false), half(no, false));
  Function with = ite(half(condition, true), half(yes, true), half(no, true));
  Function made = node(top, without, with);
  choices_[{condition, yes, no}] = made;
  if (choices_.size() % kChoicesPerQuestion == 0)
    overflows_ |= mustStop_() || choices_.size() > kChoicesPerNode * nodesMax_;
  return made;
}

Bdd::Function Bdd::existsFrom(unsigned first, Function f) {
  llvm::DenseMap<Function, Function> known;
  return existsFrom(first, f, known);
}

/// Below the first of these variables there is no other one, so that any path to true will do.
Bdd::Function Bdd::existsFrom(unsigned first, Function f,
                              llvm::DenseMap<Function, Function> &known) {
  if (f == kFalse || f == kTrue || overflows_)
    return f;
  const Node at = nodes_[f];
  if (at.variable >= first)
    return kTrue;
  if (auto it = known.find(f); it != known.end())
    return it->second;
  Function no = existsFrom(first, at.no, known), yes = existsFrom(first, at.yes, known);
  return known[f] = node(at.variable, no, yes);
}

Bdd::Function Bdd::compose(Function f, const llvm::DenseMap<unsigned, Function> &values) {
  llvm::DenseMap<Function, Function> known;
  return compose(f, values, known);
}

Bdd::Function Bdd::compose(Function f, const llvm::DenseMap<unsigned, Function> &values,
                           llvm::DenseMap<Function, Function> &known) {
  if (f == kFalse || f == kTrue || overflows_)
    return f;
  if (auto it = known.find(f); it != known.end())
    return it->second;
  const Node at = nodes_[f];
  Function no = compose(at.no, values, known), yes = compose(at.yes, values, known);
  return known[f] = ite(values.lookup(at.variable), yes, no);
}

} // namespace freehold::smt::safe
