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
/// Z3's own measure: some hundredths of a second.
static constexpr uint64_t kResources = 150'000;

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

Settings settingsFor(const Unknowns &unknowns, ArrayRef<Term> way) {
  smt::Terms &t = unknowns.terms;
  std::vector<Unknowns::Unknown> all = unknowns.in(way), deciding = unknowns.in(way.back());
  if (deciding.empty())
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
    if (answer.sat == smt::Sat::Sat && answer.values.size() == all.size())
      return {settingsIn(answer, all)};
    // The questions that follow are harder.
    if (answer.sat == smt::Sat::Unknown)
      return {.isGivenUp = true};
  }
  return {};
}

std::vector<Setting> PathCondition::another() const {
  // One number larger than before, so that asking again and again goes on.
  smt::Terms &t = unknowns_.terms;
  for (const Unknowns::Unknown &each : unknowns_.in(shadow.way)) {
    std::vector<Term> way = shadow.way;
    way.push_back(t.bvUlt(t.literal(each.term->sort, static_cast<uint64_t>(each.now)), each.term));
    if (Settings found = settingsFor(unknowns_, way); !found.all.empty())
      return found.all;
  }
  return {};
}

std::vector<Setting> PathCondition::solve() const {
  for (const std::vector<Term> &way : asked_)
    if (Settings found = settingsFor(unknowns_, way); !found.all.empty())
      return found.all;
  return {};
}

} // namespace freehold::search
