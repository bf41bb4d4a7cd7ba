//===- Functions.cpp - Calls come and go ----------------------------------===//
// toggle-visibility:  func.func @f  ->  func.func private @f, and back
// outline:            x; y  ->  %r = call @outlined(%v)   in a new private function: x; y; return
// inline:             call @f(%v)  ->  the body of @f
// insert-call:        a call of a function that is there, with any values of its types
//===----------------------------------------------------------------------===//
#include "fuzz/edit/Inline.h"
#include "fuzz/edit/Uses.h"
#include "fuzz/mutate/Mutant.h"
#include "fuzz/mutate/mutations/Families.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;

namespace freehold::mutate {

/// Returns the functions with a body in the module.
static std::vector<func::FuncOp> functionsOf(ModuleOp module) {
  std::vector<func::FuncOp> functions;
  module->walk<WalkOrder::PreOrder>([&](func::FuncOp function) {
    if (!function.isDeclaration() && isa<ModuleOp>(function->getParentOp()) &&
        !edit::isHidden(function))
      functions.push_back(function);
  });
  return functions;
}

static Targets findToggled(ModuleOp module) {
  std::vector<func::FuncOp> functions = functionsOf(module);
  size_t entries = llvm::count_if(functions, [](func::FuncOp f) { return f.isPublic(); });
  Targets targets;
  // Keep at least one public function, so that there is an entry to run.
  for (func::FuncOp function : functions)
    if (!function.isPublic() || entries > 1)
      targets.push_back({function});
  return targets;
}

static bool toggle(Mutant &mutant, const Target &target) {
  auto function = cast<func::FuncOp>(target.op);
  SymbolTable::setSymbolVisibility(function, function.isPublic() ? SymbolTable::Visibility::Private
                                                                 : SymbolTable::Visibility::Public);
  return true;
}

static ModuleOp moduleAround(Operation *op) {
  Operation *function = edit::functionOf(op);
  return function ? dyn_cast<ModuleOp>(function->getParentOp()) : ModuleOp();
}

static bool isOutlinable(Operation *op) { return isEnclosable(op) && moduleAround(op); }

static bool moveToFunction(Mutant &mutant, const Target &target) {
  OpRange range(mutant.pickOps(target.op, isOutlinable));
  Operation *around = edit::functionOf(target.op);
  std::string name = uniqueSymbol(around->getParentOp(), "outlined");
  OpBuilder b(target.op);
  auto call = func::CallOp::create(b, target.op->getLoc(), name, range.resultTypes(), range.inputs);
  range.replaceResults(call.getResults());
  b.setInsertionPointAfter(around);
  auto type = b.getFunctionType(ValueRange(range.inputs).getTypes(), range.resultTypes());
  auto function = func::FuncOp::create(b, target.op->getLoc(), name, type);
  function.setPrivate();
  Block *body = function.addEntryBlock();
  for (auto [input, argument] : llvm::zip_equal(range.inputs, body->getArguments()))
    input.replaceUsesWithIf(argument,
                            [&](OpOperand &use) { return range.contains(use.getOwner()); });
  b.setInsertionPointToEnd(body);
  func::ReturnOp::create(b, target.op->getLoc(), range.results);
  range.moveTo(body);
  return true;
}

static func::FuncOp calleeOf(func::CallOp call) {
  return SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(call, call.getCalleeAttr());
}

/// Returns true if the function may not verify with other arguments or in another place: a step
/// could become non-positive, and an operand of an affine op neither dimension nor symbol.
static bool reliesOnItsPlace(func::FuncOp function) {
  auto relies = [](Value value) { return !isReplaceable(value); };
  return llvm::any_of(function.getArguments(), relies) ||
         function
             ->walk([&](Operation *op) {
               bool found = op->getNumResults() && feedsAffine(op);
               if (!isa<affine::AffineForOp, affine::AffineParallelOp>(op))
                 for (Region &region : op->getRegions())
                   for (Block &block : region)
                     found |= llvm::any_of(block.getArguments(),
                                           [](Value value) { return feedsAffine(value); });
               return found ? WalkResult::interrupt() : WalkResult::advance();
             })
             .wasInterrupted();
}

static bool isInlinable(Operation *op) {
  auto call = dyn_cast<func::CallOp>(op);
  func::FuncOp callee = call ? calleeOf(call) : func::FuncOp();
  return callee && !callee.isDeclaration() && !callee->isAncestor(call) && isSmall(callee) &&
         isEnclosable(call) && edit::canInline(callee.getBody(), call) && !reliesOnItsPlace(callee);
}

static bool inlineBody(Mutant &mutant, const Target &target) {
  auto call = cast<func::CallOp>(target.op);
  // Inline a copy of the callee, which is erased once its blocks have moved.
  auto copy = cast<func::FuncOp>(calleeOf(call)->clone());
  SmallVector<Value> args(call.getOperands());
  edit::inlineRegion(mutant.edit, copy.getBody(), call, args);
  copy->dropAllReferences();
  copy->destroy();
  mutant.edit.erase(call);
  return true;
}

/// Returns true if calling `from` may lead to a call of `to`.
static bool reaches(func::FuncOp from, Operation *to, llvm::DenseSet<Operation *> &seen) {
  if (from == to)
    return true;
  if (!seen.insert(from).second)
    return false;
  return from
      ->walk([&](Operation *op) {
        bool found = false;
        op->getAttrDictionary().walk([&](SymbolRefAttr name) {
          auto next = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(op, name);
          found |= next && reaches(next, to, seen);
        });
        return found ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

/// Returns the functions that code at `at` may call without making its own function recursive.
static std::vector<func::FuncOp> callable(Operation *at) {
  std::vector<func::FuncOp> functions;
  ModuleOp module = moduleAround(at);
  if (!module)
    return functions;
  Operation *around = edit::functionOf(at);
  for (func::FuncOp function : module.getOps<func::FuncOp>()) {
    llvm::DenseSet<Operation *> seen;
    if (!reaches(function, around, seen))
      functions.push_back(function);
  }
  return functions;
}

static bool call(Mutant &mutant, const Target &target) {
  std::vector<func::FuncOp> functions = callable(target.op);
  if (functions.empty())
    return false;
  func::FuncOp callee = mutant.pick(functions);
  SmallVector<Value> args;
  for (Type type : callee.getFunctionType().getInputs()) {
    args.push_back(mutant.anyValue(type, target.op));
    if (!args.back())
      return false;
  }
  OpBuilder b(target.op);
  auto call = func::CallOp::create(b, target.op->getLoc(), callee, args);
  for (Value result : call.getResults()) {
    std::vector<Value> similar = availableValues(call, result.getType());
    if (!similar.empty())
      mutant.replaceSomeUses(mutant.pick(similar), result, call);
  }
  return true;
}

Mutation toggleVisibility() {
  return {"toggle-visibility", "a public function becomes private, or the other way", false,
          findToggled, toggle};
}
Mutation outline() {
  return {"outline", "ops become a call of a new private function", true, findOps<isOutlinable>,
          moveToFunction};
}
Mutation inlineCall() {
  return {"inline", "a call becomes the function's body", true, findOps<isInlinable>, inlineBody};
}
Mutation insertCall() {
  return {"insert-call", "a call of a function that is there", true, findOps<isAnyOp>, call};
}

} // namespace freehold::mutate
