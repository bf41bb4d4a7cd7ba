//===- L3-fh.cpp - Our helper for many memrefs ----------------------------===//
// L3-fh. The helper that our lowering calls frees and answers as D1 to D3 say, for lists of any
// length.
//
// readings: union
// for: our lowering (passes/lower/DeallocHelper.cpp)
//
// The verification conditions come from the IR of the helper itself
// (passes/lower/DeallocHelper.cpp), each loop body run once. One allocation a with the address A is
// tracked; Slot(k) is the slot that operand k was entered at, dist(h, s) how many steps of the
// probe lead from slot h to s, home(x) any function of the address.
//
//   loop 0  empties the table.
//   loop 1  before operand i: an entry of the table is an operand k < i that owns, in slot Slot(k).
//           If some k < i owns a, the first of them is in the table, no slot on the way to it is
//           empty, no other entry has the address A, and of all k < i with that address only it
//           still has its flag.
//   loop 2  the probe: every slot behind it is taken by another address. It ends, since two
//           distinct slots never hold one operand and there are fewer operands than slots: one
//           slot is empty (pigeonhole).
//   loop 3  before retained value j: the first owner of a has its flag iff no retained value before
//           j is a; those before j that are a answer whether a is owned.
//
// A retained value that dangles may have the address of a live allocation, hence the first
// conjunct; operands whose condition is not set never enter the table and may dangle. Under the
// literal reading (false, true) on one allocation frees nothing, here it is freed. With sizes: the
// same IR with the loops unrolled and no invariant, in the smallest table that has room (4 slots
// for 3 operands), the home slots unknown.
//===----------------------------------------------------------------------===//
#include "smt/induction/HelperProofs.h"

#include "llvm/Support/MathExtras.h"

using namespace freehold::smt;

namespace freehold::smt {
TermLemma lemma_L3_fh();
}

namespace {
enum Conjunct : unsigned { RetainedLive, OwnPointers, RoomInTable, PowerOfTwo };
/// Kinds of indices: into `addresses` and `flags`, or into `table`.
enum Kind : unsigned { Any, Element, Slot };
enum Argument : unsigned { Addresses, Flags, Table, Operands, Entries, Mask };

class OurHelper {
public:
  OurHelper(Terms &terms, const LemmaQuestion &question)
      : t_(terms), question_(question), n_(count("operands.count", question.size)),
        m_(count("entries.count", 2 * question.size)), mask_(count("mask", slots() - 1)),
        slots_(t_.add(mask_, t_.literal(kInt, 1))), homeOfA_(t_.constant(kInt, "home(A)")),
        lists_(terms, operands(), retained()) {}

  std::optional<TermProblem> problem(mlir::func::FuncOp helper);

private:
  /// The smallest table with enough room, since collisions are the difficult case.
  uint64_t slots() const { return question_.size ? llvm::PowerOf2Ceil(question_.size + 1) : 0; }
  Term count(const char *name, uint64_t value) {
    return question_.size ? t_.literal(kInt, value) : t_.constant(kInt, name);
  }
  bool has(Conjunct conjunct) const { return question_.dropped != conjunct; }
  Term number(uint64_t value) { return t_.literal(kInt, value); }
  Term empty() { return number(0xffffffff); }
  Term within(Term low, Term k, Term high) {
    return t_.both(t_.negate(t_.less(k, low)), t_.less(k, high));
  }
  Term isSlot(Term s) { return within(number(0), s, slots_); }
  Term address(Term k) { return t_.apply("addresses", kInt, {k}); }
  Term condition(Term k) { return t_.apply("flags", kBool, {k}); }
  Term slotOf(Term k) { return t_.apply("Slot", kInt, {k}); }
  Term dist(Term from, Term to) { return t_.apply("dist", kInt, {from, to}); }
  Term freeSlot(const LoopHead &head) { return t_.apply("free", kInt, {head.values[0]}); }

  TrackedList operands() {
    return {"operand",
            number(0),
            n_,
            [this](Term k) { return address(k); },
            [this](Term k) { return condition(k); },
            false,
            has(OwnPointers)};
  }
  TrackedList retained() {
    return {
        "retained",      n_, m_, [this](Term k) { return address(k); }, nullptr, has(RetainedLive),
        has(OwnPointers)};
  }

  static unsigned kindOf(Term point);
  Term andOfIndex(Term left, Term right);
  Term homeAmong(Term hash);
  std::vector<Term> probing(llvm::ArrayRef<Term> points);
  std::vector<Term> sizes();
  LoopInvariant clear();
  LoopInvariant enter();
  std::vector<Clause> entered(const LoopHead &head);
  LoopInvariant probe();
  LoopInvariant lookUp();
  LoopProofSpec spec();

