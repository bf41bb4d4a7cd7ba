//===- Regions.cpp - Other regions and what they carry --------------------===//
// swap-regions:      scf.if %c { x } else { y }  ->  scf.if %c { y } else { x };  cases too
// duplicate-region:  scf.if %c { x } else { y }  ->  scf.if %c { x } else { x' }, and a new case
// add-iter-arg:      scf.for { x }  ->  %r = scf.for iter_args(%p = %m) { x; yield %v }
// add-if-result:     scf.if { x } else { y }  ->  %r = scf.if { x; yield %m } else { y; yield %n }
// The new %p and %r take the place of some uses of buffers of their type.
//===----------------------------------------------------------------------===//
#include "fuzz/mutate/Mutant.h"
#include "fuzz/mutate/mutations/Families.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

using namespace mlir;

namespace freehold::mutate {

static bool hasAlternatives(Operation *op) {
  return isa<scf::IfOp, affine::AffineIfOp>(op) ||
         (isa<scf::IndexSwitchOp>(op) && op->getNumRegions() > 1);
}

static bool hasTwoAlternatives(Operation *op) {
  // An affine.if without else is skipped: its missing region would need a terminator.
  return hasAlternatives(op) && (isa<scf::IfOp>(op) || !op->getRegion(1).empty());
}

static bool swapTwo(Mutant &mutant, const Target &target) {
  Operation *op = target.op;
  unsigned one = mutant.choose(op->getNumRegions() - 1);
  unsigned two = one + 1 + mutant.choose(op->getNumRegions() - 1 - one);
  if (op->getRegion(two).empty()) {
    OpBuilder b(op->getContext());
    b.createBlock(&op->getRegion(two));
    scf::YieldOp::create(b, op->getLoc());
  }
  Region kept;
  kept.takeBody(op->getRegion(one));
  op->getRegion(one).takeBody(op->getRegion(two));
  op->getRegion(two).takeBody(kept);
  return true;
}

static bool isSmallChoice(Operation *op) { return hasAlternatives(op) && isSmall(op); }

/// Adds a case with a copy of region `from`.
static bool addCase(Mutant &mutant, scf::IndexSwitchOp op, unsigned from) {
  SmallVector<int64_t> cases(op.getCases());
  int64_t value = 0;
  while (llvm::is_contained(cases, value))
    ++value;
  cases.push_back(value);
  OpBuilder b(op);
  auto larger = scf::IndexSwitchOp::create(b, op.getLoc(), op->getResultTypes(), op.getArg(), cases,
                                           cases.size());
  IRMapping mapping;
  op->getRegion(from).cloneInto(&larger->getRegion(op->getNumRegions()), mapping);
  for (unsigned index = 0; index < op->getNumRegions(); ++index)
    larger->getRegion(index).takeBody(op->getRegion(index));
  larger->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  op->replaceAllUsesWith(larger);
  mutant.edit.replaced(op, larger);
  return true;
}

static bool copyRegion(Mutant &mutant, const Target &target) {
  Operation *op = target.op;
  unsigned from = mutant.choose(op->getNumRegions());
  if (auto choice = dyn_cast<scf::IndexSwitchOp>(op))
    return addCase(mutant, choice, from);
  Region &to = op->getRegion(1 - from);
  // An scf.if without else has nothing to copy from there. The then region always exists.
  if (op->getRegion(from).empty())
    return false;
  if (!to.empty())
    mutant.edit.unlink(&to.front());
  IRMapping mapping;
  op->getRegion(from).cloneInto(&to, mapping);
  return true;
}

static bool carriesMore(Operation *op) { return isa<scf::ForOp, affine::AffineForOp>(op); }

/// Returns uses in the block's own ops that may switch to another buffer of the type.
static std::vector<OpOperand *> usesIn(Block &block, Type type) {
  std::vector<OpOperand *> uses;
  for (Operation &op : block)
    for (OpOperand &operand : op.getOpOperands())
      if (operand.get().getType() == type && mayChange(&op) && isFree(operand))
        uses.push_back(&operand);
  return uses;
}

/// Rebuilds the loop with one more init operand; its body moves.
static Operation *withInit(Operation *op, Value init) {
  OpBuilder b(op);
  SmallVector<Value> inits(cast<LoopLikeOpInterface>(op).getInits());
  inits.push_back(init);
  Operation *larger = nullptr;
  if (auto loop = dyn_cast<scf::ForOp>(op)) {
    larger = scf::ForOp::create(b, op->getLoc(), loop.getLowerBound(), loop.getUpperBound(),
                                loop.getStep(), inits, nullptr, loop.getUnsignedCmp());
  } else {
    auto affineLoop = cast<affine::AffineForOp>(op);
    larger = affine::AffineForOp::create(
        b, op->getLoc(), affineLoop.getLowerBoundOperands(), affineLoop.getLowerBoundMap(),
        affineLoop.getUpperBoundOperands(), affineLoop.getUpperBoundMap(),
        affineLoop.getStepAsInt(), inits);
  }
  larger->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  larger->getRegion(0).takeBody(op->getRegion(0));
  for (auto [from, to] : llvm::zip(op->getResults(), larger->getResults()))
    from.replaceAllUsesWith(to);
  return larger;
}

static bool addCarried(Mutant &mutant, const Target &target) {
  std::vector<Value> memrefs = availableMemrefs(target.op);
  if (memrefs.empty())
    return false;
  Value init = mutant.pick(memrefs);
  Operation *loop = withInit(target.op, init);
  mutant.edit.replaced(target.op, loop);
  Block *body = &loop->getRegion(0).front();
  std::vector<OpOperand *> uses = usesIn(*body, init.getType());
  Value argument = body->addArgument(init.getType(), loop->getLoc());
  // The terminator's uses are included, so that carried values may be swapped.
  if (unsigned chosen = mutant.choose(uses.size() + 1))
    uses[chosen - 1]->set(argument);
  Operation *end = &body->back();
  std::vector<Value> values = availableValues(end, init.getType());
  std::erase(values, argument);
  values.insert(values.begin(), argument);
  end->insertOperands(end->getNumOperands(), mutant.pick(values));
  mutant.replaceSomeUses(init, loop->getResults().back(), loop);
  return true;
}

static bool hasElse(Operation *op) {
  auto choice = dyn_cast<scf::IfOp>(op);
  return choice && !choice.getElseRegion().empty();
}

static bool addResult(Mutant &mutant, const Target &target) {
  auto old = cast<scf::IfOp>(target.op);
  Operation *ends[] = {&old.getThenRegion().front().back(), &old.getElseRegion().front().back()};
  std::vector<Value> memrefs = availableMemrefs(ends[0]);
  if (memrefs.empty())
    return false;
  Value one = mutant.pick(memrefs);
  Value two = mutant.anyValue(one.getType(), ends[1]);
  if (!two)
    return false;
  SmallVector<Type> types(old->getResultTypes());
  types.push_back(one.getType());
  ends[0]->insertOperands(ends[0]->getNumOperands(), one);
  ends[1]->insertOperands(ends[1]->getNumOperands(), two);
  OpBuilder b(old);
  auto larger = scf::IfOp::create(b, old.getLoc(), types, old.getCondition(),
                                  /*addThenBlock=*/false, /*addElseBlock=*/false);
  for (unsigned index : {0, 1})
    larger->getRegion(index).takeBody(old->getRegion(index));
  for (auto [from, to] : llvm::zip(old->getResults(), larger->getResults()))
    from.replaceAllUsesWith(to);
  larger->setDiscardableAttrs(old->getDiscardableAttrDictionary());
  mutant.edit.replaced(old, larger);
  std::vector<Value> similar = availableValues(larger, one.getType());
  if (!similar.empty())
    mutant.replaceSomeUses(mutant.pick(similar), larger->getResults().back(), larger);
  return true;
}

Mutation swapRegions() {
  return {"swap-regions", "two alternatives change places", false, findOps<hasTwoAlternatives>,
          swapTwo};
}
Mutation duplicateRegion() {
  return {"duplicate-region", "an else like its then, a new case like another", true,
          findOps<isSmallChoice>, copyRegion};
}
Mutation addIterArg() {
  return {"add-iter-arg", "a loop carries one more buffer", true, findOps<carriesMore>, addCarried};
}
Mutation addIfResult() {
  return {"add-if-result", "an scf.if yields one more buffer", true, findOps<hasElse>, addResult};
}

} // namespace freehold::mutate
