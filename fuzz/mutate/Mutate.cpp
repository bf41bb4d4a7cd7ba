//===- Mutate.cpp - Applying mutations ------------------------------------===//
#include "fuzz/mutate/Mutant.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"

using namespace mlir;

namespace freehold::mutate {

/// Modules with more ops are not made larger, since mutating mutants would grow them without limit.
static constexpr unsigned kOpsMax = 3000;
static constexpr unsigned kCopiedOpsMax = 200;
static constexpr unsigned kDepthMax = 24;
static constexpr unsigned kPickedOpsMax = 8;
static constexpr unsigned kTriesMax = 4;
/// The number of places that one choice can select from.
static constexpr size_t kPlacesMax = 65536;

bool mayGrowFurther(ModuleOp module) { return edit::opCount(module) < kOpsMax; }
bool isSmall(Operation *op) { return edit::opCount(op) <= kCopiedOpsMax; }
bool isShallow(Operation *op) { return edit::depthOf(op) < kDepthMax; }

Value Mutant::anyValue(Type type, Operation *at, Operation *except) {
  std::vector<Value> values = availableValues(at, type, except);
  if (!values.empty())
    return pick(values);
  if (Value zero = edit.zero(type, at))
    return zero;
  edit.fillFreshBuffers();
  return edit.fresh(type, at);
}

void Mutant::replaceSomeUses(Value value, Value by, Operation *point) {
  if (value.getType() != by.getType())
    return;
  std::vector<OpOperand *> uses = laterUses(value, point);
  unsigned chosen = choose(uses.size() + 2);
  for (auto [index, use] : llvm::enumerate(uses))
    if ((chosen == index + 1 || chosen == uses.size() + 1) && use->getOwner() != by.getDefiningOp())
      use->set(by);
}

SmallVector<Operation *> Mutant::pickOps(Operation *first, bool (*test)(Operation *op)) {
  SmallVector<Operation *> ops;
  for (Operation *op = first; op && ops.size() < kPickedOpsMax && test(op); op = op->getNextNode())
    ops.push_back(op);
  if (!ops.empty())
    ops.truncate(1 + choose(ops.size()));
  return ops;
}

bool applyAt(const Mutation &mutation, ModuleOp module, unsigned place, gen::Choices &choices,
             ModuleOp other) {
  // Load the dialects that mutations may insert; parsing loads only those that the program uses.
  module.getContext()
      ->loadDialect<arith::ArithDialect, bufferization::BufferizationDialect,
                    cf::ControlFlowDialect, func::FuncDialect, linalg::LinalgDialect,
                    memref::MemRefDialect, scf::SCFDialect, vector::VectorDialect>();
  Targets targets = mutation.find(module);
  if (place >= targets.size())
    return false;
  edit::Edit edit(module);
  Mutant mutant{module, choices, other ? other : module, edit};
  return mutation.edit(mutant, targets[place]);
}

const char *mutateOnce(ModuleOp module, gen::Choices &choices, ModuleOp other,
                       const Mutation *only) {
  ScopedDiagnosticHandler silence(module.getContext(), [](Diagnostic &) { return success(); });
  const std::vector<Mutation> &table = mutationTable();
  bool mayGrow = mayGrowFurther(module);
  unsigned first = only ? 0 : choices.choose(table.size());
  // Try a few places of each mutation, starting at a random one, until one applies.
  for (unsigned step = 0; step < (only ? 1 : table.size()); ++step) {
    const Mutation &mutation = only ? *only : table[(first + step) % table.size()];
    size_t places = mayGrow || !mutation.mayGrow ? mutation.find(module).size() : 0;
    for (unsigned tries = 0; places && tries < kTriesMax; ++tries) {
      unsigned place = choices.choose(static_cast<unsigned>(std::min(places, kPlacesMax)));
      OwningOpRef<ModuleOp> copy = module.clone();
      if (!applyAt(mutation, *copy, place, choices, other) || failed(verify(*copy)))
        continue;
      module.getBodyRegion().takeBody(copy->getBodyRegion());
      module->setAttrs(copy.get()->getAttrDictionary());
      return mutation.name;
    }
  }
  return nullptr;
}

} // namespace freehold::mutate
