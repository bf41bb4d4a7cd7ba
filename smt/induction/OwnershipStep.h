//===- OwnershipStep.h - One step of the ownership pass ---------*- C++ -*-===//
// What the lemmas O1 to O10 share. The invariant between steps is
//
//   each allocation that the pass is responsible for and that is live has exactly one owner: a root
//   in scope, or a slot that was handed it on this exit, whose indicator is set and which refers
//   to it
//
// and a step treats one root: it is freed, or handed to a slot, and the invariant holds again. One
// arbitrary allocation a is tracked. The roots and slots that the step does not treat are as many
// as you like: only whether one of them owns a, and whether two do, matters.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/lemmas/check/Lemma.h"

namespace freehold::smt {

/// A program before and after a step that ignores a conjunct.
struct StepConjunct {
  std::string text;
  const ConcretePrograms *programs = nullptr;
};

class OwnershipStep {
public:
  OwnershipStep(Terms &terms, const LemmaQuestion &question);

  Terms &t;
  const LemmaQuestion &question;
  TermProblem problem;

  /// a is live, on the heap, and the pass is responsible for it.
  Term isLive;
  /// The root refers to a, its indicator is set, it has the allocation's own pointers.
  Term rootIs, rootOwns, rootOriginal;
  /// The root owns a.
  Term owner;
  /// Some, and two, of the roots and slots that are not treated own a.
  Term othersOwn, othersOwnTwice;

  Term boolean(llvm::StringRef name) { return t.constant(kBool, name); }
  /// `name.K` for each of `count`.
  std::vector<Term> booleans(llvm::StringRef name, unsigned count);
  Term atLeastTwo(llvm::ArrayRef<Term> terms);
  /// A conjunct, unless it is the one that is left out.
  void given(unsigned conjunct, Term fact);
  bool has(unsigned conjunct) const { return question.dropped != conjunct; }
  void always(Term fact) { problem.precondition.push_back(fact); }
  void goal(std::string name, Term holds);

  /// The invariant: the root, the others and `slots` (indicator set, refers to a) before the step.
  Term exactlyOneOwner(llvm::ArrayRef<Term> slots = {});
  /// D4: what an indicator that is set says of its root.
  Term ownsItsOwn() { return t.implies(owner, t.both(isLive, rootOriginal)); }

  struct After {
    /// Frees of a by the step.
    std::vector<Term> freed;
    /// Owners of a beside the others.
    std::vector<Term> owners;
    /// Uses of a later, by what does not own it.
    std::vector<Term> uses;
  };
  /// The invariant after it, and that nothing goes wrong on the way.
  void goals(const After &after);
};

/// A lemma that is the same under both readings: its deallocs have one operand each.
TermLemma stepLemma(std::vector<StepConjunct> conjuncts, void (*state)(OwnershipStep &),
                    unsigned sizeMax = 32);

//===----------------------------------------------------------------------===//
// What comes of ignoring a conjunct (smt/lemmas/programs)
//===----------------------------------------------------------------------===//

namespace step {
/// A buffer with two owners is freed by both.
extern const ConcretePrograms kTwoOwners;
/// A view at an offset is freed.
extern const ConcretePrograms kFreedView;
/// A buffer is freed, and forwarded.
extern const ConcretePrograms kFreedForwarded;
/// The same, where the second of two values that are forwarded is it.
extern const ConcretePrograms kFreedForwardedSecond;
/// A root is freed at the end of a block, and again at the end of the next one, where it lives.
extern const ConcretePrograms kFreedWhereItLives;
/// A root hands over to a slot, and both free it.
extern const ConcretePrograms kMovedWhereItLives;
/// A slot that is another buffer on some ways takes ownership: that one is freed, the root's leaks.
extern const ConcretePrograms kMovedToOther;
/// A slot whose aligned pointer has moved takes ownership.
extern const ConcretePrograms kMovedShifted;
/// A select is believed to choose the root where it does not.
extern const ConcretePrograms kChosenWrongly;
/// A copy is forwarded, the buffer is freed, and forwarded as another value as well.
extern const ConcretePrograms kCopiedForwardedTwice;
/// The copy is made after the free.
extern const ConcretePrograms kCopiedLate;
/// A loop is entered with an owned buffer that its owner still owns.
extern const ConcretePrograms kLoopOwnsInit;
/// A loop yields one value to the next iteration and another one to its result.
extern const ConcretePrograms kLoopResultDiffers;
/// An iteration's buffer lives on in the next one.
extern const ConcretePrograms kLoopFreesLate;
/// One buffer is returned twice, owned both times: MLIR's rule.
extern const ConcretePrograms kReturnedTwice;
/// What is not owned is returned as it is.
extern const ConcretePrograms kReturnedArgument;
/// A clone for the caller is made of what was freed.
extern const ConcretePrograms kClonedLate;
/// A call takes over a buffer that is used later.
extern const ConcretePrograms kHandedOverEarly;
/// One buffer is handed over as two arguments.
extern const ConcretePrograms kHandedOverTwice;
/// A select of the buffer is handed over as if it were the buffer.
extern const ConcretePrograms kHandedOverOther;
/// A free for one edge stands in a block that others branch to.
extern const ConcretePrograms kFreedInJoin;
/// A free for one edge stands before the branch.
extern const ConcretePrograms kFreedBeforeBranch;
/// A free of the program through another name is overlooked.
extern const ConcretePrograms kOverlookedFree;
/// The program's free of another buffer is taken for one of this.
extern const ConcretePrograms kMistakenFree;
/// A dealloc of the program retains what is gone, which has the address of what it frees.
extern const ConcretePrograms kRetainedGone;
} // namespace step

} // namespace freehold::smt
