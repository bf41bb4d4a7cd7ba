//===- TrackedLists.cpp ---------------------------------------------------===//
#include "smt/induction/TrackedLists.h"

namespace freehold::smt {

TrackedLists::TrackedLists(Terms &terms, TrackedList operands, TrackedList retained)
    : t_(terms), operands_(std::move(operands)), retained_(std::move(retained)),
      isLive_(terms.constant(kBool, "a.live")), address_(terms.constant(kInt, "a.address")),
      other_(terms.constant(kInt, "other")) {}

Term TrackedLists::has(const TrackedList &list, llvm::StringRef what, Term k) const {
  return t_.apply(list.name + "." + what.str(), kBool, {k});
}

Term TrackedLists::fold(const TrackedList &list, llvm::StringRef what, Sort sort,
                        Term length) const {
  return t_.apply(list.name + "." + what.str(), sort, {length});
}

Term TrackedLists::within(const TrackedList &list, Term k) const {
  return t_.both(t_.negate(t_.less(k, list.begin)), t_.less(k, list.end));
}

Term TrackedLists::isFreed(Reading reading) const {
  Term owned = reading == Reading::Union
                   ? ownsAll()
                   : t_.both(mentions(operands_.end), condition(firstMention()));
  return t_.both(owned, t_.negate(retainsAll()));
}

void TrackedLists::elementFacts(const TrackedList &list, Term k, std::vector<Term> &facts) const {
  Term inside = within(list, k), refers = has(list, "refers", k), live = has(list, "live", k);
  Term atAddress = t_.equal(list.address(k), address_);
  auto fact = [&](Term given, Term then) {
    facts.push_back(t_.implies(t_.both(inside, given), then));
  };
  fact(list.byAddress ? t_.both(refers, live) : refers, t_.equal(live, isLive_));
  if (list.ownPointers) {
    fact(refers, atAddress);
    fact(list.byAddress ? atAddress : t_.all({isLive_, live, atAddress}), refers);
  }
  if (list.allLive)
    fact(t_.yes(), live);
  // D4: otherwise the op is undefined.
  if (list.condition)
    fact(list.condition(k), live);
}

void TrackedLists::foldFacts(Term k, std::vector<Term> &facts) const {
  Term next = t_.add(k, t_.literal(kInt, 1));
  Term isOperand = within(operands_, k), refers = operandRefers(k);
  auto step = [&](Term inside, Term fold, Term value) {
    facts.push_back(t_.implies(inside, t_.equal(fold, value)));
  };
  step(isOperand, owns(next), t_.either(owns(k), t_.both(condition(k), refers)));
  step(isOperand, firstOwner(next), t_.ite(owns(k), firstOwner(k), k));
  step(isOperand, mentions(next), t_.either(mentions(k), refers));
  step(isOperand, firstMention(next), t_.ite(mentions(k), firstMention(k), k));
  step(within(retained_, k), retains(next), t_.either(retains(k), retainedRefers(k)));
}

std::vector<Term> TrackedLists::facts(llvm::ArrayRef<Term> points,
                                      llvm::ArrayRef<Term> steps) const {
  std::vector<Term> facts{t_.negate(owns(operands_.begin)), t_.negate(mentions(operands_.begin)),
                          t_.negate(retains(retained_.begin))};
  for (Term k : points) {
    elementFacts(operands_, k, facts);
    elementFacts(retained_, k, facts);
  }
  for (Term k : steps)
    foldFacts(k, facts);
  return facts;
}

Term TrackedLists::isSomeFreed(const Decision &freed, unsigned count) const {
  std::vector<Term> any{t_.both(freed(firstOwner()), operandRefers(firstOwner())),
                        t_.both(freed(firstMention()), operandRefers(firstMention()))};
  if (count)
    any.clear();
  for (unsigned k = 0; k < count; ++k) {
    Term number = t_.literal(kInt, k);
    any.push_back(t_.both(freed(number), operandRefers(number)));
  }
  return t_.any(any);
}

std::vector<std::pair<std::string, Clause>>
TrackedLists::goals(Reading reading, Decision freed, Decision result, unsigned count) const {
  // Capture by value, since goals outlive this call.
  auto self = *this;
  Terms &t = t_;
  Term due = isFreed(reading), leak = t.implies(t.both(isLive_, due), isSomeFreed(freed, count));
  auto frees = [=](Term k) {
    return self.t_.all({self.isOperand(k), self.operandRefers(k), freed(k)});
  };
  auto mine = [=](Term k) { return self.t_.both(self.isRetained(k), self.retainedRefers(k)); };
  std::vector<std::pair<std::string, Clause>> goals;
  auto add = [&](const char *name, std::function<Term(Term)> body) {
    goals.push_back({name, Clause{std::move(body)}});
  };
  std::vector<Term> others{other()};
  if (count)
    others.clear();
  for (unsigned other = 0; other < count; ++other)
    others.push_back(t.literal(kInt, other));
  add("frees twice", [=, &t](Term k) {
    std::vector<Term> apart;
    for (Term other : others)
      apart.push_back(t.implies(t.both(frees(k), frees(other)), t.equal(k, other)));
    return t.all(apart);
  });
  add("frees what is kept", [=, &t](Term k) { return t.implies(frees(k), due); });
  add("frees what is gone", [=, &t](Term k) { return t.implies(frees(k), self.isLive()); });
  add("leaks", [=](Term) { return leak; });
  add("a result loses ownership",
      [=, &t](Term k) { return t.implies(t.both(mine(k), self.ownsAll()), result(k)); });
  add("a result gains ownership",
      [=, &t](Term k) { return t.implies(t.both(mine(k), result(k)), self.ownsAll()); });
  return goals;
}

} // namespace freehold::smt
