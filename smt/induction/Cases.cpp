//===- Cases.cpp ----------------------------------------------------------===//
#include "smt/induction/Cases.h"

#include "llvm/ADT/STLExtras.h"

namespace freehold::smt {

std::vector<Cases::Case> Cases::of(Term number) {
  if (number->op != TermNode::Op::Ite)
    return {{t_.yes(), number}};
  if (auto found = known_.find(number); found != known_.end())
    return found->second;
  std::vector<Case> cases;
  auto add = [&](Term under, const Case &one) {
    Term condition = t_.both(under, one.condition);
    auto same = llvm::find_if(cases, [&](const Case &other) { return other.value == one.value; });
    if (same != cases.end())
      same->condition = t_.either(same->condition, condition);
    else if (!condition->isFalse())
      cases.push_back({condition, one.value});
  };
  for (const Case &one : of(number->args[1]))
    add(number->args[0], one);
  for (const Case &one : of(number->args[2]))
    add(t_.negate(number->args[0]), one);
  known_[number] = cases;
  return cases;
}

Term Cases::join(std::vector<Case> cases) {
  Term number = cases.back().value;
  for (const Case &one : llvm::drop_begin(llvm::reverse(cases)))
    number = t_.ite(one.condition, one.value, number);
  if (number->op == TermNode::Op::Ite)
    known_[number] = std::move(cases);
  return number;
}

Term Cases::map(Term number, llvm::function_ref<Term(Term)> function) {
  std::vector<Case> cases = of(number);
  if (cases.size() == 1)
    return normal(function(cases.front().value));
  Term result = function(cases.back().value);
  bool isBool = result->sort == kBool;
  if (isBool)
    result = t_.both(cases.back().condition, result);
  for (const Case &one : llvm::drop_begin(llvm::reverse(cases))) {
    Term value = function(one.value);
    result = isBool ? t_.either(t_.both(one.condition, value), result)
                    : t_.ite(one.condition, value, result);
  }
  return normal(result);
}

Term Cases::normal(Term number) {
  bool isNumber = number->sort == kInt && number->op == TermNode::Op::Ite;
  return isNumber && !known_.contains(number) ? join(of(number)) : number;
}

} // namespace freehold::smt