  Terms &t_;
  const LemmaQuestion &question_;
  Term n_, m_, mask_, slots_, homeOfA_;
  TrackedLists lists_;
  std::vector<Term> homes_, steps_;
};
} // namespace

unsigned OurHelper::kindOf(Term point) {
  llvm::StringRef name = point->name;
  if (name == "Slot" || name == "free" || name == "step" || name == "home" || name == "home(A)")
    return Slot;
  if (name.starts_with("loop 2.value") || name.starts_with("loop 4.value"))
    return Slot;
  // The end of the table, and where the table and the lists begin, which have facts of their own.
  bool isEnd = point->op == TermNode::Op::Add && point->args[0]->name == "mask";
  if (isEnd || point->op == TermNode::Op::Literal)
    return Slot;
  bool isOther = name.starts_with("k") || name.starts_with("loop 0.value");
  return isOther ? Any : Element;
}

/// Returns the address from which a hash is computed with constants; null if the hash has more
/// inputs.
static Term addressUnder(Term hash) {
  if (hash->name == "addresses")
    return hash;
  Term address = nullptr;
  for (Term arg : hash->args) {
    if (arg->op == TermNode::Op::Literal)
      continue;
    Term under = addressUnder(arg);
    if (!under || (address && under != address))
      return nullptr;
    address = under;
  }
  return address;
}

/// Any slot, the same for equal addresses; all of its bits are unknown.
Term OurHelper::homeAmong(Term hash) {
  if (Term address = addressUnder(hash))
    hash = address;
  std::vector<Term> homes;
  for (uint64_t slot = 0; slot < slots(); ++slot)
    homes.push_back(number(slot));
  for (unsigned bit = 0; homes.size() > 1; ++bit) {
    Term isSet = t_.apply("home.bit" + std::to_string(bit), kBool, {hash});
    for (size_t k = 0; k < homes.size() / 2; ++k)
      homes[k] = t_.ite(isSet, homes[2 * k + 1], homes[2 * k]);
    homes.resize(homes.size() / 2);
  }
  return homes.front();
}

/// `& mask` is either the last op of the hash, of which only the range is known, or the step to the
/// next slot.
Term OurHelper::andOfIndex(Term left, Term) {
  if (question_.size)
    return left->op == TermNode::Op::Literal ? number(left->value & mask_->value) : homeAmong(left);
  if (left->op != TermNode::Op::Add) {
    Term home = t_.apply("home", kInt, {left});
    homes_.push_back(home);
    return home;
  }
  Term slot = left->args[0]->op == TermNode::Op::Literal ? left->args[1] : left->args[0];
  steps_.push_back(slot);
  return t_.apply("step", kInt, {slot});
}

/// dist(h, s) = (s - h) mod slots, where slots is a power of two: `& mask` is mod.
std::vector<Term> OurHelper::probing(llvm::ArrayRef<Term> points) {
  std::vector<Term> facts;
  if (question_.size)
    return facts;
  std::vector<Term> homes = homes_;
  homes.push_back(homeOfA_);
  for (Term home : homes) {
    facts.push_back(isSlot(home));
    Term address = home == homeOfA_ ? nullptr : addressUnder(home);
    if (address)
      facts.push_back(t_.implies(t_.equal(address, lists_.address()), t_.equal(home, homeOfA_)));
    facts.push_back(t_.equal(dist(home, home), number(0)));
    for (Term slot : points)
      if (kindOf(slot) != Element)
        facts.push_back(t_.implies(
            isSlot(slot), t_.both(isSlot(dist(home, slot)),
                                  t_.equal(t_.apply("at", kInt, {home, dist(home, slot)}), slot))));
    for (Term slot : steps_) {
      Term next = t_.apply("step", kInt, {slot}), far = t_.add(dist(home, slot), number(1));
      Term closer = t_.implies(t_.less(far, slots_), t_.equal(dist(home, next), far));
      facts.push_back(
          t_.implies(isSlot(slot), t_.both(isSlot(next), has(PowerOfTwo) ? closer : t_.yes())));
    }
  }
  return facts;
}

std::vector<Term> OurHelper::sizes() {
  Term noEntry = empty();
  return {within(number(0), n_, t_.add(m_, number(1))), t_.less(m_, noEntry),
          within(number(0), mask_, noEntry),
          has(RoomInTable) || question_.size ? t_.less(n_, slots_) : t_.yes()};
}

LoopInvariant OurHelper::clear() {
  LoopInvariant invariant;
  invariant.holds = [this](const LoopHead &head) {
    return std::vector<Clause>{{[this, head](Term s) {
      return t_.implies(within(number(0), s, head.values[0]),
                        t_.equal(head.arrays[Table].at(t_, s), empty()));
    }}};
  };
  return invariant;
}

