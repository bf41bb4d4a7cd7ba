//===- Models.cpp ---------------------------------------------------------===//
#include "oracle/interp/Models.h"

#include "oracle/core/program/Extensions.h"

using namespace mlir;

namespace freehold::interp {

bool Emitter::endsInlined(Operation *op) const {
  if (inlined.empty() || op->getNumSuccessors() || op != &op->getBlock()->back())
    return false;
  Region *region = op->getParentRegion();
  return region == inlined.back().region || region == &inlined.back().model->getRegion(0);
}

void Emitter::forgetRegion(Region &region) {
  for (Block &block : region) {
    blockLabels_.erase(&block);
    for (Value argument : block.getArguments())
      registers_.erase(argument);
    for (Operation &op : block) {
      for (Value result : op.getResults())
        registers_.erase(result);
      for (Region &nested : op.getRegions())
        forgetRegion(nested);
    }
  }
}

/// Whether values of one type may be passed as the other: they have the same words in registers.
static bool isCompatible(Type given, Type taken) {
  auto from = dyn_cast<MemRefType>(given), to = dyn_cast<MemRefType>(taken);
  if (!from || !to)
    return given == taken;
  if (from.getElementType() != to.getElementType() || from.getRank() != to.getRank() ||
      from.getMemorySpace() != to.getMemorySpace())
    return false;
  return llvm::all_of(llvm::zip_equal(from.getShape(), to.getShape()), [](auto sizes) {
    auto [a, b] = sizes;
    return a == b || ShapedType::isDynamic(a) || ShapedType::isDynamic(b);
  });
}

static bool areCompatible(TypeRange given, TypeRange taken) {
  return given.size() == taken.size() &&
         llvm::all_of(llvm::zip_equal(given, taken), [](auto types) {
           return isCompatible(std::get<0>(types), std::get<1>(types));
         });
}

/// Whether a region can be called as a function of this type.
static bool isCallableAs(Region &region, Type type) {
  auto function = dyn_cast<FunctionType>(type);
  return function && !region.empty() &&
         areCompatible(function.getInputs(), region.getArgumentTypes());
}

static bool isModelOf(func::FuncOp model, Operation *op) {
  unsigned operands = op->getNumOperands(), regions = op->getNumRegions();
  FunctionType type = model.getFunctionType();
  if (type.getNumInputs() != operands + regions ||
      !areCompatible(op->getOperandTypes(), type.getInputs().take_front(operands)) ||
      !areCompatible(type.getResults(), op->getResultTypes()))
    return false;
  for (unsigned n = 0; n < regions; ++n)
    if (!isCallableAs(op->getRegion(n), type.getInput(operands + n)))
      return false;
  return true;
}

static SmallVector<Registers> registersOf(ValueRange values, Emitter &e) {
  SmallVector<Registers> registers;
  for (Value value : values)
    registers.push_back(e.registers(value));
  return registers;
}

static void emitInPlace(func::FuncOp model, Operation *op, Emitter &e) {
  auto arguments = ValueRange(model.getArguments()).take_front(op->getNumOperands());
  e.moves(registersOf(op->getOperands(), e), e.at(arguments));
  e.inlined.push_back({op, model});
  Label done = e.label();
  e.region(model.getBody(), [&](Operation *end) {
    e.moves(registersOf(end->getOperands(), e), e.at(op->getResults()));
    e.jump(done);
  });
  e.bind(done);
  e.inlined.pop_back();
  e.forgetRegion(model.getBody());
}

bool emitModel(Operation *op, Emitter &e) {
  ModuleOp models = e.module().options.models;
  if (!models)
    return false;
  bool isNamed = false;
  for (auto model : models.getOps<func::FuncOp>()) {
    if (modelledOp(model) != op->getName().getStringRef())
      continue;
    isNamed = true;
    if (!isModelOf(model, op))
      continue;
    if (llvm::any_of(e.inlined, [&](auto &outer) { return outer.model == model; }))
      e.unsupported("it is in a region of an op with the same model");
    else
      emitInPlace(model, op, e);
    return true;
  }
  if (isNamed)
    e.unsupported("no model of it has these types");
  return isNamed;
}

bool emitRegionCall(func::CallIndirectOp call, Emitter &e) {
  auto argument = dyn_cast<BlockArgument>(call.getCallee());
  Operation *parent = argument ? argument.getOwner()->getParentOp() : nullptr;
  if (e.inlined.empty() || e.inlined.back().model != parent)
    return false;
  Operation *op = e.inlined.back().op;
  Region &region = op->getRegion(argument.getArgNumber() - op->getNumOperands());
  if (!areCompatible(call.getArgOperands().getTypes(), region.getArgumentTypes())) {
    e.unsupported("calls a region with values of other types");
    return true;
  }
  // What is inside of the region belongs to the code around the op.
  auto frame = e.inlined.pop_back_val();
  e.inlined.push_back({frame.op, frame.model, &region});
  e.moves(registersOf(call.getArgOperands(), e), e.at(ValueRange(region.getArguments())));
  Label done = e.label();
  e.region(region, [&](Operation *end) {
    if (areCompatible(end->getOperandTypes(), call.getResultTypes())) {
      e.moves(registersOf(end->getOperands(), e), e.at(call.getResults()));
      e.jump(done);
    } else {
      e.unsupported("a region yields values of other types than its model takes");
    }
  });
  e.bind(done);
  e.inlined.back() = frame;
  e.forgetRegion(region);
  return true;
}

} // namespace freehold::interp
