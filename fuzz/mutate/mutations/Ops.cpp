//===- Ops.cpp - Ops go, move and come twice ------------------------------===//
// delete-op:      its results become other values of the type
// move-op:        to another place in its block, after what it uses and before what uses it
// sink-op:        x; scf.if { y }      ->  scf.if { x; y }       any region that has all its users
// hoist-op:       scf.if { x; y }      ->  x; scf.if { y }       if it uses nothing of the region
// duplicate-ops:  x; y; z              ->  x; y; x'; y'; z       z may use what x' and y' define
//===----------------------------------------------------------------------===//
#include "fuzz/mutate/Mutant.h"
#include "fuzz/mutate/mutations/Families.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;

namespace freehold::mutate {

static bool isDeletable(Operation *op) {
  return isOrdinary(op) && llvm::all_of(op->getResults(), isReplaceable);
}

static bool eraseOp(Mutant &mutant, const Target &target) {
  for (Value result : target.op->getResults()) {
    if (result.use_empty())
      continue;
    Value by = mutant.anyValue(result.getType(), target.op);
    // Replacing a constant by another constant of equal value would change nothing.
    if (!by || (isa<arith::ConstantOp>(target.op) && by.getDefiningOp<arith::ConstantOp>() &&
                by.getDefiningOp()->getAttrs() == target.op->getAttrs()))
      return false;
    mutant.edit.replace(result, by);
  }
  mutant.edit.unlink(target.op);
  return true;
}

/// Calls `use` for each value that the op or an op nested in it uses.
static void forEachOperand(Operation *op, llvm::function_ref<void(Value)> use) {
  op->walk([&](Operation *inner) {
    for (Value operand : inner->getOperands())
      use(operand);
  });
}

/// Returns the ops of the block before which the op may move, except for its current place.
static std::vector<Operation *> otherPlaces(Operation *op) {
  Operation *earliest = &op->getBlock()->front();
  forEachOperand(op, [&](Value operand) {
    Operation *def = operand.getDefiningOp();
    if (def && def != op && def->getBlock() == op->getBlock() && !def->isBeforeInBlock(earliest))
      earliest = def->getNextNode();
  });
  std::vector<Operation *> places;
  for (Operation *place = earliest; place && place != op; place = place->getNextNode())
    places.push_back(place);
  Operation *latest = &op->getBlock()->back();
  for (Operation *user : op->getUsers())
    if (Operation *ancestor = op->getBlock()->findAncestorOpInBlock(*user))
      if (ancestor->isBeforeInBlock(latest))
        latest = ancestor;
  for (Operation *place = op->getNextNode(); place && place != latest;) {
    place = place->getNextNode();
    places.push_back(place);
  }
  return places;
}

static bool moveWithin(Mutant &mutant, const Target &target) {
  std::vector<Operation *> places = otherPlaces(target.op);
  if (places.empty())
    return false;
  target.op->moveBefore(mutant.pick(places));
  return true;
}

static bool mayChangeRegion(Operation *op) { return isOrdinary(op) && !feedsAffine(op); }

/// Returns entry blocks of regions of later ops that hold all users of the op.
static std::vector<Block *> deeperPlaces(Operation *op) {
  std::vector<Block *> places;
  if (!mayChangeRegion(op))
    return places;
  for (Operation *next = op->getNextNode(); next; next = next->getNextNode())
    if (holdsEditableRegions(next))
      for (Region &region : next->getRegions())
        if (!region.empty() && !region.front().empty() &&
            llvm::all_of(op->getUsers(), [&](Operation *user) {
              return region.isAncestor(user->getParentRegion());
            }))
          places.push_back(&region.front());
  return places;
}

static bool isSinkable(Operation *op) { return !deeperPlaces(op).empty(); }

static bool sink(Mutant &mutant, const Target &target) {
  Block *block = mutant.pick(deeperPlaces(target.op));
  target.op->moveBefore(block, block->begin());
  return true;
}

static bool isHoistable(Operation *op) {
  Operation *parent = op->getParentOp();
  if (!mayChangeRegion(op) || !holdsEditableRegions(parent))
    return false;
  bool usesInner = false;
  forEachOperand(op, [&](Value operand) {
    Region *region = operand.getParentRegion();
    Operation *def = operand.getDefiningOp();
    bool isOwn = def ? op->isAncestor(def) : op->isAncestor(region->getParentOp());
    usesInner |= !isOwn && op->getParentRegion()->isAncestor(region);
  });
  return !usesInner;
}

static bool hoist(Mutant &mutant, const Target &target) {
  target.op->moveBefore(target.op->getParentOp());
  return true;
}

static bool isCopyable(Operation *op) { return isOrdinary(op) && isSmall(op); }

static bool duplicate(Mutant &mutant, const Target &target) {
  SmallVector<Operation *> ops = mutant.pickOps(target.op, isCopyable);
  OpBuilder b(target.op->getContext());
  b.setInsertionPointAfter(ops.back());
  // Collect the uses before the copies exist: only earlier uses may switch to the copies' results.
  SmallVector<std::pair<Value, SmallVector<OpOperand *>>> outside;
  for (Operation *op : ops)
    for (Value result : op->getResults()) {
      auto &uses = outside.emplace_back(result, SmallVector<OpOperand *>()).second;
      for (OpOperand &use : result.getUses())
        if (llvm::none_of(ops, [&](Operation *own) { return own->isAncestor(use.getOwner()); }))
          uses.push_back(&use);
    }
  IRMapping mapping;
  for (Operation *op : ops)
    b.clone(*op, mapping);
  for (auto &[value, uses] : outside)
    if (!uses.empty() && mutant.choices.flip())
      for (OpOperand *use : uses)
        use->set(mapping.lookup(value));
  return true;
}

Mutation deleteOp() {
  return {"delete-op", "an op goes; other values of the type take its results' place", false,
          findOps<isDeletable>, eraseOp};
}
Mutation moveOp() {
  return {"move-op", "up or down in its block", false, findOps<isOrdinary>, moveWithin};
}
Mutation sinkOp() {
  return {"sink-op", "into a region of a later op", false, findOps<isSinkable>, sink};
}
Mutation hoistOp() {
  return {"hoist-op", "out of the region that it is in", false, findOps<isHoistable>, hoist};
}
Mutation duplicateOps() {
  return {"duplicate-ops", "ops happen twice in a row", true, findOps<isCopyable>, duplicate};
}

} // namespace freehold::mutate
