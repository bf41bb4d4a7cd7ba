//===- PathCondition.cpp --------------------------------------------------===//
#include "oracle/search/PathCondition.h"

#include "oracle/core/inputs/ValueLayout.h"
#include "oracle/search/Relevance.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace freehold::search {

using interp::Inst;
using interp::Machine;
using smt::Term;

/// Definitions are looked through to this depth. Of a long way the first branches are looked at, and of many times at the
/// branch the first ones.
static constexpr unsigned kDepthMax = 24, kWayMax = 300, kAskedMax = 3;
/// What is tried first: sizes and numbers up to these. Sizes are never more than the second one.
static constexpr uint64_t kSmallSize = 40, kSizeMax = 5000, kSmallNumber = 5000;
/// Z3's own measure: some hundredths of a second.
static constexpr uint64_t kResources = 150'000;

//===----------------------------------------------------------------------===//
// Formulas
//===----------------------------------------------------------------------===//

/// Makes formulas of values of the entry, at one moment of the run. An integer of n bits is a bit-vector of n bits.
class PathCondition::Formulas {
public:
  Formulas(PathCondition &path, const Machine &machine, Operation *at)
      : path_(path), t_(*path.terms_), values_(machine, at) {}

  /// Null for what is no integer of up to 64 bits, and what the run does not know.
  Term of(Value value, unsigned depth = 0);
  /// That an i1 is true; null as above.
  Term holds(Value condition);
  /// That the branch goes this way; null if that is not known.
  Term goes(const Inst *at, bool taken);
  /// That the op at which the run ended goes on; null if that is not known.
  Term goesOn(Operation *op);

private:
  Term make(Value value, unsigned depth);
  Term unknown(Knob knob, unsigned bits, std::optional<int64_t> now);
  Term ofArgument(BlockArgument argument, unsigned bits);
  Term ofDefinition(Operation *op, unsigned depth);
  Term ofSize(Value memref, int64_t dimension);
  Term ofCell(memref::LoadOp load);
  Term compared(arith::CmpIPredicate predicate, Term a, Term b);
  Term inBounds(Value memref, ValueRange indices);
  Term word(int64_t value) { return t_.literal(smt::kIndex, static_cast<uint64_t>(value)); }
  bool isEntryArgument(Value value) const {
    auto argument = dyn_cast<BlockArgument>(value);
    return argument && argument.getOwner() == &path_.entry_.getFunctionBody().front();
  }

  PathCondition &path_;
  smt::Terms &t_;
  FrameValues values_;
  /// The formulas of values that were asked for: without them, operands that are used twice take exponential time.
  llvm::DenseMap<Value, Term> known_;
};

Term PathCondition::Formulas::unknown(Knob knob, unsigned bits, std::optional<int64_t> now) {
  for (const Unknown &known : path_.unknowns_)
    if (known.knob == knob)
      return known.term->sort.width == bits ? known.term : nullptr;
  if (!now)
    return nullptr;
  std::string name = "n" + std::to_string(path_.unknowns_.size());
  path_.unknowns_.push_back({knob, t_.constant(smt::bitVec(bits), name), *now});
  return path_.unknowns_.back().term;
}

Term PathCondition::Formulas::ofArgument(BlockArgument argument, unsigned bits) {
  return isEntryArgument(argument) ? unknown({Knob::Kind::Scalar, argument.getArgNumber()}, bits,
                                             values_.integer(argument))
                                   : nullptr;
}

Term PathCondition::Formulas::ofSize(Value memref, int64_t dimension) {
  while (auto cast = memref.getDefiningOp<memref::CastOp>())
    memref = cast.getSource();
  std::vector<int64_t> sizes = values_.sizes(memref);
  auto type = dyn_cast<MemRefType>(memref.getType());
  if (!type || dimension < 0 || dimension >= static_cast<int64_t>(sizes.size()))
    return nullptr;
  auto number = static_cast<unsigned>(dimension);
  if (isEntryArgument(memref) && type.isDynamicDim(number))
    return unknown({Knob::Kind::Size, cast<BlockArgument>(memref).getArgNumber(), number}, 64,
                   sizes[number]);
  if (auto alloc = memref.getDefiningOp<memref::AllocOp>(); alloc && type.isDynamicDim(number))
    return of(alloc.getDynamicSizes()[type.getDynamicDimIndex(number)]);
  return word(sizes[number]);
}