/// The invariant of loop 1, before operand i.
std::vector<Clause> OurHelper::entered(const LoopHead &head) {
  Term i = head.values[0], owned = t_.both(lists_.isLive(), lists_.owns(i));
  Term first = lists_.firstOwner(i), home = slotOf(first), a = lists_.address();
  Array flags = head.arrays[Flags], table = head.arrays[Table];
  auto entry = [this, table](Term s) { return table.at(t_, s); };
  auto isTaken = [=, this](Term s) { return t_.both(isSlot(s), t_.differ(entry(s), empty())); };
  auto flag = [this, flags](Term k) { return flags.at(t_, k); };
  auto isBefore = [=, this](Term k) { return within(number(0), k, i); };
  auto isA = [=, this](Term k) { return t_.both(lists_.isLive(), t_.equal(address(k), a)); };
  std::vector<Clause> clauses;
  auto holds = [&](Kind kind, std::function<Term(Term)> body) {
    clauses.push_back({std::move(body), kind});
  };
  holds(Element, [=, this](Term k) {
    return t_.implies(within(i, k, n_), t_.equal(flag(k), condition(k)));
  });
  holds(Element,
        [=, this](Term k) { return t_.implies(t_.both(isBefore(k), flag(k)), condition(k)); });
  holds(Element, [=, this](Term k) {
    return t_.implies(t_.all({isBefore(k), flag(k), isA(k)}), t_.both(owned, t_.equal(k, first)));
  });
  holds(Element, [=, this](Term k) {
    return t_.implies(t_.all({isBefore(k), condition(k), isA(k)}), owned);
  });
  holds(Any, [=, this](Term) {
    return t_.implies(owned, t_.all({isBefore(first), condition(first), isA(first), flag(first),
                                     isSlot(home), t_.equal(entry(home), first)}));
  });
  holds(Slot, [=, this](Term s) {
    return t_.implies(t_.all({owned, isSlot(s), t_.less(dist(homeOfA_, s), dist(homeOfA_, home))}),
                      isTaken(s));
  });
  holds(Slot, [=, this](Term s) {
    return t_.implies(isTaken(s), t_.all({isBefore(entry(s)), condition(entry(s)),
                                          t_.equal(slotOf(entry(s)), s)}));
  });
  holds(Slot, [=, this](Term s) {
    return t_.implies(t_.both(isTaken(s), isA(entry(s))), t_.both(owned, t_.equal(s, home)));
  });
  return clauses;
}

LoopInvariant OurHelper::enter() {
  LoopInvariant invariant;
  invariant.holds = [this](const LoopHead &head) { return entered(head); };
  invariant.points = [this](const LoopHead &head) {
    Term first = lists_.firstOwner(head.values[0]);
    return std::vector<Term>{first, slotOf(first), homeOfA_, freeSlot(head)};
  };
  // Pigeonhole: s -> table[s] maps the taken slots into [0, i), and Slot is its inverse.
  invariant.implies = [this](const LoopHead &head) {
    Term free = freeSlot(head);
    return std::vector<Term>{
        t_.implies(t_.less(head.values[0], slots_),
                   t_.both(isSlot(free), t_.equal(head.arrays[Table].at(t_, free), empty())))};
  };
  invariant.defines = [this](const LoopHead &head, const LoopInvariant::Inner &inner) {
    return std::vector<Term>{t_.equal(slotOf(head.values[0]), inner(2, 0))};
  };
  return invariant;
}

/// The invariant of loops 2 and 4. They start at the home slot of the address, and before the first
/// iteration that is all.
LoopInvariant OurHelper::probe() {
  LoopInvariant invariant;
  invariant.holds = [this](const LoopHead &head) {
    Term slot = head.values[0], home = head.valuesOnEntry[0];
    Term sought = address(head.around->values[0]);
    Array table = head.arrays[Table];
    return std::vector<Clause>{
        {[=, this](Term) { return isSlot(slot); }},
        {[=, this](Term s) {
           Term entry = table.at(t_, s);
           return t_.implies(t_.both(isSlot(s), t_.less(dist(home, s), dist(home, slot))),
                             t_.both(t_.differ(entry, empty()), t_.differ(address(entry), sought)));
         },
         Slot}};
  };
  invariant.climbs = [this](const LoopHead &head) {
    return std::pair(dist(head.valuesOnEntry[0], head.values[0]), slots_);
  };
  return invariant;
}

