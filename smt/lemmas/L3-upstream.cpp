//===- L3-upstream.cpp - The shipped helper for many memrefs --------------===//
// L3-upstream. The helper that MLIR's lowering calls frees and answers as D1 to D3 say, for lists
// of any length.
//
// readings: literal
// for: upstream W5, W6, W7, W10
//
// The verification conditions come from the IR of the helper that mlir::bufferization's lowering
// emits, each loop body run once; one allocation a with the address A is tracked.
//
//   loop 0  clears the results.
//   loop 1  before operand i: the result of each retained value that is a says whether some operand
//           before i owns a; of the operands before i that are a only the first is freed, if its
//           condition is set and a is not retained.
//   loop 2  before retained value j: if operand i is a, the loop carries whether none of the
//           retained values before j is a. The results before j have the condition of i or-ed in
//           where the address is that of operand i.
//   loop 3  before operand k: if operand i is a, the loop carries whether none of the retained
//           values and of the operands before k is a.
//
// Nothing need be live: an earlier operand that dangles, its condition not set, may have the address
// of a live allocation, which is then not freed
// (corpus/findings/lower-deallocations-dangling-alias-leaks). The same goes for retained values. The
// literal reading says just that: a is what is live at A, if anything is, and each memref with that
// address is taken for it. Under union all are taken to be live, and the helper leaks for (false,
// true) on one allocation. With sizes: the loops unrolled, no invariant.
//===----------------------------------------------------------------------===//
#include "smt/induction/HelperProofs.h"

using namespace freehold::smt;

namespace freehold::smt {
TermLemma lemma_L3_upstream();
}

namespace {
enum Conjunct : unsigned { OwnPointers };
enum Argument : unsigned { Addresses, Retained, Conditions, Freed, Results };

class ShippedHelper {
public:
  ShippedHelper(Terms &terms, const LemmaQuestion &question)
      : t_(terms), question_(question), n_(count("operands.count")), m_(count("retained.count")),
        lists_(terms, operands(), retained()) {}

  LoopProofSpec spec();
  std::vector<Term> sizes() {
    return {t_.negate(t_.less(n_, number(0))), t_.negate(t_.less(m_, number(0)))};
  }

private:
  Term count(const char *name) {
    return question_.size ? t_.literal(kInt, question_.size) : t_.constant(kInt, name);
  }
  bool has(Conjunct conjunct) const { return question_.dropped != conjunct; }
  Term number(uint64_t value) { return t_.literal(kInt, value); }
  Term within(Term low, Term k, Term high) {
    return t_.both(t_.negate(t_.less(k, low)), t_.less(k, high));
  }
  Term address(Term k) { return t_.apply("addresses", kInt, {k}); }
  Term retainedAddress(Term k) { return t_.apply("retained", kInt, {k}); }
  Term condition(Term k) { return t_.apply("conditions", kBool, {k}); }
  bool isLiteral() const { return question_.reading == Reading::Literal; }
  /// The allocations of the invariants: under the literal reading, anything with the address of a.
  Term isLive() { return isLiteral() ? t_.yes() : lists_.isLive(); }
  Term isTracked(Term i) { return t_.both(isLive(), lists_.operandRefers(i)); }

  TrackedList operands() {
    return {"operand",
            number(0),
            n_,
            [this](Term k) { return address(k); },
            [this](Term k) { return condition(k); },
            /*allLive=*/!isLiteral(),
            has(OwnPointers),
            /*byAddress=*/isLiteral()};
  }
  TrackedList retained() {
    return {"retained",
            number(0),
            m_,
            [this](Term k) { return retainedAddress(k); },
            nullptr,
            /*allLive=*/!isLiteral(),
            has(OwnPointers),
            /*byAddress=*/isLiteral()};
  }

  LoopInvariant clear();
  LoopInvariant decide();
  std::vector<Clause> decided(const LoopHead &head);
  LoopInvariant compareRetained();
  LoopInvariant compareEarlier();

  Terms &t_;
  const LemmaQuestion &question_;
  Term n_, m_;
  TrackedLists lists_;
};
} // namespace

LoopInvariant ShippedHelper::clear() {
  LoopInvariant invariant;
  invariant.holds = [this](const LoopHead &head) {
    return std::vector<Clause>{{[this, head](Term j) {
      return t_.implies(within(number(0), j, head.values[0]),
                        t_.negate(head.arrays[Results].at(t_, j)));
    }}};
  };
  return invariant;
}