Term PathCondition::Formulas::ofCell(memref::LoadOp load) {
  auto index = load.getIndices().size() == 1 ? values_.integer(load.getIndices()[0]) : std::nullopt;
  Value buffer = copiedFrom(load.getMemRef());
  if (!isEntryArgument(buffer) || !index || *index < 0 || *index > UINT32_MAX)
    return nullptr;
  return unknown(
      {Knob::Kind::Cell, cast<BlockArgument>(buffer).getArgNumber(), static_cast<unsigned>(*index)},
      bitsOf(load.getType()), values_.integer(load.getResult()));
}

Term PathCondition::Formulas::compared(arith::CmpIPredicate predicate, Term a, Term b) {
  using enum arith::CmpIPredicate;
  switch (predicate) {
  case eq:
    return t_.equal(a, b);
  case ne:
    return t_.differ(a, b);
  case slt:
    return t_.bvSlt(a, b);
  case sle:
    return t_.bvSle(a, b);
  case sgt:
    return t_.bvSlt(b, a);
  case sge:
    return t_.bvSle(b, a);
  case ult:
    return t_.bvUlt(a, b);
  case ule:
    return t_.bvUle(a, b);
  case ugt:
    return t_.bvUlt(b, a);
  case uge:
    return t_.bvUle(b, a);
  }
  return nullptr;
}

Term PathCondition::Formulas::ofDefinition(Operation *op, unsigned depth) {
  auto operand = [&](unsigned n) { return of(op->getOperand(n), depth + 1); };
  auto binary = [&](Term (smt::Terms::*make)(Term, Term)) -> Term {
    Term a = operand(0), b = operand(1);
    return a && b ? (t_.*make)(a, b) : nullptr;
  };
  auto lesser = [&](Term (smt::Terms::*less)(Term, Term), bool takesLesser) -> Term {
    Term a = operand(0), b = operand(1);
    return a && b ? t_.ite((t_.*less)(a, b), takesLesser ? a : b, takesLesser ? b : a) : nullptr;
  };
  auto resized = [&](bool isSigned) -> Term {
    Term a = operand(0);
    unsigned bits = bitsOf(op->getResult(0).getType());
    if (!a || bits == 0)
      return nullptr;
    return bits <= a->sort.width ? t_.bvExtract(a, 0, bits)
           : isSigned            ? t_.bvSext(a, bits)
                                 : t_.bvZext(a, bits);
  };
  return llvm::TypeSwitch<Operation *, Term>(op)
      .Case([&](arith::AddIOp) { return binary(&smt::Terms::bvAdd); })
      .Case([&](arith::SubIOp) { return binary(&smt::Terms::bvSub); })
      .Case([&](arith::MulIOp) { return binary(&smt::Terms::bvMul); })
      .Case([&](arith::DivUIOp) { return binary(&smt::Terms::bvUdiv); })
      .Case([&](arith::DivSIOp) { return binary(&smt::Terms::bvSdiv); })
      .Case([&](arith::RemUIOp) { return binary(&smt::Terms::bvUrem); })
      .Case([&](arith::RemSIOp) { return binary(&smt::Terms::bvSrem); })
      .Case([&](arith::AndIOp) { return binary(&smt::Terms::bvAnd); })
      .Case([&](arith::OrIOp) { return binary(&smt::Terms::bvOr); })
      .Case([&](arith::XOrIOp) { return binary(&smt::Terms::bvXor); })
      .Case([&](arith::ShLIOp) { return binary(&smt::Terms::bvShl); })
      .Case([&](arith::ShRUIOp) { return binary(&smt::Terms::bvLshr); })
      .Case([&](arith::ShRSIOp) { return binary(&smt::Terms::bvAshr); })
      .Case([&](arith::MinUIOp) { return lesser(&smt::Terms::bvUlt, true); })
      .Case([&](arith::MaxUIOp) { return lesser(&smt::Terms::bvUlt, false); })
      .Case([&](arith::MinSIOp) { return lesser(&smt::Terms::bvSlt, true); })
      .Case([&](arith::MaxSIOp) { return lesser(&smt::Terms::bvSlt, false); })
      .Case<arith::ExtUIOp, arith::IndexCastUIOp, arith::TruncIOp>(
          [&](auto) { return resized(false); })
      .Case<arith::ExtSIOp, arith::IndexCastOp>([&](auto) { return resized(true); })
      .Case([&](arith::CmpIOp cmp) -> Term {
        Term a = operand(0), b = operand(1);
        Term holds = a && b ? compared(cmp.getPredicate(), a, b) : nullptr;
        return holds ? t_.ite(holds, t_.literal(smt::bitVec(1), 1), t_.literal(smt::bitVec(1), 0))
                     : nullptr;
      })
      .Case([&](arith::SelectOp) -> Term {
        Term condition = holds(op->getOperand(0)), a = operand(1), b = operand(2);
        return condition && a && b ? t_.ite(condition, a, b) : nullptr;
      })
      .Case([&](memref::DimOp dim) -> Term {
        auto dimension = dim.getConstantIndex();
        return dimension ? ofSize(dim.getSource(), *dimension) : nullptr;
      })
      .Case([&](memref::LoadOp load) { return ofCell(load); })
      .Default([](Operation *) { return nullptr; });
}

