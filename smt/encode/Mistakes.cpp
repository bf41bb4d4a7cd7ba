//===- Mistakes.cpp - Dangling memrefs that the source takes for live ones ===//
#include "smt/encode/Mistakes.h"

#include "smt/encode/Encoder.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/Twine.h"

namespace freehold::smt {

//===----------------------------------------------------------------------===//
// Mistakes left open
//===----------------------------------------------------------------------===//

unsigned Mistakes::add(mlir::Value answer, std::optional<unsigned> list,
                       std::function<Term(Term)> live) {
  retained_.push_back({answer, list, std::move(live)});
  return retained_.size() - 1;
}

Term Mistakes::open(Kind kind, unsigned id, const llvm::Twine &name, llvm::ArrayRef<Term> args) {
  Term term = t_.apply(name.str(), kBool, args);
  open_.try_emplace(term->name, Open{kind, id});
  return term;
}

Term Mistakes::takes(unsigned id, Term gone, Term x) {
  return open(Kind::Takes, id, "src takes " + llvm::Twine(id), {gone, x});
}

Term Mistakes::takesDead(unsigned id, Term x) {
  return open(Kind::TakesDead, id, "src takes dead " + llvm::Twine(id), {x});
}

Term Mistakes::blocks(Term x) { return open(Kind::Blocks, 0, "src blocks", {x}); }

//===----------------------------------------------------------------------===//
// Mistakes chosen
//===----------------------------------------------------------------------===//

/// Returns all subterms of `terms`.
static llvm::DenseSet<Term> partsOf(llvm::ArrayRef<Term> terms) {
  llvm::DenseSet<Term> seen;
  llvm::SmallVector<Term> work(terms.begin(), terms.end());
  while (!work.empty()) {
    Term term = work.pop_back_val();
    if (seen.insert(term).second)
      llvm::append_range(work, term->args);
  }
  return seen;
}

std::vector<Term> Mistakes::openIn(llvm::ArrayRef<Term> terms) const {
  std::vector<Term> all;
  if (open_.empty())
    return all;
  for (Term term : partsOf(terms))
    if (term->op == TermNode::Op::Apply && open_.contains(term->name))
      all.push_back(term);
  llvm::sort(all, [](Term a, Term b) { return a->number < b->number; });
  return all;
}

std::vector<Term> Mistakes::areMade(llvm::ArrayRef<Term> terms) const { return openIn(terms); }

Term Mistakes::withoutAny(Term term) const {
  llvm::DenseMap<Term, Term> none;
  for (Term open : openIn(term))
    none[open] = t_.no();
  return none.empty() ? term : t_.substitute(term, none);
}

/// Returns what the target returns instead of the updated condition, for an element with the
/// allocation `gone`; std::nullopt if the source does not return that condition. Returns true if it
/// depends on more than the element's allocation.
static std::optional<Term> answerOfTarget(Terms &t, mlir::Value answer,
                                          std::optional<unsigned> list, Term gone, Encoder &source,
                                          Encoder &target) {
  auto *found = llvm::find(source.returned, answer);
  if (found == source.returned.end())
    return std::nullopt;
  const EncodedValue &result = target.results[found - source.returned.begin()];
  if (auto *one = std::get_if<ScalarTerm>(&result))
    return one->value;
  auto *many = std::get_if<Bools>(&result);
  if (!many || !list || many->list != *list)
    return t.yes();
  Lists &lists = source.world.lists;
  llvm::DenseSet<Term> parts = partsOf(many->body);
  bool isByBits = parts.contains(lists.wrong(*list));
  for (unsigned bit = 0; bit < lists.bits(*list); ++bit)
    isByBits |= parts.contains(lists.bit(*list, bit));
  return isByBits ? t.yes() : t.substitute(many->body, {{lists.base(*list), gone}});
}

Term Mistakes::isAnswered(const Retained &retained, Term gone, Term x, Encoder &source,
                          Encoder &target) {
  auto answer = answerOfTarget(t_, retained.answer, retained.list, gone, source, target);
  return answer ? *answer : target.live(x);
}

Term Mistakes::isDeadAnswered(const Retained &retained, Term x, Encoder &source, Encoder &target,
                              std::vector<Term> &assumptions) {
  World &world = source.world;
  unsigned list = *retained.list;
  Term address = source.address(x);
  Term dead = t_.apply(("dead of list " + llvm::Twine(list)).str(), kAlloc, {address});
  Term answer = isAnswered(retained, dead, x, source, target);
  if (answer->isTrue() || answer->isFalse())
    return answer;
  llvm::SmallVector<Term> known{world.lists.mentions(list, dead), t_.negate(world.live(dead)),
                                t_.equal(world.address(dead), address)};
  for (const Duty &duty : source.duties)
    known.push_back(t_.negate(duty.violated(dead)));
  assumptions.push_back(t_.implies(world.lists.dead(list, address), t_.all(known)));
  // An allocation made before any free cannot have the address of one that is live at the start.
  for (const Encoder::Made &made : source.made) {
    Term holder = world.liveAt(made.address);
    Term isAtIt = t_.both(world.live(holder), t_.equal(world.address(holder), made.address));
    if (!made.isAfterFree)
      assumptions.push_back(t_.negate(t_.both(made.guard, isAtIt)));
  }
  const Lists::Element &one = world.element(list);
  Term isOne = t_.all({one.exists, t_.negate(retained.live(one.base)),
                       t_.equal(source.address(one.base), address),
                       isAnswered(retained, one.base, x, source, target)});
  return t_.either(answer, isOne);
}

Term Mistakes::asTarget(Term ofSource, Encoder &source, Encoder &target,
                        std::vector<Term> &assumptions) {
  llvm::DenseMap<Term, Term> chosen;
  for (Term term : openIn(ofSource)) {
    const Open &open = open_.find(term->name)->second;
    Term x = term->args.back();
    switch (open.kind) {
    case Kind::Takes:
      chosen[term] = isAnswered(retained_[open.id], term->args[0], x, source, target);
      break;
    case Kind::TakesDead:
      chosen[term] = isDeadAnswered(retained_[open.id], x, source, target, assumptions);
      break;
    case Kind::Blocks:
      chosen[term] = target.live(x);
      break;
    }
  }
  return chosen.empty() ? ofSource : t_.substitute(ofSource, chosen);
}

} // namespace freehold::smt
