//===- Lanes.cpp ----------------------------------------------------------===//
#include "oracle/interp/ops/Lanes.h"

#include "oracle/core/inputs/Format.h"
#include "oracle/interp/ops/TensorDetail.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/OpDefinition.h"

using namespace mlir;

namespace freehold::interp {

Registers laneAt(Registers value, const LaneTypes &lanes, unsigned lane) {
  return {value.at + lane * lanes.words, lanes.words};
}

static std::optional<APInt> bitsOfScalar(Attribute value) {
  if (auto integer = dyn_cast<IntegerAttr>(value))
    return integer.getValue();
  if (auto number = dyn_cast<FloatAttr>(value))
    return number.getValue().bitcastToAPInt();
  return std::nullopt;
}

static const Inst *execLaneConstants(const Inst *i, Machine &m) {
  llvm::copy(i->table<std::vector<uint64_t>>(), m.words + i->dst);
  std::fill_n(m.poison + i->dst, i->imm, 0);
  return i->next();
}

void emitLaneConstants(Attribute value, Registers to, Emitter &e) {
  std::vector<uint64_t> words;
  auto add = [&](const APInt &bits) {
    words.resize(words.size() + llvm::divideCeil(bits.getBitWidth(), 64));
    writeInt(words.data() + words.size() - llvm::divideCeil(bits.getBitWidth(), 64), bits);
  };
  if (auto parts = dyn_cast<ArrayAttr>(value)) {
    for (Attribute part : parts)
      if (auto bits = bitsOfScalar(part))
        add(*bits);
  } else if (auto dense = dyn_cast<DenseElementsAttr>(value)) {
    if (isa<FloatType>(dense.getElementType()))
      for (const APFloat &number : dense.getValues<APFloat>())
        add(number.bitcastToAPInt());
    else if (dense.getElementType().isIntOrIndex())
      for (const APInt &number : dense.getValues<APInt>())
        add(number);
  }
  if (words.size() != to.words)
    return e.unsupported("a constant that is no integer and no float");
  e.emit(execLaneConstants, to.at).imm = words.size();
  e.lastInst().data = e.own(std::move(words));
}

void emitScalars(Emitter &e, ArrayRef<Type> types, ArrayRef<Registers> from, ArrayRef<Registers> to,
                 BuildScalars build) {
  Block block;
  Operation *op = e.current();
  // A program without scalar ops has not loaded their dialects.
  op->getContext()
      ->loadDialect<arith::ArithDialect, math::MathDialect, memref::MemRefDialect,
                    LLVM::LLVMDialect, ub::UBDialect>();
  OpBuilder builder(op->getContext());
  builder.setInsertionPointToEnd(&block);
  SmallVector<Location> locations(types.size(), op->getLoc());
  block.addArguments(types, locations);
  for (auto [argument, registers] : llvm::zip_equal(block.getArguments(), from))
    e.assign(argument, registers);
  SmallVector<Value> results = build(builder, block.getArguments());
  for (Operation &each : block)
    e.scalarOp(&each, op);
  SmallVector<Registers> made;
  for (Value result : results)
    made.push_back(e.registers(result));
  SmallVector<uint32_t> targets;
  for (Registers target : to)
    targets.push_back(target.at);
  e.moves(made, targets);
  // Registers are found by values, whose addresses others get.
  for (BlockArgument argument : block.getArguments())
    e.forget(argument);
  for (Operation &each : block)
    for (Value result : each.getResults())
      e.forget(result);
}

bool emitElementwise(Operation *op, Emitter &e) {
  if (emitTensorElementwise(op, e))
    return true;
  if (op->getNumRegions() || op->getNumResults() == 0 ||
      !llvm::all_of(op->getResultTypes(), llvm::IsaPred<VectorType>) ||
      !OpTrait::hasElementwiseMappableTraits(op) || !interpTable().hasRow(op) ||
      isa_and_present<vector::VectorDialect>(op->getDialect()))
    return false;
  SmallVector<LaneTypes> operands, made;
  SmallVector<Type> types, results;
  for (Type type : op->getResultTypes()) {
    made.push_back(lanesOf(type));
    results.push_back(made.back().lane);
  }
  for (Value operand : op->getOperands()) {
    operands.push_back(lanesOf(operand.getType()));
    bool isVector = isa<VectorType>(operand.getType());
    if (!operands.back().lane || (isVector && operands.back().count != made[0].count))
      return false;
    types.push_back(operands.back().lane);
  }
  for (unsigned lane = 0; lane < made[0].count; ++lane) {
    SmallVector<Registers> from, to;
    for (auto [operand, lanes] : llvm::zip_equal(op->getOperands(), operands))
      from.push_back(
          laneAt(e.registers(operand), lanes, isa<VectorType>(operand.getType()) ? lane : 0));
    for (auto [result, lanes] : llvm::zip_equal(op->getResults(), made))
      to.push_back(laneAt(e.registers(result), lanes, lane));
    emitScalars(e, types, from, to,
                [&](OpBuilder &builder, ValueRange arguments) -> SmallVector<Value> {
                  OperationState state(op->getLoc(), op->getName(), arguments, results,
                                       op->getDiscardableAttrDictionary().getValue());
                  state.propertiesAttr = op->getPropertiesAsAttribute();
                  return llvm::to_vector_of<Value>(builder.create(state)->getResults());
                });
  }
  return true;
}

void moveLanes(Emitter &e, Value from, Value to, llvm::function_ref<unsigned(unsigned)> source) {
  LaneTypes lanes = lanesOf(to.getType());
  for (unsigned lane = 0; lane < lanes.count; ++lane)
    e.move(laneAt(e.registers(from), lanes, source(lane)), laneAt(e.registers(to), lanes, lane).at);
}

} // namespace freehold::interp