Term PathCondition::Formulas::of(Value value, unsigned depth) {
  auto known = known_.find(value);
  return known != known_.end() ? known->second : known_[value] = make(value, depth);
}

Term PathCondition::Formulas::make(Value value, unsigned depth) {
  unsigned bits = value.getType().isIntOrIndex() ? bitsOf(value.getType()) : 0;
  if (bits == 0 || bits > 64)
    return nullptr;
  Term made = nullptr;
  if (auto argument = dyn_cast<BlockArgument>(value))
    made = ofArgument(argument, bits);
  else if (depth < kDepthMax)
    made = ofDefinition(value.getDefiningOp(), depth);
  if (made && made->sort.width == bits)
    return made;
  APInt constant;
  if (matchPattern(value, m_ConstantInt(&constant)))
    return t_.literal(smt::bitVec(bits), constant.getZExtValue());
  auto number = values_.integer(value);
  return number ? t_.literal(smt::bitVec(bits), static_cast<uint64_t>(*number)) : nullptr;
}

Term PathCondition::Formulas::holds(Value condition) {
  Term bit = of(condition);
  return bit ? t_.equal(bit, t_.literal(smt::bitVec(1), 1)) : nullptr;
}

Term PathCondition::Formulas::goes(const Inst *at, bool taken) {
  auto isCase = [&](Value flag) -> Term {
    Term number = of(flag);
    return number ? t_.equal(number, t_.literal(number->sort, at->imm)) : nullptr;
  };
  Term condition =
      llvm::TypeSwitch<Operation *, Term>(at->op)
          .Case([&](cf::CondBranchOp op) { return holds(op.getCondition()); })
          .Case([&](cf::AssertOp op) { return holds(op.getArg()); })
          .Case([&](scf::IfOp op) { return holds(op.getCondition()); })
          .Case([&](scf::ConditionOp op) { return holds(op.getCondition()); })
          .Case([&](cf::SwitchOp op) { return isCase(op.getFlag()); })
          .Case([&](scf::IndexSwitchOp op) { return isCase(op.getArg()); })
          .Case([&](arith::CmpIOp op) -> Term {
            Term a = of(op.getLhs()), b = of(op.getRhs());
            return a && b ? t_.both(t_.equal(a, b), t_.differ(a, t_.literal(a->sort, 0))) : nullptr;
          })
          .Default([](Operation *) { return nullptr; });
  return !condition || taken ? condition : t_.negate(condition);
}

