//===- VersionLoops.cpp --------------------------------------------------===//
#include "oracle/diff/VersionRows.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace freehold {

/// lowerBoundMap, upperBoundMap   <->   lower_bound, upper_bound
static std::string affineForToOld(Operation *op) {
  rename(op, "lowerBoundMap", "lower_bound");
  rename(op, "upperBoundMap", "upper_bound");
  op->removeDiscardableAttr("operand_segment_sizes");
  return "";
}
static std::string affineForFromOld(Operation *op) {
  rename(op, "lower_bound", "lowerBoundMap");
  rename(op, "upper_bound", "upperBoundMap");
  auto lower = dyn_cast_or_null<AffineMapAttr>(op->getDiscardableAttr("lowerBoundMap"));
  auto upper = dyn_cast_or_null<AffineMapAttr>(op->getDiscardableAttr("upperBoundMap"));
  if (!lower || !upper)
    return "'affine.for' without bounds";
  int64_t low = lower.getValue().getNumInputs(), up = upper.getValue().getNumInputs();
  op->setDiscardableAttr("operandSegmentSizes",
                         segments(op, {low, up, op->getNumOperands() - low - up}));
  return "";
}

/// scf.forall (%i) in (%n)   <->   scf.foreach_thread (%i) in (%n)
static std::string forallToOld(Operation *op) {
  auto ints = [&](StringRef name) {
    auto array = dyn_cast_or_null<DenseI64ArrayAttr>(op->getDiscardableAttr(name));
    return array ? array.asArrayRef() : ArrayRef<int64_t>();
  };
  ArrayRef<int64_t> upper = ints("staticUpperBound");
  if (any_of(ints("staticLowerBound"), [](int64_t lower) { return lower != 0; }) ||
      any_of(ints("staticStep"), [](int64_t step) { return step != 1; }))
    return "'scf.forall' does not count from 0 by 1";
  OpBuilder builder(op);
  SmallVector<Value> operands;
  auto given = op->getOperands().begin();
  for (int64_t bound : upper) {
    if (ShapedType::isDynamic(bound)) {
      operands.push_back(*given++);
      continue;
    }
    OperationState constant(op->getLoc(), "arith.constant");
    constant.addTypes(builder.getIndexType());
    constant.addAttribute("value", builder.getIndexAttr(bound));
    operands.push_back(builder.create(constant)->getResult(0));
  }
  int64_t threads = upper.size(), outs = op->getOperands().end() - given;
  operands.append(given, op->getOperands().end());
  OperationState state(op->getLoc(), "scf.foreach_thread", operands, op->getResultTypes());
  state.addAttribute("operand_segment_sizes", segments(op, {threads, outs}));
  if (Attribute mapping = op->getDiscardableAttr("mapping"))
    state.addAttribute("mapping", mapping);
  state.addRegion()->takeBody(op->getRegion(0));
  op->replaceAllUsesWith(builder.create(state));
  op->erase();
  return "";
}
static std::string forallFromOld(Operation *op) {
  auto sizes = dyn_cast_or_null<DenseI32ArrayAttr>(op->getDiscardableAttr("operandSegmentSizes"));
  if (!sizes || sizes.size() != 2)
    return "'scf.foreach_thread' without its number of threads";
  int64_t threads = sizes[0];
  Builder builder(op->getContext());
  OperationState state(op->getLoc(), "scf.forall", op->getOperands(), op->getResultTypes());
  auto statics = [&](StringRef name, int64_t value) {
    state.addAttribute(name, builder.getDenseI64ArrayAttr(SmallVector<int64_t>(threads, value)));
  };
  statics("staticLowerBound", 0);
  statics("staticUpperBound", ShapedType::kDynamic);
  statics("staticStep", 1);
  state.addAttribute("operandSegmentSizes", segments(op, {0, threads, 0, sizes[1]}));
  if (Attribute mapping = op->getDiscardableAttr("mapping"))
    state.addAttribute("mapping", mapping);
  state.addRegion()->takeBody(op->getRegion(0));
  op->replaceAllUsesWith(OpBuilder(op).create(state));
  op->erase();
  return "";
}
static constexpr char kInParallel[] = "scf.forall.in_parallel";
static constexpr char kConcurrently[] = "scf.foreach_thread.perform_concurrently";
/// scf.forall.in_parallel   <->   scf.foreach_thread.perform_concurrently
template <const char *name> static std::string setTerminator(Operation *op) {
  OperationState state(op->getLoc(), name);
  state.addRegion()->takeBody(op->getRegion(0));
  OpBuilder(op).create(state);
  op->erase();
  return "";
}

/// scf.reduce(%0, %1) {r0}, {r1}   <->   scf.reduce(%0) {r0}   scf.reduce(%1) {r1}   scf.yield
static std::string reduceToOld(Operation *op) {
  if (op->getNumRegions() != op->getNumOperands())
    return "";
  OpBuilder builder(op);
  for (auto [region, value] : llvm::zip_equal(op->getRegions(), op->getOperands())) {
    OperationState state(op->getLoc(), "scf.reduce", value, TypeRange());
    state.addRegion()->takeBody(region);
    builder.create(state);
  }
  builder.create(OperationState(op->getLoc(), "scf.yield"));
  op->erase();
  return "";
}
static std::string parallelFromOld(Operation *op) {
  if (op->getNumRegions() != 1 || op->getRegion(0).empty() || op->getRegion(0).front().empty())
    return "";
  Operation *yield = &op->getRegion(0).front().back();
  OperationState state(yield->getLoc(), "scf.reduce");
  SmallVector<Operation *> old;
  for (Operation &nested : op->getRegion(0).front())
    if (nested.getName().getStringRef() == "scf.reduce" && nested.getNumRegions() == 1) {
      state.addOperands(nested.getOperands());
      state.addRegion()->takeBody(nested.getRegion(0));
      old.push_back(&nested);
    }
  OpBuilder(yield).create(state);
  for (Operation *nested : old)
    nested->erase();
  yield->erase();
  return "";
}

void addLoopRows(VersionRows &rows) {
  rows.insert(rows.end(), {
                              {16, 1, "affine.for", affineForToOld, affineForFromOld},
                              {16, 1, "scf.forall", forallToOld, nullptr},
                              {16, 1, "scf.foreach_thread", nullptr, forallFromOld},
                              {16, 1, kInParallel, setTerminator<kConcurrently>, nullptr},
                              {16, 1, kConcurrently, nullptr, setTerminator<kInParallel>},
                              {16, 1, "scf.reduce", reduceToOld, nullptr},
                              {16, 1, "scf.parallel", nullptr, parallelFromOld},
                          });
}

} // namespace freehold
