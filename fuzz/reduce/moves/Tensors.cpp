//===- Tensors.cpp - Fewer and simpler tensors ----------------------------===//
// drop-slice:         users of a slice, cast, reshape or pad of a tensor use that tensor: directly if the type fits,
//                     elements at index 0, others through tensor.cast; an inserted slice is not inserted
// tensor-to-constant: %t = ...  ->  arith.constant dense<0> (static shapes)
// tensor-to-fill:     %t = ...  ->  linalg.fill of tensor.empty with 0, dynamic sizes are 1
// cut-linalg-body:    the body of linalg.generic, map or reduce yields its arguments at once
//===----------------------------------------------------------------------===//
#include "fuzz/reduce/Targets.h"
#include "fuzz/reduce/moves/Families.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace freehold::reduce {

/// Returns the tensor that the op's result is made of; null for other ops.
static Value sliced(Operation *op) {
  if (auto insert = dyn_cast<tensor::InsertSliceOp>(op))
    return insert.getDest();
  if (isa<tensor::ExtractSliceOp, tensor::CastOp, tensor::ExpandShapeOp, tensor::CollapseShapeOp,
          tensor::ReshapeOp, tensor::PadOp>(op))
    return op->getOperand(0);
  return nullptr;
}

static Targets findSlices(ModuleOp module) {
  Targets targets;
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (sliced(op))
      targets.push_back({op, 0, opCount(op)});
  });
  return targets;
}

/// Makes an extract at index 0 of the source; null if the user is none, or the source has no rank.
static Value extractAtStart(Edit &edit, Operation *user, Value source) {
  auto type = dyn_cast<RankedTensorType>(source.getType());
  if (!isa<tensor::ExtractOp>(user) || !type)
    return nullptr;
  SmallVector<Value> indices(type.getRank());
  for (Value &index : indices)
    index = edit.zero(IndexType::get(user->getContext()), user);
  OpBuilder b(user);
  return tensor::ExtractOp::create(b, user->getLoc(), source, indices);
}

static bool dropSlice(Edit &edit, const Target &target) {
  Value source = sliced(target.op), cast;
  if (!source)
    return false;
  Value slice = target.op->getResult(0);
  bool changed = false;
  SmallVector<OpOperand *> uses;
  for (OpOperand &use : slice.getUses())
    uses.push_back(&use);
  for (OpOperand *use : llvm::reverse(uses)) {
    Operation *user = use->getOwner();
    if (source.getType() == slice.getType() || isa<tensor::RankOp>(user)) {
      use->set(source);
    } else if (Value element = extractAtStart(edit, user, source)) {
      edit.replace(user->getResult(0), element);
      edit.erase(user);
    } else if (!isa<tensor::CastOp>(target.op) &&
               tensor::CastOp::areCastCompatible(source.getType(), slice.getType())) {
      OpBuilder b(target.op);
      if (!cast)
        cast = tensor::CastOp::create(b, target.op->getLoc(), slice.getType(), source);
      use->set(cast);
    } else {
      continue;
    }
    changed = true;
  }
  if (!target.op->use_empty())
    return changed;
  edit.erase(target.op);
  return true;
}

/// Returns the type of the result if it is a tensor of numbers, else null.
static RankedTensorType numbers(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && !type.getEncoding() && type.getElementType().isSignlessIntOrIndexOrFloat()
             ? type
             : RankedTensorType();
}

/// Whether the op makes a tensor whose elements do not depend on anything.
static bool isPlain(Operation *op) {
  if (auto fill = dyn_cast<linalg::FillOp>(op))
    return fill.getInputs()[0].getDefiningOp<arith::ConstantOp>() &&
           fill.getOutputs()[0].getDefiningOp<tensor::EmptyOp>();
  return isa<arith::ConstantOp, tensor::EmptyOp>(op);
}

static Targets findResults(ModuleOp module, bool areStatic) {
  Targets targets;
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    for (OpResult result : op->getResults())
      if (RankedTensorType type = numbers(result);
          type && !isPlain(op) && (!areStatic || type.hasStaticShape()))
        targets.push_back({op, result.getResultNumber(), opCount(op)});
  });
  return targets;
}
static Targets findStatic(ModuleOp module) { return findResults(module, /*areStatic=*/true); }
static Targets findAny(ModuleOp module) { return findResults(module, /*areStatic=*/false); }

/// Replaces the result, and erases the op if no other result is used and nothing else happens in it.
static bool replaceResult(Edit &edit, const Target &target, Value by) {
  if (!by || target.op->getResult(target.index).use_empty())
    return false;
  edit.replace(target.op->getResult(target.index), by);
  return true;
}

static bool toConstant(Edit &edit, const Target &target) {
  RankedTensorType type = numbers(target.op->getResult(target.index));
  if (!type || !type.hasStaticShape())
    return false;
  OpBuilder b(target.op);
  auto zero = DenseElementsAttr::get(type, b.getZeroAttr(type.getElementType()));
  return replaceResult(edit, target, arith::ConstantOp::create(b, target.op->getLoc(), zero));
}

static bool toFilled(Edit &edit, const Target &target) {
  RankedTensorType type = numbers(target.op->getResult(target.index));
  return type && replaceResult(edit, target, edit.fresh(type, target.op));
}

/// Returns the terminator of a body that may yield its arguments; null if it does so already.
static Operation *cuttable(Operation *op) {
  if (!isa<linalg::GenericOp, linalg::MapOp, linalg::ReduceOp>(op))
    return nullptr;
  Block &body = op->getRegion(0).front();
  Operation *yield = body.getTerminator();
  return &body.front() != yield && body.getNumArguments() >= yield->getNumOperands() ? yield
                                                                                     : nullptr;
}

static Targets findBodies(ModuleOp module) {
  Targets targets;
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (cuttable(op))
      targets.push_back({op, 0, opCount(op)});
  });
  return targets;
}

/// Yields the last arguments, which are those of the outputs where a body has them, or the last of a type.
static bool cutBody(Edit &edit, const Target &target) {
  Operation *yield = cuttable(target.op);
  if (!yield)
    return false;
  Block *body = yield->getBlock();
  unsigned first = body->getNumArguments() - yield->getNumOperands();
  bool changed = false;
  for (OpOperand &operand : yield->getOpOperands()) {
    Value argument = body->getArgument(first + operand.getOperandNumber());
    if (argument.getType() != operand.get().getType() || argument == operand.get())
      continue;
    edit.setOperand(operand, argument);
    changed = true;
  }
  return changed;
}

Move dropSliceMove() {
  return makeMove<findSlices, dropSlice>("drop-slice", "use the tensor that a slice is made of");
}
Move tensorToConstantMove() {
  return makeMove<findStatic, toConstant>("tensor-to-constant",
                                          "a tensor of static shape becomes zeros");
}
Move tensorToFillMove() {
  return makeMove<findAny, toFilled>("tensor-to-fill", "a tensor becomes a filled empty one");
}
Move cutLinalgBodyMove() {
  return makeMove<findBodies, cutBody>("cut-linalg-body", "a linalg body yields its arguments");
}

} // namespace freehold::reduce