Term PathCondition::Formulas::inBounds(Value memref, ValueRange indices) {
  std::vector<Term> all;
  for (auto [n, value] : llvm::enumerate(indices)) {
    Term index = of(value), size = ofSize(memref, static_cast<int64_t>(n));
    if (!index || !size)
      return nullptr;
    all.push_back(t_.bvUlt(index, size));
  }
  return t_.all(all);
}

Term PathCondition::Formulas::goesOn(Operation *op) {
  return llvm::TypeSwitch<Operation *, Term>(op)
      .Case([&](cf::AssertOp assertion) { return holds(assertion.getArg()); })
      .Case<memref::LoadOp, memref::StoreOp>(
          [&](auto access) { return inBounds(access.getMemRef(), access.getIndices()); })
      .Default([](Operation *) { return nullptr; });
}

//===----------------------------------------------------------------------===//
// The way
//===----------------------------------------------------------------------===//

PathCondition::PathCondition(FunctionOpInterface entry, std::optional<Side> side)
    : entry_(entry), side_(side), terms_(std::make_unique<smt::Terms>()) {}
PathCondition::~PathCondition() = default;

bool PathCondition::isInEntry(Operation *op) const {
  return op && op->getParentOfType<FunctionOpInterface>() == entry_;
}

/// Whether formulas may look through the op.
static bool mayLookThrough(Operation *op) {
  return isa<memref::DimOp, memref::CastOp, memref::AllocOp, memref::LoadOp>(op) ||
         isa_and_present<arith::ArithDialect>(op->getDialect());
}

bool PathCondition::mayAsk(FunctionOpInterface entry, Operation *op) {
  Block *body = &entry.getFunctionBody().front();
  SmallVector<Value> left = isa<memref::LoadOp, memref::StoreOp>(op)
                                ? SmallVector<Value>(op->getOperands())
                                : decidersOf(op);
  llvm::SmallDenseSet<Value> met;
  while (!left.empty()) {
    Value value = left.pop_back_val();
    if (!met.insert(value).second)
      continue;
    auto argument = dyn_cast<BlockArgument>(value);
    if (argument && argument.getOwner() == body)
      return true;
    // Formulas are made of values of one place, not through regions and calls.
    Operation *definition = value.getDefiningOp();
    if (definition && definition->getNumRegions() == 0 && mayLookThrough(definition))
      llvm::append_range(left, definition->getOperands());
  }
  return false;
}

void PathCondition::ask(Term goal) {
  // What holds anyway, or never, is nothing to ask.
  if (!goal || goal->isTrue() || goal->isFalse() || asked_.size() == kAskedMax)
    return;
  asked_.push_back(way_);
  asked_.back().push_back(goal);
}

void PathCondition::branched(const Inst *at, bool taken, const Machine &machine) {
  if (!isInEntry(at->op) || ++met_ > kWayMax)
    return;
  Formulas formulas(*this, machine, at->op);
  if (side_ && *side_ / 2 == at->ordinal && (*side_ & 1) != taken)
    ask(formulas.goes(at, !taken));
  // A comparison is no branch of the program, and from an assertion that fails no run goes on.
  if (isa<arith::CmpIOp>(at->op) || (isa<cf::AssertOp>(at->op) && !taken))
    return;
  if (Term held = formulas.goes(at, taken); held && !held->isTrue() && !held->isFalse())
    way_.push_back(held);
}

void PathCondition::ended(const Inst *at, const Machine &machine) {
  if (side_ || !at || !isInEntry(at->op))
    return;
  ask(Formulas(*this, machine, at->op).goesOn(at->op));
}

//===----------------------------------------------------------------------===//
// The answer
//===----------------------------------------------------------------------===//

