//===- OwnershipStep.h - One step of the ownership pass ---------*- C++ -*-===//
// Shared by the lemmas O1 to O10. The invariant between steps of the ownership pass is:
//
//   each live allocation that the pass is responsible for has exactly one owner: a root in scope,
//   or a slot to which it was moved on this exit. The owner's indicator is true, and it refers to
//   the allocation
//
// A step treats one root: it frees it or moves it to a slot, and the invariant holds again. One
// arbitrary allocation a is tracked. There may be any number of other roots and slots: all that
// matters is whether one of them owns a, and whether two do.
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

  /// a is live and on the heap, and the pass is responsible for it.
  Term isLive;
  /// The root refers to a; its indicator is true; it has the allocation's own pointers.
  Term rootIs, rootOwns, rootOriginal;
  /// The root owns a.
  Term owner;
  /// One, and two, of the roots and slots that the step does not treat own a.
  Term othersOwn, othersOwnTwice;

  Term boolean(llvm::StringRef name) { return t.constant(kBool, name); }
  /// Returns the terms `name.0`, `name.1`, ...
  std::vector<Term> booleans(llvm::StringRef name, unsigned count);
  Term atLeastTwo(llvm::ArrayRef<Term> terms);
  /// Adds a conjunct, unless it is the one that is dropped.
  void assume(unsigned conjunct, Term fact);
  bool has(unsigned conjunct) const { return question.dropped != conjunct; }
  void always(Term fact) { problem.precondition.push_back(fact); }
  void goal(std::string name, Term holds);

  /// The invariant before the step, for the root, the others and `slots` (indicator true, refers to
  /// a).
  Term exactlyOneOwner(llvm::ArrayRef<Term> slots = {});
  /// D4: what follows if the indicator of a root is true.
  Term ownsItsOwn() { return t.implies(owner, t.both(isLive, rootOriginal)); }

  struct After {
    /// Frees of a by the step.
    std::vector<Term> freed;
    /// Owners of a besides the others.
    std::vector<Term> owners;
    /// Later uses of a by values that do not own it.
    std::vector<Term> uses;
  };
  /// The goals: the invariant holds after the step, and the step violates no rule.
  void goals(const After &after);
};

/// A lemma that is the same under both readings, since its deallocs have one operand each.
TermLemma stepLemma(std::vector<StepConjunct> conjuncts, void (*state)(OwnershipStep &),
                    unsigned sizeMax = 32);

//===----------------------------------------------------------------------===//
// Counterexamples to steps that ignore a conjunct (smt/lemmas/programs)
//===----------------------------------------------------------------------===//

namespace step {
/// A buffer with two owners is freed by both.
extern const ConcretePrograms kTwoOwners;
/// A view at an offset is freed.
extern const ConcretePrograms kFreedView;
/// A buffer is freed although it is forwarded.
extern const ConcretePrograms kFreedForwarded;
/// Like above, if the buffer is the second of two forwarded values.
extern const ConcretePrograms kFreedForwardedSecond;
/// A root is freed at the end of a block, and again at the end of the next one, where it lives.
extern const ConcretePrograms kFreedWhereItLives;
/// A root moves to a slot, and both free it.
extern const ConcretePrograms kMovedWhereItLives;
/// A slot that refers to another buffer on some paths takes ownership: that one is freed, the root
/// leaks.
extern const ConcretePrograms kMovedToOther;
/// A slot whose aligned pointer is moved takes ownership.
extern const ConcretePrograms kMovedShifted;
/// A select is assumed to choose the root although it does not.
extern const ConcretePrograms kChosenWrongly;
/// A buffer is copied for one forwarded value and freed, although another forwarded value is the
/// buffer itself.
extern const ConcretePrograms kCopiedForwardedTwice;
/// The copy is made after the free.
extern const ConcretePrograms kCopiedLate;
/// A loop is entered with an owned buffer that its owner still owns.
extern const ConcretePrograms kLoopOwnsInit;
/// A loop forwards the indicator of one buffer beside another buffer.
extern const ConcretePrograms kLoopResultDiffers;
/// The buffer of an iteration is still used in the next one.
extern const ConcretePrograms kLoopFreesLate;
/// One buffer is returned twice and owned both times, as under MLIR's rule.
extern const ConcretePrograms kReturnedTwice;
/// A buffer that is not owned is returned without a clone.
extern const ConcretePrograms kReturnedArgument;
/// A clone for the caller is made from a freed buffer.
extern const ConcretePrograms kClonedLate;
/// A call takes over a buffer that is used later.
extern const ConcretePrograms kHandedOverEarly;
/// One buffer is handed over as two arguments.
extern const ConcretePrograms kHandedOverTwice;
/// A select of the buffer is handed over as if it were the buffer.
extern const ConcretePrograms kHandedOverOther;
/// A free for one edge is placed in a block to which others branch.
extern const ConcretePrograms kFreedInJoin;
/// A free for one edge is placed before the branch.
extern const ConcretePrograms kFreedBeforeBranch;
/// A free by the program through another name is overlooked.
extern const ConcretePrograms kOverlookedFree;
/// The program's free of another buffer is mistaken for a free of this one.
extern const ConcretePrograms kMistakenFree;
/// A dealloc of the program retains a dangling memref with the address of the buffer that it frees.
extern const ConcretePrograms kRetainedGone;
} // namespace step

} // namespace freehold::smt
