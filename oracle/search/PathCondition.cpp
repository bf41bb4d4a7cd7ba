//===- PathCondition.cpp --------------------------------------------------===//
#include "oracle/search/PathCondition.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"

using namespace mlir;

namespace freehold::search {

using interp::Inst;
using interp::Machine;
using smt::Term;

/// Of many times at the branch the first ones are looked at.
static constexpr unsigned kAskedMax = 3;
/// What is tried first: sizes and numbers up to these. Sizes are never more than the second one.
static constexpr uint64_t kSmallSize = 40, kSizeMax = 5000, kSmallNumber = 5000;
/// Of one question by Z3's own measure: some hundredths of a second, three times if it is not decided; and of a search.
static constexpr uint64_t kResources = 50'000, kResourcesMax = 400'000;
/// Of the effort of a search, for one that has to be quick.
static constexpr uint64_t kQuickPart = 8;
/// How many of the numbers that decide a question are asked for alone.
static constexpr size_t kAloneMax = 12;
/// The terms of one question, the gates that its products and quotients take, and both for a search: a solver works on
/// large ones for longer than it counts.
static constexpr size_t kTermsMax = 1'500, kGatesMax = 14'000, kAllMax = 300'000;

//===----------------------------------------------------------------------===//
// The way
//===----------------------------------------------------------------------===//

void ShadowedRun::branched(const Inst *at, bool taken, const Machine &machine) {
  // A comparison is no branch of the program, and from an assertion that fails no run goes on.
  if (shadow.way.size() >= ShadowRun::kWayMax || isa<arith::CmpIOp>(at->op) ||
      (isa<cf::AssertOp>(at->op) && !taken))
    return;
  Term held = shadow.goes(at, taken, machine);
  if (!held || held->isTrue() || held->isFalse())
    return;
  shadow.branches.push_back(shadow.way.size());
  shadow.way.push_back(held);
}

void PathCondition::ask(Term goal) {
  // What holds anyway, or never, is nothing to ask.
  if (!goal || goal->isTrue() || goal->isFalse() || asked_.size() == kAskedMax)
    return;
  asked_.push_back(shadow.way);
  asked_.back().push_back(goal);
}

void PathCondition::branched(const Inst *at, bool taken, const Machine &machine) {
  if (side_ && *side_ / 2 == at->ordinal && (*side_ & 1) != taken &&
      shadow.way.size() < ShadowRun::kWayMax)
    ask(shadow.goes(at, !taken, machine));
  ShadowedRun::branched(at, taken, machine);
}

void PathCondition::ended(const Inst *at, const Machine &machine) {
  if (!side_ && at && at->op && machine.depth())
    ask(shadow.goesOn(at->op, machine));
}

//===----------------------------------------------------------------------===//
// The answer
//===----------------------------------------------------------------------===//

static std::vector<Term> limitsOf(smt::Terms &t, ArrayRef<Unknowns::Unknown> unknowns,
                                  bool areSmall) {
  std::vector<Term> limits;
  auto atMost = [&](Term number, uint64_t most) {
    limits.push_back(t.bvUle(number, t.literal(number->sort, most)));
  };
  for (const Unknowns::Unknown &each : unknowns) {
    if (each.knob.kind == Knob::Kind::Size)
      atMost(each.term, areSmall ? kSmallSize : kSizeMax);
    else if (areSmall && each.term->sort.width > 16)
      atMost(each.term, kSmallNumber);
    // A cell is in its buffer.
    for (const Unknowns::Unknown &other : unknowns)
      if (each.knob.kind == Knob::Kind::Cell &&
          other.knob == Knob{Knob::Kind::Size, each.knob.argument, 0})
        limits.push_back(t.bvUlt(t.literal(smt::kIndex, each.knob.position), other.term));
  }
  return limits;
}

/// One for all questions: to make one takes longer than most answers. It has no limit in time, so that what is found is the
/// same on any machine, and no thread waits for it.
static smt::Solver &solver() {
  static std::unique_ptr<smt::Solver> made = smt::makeZ3({.timeoutMs = 0, .resources = kResources});
  return *made;
}

void prepareSolver() {
  smt::Terms terms;
  (void)solver().check({.name = "nothing", .assertions = {terms.constant(smt::kBool, "b")}});
}

static std::vector<Setting> settingsIn(const smt::SolverAnswer &answer,
                                       ArrayRef<Unknowns::Unknown> unknowns) {
  std::vector<Setting> settings;
  for (auto [unknown, text] : llvm::zip(unknowns, answer.values)) {
    uint64_t bits;
    if (StringRef(text).getAsInteger(10, bits))
      return {};
    unsigned width = unknown.term->sort.width;
    settings.push_back(
        {unknown.knob, width == 1 ? static_cast<int64_t>(bits) : llvm::SignExtend64(bits, width)});
  }
  return settings;
}

bool Effort::isSpent() const {
  const uint64_t part = isQuick ? kQuickPart : 1;
  return resources > kResourcesMax / part || size > kAllMax / part ||
         std::chrono::steady_clock::now() > end;
}

/// Roughly: a product has as many adders as there are pairs of bits, half of them if one factor is known, and none if that is a
/// power of two.
static size_t gatesOf(Term term) {
  using enum smt::TermNode::Op;
  static constexpr smt::TermNode::Op kLarge[] = {BvMul, BvUdiv, BvUrem, BvSdiv, BvSrem};
  if (!llvm::is_contained(kLarge, term->op))
    return 0;
  size_t pairs = size_t(term->sort.width) * term->sort.width;
  auto isPower = [](Term arg) { return arg->op == Literal && llvm::isPowerOf2_64(arg->value); };
  if (isPower(term->args[1]) || (term->op == BvMul && isPower(term->args[0])))
    return 0;
  bool isKnown = llvm::any_of(term->args, [](Term arg) { return arg->op == Literal; });
  return (isKnown ? pairs / 2 : pairs) * (term->op == BvMul ? 1 : 4);
}

/// Counts the terms of the formulas and their gates. Returns true if there are too many.
static bool areTooLarge(ArrayRef<Term> formulas, Effort &effort) {
  llvm::DenseSet<Term> met;
  size_t gates = 0;
  auto isFull = [&](Term term) {
    gates += gatesOf(term);
    return met.size() > kTermsMax || gates > kGatesMax;
  };
  bool areLarge =
      llvm::any_of(formulas, [&](Term term) { return smt::anyWithin(term, met, isFull); });
  effort.size += met.size() + gates;
  return areLarge;
}

/// Asks for another number of one argument, while the others are what they were in the run: with these known, what is left of the
/// formulas is small.
static std::vector<Setting> oneFor(smt::Terms &t, ArrayRef<Term> way,
                                   ArrayRef<Unknowns::Unknown> all,
                                   ArrayRef<Unknowns::Unknown> deciding, Effort &effort) {
  Term whole = t.all(way);
  for (const Unknowns::Unknown &one : deciding.take_front(kAloneMax)) {
    llvm::DenseMap<Term, Term> numbers;
    for (const Unknowns::Unknown &each : all)
      if (each.term != one.term)
        numbers[each.term] = t.literal(each.term->sort, static_cast<uint64_t>(each.now));
    Term question = t.substitute(whole, numbers);
    if (question->isFalse() || effort.isSpent() || areTooLarge(question, effort))
      continue;
    smt::Query query{.name = "one number", .assertions = limitsOf(t, one, false)};
    query.assertions.push_back(question);
    query.wanted = {one.term};
    smt::SolverAnswer answer = solver().check(query);
    effort.resources += answer.resources;
    if (answer.sat == smt::Sat::Sat && answer.values.size() == 1)
      return settingsIn(answer, one);
  }
  return {};
}

std::vector<Setting> settingsFor(const Unknowns &unknowns, ArrayRef<Term> way, Effort &effort) {
  smt::Terms &t = unknowns.terms;
  std::vector<Unknowns::Unknown> all = unknowns.in(way), deciding = unknowns.in(way.back());
  if (deciding.empty() || effort.isSpent())
    return {};
  if (all.size() > 1 && !effort.isQuick)
    if (std::vector<Setting> found = oneFor(t, way, all, deciding, effort); !found.empty())
      return found;
  if (areTooLarge(way, effort))
    return {};
  std::vector<Term> kept, wanted;
  for (const Unknowns::Unknown &each : all) {
    wanted.push_back(each.term);
    if (llvm::none_of(deciding, [&](const auto &other) { return other.knob == each.knob; }))
      kept.push_back(
          t.equal(each.term, t.literal(each.term->sort, static_cast<uint64_t>(each.now))));
  }
  // First what only the branch asks for is changed, then all that the way depends on.
  for (auto [keeps, areSmall] : {std::pair(true, true), {false, true}, {false, false}}) {
    if (keeps && kept.empty())
      continue;
    smt::Query query{.name = "a way", .assertions = way.vec(), .wanted = wanted};
    llvm::append_range(query.assertions, limitsOf(t, all, areSmall));
    if (keeps)
      llvm::append_range(query.assertions, kept);
    smt::SolverAnswer answer = solver().check(query);
    effort.resources += answer.resources;
    if (answer.sat == smt::Sat::Sat && answer.values.size() == all.size())
      return settingsIn(answer, all);
    // The questions that follow are harder.
    if (answer.sat == smt::Sat::Unknown)
      break;
  }
  return {};
}

std::vector<Setting> PathCondition::another(Effort &effort) const {
  // One number larger than before, so that asking again and again goes on.
  smt::Terms &t = unknowns_.terms;
  for (const Unknowns::Unknown &each : unknowns_.in(shadow.way)) {
    std::vector<Term> way = shadow.way;
    way.push_back(t.bvUlt(t.literal(each.term->sort, static_cast<uint64_t>(each.now)), each.term));
    if (std::vector<Setting> found = settingsFor(unknowns_, way, effort); !found.empty())
      return found;
  }
  return {};
}

std::vector<Setting> PathCondition::solve(Effort &effort) const {
  for (const std::vector<Term> &way : asked_)
    if (std::vector<Setting> found = settingsFor(unknowns_, way, effort); !found.empty())
      return found;
  return {};
}

} // namespace freehold::search