/// The invariant of loop 3, before retained value j. The table is not written any more.
LoopInvariant OurHelper::lookUp() {
  LoopInvariant invariant;
  invariant.points = [this](const LoopHead &) { return std::vector<Term>{lists_.firstOwner()}; };
  invariant.holds = [this](const LoopHead &head) {
    Term j = head.values[0], owned = t_.both(lists_.isLive(), lists_.ownsAll());
    Array flags = head.arrays[Flags], before = head.arraysOnEntry[Flags];
    auto flag = [this, flags](Term k) { return flags.at(t_, k); };
    return std::vector<Clause>{
        {[=, this](Term k) {
           return t_.implies(t_.both(within(number(0), k, n_), flag(k)), before.at(t_, k));
         },
         Element},
        {[=, this](Term) {
          return t_.implies(owned,
                            t_.equal(flag(lists_.firstOwner()), t_.negate(lists_.retains(j))));
        }},
        {[=, this](Term k) {
           return t_.implies(t_.all({lists_.isLive(), within(n_, k, j), lists_.retainedRefers(k)}),
                             t_.equal(flag(k), lists_.ownsAll()));
         },
         Element}};
  };
  return invariant;
}

LoopProofSpec OurHelper::spec() {
  LoopProofSpec spec;
  spec.arguments = {nullptr, nullptr, nullptr, n_, m_, mask_};
  spec.arrays = {Array("addresses", kInt), Array("flags", kBool), Array("table", kInt), {}, {}, {}};
  spec.lengths = {m_, m_, slots_, nullptr, nullptr, nullptr};
  if (question_.size == 0)
    spec.loops = {clear(), enter(), probe(), lookUp(), probe()};
  spec.roundsMax = question_.size;
  spec.indices = 2 * question_.size;
  if (question_.size == 0)
    spec.pointsAtEnd = {lists_.firstOwner(), lists_.firstMention(), lists_.other()};
  for (unsigned k = 0; k < spec.indices; ++k)
    spec.points.push_back(number(k));
  spec.kindOf = kindOf;
  spec.andOfIndex = [this](Term left, Term right) { return andOfIndex(left, right); };
  spec.facts = [this, elements = spec.points](llvm::ArrayRef<Term> points) {
    std::vector<Term> facts = sizes();
    // In an unrolled run elements have constant numbers; the other accessed indices are slots.
    std::vector<Term> at = elements;
    if (question_.size == 0)
      llvm::copy_if(points, std::back_inserter(at), [](Term k) { return kindOf(k) != Slot; });
    std::vector<Term> steps = elements;
    llvm::copy_if(at, std::back_inserter(steps),
                  [](Term k) { return k->name.starts_with("loop "); });
    llvm::append_range(facts, lists_.facts(at, steps));
    llvm::append_range(facts, probing(points));
    return facts;
  };
  spec.atEnd = [this](const Arrays &arrays) {
    Array flags = arrays[Flags];
    auto flag = [this, flags](Term k) { return flags.at(t_, k); };
    return lists_.goals(question_.reading, flag, flag, question_.size);
  };
  return spec;
}

std::optional<TermProblem> OurHelper::problem(mlir::func::FuncOp helper) {
  if (question_.size > 3)
    return std::nullopt;
  TermProblem all = problemOf(t_, proveHelper(t_, helper, spec()));
  all.precondition = sizes();
  return all;
}

std::optional<TermProblem> freehold::smt::ourHelperProblem(Terms &terms,
                                                           const LemmaQuestion &question,
                                                           mlir::func::FuncOp helper) {
  return OurHelper(terms, question).problem(helper);
}

TermLemma freehold::smt::lemma_L3_fh() {
  TermLemma lemma;
  // What the pass itself guarantees is no conjunct, but can be dropped like one (RoomInTable and
  // after).
  lemma.conjuncts = {"retained values are live",
                     "the pointers compared are their allocations' own"};
  lemma.goalsApart = true;
  lemma.obligations = [](Terms &terms, const LemmaQuestion &question) {
    LoweredModule lowered = lowerGeneralDealloc(Lowerer::Freehold);
    return ourHelperProblem(terms, question, lowered.helper());
  };
  lemma.concretize = [](const LemmaQuestion &question, llvm::StringRef,
                        const std::vector<std::string> &) -> std::optional<ConcretePrograms> {
    if (question.dropped == RetainedLive)
      return loweredPair(kDanglingRetained, Lowerer::Freehold);
    if (question.dropped == OwnPointers)
      return shiftedPair();
    if (!question.dropped && question.reading == Reading::Literal)
      return ConcretePrograms{lowerDeallocs(kKeptByLiteral, Lowerer::Upstream).text(),
                              lowerDeallocs(kKeptByLiteral, Lowerer::Freehold).text()};
    return std::nullopt;
  };
  return lemma;
}