std::vector<Term> PathCondition::limits(ArrayRef<Unknown> unknowns, bool areSmall) const {
  smt::Terms &t = *terms_;
  std::vector<Term> limits;
  auto atMost = [&](Term number, uint64_t most) {
    limits.push_back(t.bvUle(number, t.literal(number->sort, most)));
  };
  for (const Unknown &each : unknowns) {
    if (each.knob.kind == Knob::Kind::Size)
      atMost(each.term, areSmall ? kSmallSize : kSizeMax);
    else if (areSmall && each.term->sort.width > 16)
      atMost(each.term, kSmallNumber);
    // A cell is in its buffer.
    for (const Unknown &other : unknowns)
      if (each.knob.kind == Knob::Kind::Cell &&
          other.knob == Knob{Knob::Kind::Size, each.knob.argument, 0})
        limits.push_back(t.bvUlt(t.literal(smt::kIndex, each.knob.position), other.term));
  }
  return limits;
}

std::vector<PathCondition::Unknown> PathCondition::unknownsOf(ArrayRef<Term> terms) const {
  llvm::DenseSet<Term> met;
  for (Term term : terms)
    smt::anyWithin(term, met, [](Term) { return false; });
  std::vector<Unknown> found;
  llvm::copy_if(unknowns_, std::back_inserter(found),
                [&](const Unknown &each) { return met.contains(each.term); });
  return found;
}

std::vector<PathCondition::Setting> PathCondition::solve(smt::Solver &solver,
                                                         ArrayRef<Term> way) const {
  std::vector<Unknown> all = unknownsOf(way), deciding = unknownsOf(way.back());
  if (deciding.empty())
    return {};
  std::vector<Term> kept;
  for (const Unknown &each : all)
    if (llvm::none_of(deciding, [&](const Unknown &other) { return other.knob == each.knob; }))
      kept.push_back(terms_->equal(
          each.term, terms_->literal(each.term->sort, static_cast<uint64_t>(each.now))));
  std::vector<Term> wanted;
  for (const Unknown &each : all)
    wanted.push_back(each.term);
  // First what only the branch asks for is changed, then all that the way depends on.
  for (auto [keeps, areSmall] : {std::pair(true, true), {false, true}, {false, false}}) {
    if (keeps && kept.empty())
      continue;
    smt::Query query{.name = "a way", .assertions = way.vec(), .wanted = wanted};
    llvm::append_range(query.assertions, limits(all, areSmall));
    if (keeps)
      llvm::append_range(query.assertions, kept);
    smt::SolverAnswer answer = solver.check(query);
    if (answer.sat != smt::Sat::Sat || answer.values.size() != all.size())
      continue;
    std::vector<Setting> settings;
    for (auto [unknown, text] : llvm::zip(all, answer.values)) {
      uint64_t bits;
      if (StringRef(text).getAsInteger(10, bits))
        return {};
      unsigned width = unknown.term->sort.width;
      settings.push_back({unknown.knob, width == 1 ? static_cast<int64_t>(bits)
                                                   : llvm::SignExtend64(bits, width)});
    }
    return settings;
  }
  return {};
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

std::vector<PathCondition::Setting> PathCondition::another() const {
  // One number larger than before, so that asking again and again goes on.
  for (const Unknown &each : unknownsOf(way_)) {
    std::vector<Term> way = way_;
    way.push_back(terms_->bvUlt(terms_->literal(each.term->sort, static_cast<uint64_t>(each.now)),
                                each.term));
    if (std::vector<Setting> settings = solve(solver(), way); !settings.empty())
      return settings;
  }
  return {};
}

std::vector<PathCondition::Setting> PathCondition::solve() const {
  if (asked_.empty() || unknowns_.empty())
    return {};
  for (const std::vector<Term> &way : asked_)
    if (std::vector<Setting> settings = solve(solver(), way); !settings.empty())
      return settings;
  return {};
}

} // namespace freehold::search
