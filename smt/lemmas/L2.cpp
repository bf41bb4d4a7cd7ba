//===- L2.cpp - One memref and any number of retained values --------------===//
// L2. One memref is freed if its condition is set and its address is that of no retained value.
//
// readings: union
// also: literal
// for: our lowering (passes/lower/InlineDealloc.cpp); upstream W3, W4
//
//   %same_j  = arith.cmpi eq, %m's address, %r_j's address
//   %freed   = %c and not %same_0 and not %same_1 ..
//   result j = %same_j and %c
//
// By induction over the chain of comparisons, of which L2-inline-1 to L2-inline-3 are the first:
// `mayFree` is the conjunction before retained value j, `some` says that one before it is the
// memref's allocation a. The memref owns a: mayFree iff not some. With no retained value this is
// L1-inline. Of the memref nothing but D4 is needed; a retained value that dangles may have the
// address of a, which is then kept, and owned by nobody. With sizes: so many retained values.
//===----------------------------------------------------------------------===//
#include "smt/induction/HelperProofs.h"

namespace freehold::smt {

namespace {
enum Conjunct : unsigned { RetainedLive, OwnPointers };

class OneMemref {
public:
  OneMemref(Terms &terms, const LemmaQuestion &question)
      : t_(terms), question_(question), is_(boolean("memref.is")), condition_(boolean("condition")),
        live_(boolean("a.live")) {}

  TermProblem problem();

private:
  /// The retained values before one of them.
  struct Prefix {
    Term mayFree, some;
  };
  Term boolean(llvm::StringRef name) { return t_.constant(kBool, name); }
  bool has(Conjunct conjunct) const { return question_.dropped != conjunct; }
  void goal(const char *name, Term holds) { problem_.goals.push_back({name, t_.negate(holds)}); }
  Prefix extend(const Prefix &prefix, const std::string &name);
  Term invariant(const Prefix &prefix);

  Terms &t_;
  const LemmaQuestion &question_;
  Term is_, condition_, live_;
  TermProblem problem_;
};
} // namespace

OneMemref::Prefix OneMemref::extend(const Prefix &prefix, const std::string &name) {
  Term is = boolean(name + ".is"), same = boolean(name + ".same"), live = boolean(name + ".live");
  auto always = [&](Term fact) { problem_.precondition.push_back(fact); };
  always(t_.implies(is, t_.equal(live, live_)));
  if (has(RetainedLive))
    always(live);
  if (has(OwnPointers)) {
    always(t_.implies(t_.both(is, is_), same));
    // Live allocations have different addresses.
    always(t_.implies(t_.all({same, live, live_, is_}), is));
    always(t_.implies(t_.all({same, live, live_, is, condition_}), is_));
  }
  Term result = t_.both(same, condition_);
  goal("a result loses ownership", t_.implies(t_.all({is, is_, condition_}), result));
  goal("a result gains ownership", t_.implies(t_.both(is, result), is_));
  goal("a result of what is gone is set", t_.implies(result, live));
  return {t_.both(prefix.mayFree, t_.negate(same)), t_.either(prefix.some, is)};
}

Term OneMemref::invariant(const Prefix &prefix) {
  Term kept = t_.equal(prefix.mayFree, t_.negate(prefix.some));
  return t_.both(t_.implies(t_.both(is_, condition_), kept),
                 t_.implies(prefix.mayFree, condition_));
}

TermProblem OneMemref::problem() {
  // D4.
  problem_.precondition = {t_.implies(t_.both(is_, condition_), live_)};
  Prefix all{condition_, t_.no()};
  if (unsigned size = question_.size) {
    for (unsigned j = 0; j < size; ++j)
      all = extend(all, "retained." + std::to_string(j));
  } else {
    goal("no retained value yet: the invariant fails", invariant(all));
    Prefix any{boolean("j.mayFree"), boolean("j.some")};
    Prefix next = extend(any, "retained");
    goal("one more retained value: the invariant fails",
         t_.implies(invariant(any), invariant(next)));
    all = {boolean("all.mayFree"), boolean("all.some")};
    problem_.precondition.push_back(invariant(all));
  }
  Term frees = t_.both(all.mayFree, is_), due = t_.all({is_, condition_, t_.negate(all.some)});
  goal("leaks", t_.implies(due, frees));
  goal("frees what is kept", t_.implies(frees, due));
  return std::move(problem_);
}

TermLemma lemma_L2() {
  TermLemma lemma;
  lemma.conjuncts = {"retained values are live",
                     "the pointers compared are their allocations' own"};
  lemma.obligations = [](Terms &terms, const LemmaQuestion &question) {
    return std::optional(OneMemref(terms, question).problem());
  };
  lemma.concretize = [](const LemmaQuestion &question, llvm::StringRef,
                        const std::vector<std::string> &) -> std::optional<ConcretePrograms> {
    if (question.dropped == RetainedLive)
      return loweredPair(kDanglingOne, Lowerer::Upstream);
    return shiftedPair();
  };
  return lemma;
}

} // namespace freehold::smt
