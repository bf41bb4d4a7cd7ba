//===- LoopOps.cpp - What ops mean in a proof about loops -----------------===//
// i32 entries of a table are integers like index: -1 is 2^32 - 1, which no index reaches.
//===----------------------------------------------------------------------===//
#include "smt/induction/LoopRun.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"

#include "llvm/ADT/StringMap.h"

using namespace mlir;

namespace freehold::smt {

using Handler = void (*)(LoopRun &, Operation *);

static bool isBool(Value value) { return value.getType().isInteger(1); }

static void define(LoopRun &run, Operation *op, Term term) { run.bind(op->getResults(), {term}); }

static void evalConstant(LoopRun &run, Operation *op) {
  APInt value;
  if (!matchPattern(op->getResult(0), m_ConstantInt(&value)))
    return run.fail(op, "is no integer constant");
  define(run, op,
         isBool(op->getResult(0)) ? run.terms.boolean(!value.isZero())
                                  : run.terms.literal(kInt, value.getZExtValue()));
}

static void evalSame(LoopRun &run, Operation *op) { define(run, op, run.value(op->getOperand(0))); }

static void evalAdd(LoopRun &run, Operation *op) {
  define(run, op,
         run.map(run.value(op->getOperand(0)), run.value(op->getOperand(1)),
                 [&](Term a, Term b) { return run.terms.add(a, b); }));
}

static void evalAnd(LoopRun &run, Operation *op) {
  Term a = run.value(op->getOperand(0)), b = run.value(op->getOperand(1));
  if (isBool(op->getResult(0)))
    return define(run, op, run.terms.both(a, b));
  if (!run.spec.andOfIndex)
    return run.fail(op, "is not modelled on integers");
  define(run, op, run.map(a, b, run.spec.andOfIndex));
}

static void evalOr(LoopRun &run, Operation *op) {
  if (!isBool(op->getResult(0)))
    return run.fail(op, "is not modelled on integers");
  define(run, op, run.terms.either(run.value(op->getOperand(0)), run.value(op->getOperand(1))));
}

static void evalCompare(LoopRun &run, Operation *op) {
  auto compare = cast<arith::CmpIOp>(op);
  Term same = run.map(run.value(compare.getLhs()), run.value(compare.getRhs()),
                      [&](Term a, Term b) { return run.terms.equal(a, b); });
  switch (compare.getPredicate()) {
  case arith::CmpIPredicate::eq:
    return define(run, op, same);
  case arith::CmpIPredicate::ne:
    return define(run, op, run.terms.negate(same));
  default:
    run.fail(op, "compares for an order");
  }
}

static void evalSelect(LoopRun &run, Operation *op) {
  define(run, op,
         run.ite(run.value(op->getOperand(0)), run.value(op->getOperand(1)),
                 run.value(op->getOperand(2))));
}

/// The result is unknown, except that equal operands give equal results.
static void evalOpaque(LoopRun &run, Operation *op) {
  if (isBool(op->getResult(0)))
    return run.fail(op, "is not modelled on i1");
  define(run, op,
         run.terms.apply(op->getName().getStringRef(), kInt, run.values(op->getOperands())));
}

static void evalDim(LoopRun &run, Operation *op) {
  std::optional<unsigned> array = run.arrayOf(op->getOperand(0));
  if (!array)
    return run.fail(op, "asks for the size of no argument");
  define(run, op, run.spec.lengths[*array]);
}

static void evalLoad(LoopRun &run, Operation *op) {
  std::optional<unsigned> array = run.arrayOf(op->getOperand(0));
  if (!array || op->getNumOperands() != 2)
    return run.fail(op, "reads no array that is an argument");
  Term index = run.value(op->getOperand(1));
  run.access(*array, index);
  define(run, op, run.map(index, [&](Term at) { return run.arrays[*array].at(run.terms, at); }));
}

static void evalStore(LoopRun &run, Operation *op) {
  std::optional<unsigned> array = run.writtenBy(op);
  if (!array || op->getNumOperands() != 3)
    return run.fail(op, "writes no array that is an argument");
  Term index = run.value(op->getOperand(2));
  run.access(*array, index);
  Array &written = run.arrays[*array];
  Term value = run.value(op->getOperand(0));
  if (!run.spec.loops.empty()) {
    written = written.with(run.guard, index, value);
    return;
  }
  // Unrolled loops write known indices repeatedly; keeping one write each keeps reads small.
  for (auto [isHere, at] : run.cases.of(index)) {
    Term guard = run.terms.both(run.guard, isHere);
    bool isKnown = at->op == TermNode::Op::Literal;
    if (guard->isFalse())
      continue;
    if (isKnown)
      written = written.with(run.terms.yes(), at, run.ite(guard, value, written.at(run.terms, at)));
    else
      written = written.with(guard, at, value);
  }
}

static void evalIf(LoopRun &run, Operation *op) {
  auto branch = cast<scf::IfOp>(op);
  if (branch.getNumResults() != 0)
    return run.fail(op, "has results");
  Term outer = run.guard, condition = run.value(branch.getCondition());
  run.guard = run.terms.both(outer, condition);
  run.block(*branch.thenBlock());
  run.guard = run.terms.both(outer, run.terms.negate(condition));
  if (branch.elseBlock())
    run.block(*branch.elseBlock());
  run.guard = outer;
}

static void evalForOp(LoopRun &run, Operation *op) { run.evalFor(cast<scf::ForOp>(op)); }
static void evalWhileOp(LoopRun &run, Operation *op) { run.evalWhile(cast<scf::WhileOp>(op)); }

static Handler handlerOf(Operation *op) {
  static const llvm::StringMap<Handler> table = {
      {"arith.constant", evalConstant},
      {"arith.index_cast", evalSame},
      {"arith.index_castui", evalSame},
      {"arith.addi", evalAdd},
      {"arith.andi", evalAnd},
      {"arith.ori", evalOr},
      {"arith.cmpi", evalCompare},
      {"arith.select", evalSelect},
      {"arith.muli", evalOpaque},
      {"arith.shrui", evalOpaque},
      {"arith.xori", evalOpaque},
      {"memref.dim", evalDim},
      {"memref.load", evalLoad},
      {"memref.store", evalStore},
      {"scf.if", evalIf},
      {"scf.for", evalForOp},
      {"scf.while", evalWhileOp},
  };
  return table.lookup(op->getName().getStringRef());
}

void LoopRun::block(Block &block) {
  for (Operation &op : block.without_terminator()) {
    if (!result.error.empty())
      return;
    if (Handler handler = handlerOf(&op))
      handler(*this, &op);
    else
      fail(&op, "is not modelled");
  }
}

void LoopRun::start(func::FuncOp function) {
  function_ = function;
  function.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (isa<scf::ForOp, scf::WhileOp>(op))
      numberOf.try_emplace(op, numberOf.size());
  });
  if (!spec.loops.empty() && spec.loops.size() != numberOf.size())
    return fail(function, "has another number of loops than there are invariants");
  arrays = spec.arrays;
  points.insert(spec.points.begin(), spec.points.end());
  for (auto [argument, term] : llvm::zip_equal(function.getArguments(), spec.arguments))
    if (term)
      bind(argument, {term});
  if (!llvm::hasSingleElement(function.getBody()))
    return fail(function, "has several blocks");
  block(function.getBody().front());
}