/// The invariant of loop 1, before operand i.
std::vector<Clause> ShippedHelper::decided(const LoopHead &head) {
  Term i = head.values[0], first = lists_.firstMention(i), live = isLive();
  Term kept = lists_.retainsAll();
  Array freed = head.arrays[Freed], results = head.arrays[Results];
  auto isBefore = [=, this](Term k) { return within(number(0), k, i); };
  return {{[=, this](Term j) {
            return t_.implies(t_.all({live, lists_.isRetained(j), lists_.retainedRefers(j)}),
                              t_.equal(results.at(t_, j), lists_.owns(i)));
          }},
          {[=, this](Term k) {
            return t_.implies(t_.both(isBefore(k), freed.at(t_, k)), condition(k));
          }},
          {[=, this](Term k) {
            return t_.implies(t_.both(isBefore(k), isTracked(k)),
                              t_.equal(freed.at(t_, k), t_.all({condition(k), t_.negate(kept),
                                                                t_.equal(k, first)})));
          }},
          {[=, this](Term k) {
            return t_.implies(t_.both(isBefore(k), lists_.operandRefers(k)), lists_.mentions(i));
          }},
          {[=, this](Term k) {
            Term owner = t_.all({isBefore(k), lists_.operandRefers(k), condition(k)});
            return t_.implies(owner, lists_.owns(i));
          }},
          {[=, this](Term) {
            return t_.implies(lists_.mentions(i),
                              t_.both(isBefore(first), lists_.operandRefers(first)));
          }}};
}

LoopInvariant ShippedHelper::decide() {
  LoopInvariant invariant;
  invariant.holds = [this](const LoopHead &head) { return decided(head); };
  invariant.points = [this](const LoopHead &head) {
    return std::vector<Term>{lists_.firstMention(head.values[0])};
  };
  return invariant;
}

/// The invariant of loop 2, before retained value j.
LoopInvariant ShippedHelper::compareRetained() {
  LoopInvariant invariant;
  invariant.holds = [this](const LoopHead &head) {
    Term i = head.around->values[0], j = head.values[0], none = head.values[1];
    Array results = head.arrays[Results], before = head.arraysOnEntry[Results];
    return std::vector<Clause>{
        {[=, this](Term) {
          return t_.implies(isTracked(i), t_.equal(none, t_.negate(lists_.retains(j))));
        }},
        {[=, this](Term k) {
          Term hit = t_.both(t_.less(k, j), t_.equal(retainedAddress(k), address(i)));
          Term now = t_.either(before.at(t_, k), t_.both(hit, condition(i)));
          return t_.implies(lists_.isRetained(k), t_.equal(results.at(t_, k), now));
        }}};
  };
  return invariant;
}

/// The invariant of loop 3, before operand k.
LoopInvariant ShippedHelper::compareEarlier() {
  LoopInvariant invariant;
  invariant.holds = [this](const LoopHead &head) {
    Term i = head.around->values[0], k = head.values[0];
    Term none = head.values[1], noneRetained = head.valuesOnEntry[1];
    return std::vector<Clause>{{[=, this](Term) {
      Term first = t_.both(noneRetained, t_.negate(lists_.mentions(k)));
      return t_.implies(isTracked(i), t_.equal(none, first));
    }}};
  };
  return invariant;
}

LoopProofSpec ShippedHelper::spec() {
  LoopProofSpec spec;
  spec.arguments.resize(5);
  spec.arrays = {Array("addresses", kInt), Array("retained", kInt), Array("conditions", kBool),
                 Array("freed", kBool), Array("results", kBool)};
  spec.lengths = {n_, m_, n_, n_, m_};
  if (question_.size == 0)
    spec.loops = {clear(), decide(), compareRetained(), compareEarlier()};
  spec.indices = question_.size;
  if (question_.size == 0)
    spec.pointsAtEnd = {lists_.firstOwner(), lists_.firstMention(), lists_.other()};
  for (unsigned k = 0; k < spec.indices; ++k)
    spec.points.push_back(number(k));
  spec.facts = [this](llvm::ArrayRef<Term> points) {
    std::vector<Term> facts = sizes();
    llvm::append_range(facts, lists_.facts(points, points));
    return facts;
  };
  spec.atEnd = [this](const Arrays &arrays) {
    Array freed = arrays[Freed], results = arrays[Results];
    return lists_.goals(
        question_.reading, [this, freed](Term k) { return freed.at(t_, k); },
        [this, results](Term k) { return results.at(t_, k); }, question_.size);
  };
  return spec;
}

std::optional<TermProblem> freehold::smt::shippedHelperProblem(Terms &terms,
                                                               const LemmaQuestion &question,
                                                               mlir::func::FuncOp helper) {
  if (question.size > 8)
    return std::nullopt;
  ShippedHelper shipped(terms, question);
  TermProblem all = problemOf(terms, proveHelper(terms, helper, shipped.spec()));
  all.precondition = shipped.sizes();
  return all;
}

TermLemma freehold::smt::lemma_L3_upstream() {
  TermLemma lemma;
  lemma.conjuncts = {"the pointers compared are their allocations' own"};
  lemma.goalsApart = true;
  lemma.obligations = [](Terms &terms, const LemmaQuestion &question) {
    LoweredModule lowered = lowerGeneralDealloc(Lowerer::Upstream);
    return shippedHelperProblem(terms, question, lowered.helper());
  };
  lemma.concretize = [](const LemmaQuestion &question, llvm::StringRef,
                        const std::vector<std::string> &) -> std::optional<ConcretePrograms> {
    if (question.dropped == OwnPointers)
      return shiftedPair();
    if (question.reading == Reading::Union)
      return loweredPair(kFalseTrue, Lowerer::Upstream);
    return std::nullopt;
  };
  return lemma;
}
