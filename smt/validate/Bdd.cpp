//===- Bdd.cpp - Boolean functions as decision diagrams -------------------===//
#include "smt/validate/Bdd.h"

#include <limits>

namespace freehold::smt::safe {

/// `mustStop` is asked once for so many choices.
static constexpr size_t kChoicesPerQuestion = 1 << 12;

Bdd::Bdd(size_t nodesMax, size_t choicesMax, llvm::function_ref<bool()> mustStop)
    : nodesMax_(nodesMax), choicesMax_(choicesMax), mustStop_(mustStop) {
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
  if (++choicesMade_ % kChoicesPerQuestion == 0)
    overflows_ |= mustStop_() || choicesMade_ > choicesMax_;
  return made;
}

/// Nodes have smaller numbers than those that they are part of, also afterwards.
void Bdd::keep(llvm::MutableArrayRef<Function> functions) {
  std::vector<bool> isKept(nodes_.size());
  for (Function f : functions)
    isKept[f] = true;
  for (Function f = nodes_.size(); f-- > 2;)
    if (isKept[f])
      isKept[nodes_[f].no] = isKept[nodes_[f].yes] = true;
  std::vector<Node> old = {nodes_[kFalse], nodes_[kTrue]};
  std::swap(old, nodes_);
  unique_.clear();
  choices_.clear();
  std::vector<Function> renamed(old.size());
  renamed[kTrue] = kTrue;
  for (Function f = 2; f < old.size(); ++f)
    if (isKept[f])
      renamed[f] = node(old[f].variable, renamed[old[f].no], renamed[old[f].yes]);
  for (Function &f : functions)
    f = renamed[f];
}

Bdd::Function Bdd::rebuild(Function f, Make make, llvm::DenseMap<Function, Function> &known) {
  if (f == kFalse || f == kTrue || overflows_)
    return f;
  if (auto it = known.find(f); it != known.end())
    return it->second;
  const Node at = nodes_[f];
  Function no = rebuild(at.no, make, known), yes = rebuild(at.yes, make, known);
  return known[f] = make(at, no, yes);
}

Bdd::Function Bdd::exists(Function f, const llvm::DenseSet<unsigned> &variables) {
  llvm::DenseMap<Function, Function> known;
  auto make = [&](const Node &at, Function no, Function yes) {
    return variables.contains(at.variable) ? either(no, yes) : node(at.variable, no, yes);
  };
  return rebuild(f, make, known);
}

Bdd::Function Bdd::restrict(Function f, unsigned variable, bool value) {
  llvm::DenseMap<Function, Function> known;
  auto make = [&](const Node &at, Function no, Function yes) {
    return at.variable != variable ? node(at.variable, no, yes) : value ? yes : no;
  };
  return rebuild(f, make, known);
}

Bdd::Function Bdd::shift(Function f, const llvm::DenseSet<unsigned> &variables, int by) {
  llvm::DenseMap<Function, Function> known;
  auto make = [&](const Node &at, Function no, Function yes) {
    return node(variables.contains(at.variable) ? at.variable + by : at.variable, no, yes);
  };
  return rebuild(f, make, known);
}

llvm::DenseSet<unsigned> Bdd::variablesOf(Function f) const {
  llvm::DenseSet<unsigned> variables;
  llvm::DenseSet<Function> met = {f};
  std::vector<Function> work = {f};
  while (!work.empty()) {
    Function next = work.back();
    work.pop_back();
    if (next <= kTrue)
      continue;
    variables.insert(nodes_[next].variable);
    for (Function part : {nodes_[next].no, nodes_[next].yes})
      if (met.insert(part).second)
        work.push_back(part);
  }
  return variables;
}

} // namespace freehold::smt::safe