Term LoopRun::value(Value value) {
  auto found = valueOf_.find(value);
  if (found != valueOf_.end())
    return found->second;
  // After an error, return any term of the right sort.
  return isBool(value) ? terms.no() : terms.literal(kInt, 0);
}

std::vector<Term> LoopRun::values(ValueRange values) {
  std::vector<Term> all;
  for (Value each : values)
    all.push_back(value(each));
  return all;
}

void LoopRun::bind(ValueRange values, llvm::ArrayRef<Term> terms) {
  for (auto [value, term] : llvm::zip_equal(values, terms))
    valueOf_[value] = term;
}

std::string LoopRun::freshName(const std::string &prefix) {
  return prefix + "." + std::to_string(names_++);
}

std::optional<unsigned> LoopRun::arrayOf(Value memref) {
  auto argument = dyn_cast<BlockArgument>(memref);
  if (!argument || argument.getOwner() != &function_.getBody().front() ||
      !spec.arrays[argument.getArgNumber()].isArray())
    return std::nullopt;
  return argument.getArgNumber();
}

std::optional<unsigned> LoopRun::writtenBy(Operation *op) {
  auto store = dyn_cast<memref::StoreOp>(op);
  return store ? arrayOf(store.getMemRef()) : std::nullopt;
}

void LoopRun::access(unsigned array, Term index) {
  points.insert(index);
  accesses.push_back(terms.implies(guard, map(index, [&](Term at) {
                                     return terms.both(atMost(terms.literal(kInt, 0), at),
                                                       terms.less(at, spec.lengths[array]));
                                   })));
}

void LoopRun::fail(Operation *op, const std::string &why) {
  if (result.error.empty())
    result.error = ("'" + op->getName().getStringRef() + "' " + why).str();
}

} // namespace freehold::smt
