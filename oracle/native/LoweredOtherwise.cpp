//===- LoweredOtherwise.cpp -----------------------------------------------===//
#include "oracle/native/LoweredOtherwise.h"

#include "mlir/Conversion/MathToLibm/MathToLibm.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Index/IR/IndexOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;

namespace freehold::native {

//===----------------------------------------------------------------------===//
// Ops without native code of their own
//===----------------------------------------------------------------------===//

/// Native code that is made of ops with rounding modes tells LLVM which mode the machine is in, and does not set it.
static bool roundsOtherwise(Operation *op) {
  auto rounded = dyn_cast<arith::ArithRoundingModeInterface>(op);
  arith::RoundingModeAttr mode = rounded ? rounded.getRoundingModeAttr() : nullptr;
  return mode && mode.getValue() != arith::RoundingMode::to_nearest_even;
}

static bool roundsTwice(Operation *op) {
  auto truncation = dyn_cast<arith::TruncFOp>(op);
  return truncation && getElementTypeOrSelf(truncation.getType()).isBF16() &&
         getElementTypeOrSelf(truncation.getIn().getType()).getIntOrFloatBitWidth() > 32;
}

/// arith-expand makes -1 of a wider type from 64 bits, without its sign.
static bool hasCutConstants(Operation *op) {
  if (!isa<arith::CeilDivSIOp, arith::CeilDivUIOp, arith::FloorDivSIOp>(op))
    return false;
  Type type = getElementTypeOrSelf(op->getResult(0).getType());
  return type.isInteger() && type.getIntOrFloatBitWidth() > 64;
}

/// The lowering puts the descriptor of an unranked memref into the frame of the function that makes or gets it, or of the
/// scope, and in memory there is its address. What is read of it later is often still there, so that no run would tell.
static bool storesUnranked(Operation *op) {
  return llvm::any_of(op->getOperandTypes(), llvm::IsaPred<UnrankedMemRefType>) &&
         llvm::any_of(op->getOperandTypes(), [](Type type) {
           auto memref = dyn_cast<BaseMemRefType>(type);
           return memref && isa<UnrankedMemRefType>(memref.getElementType());
         });
}

/// Whether the scope's stack memory may be used after it: a buffer that it returns, or the descriptor of an unranked memref.
static bool leavesStackMemory(Operation *scope) {
  auto op = dyn_cast<memref::AllocaScopeOp>(scope);
  if (!op)
    return false;
  bool makesStackBuffers =
      op->walk([](memref::AllocaOp) { return WalkResult::interrupt(); }).wasInterrupted();
  return llvm::any_of(op->getResultTypes(), [&](Type type) {
    return isa<UnrankedMemRefType>(type) || (makesStackBuffers && isa<MemRefType>(type));
  });
}

/// The lowering makes vector.fma of each row, which rounds once.
static bool fusesRows(Operation *op) {
  auto product = dyn_cast<vector::OuterProductOp>(op);
  return product && product.getAcc() && isa<FloatType>(getElementTypeOrSelf(product.getType()));
}

/// Of zeros with both signs, native code may store the other one.
static bool choosesZero(Operation *op) {
  auto update = dyn_cast<memref::AtomicRMWOp>(op);
  return update &&
         llvm::is_contained({arith::AtomicRMWKind::minnumf, arith::AtomicRMWKind::maxnumf},
                            update.getKind());
}

std::optional<LoweredOtherwise> firstLoweredOtherwise(ModuleOp module) {
  std::optional<LoweredOtherwise> first;
  module.walk([&](Operation *op) {
    StringRef why = roundsOtherwise(op)     ? "native code rounds as the machine is set to"
                    : roundsTwice(op)       ? "native code rounds to f32 first"
                    : hasCutConstants(op)   ? "native code cuts its constants to 64 bits"
                    : leavesStackMemory(op) ? "stack memory of the scope may be used after it"
                    : storesUnranked(op)    ? "the descriptor that is stored lies in a frame"
                    : fusesRows(op)         ? "native code does not round the product"
                    : choosesZero(op)       ? "native code may choose the other zero"
                                            : "";
    if (why.empty())
      return WalkResult::advance();
    first = {op, why};
    return WalkResult::interrupt();
  });
  return first;
}

//===----------------------------------------------------------------------===//
// Ops that are said in another way
//===----------------------------------------------------------------------===//

static void fuseVectors(ModuleOp module) {
  module.walk([](vector::FMAOp op) {
    OpBuilder builder(op);
    op.replaceAllUsesWith(
        math::FmaOp::create(builder, op.getLoc(), op.getLhs(), op.getRhs(), op.getAcc())
            .getResult());
    op.erase();
  });
}

/// Without a start, the lowering of a sum starts with +0.0, which changes a sum of -0.0.
static void startSums(ModuleOp module) {
  module.walk([](vector::ReductionOp op) {
    auto type = dyn_cast<FloatType>(op.getType());
    if (!type || op.getAcc() || op.getKind() != vector::CombiningKind::ADD || op.isMasked())
      return;
    OpBuilder builder(op);
    auto zero = builder.getFloatAttr(type, llvm::APFloat::getZero(type.getFloatSemantics(), true));
    op.getAccMutable().assign(arith::ConstantOp::create(builder, op.getLoc(), zero));
  });
}

static void callLibm(ModuleOp module) {
  SmallVector<Operation *> ops;
  module.walk([&](Operation *op) {
    if (isa<math::ExpM1Op, math::Log1pOp>(op))
      ops.push_back(op);
  });
  if (ops.empty())
    return;
  module->getContext()->loadDialect<func::FuncDialect, LLVM::LLVMDialect, vector::VectorDialect>();
  RewritePatternSet patterns(module->getContext());
  populateMathToLibmConversionPatterns(patterns);
  GreedyRewriteConfig config;
  config.enableFolding(false).setStrictness(GreedyRewriteStrictness::ExistingAndNewOps);
  // What has no such function is left to the lowering.
  (void)applyOpPatternsGreedily(ops, std::move(patterns), config);
}

/// The type with elements of f32 in the place of f16 or bf16; null for other types.
static Type widened(Type type) {
  Type element = getElementTypeOrSelf(type);
  if (!element.isF16() && !element.isBF16())
    return {};
  Type single = Float32Type::get(type.getContext());
  auto vector = dyn_cast<VectorType>(type);
  return vector ? Type(vector.clone(single)) : single;
}

/// Computes in f32, of which every f16 and bf16 is a number.
static Value inSingle(OpBuilder &builder, Location location, ValueRange operands, Type type,
                      llvm::function_ref<Value(ValueRange)> compute) {
  Type wide = widened(type);
  if (!wide)
    return compute(operands);
  SmallVector<Value> extended;
  for (Value operand : operands)
    extended.push_back(arith::ExtFOp::create(builder, location, wide, operand));
  return arith::TruncFOp::create(builder, location, type, compute(extended));
}

static void widenRoots(ModuleOp module) {
  module.walk([](math::RsqrtOp op) {
    if (!widened(op.getType()))
      return;
    OpBuilder builder(op);
    op.replaceAllUsesWith(inSingle(
        builder, op.getLoc(), op->getOperands(), op.getType(), [&](ValueRange operands) -> Value {
          return math::RsqrtOp::create(builder, op.getLoc(), operands[0]);
        }));
    op.erase();
  });
}

/// Only types of which LLVM's intrinsic is known on every target: f32, f64 and vectors of them in one dimension.
template <typename Op, typename Intrinsic> static void keepSignsOfZeros(ModuleOp module) {
  module.walk([](Op op) {
    Type element = getElementTypeOrSelf(op.getType());
    auto vector = dyn_cast<VectorType>(op.getType());
    bool isKnown = element.isF32() || element.isF64() || widened(op.getType());
    if (!isKnown || (vector && vector.getRank() != 1))
      return;
    OpBuilder builder(op);
    op.replaceAllUsesWith(inSingle(
        builder, op.getLoc(), op->getOperands(), op.getType(), [&](ValueRange operands) -> Value {
          return Intrinsic::create(builder, op.getLoc(), operands[0], operands[1]).getResult();
        }));
    op.erase();
  });
}

/// Makes 1 of a divisor of -1, by which every remainder is zero as well.
static void guardRemainder(Operation *op) {
  OpBuilder builder(op);
  Location location = op->getLoc();
  Value divisor = op->getOperand(1);
  Type type = divisor.getType(), element = getElementTypeOrSelf(type);
  APInt known;
  if (element.isInteger(1) || (matchPattern(divisor, m_ConstantInt(&known)) && !known.isAllOnes()))
    return;
  auto constant = [&](int64_t value) -> Value {
    TypedAttr attribute = builder.getIntegerAttr(element, value);
    if (auto vector = dyn_cast<VectorType>(type))
      attribute = SplatElementsAttr::get(vector, attribute);
    return arith::ConstantOp::create(builder, location, attribute);
  };
  Value isMinusOne =
      arith::CmpIOp::create(builder, location, arith::CmpIPredicate::eq, divisor, constant(-1));
  op->setOperand(1, arith::SelectOp::create(builder, location, isMinusOne, constant(1), divisor));
}

template <typename Op, typename ArithOp> static void sayAsArith(Op op) {
  OpBuilder builder(op);
  op.replaceAllUsesWith(
      ArithOp::create(builder, op.getLoc(), op.getLhs(), op.getRhs()).getResult());
  op.erase();
}

/// What traps of the machine would say is that of an operation which is defined.
static void avoidTraps(ModuleOp module) {
  module.walk([](Operation *op) {
    if (isa<arith::RemSIOp, index::RemSOp>(op))
      guardRemainder(op);
    else if (auto quotient = dyn_cast<index::CeilDivSOp>(op))
      sayAsArith<index::CeilDivSOp, arith::CeilDivSIOp>(quotient);
    else if (auto quotient = dyn_cast<index::FloorDivSOp>(op))
      sayAsArith<index::FloorDivSOp, arith::FloorDivSIOp>(quotient);
  });
}

//===----------------------------------------------------------------------===//
// What MLIR's lowering does not take
//===----------------------------------------------------------------------===//

/// Native code runs in one address space, into which malloc returns pointers.
static void dropMemorySpaces(ModuleOp module) {
  AttrTypeReplacer replacer;
  replacer.addReplacement([](MemRefType type) -> std::optional<Type> {
    if (!type.getMemorySpace())
      return std::nullopt;
    return MemRefType(MemRefType::Builder(type).setMemorySpace({}));
  });
  replacer.addReplacement([](UnrankedMemRefType type) {
    return UnrankedMemRefType::get(type.getElementType(), Attribute());
  });
  replacer.recursivelyReplaceElementsIn(module, /*replaceAttrs=*/true, /*replaceLocs=*/false,
                                        /*replaceTypes=*/true);
  module.walk([](memref::MemorySpaceCastOp op) {
    op.replaceAllUsesWith(op.getSource());
    op.erase();
  });
}

/// The lowering leaves casts of memrefs that a memref.alloca_scope has as results.
static void openScopes(ModuleOp module) {
  module.walk([](memref::AllocaScopeOp op) {
    if (!llvm::hasSingleElement(op.getBodyRegion()))
      return;
    OpBuilder builder(op);
    Block &body = op.getBodyRegion().front();
    SmallVector<Value> results(body.back().getOperands());
    Value stack = LLVM::StackSaveOp::create(builder, op.getLoc(),
                                            LLVM::LLVMPointerType::get(op.getContext()));
    op->getBlock()->getOperations().splice(op->getIterator(), body.getOperations(), body.begin(),
                                           std::prev(body.end()));
    LLVM::StackRestoreOp::create(builder, op.getLoc(), stack);
    op.replaceAllUsesWith(results);
    op.erase();
  });
}

void makeLowerable(ModuleOp module) {
  module->getContext()->loadDialect<LLVM::LLVMDialect>();
  dropMemorySpaces(module);
  openScopes(module);
}

void keepResults(ModuleOp module) {
  module->getContext()->loadDialect<arith::ArithDialect, math::MathDialect, LLVM::LLVMDialect>();
  fuseVectors(module);
  startSums(module);
  avoidTraps(module);
  callLibm(module);
  widenRoots(module);
  keepSignsOfZeros<arith::MaximumFOp, LLVM::MaximumOp>(module);
  keepSignsOfZeros<arith::MinimumFOp, LLVM::MinimumOp>(module);
}

} // namespace freehold::native
