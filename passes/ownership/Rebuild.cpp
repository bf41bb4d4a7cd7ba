//===- Rebuild.cpp --------------------------------------------------------===//
#include "passes/ownership/Rebuild.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/OpDefinition.h"

using namespace mlir;

namespace freehold::ownership {

static constexpr StringLiteral kOperandSegments = "operandSegmentSizes";
static constexpr StringLiteral kResultSegments = "resultSegmentSizes";

/// The segment sizes with `count` more operands in the last segment that ends at index `at`.
static DenseI32ArrayAttr grow(DenseI32ArrayAttr sizes, unsigned at, unsigned count) {
  SmallVector<int32_t> grown(sizes.asArrayRef());
  unsigned end = 0;
  int chosen = -1;
  for (auto [index, size] : llvm::enumerate(grown)) {
    end += size;
    if (end == at && (size != 0 || chosen < 0))
      chosen = index;
  }
  if (chosen >= 0)
    grown[chosen] += count;
  return DenseI32ArrayAttr::get(sizes.getContext(), grown);
}

Operation *rebuild(Operation *op, unsigned at, ValueRange operands, unsigned results) {
  OpBuilder builder(op);
  OperationState state(op->getLoc(), op->getName());
  SmallVector<Value> all(op->getOperands());
  all.insert(all.begin() + at, operands.begin(), operands.end());
  state.addOperands(all);
  state.addTypes(op->getResultTypes());
  state.addTypes(SmallVector<Type>(results, builder.getI1Type()));
  NamedAttrList attributes(op->getAttrDictionary());
  if (auto sizes = op->getAttrOfType<DenseI32ArrayAttr>(kOperandSegments))
    attributes.set(kOperandSegments, grow(sizes, at, operands.size()));
  if (auto sizes = op->getAttrOfType<DenseI32ArrayAttr>(kResultSegments))
    attributes.set(kResultSegments, grow(sizes, op->getNumResults(), results));
  state.addAttributes(attributes);
  state.addSuccessors(op->getSuccessors());
  for (Region &region : op->getRegions())
    state.addRegion()->takeBody(region);
  Operation *rebuilt = builder.create(state);
  op->replaceAllUsesWith(rebuilt->getResults().take_front(op->getNumResults()));
  op->remove();
  op->dropAllReferences();
  return rebuilt;
}

} // namespace freehold::ownership
