//===- MatchedBounds.cpp - That what a target does alone is in bounds -----===//
// An access of the source is in bounds, or its execution is undefined. An access that only the target has must
// be in bounds by itself:
//
//   %v = memref.reinterpret_cast %m to offset: [0], sizes: [%n], strides: [1]      no error, whatever %n is
//   %c = bufferization.clone %v                                                    reads all of %v
//
// A memref is *within* its allocation if it is an allocation, an argument, or a view that lies in what it is a
// view of. Block arguments and results of region ops may be any memref that is passed along an edge, so
// they are within if no other view is passed along, and no stack buffer that ends before the function does.
//===----------------------------------------------------------------------===//
#include "smt/validate/DefinedOps.h"
#include "smt/validate/Layouts.h"
#include "smt/validate/MatchedOps.h"

#include "passes/analysis/MemRefEffects.h"
#include "passes/analysis/ValueFlow.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/CallInterfaces.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace freehold::smt::safe {

//===----------------------------------------------------------------------===//
// Views that lie in what they are views of
//===----------------------------------------------------------------------===//

/// How many elements the type has in a row from its aligned pointer on; nothing if that is not known.
static std::optional<int64_t> elementsInRow(Type type) {
  auto memref = dyn_cast<MemRefType>(type);
  bool isRow = memref && memref.hasStaticShape() && memref.getLayout().isIdentity();
  return isRow ? std::optional(memref.getNumElements()) : std::nullopt;
}

/// Whether the first `size` elements of a buffer are there, since the op is where the buffer has no less:
///
///   %less = arith.cmpi ult, %old, %size        %old is the buffer's size
///   scf.if %less { } else { op }
static bool isNoLarger(memref::ReinterpretCastOp op, OpFoldResult size) {
  auto branch = dyn_cast_or_null<scf::IfOp>(op->getParentOp());
  auto compare = branch ? branch.getCondition().getDefiningOp<arith::CmpIOp>() : nullptr;
  auto from = dyn_cast<MemRefType>(op.getSource().getType());
  if (!compare || compare.getPredicate() != arith::CmpIPredicate::ult || !from ||
      from.getRank() != 1 || !from.getLayout().isIdentity() ||
      op->getParentRegion() != &branch.getElseRegion() ||
      getAsOpFoldResult(compare.getRhs()) != size)
    return false;
  if (auto dim = compare.getLhs().getDefiningOp<memref::DimOp>())
    return dim.getSource() == op.getSource() && dim.getConstantIndex() == 0;
  return from.hasStaticShape() && getConstantIntValue(compare.getLhs()) == from.getDimSize(0);
}

static bool liesWithin(memref::ReinterpretCastOp op) {
  auto sizes = op.getMixedSizes(), strides = op.getMixedStrides(), offsets = op.getMixedOffsets();
  if (!isConstantIntValue(offsets.front(), 0))
    return false;
  if (sizes.size() == 1 && isConstantIntValue(strides[0], 1) && isNoLarger(op, sizes[0]))
    return true;
  std::optional<int64_t> limit = elementsInRow(op.getSource().getType());
  int64_t last = 0;
  bool isEmpty = false;
  for (auto [size, stride] : llvm::zip_equal(sizes, strides)) {
    auto count = getConstantIntValue(size), distance = getConstantIntValue(stride);
    int64_t reach = 0;
    if (!count || !distance || *count < 0 || *distance < 0 ||
        llvm::MulOverflow(*count - 1, *distance, reach) || llvm::AddOverflow(last, reach, last))
      return false;
    isEmpty |= *count == 0;
  }
  return isEmpty || (limit && last < *limit);
}

static bool liesWithin(memref::SubViewOp op) {
  ArrayRef<int64_t> shape = op.getSourceType().getShape();
  // The strides of what has no elements may be anything, so that an offset wraps.
  if (llvm::is_contained(shape, 0))
    return false;
  for (auto [n, size] : llvm::enumerate(op.getMixedSizes())) {
    auto count = getConstantIntValue(size), from = getConstantIntValue(op.getMixedOffsets()[n]),
         step = getConstantIntValue(op.getMixedStrides()[n]);
    int64_t last = 0;
    if (ShapedType::isDynamic(shape[n]) || !count || !from || !step || *from < 0 || *step < 0 ||
        *count < 0 || llvm::MulOverflow(*count - 1, *step, last) ||
        llvm::AddOverflow(*from, last, last) || (*count > 0 && last >= shape[n]))
      return false;
  }
  return true;
}

static bool liesWithin(memref::ViewOp op) {
  MemRefType type = op.getType();
  std::optional<int64_t> limit = elementsInRow(op.getSource().getType());
  APInt shift;
  Type element = type.getElementType();
  bool isOfBytes = element.isIntOrFloat() && element.getIntOrFloatBitWidth() % 8 == 0;
  if (!limit || !type.hasStaticShape() || !isOfBytes ||
      !matchPattern(op.getByteShift(), m_ConstantInt(&shift)) || shift.isNegative())
    return false;
  const int64_t from = shift.getSExtValue(), bytes = element.getIntOrFloatBitWidth() / 8;
  // Callers may pass bytes at any address. The heap's are aligned for every element type.
  bool isAligned =
      bytes == 1 || (from % bytes == 0 && op.getSource().getDefiningOp<memref::AllocOp>());
  return isAligned && from <= *limit && type.getNumElements() <= (*limit - from) / bytes;
}

/// Whether a view lies in what it is a view of, whatever the operands are.
static bool liesWithin(Operation *op) {
  if (auto cast = dyn_cast<memref::ReinterpretCastOp>(op))
    return liesWithin(cast);
  if (auto slice = dyn_cast<memref::SubViewOp>(op))
    return liesWithin(slice);
  if (auto view = dyn_cast<memref::ViewOp>(op))
    return liesWithin(view);
  if (auto cast = dyn_cast<memref::CastOp>(op))
    return covers(cast.getSource().getType(), cast.getType());
  if (auto expand = dyn_cast<memref::ExpandShapeOp>(op))
    return expand.getOutputShape().empty();
  if (auto metadata = dyn_cast<memref::ExtractStridedMetadataOp>(op))
    return elementsInRow(metadata.getSource().getType()).value_or(0) > 0;
  return isa<memref::CollapseShapeOp, memref::TransposeOp, memref::AssumeAlignmentOp,
             memref::MemorySpaceCastOp, memref::DistinctObjectsOp>(op);
}

/// What becomes of memrefs that are passed to callees with a body.
enum class Callees : uint8_t {
  /// Another name stands for it.
  Name,
  /// They are done with it when they return, unless they pass it on.
  Borrow,
};

/// Whether the view, or a view of it, is passed to where another name stands for it.
static bool isPassedOn(const Cfg &cfg, const llvm::DenseSet<Operation *> &ops, Value view,
                       Callees callees) {
  constexpr MemRefUse kStays = MemRefUse::Reads | MemRefUse::Writes | MemRefUse::Frees |
                               MemRefUse::Compares | MemRefUse::TakesAddress;
  SymbolTableCollection symbols;
  llvm::SetVector<Value> names;
  names.insert(view);
  for (size_t next = 0; next < names.size(); ++next)
    for (OpOperand &use : names[next].getUses()) {
      Operation *user = use.getOwner();
      auto isView = [&](OpResult result) { return viewedBy(result) == use.get(); };
      bool isEnd = user->hasTrait<OpTrait::ReturnLike>() &&
                   user->getParentOp() == const_cast<Cfg &>(cfg).function.getOperation();
      bool isExternal = isa<CallOpInterface>(user) && ops.contains(user);
      if (isEnd || isExternal || !has(useOf(use), ~kStays))
        continue;
      auto call = dyn_cast<CallOpInterface>(user);
      FunctionOpInterface callee =
          call && callees == Callees::Borrow ? calleeOf(call, &symbols) : nullptr;
      if (callee && llvm::equal(call.getArgOperands(), call->getOperands())) {
        names.insert(callee.getArgument(use.getOperandNumber()));
        continue;
      }
      if (!ops.contains(user) || !llvm::any_of(user->getResults(), isView) ||
          has(useOf(use), ~(kStays | MemRefUse::Views)))
        return true;
      for (OpResult result : user->getResults())
        if (isView(result))
          names.insert(result);
    }
  return false;
}

/// Whether a stack buffer ends before the function does.
static bool endsEarly(const Cfg &cfg, Operation *op) {
  return isa<memref::AllocaOp>(op) && op->getParentWithTrait<OpTrait::AutomaticAllocationScope>() !=
                                          const_cast<Cfg &>(cfg).function;
}

static llvm::DenseSet<Operation *> opsOf(const Cfg &cfg) {
  llvm::DenseSet<Operation *> ops;
  for (const Node &node : cfg.nodes)
    ops.insert(node.ops.begin(), node.ops.end());
  return ops;
}

llvm::DenseSet<Operation *> outlivedBuffers(const Cfg &cfg) {
  const llvm::DenseSet<Operation *> ops = opsOf(cfg);
  llvm::DenseSet<Operation *> outlived;
  for (Operation *op : ops)
    if (endsEarly(cfg, op) && isPassedOn(cfg, ops, op->getResult(0), Callees::Borrow))
      outlived.insert(op);
  return outlived;
}

bool passesMemrefsBeyond(const Cfg &cfg) {
  const llvm::DenseSet<Operation *> ops = opsOf(cfg);
  return llvm::any_of(ops, [&](Operation *op) {
    return llvm::any_of(op->getResults(), [&](OpResult result) {
      bool isBeyond = isMemref(result) && (viewedBy(result) ? !liesWithin(op) : endsEarly(cfg, op));
      return isBeyond && isPassedOn(cfg, ops, result, Callees::Name);
    });
  });
}

/// Whether all elements of a memref of the target are there.
bool MatchedOps::isWithin(unsigned frame, Value memref) const {
  if (auto argument = dyn_cast<BlockArgument>(memref)) {
    bool isCallers = frame == 0 &&
                     isa_and_nonnull<FunctionOpInterface>(argument.getOwner()->getParentOp()) &&
                     argument.getOwner()->isEntryBlock();
    return isCallers || !passesBeyond;
  }
  auto result = cast<OpResult>(memref);
  Operation *op = result.getOwner();
  if (auto select = dyn_cast<arith::SelectOp>(op))
    return isWithin(frame, select.getTrueValue()) && isWithin(frame, select.getFalseValue());
  if (Value viewed = viewedBy(result))
    return liesWithin(op) && isWithin(frame, viewed);
  MemRefResult is = resultOf(result);
  return is == MemRefResult::Allocation || is == MemRefResult::Global ||
         (is != MemRefResult::Unknown && !passesBeyond);
}

//===----------------------------------------------------------------------===//
// What a target does alone
//===----------------------------------------------------------------------===//

/// Whether the size of an allocation is not negative: a constant, or what a memref has as its size.
bool MatchedOps::isSize(unsigned frame, Value value) const {
  APInt constant;
  if (matchPattern(value, m_ConstantInt(&constant)))
    return !constant.isNegative();
  if (auto metadata = value.getDefiningOp<memref::ExtractStridedMetadataOp>())
    return llvm::is_contained(metadata.getSizes(), value) && isWithin(frame, metadata.getSource());
  auto dim = value.getDefiningOp<memref::DimOp>();
  return dim && isWithin(frame, dim.getSource());
}

/// Whether a clone's type fixes no size that its input's leaves open.
static bool promisesNoSize(Type input, Type clone) {
  auto from = dyn_cast<MemRefType>(input), to = dyn_cast<MemRefType>(clone);
  return !to || (from && llvm::all_of(llvm::zip_equal(from.getShape(), to.getShape()),
                                      [](const auto &sizes) {
                                        auto [one, other] = sizes;
                                        return ShapedType::isDynamic(other) || one == other;
                                      }));
}

static bool isInBounds(MemRefType type, ValueRange indices) {
  return llvm::all_of(llvm::zip_equal(type.getShape(), indices), [](const auto &both) {
    auto [size, index] = both;
    APInt constant;
    return matchPattern(index, m_ConstantInt(&constant)) && !constant.isNegative() &&
           !ShapedType::isDynamic(size) && constant.slt(size);
  });
}

/// Whether each iteration of a structured op writes the element that it reads.
static bool visitsAlike(OpOperand &written, OpOperand &read) {
  auto structured = dyn_cast<linalg::LinalgOp>(written.getOwner());
  return !structured ||
         structured.getMatchingIndexingMap(&written) == structured.getMatchingIndexingMap(&read);
}

/// Whether the regions of an op that only the target has compute what is defined.
static bool hasDefinedRegions(Operation *op) {
  return !op->walk([&](Operation *nested) {
              bool isDefined = nested == op || isa<linalg::IndexOp>(nested) ||
                               nested->hasTrait<OpTrait::IsTerminator>() || isAlwaysDefined(nested);
              return isDefined ? WalkResult::advance() : WalkResult::interrupt();
            }).wasInterrupted();
}

/// Whether the expression is largest where all dimensions are, and smallest where all are 0.
static bool rises(AffineExpr expr) {
  if (isa<AffineDimExpr>(expr))
    return true;
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return constant.getValue() >= 0;
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  return binary &&
         llvm::is_contained({AffineExprKind::Add, AffineExprKind::Mul}, binary.getKind()) &&
         rises(binary.getLHS()) && rises(binary.getRHS());
}

/// Whether static shapes, which the verifier compares at both ends of the iterations, show that a structured op accesses
/// nothing out of bounds.
static bool staysInBounds(linalg::LinalgOp op) {
  return llvm::all_of(op.getIndexingMapsArray(),
                      [](AffineMap map) { return llvm::all_of(map.getResults(), rises); });
}

/// Whether no two iterations along parallel dimensions of a structured op write one cell.
static bool hasNoRaces(linalg::LinalgOp op) {
  SmallVector<utils::IteratorType> iterators = op.getIteratorTypesArray();
  return llvm::all_of(op.getDpsInitsMutable(), [&](OpOperand &output) {
    AffineMap map = op.getMatchingIndexingMap(&output);
    bool areAllUsed = true;
    for (auto [dim, iterator] : llvm::enumerate(iterators))
      areAllUsed &= iterator != utils::IteratorType::parallel || map.isFunctionOfDim(dim);
    return areAllUsed && map.isProjectedPermutation() &&
           (!isMemref(output.get()) || areElementsApart(output.get()));
  });
}

/// Bytes of a stack buffer that only the target has: there may be hundreds at a time.
static constexpr int64_t kStackBytesMax = 64 << 10;
/// And of all of them.
static constexpr int64_t kStackBytesOfAllMax = 1 << 20;

/// Bytes of an element on the stack; nothing if that is not known.
static std::optional<int64_t> stackBytesOf(Type element) {
  if (element.isIntOrFloat())
    return (element.getIntOrFloatBitWidth() + 7) / 8;
  if (auto complex = dyn_cast<ComplexType>(element))
    return 2 * *stackBytesOf(complex.getElementType());
  if (auto vector = dyn_cast<VectorType>(element); vector && !vector.isScalable())
    if (auto each = stackBytesOf(vector.getElementType()))
      return vector.getNumElements() < kStackBytesMax
                 ? std::optional(vector.getNumElements() * *each)
                 : std::nullopt;
  return isa<IndexType, MemRefType>(element) ? std::optional<int64_t>(64) : std::nullopt;
}

static bool mayRunAgain(Block *block) {
  llvm::SetVector<Block *> after(block->succ_begin(), block->succ_end());
  for (size_t next = 0; next < after.size(); ++next)
    after.insert(after[next]->succ_begin(), after[next]->succ_end());
  return after.contains(block);
}

/// Whether the function may be running already when it is called: it reaches a call of itself, or an indirect one. External
/// functions do not call back.
static bool mayRecurse(FunctionOpInterface function) {
  llvm::SetVector<Operation *> reached;
  reached.insert(function);
  for (size_t next = 0; next < reached.size(); ++next) {
    WalkResult end = reached[next]->walk([&](CallOpInterface call) {
      Operation *callee = call.resolveCallable();
      if (!callee || callee == function)
        return WalkResult::interrupt();
      reached.insert(callee);
      return WalkResult::advance();
    });
    if (end.wasInterrupted())
      return true;
  }
  return false;
}

/// Whether a stack buffer is small, and ends before the op that makes it runs again.
static bool fitsOnStack(memref::AllocaOp op) {
  MemRefType type = op.getType();
  std::optional<int64_t> bytes = stackBytesOf(type.getElementType());
  if (!bytes || !type.hasStaticShape() ||
      type.getNumElements() > kStackBytesMax / std::max<int64_t>(*bytes, 1))
    return false;
  auto function = op->getParentOfType<FunctionOpInterface>();
  if (!function || mayRecurse(function))
    return false;
  for (Operation *at = op; !at->hasTrait<OpTrait::AutomaticAllocationScope>();
       at = at->getParentOp()) {
    bool isRepeated = isa<LoopLikeOpInterface>(at) || mayRunAgain(at->getBlock());
    if (isRepeated || !at->getParentOp())
      return false;
  }
  return true;
}

/// Whether all stack buffers that only the target has are small together.
bool MatchedOps::fitsBesideOthers(unsigned frame, memref::AllocaOp op) {
  int64_t all = 0;
  stackAlone_[{frame, op}] =
      op.getType().getNumElements() * *stackBytesOf(op.getType().getElementType());
  for (const auto &[place, bytes] : stackAlone_)
    all += bytes;
  return all <= kStackBytesOfAllMax;
}

bool MatchedOps::isSmallOnStack(unsigned frame, memref::AllocaOp op) {
  return fitsOnStack(op) && fitsBesideOthers(frame, op);
}

/// Bytes that the sizes which its type fixes give a buffer that only the target has, if the others are 1. There is no limit to what
/// a program may have on the heap, but a number of bytes that wraps is that of another buffer.
static constexpr uint64_t kHeapBytesMax = uint64_t(1) << 40;

static bool isFarFromWrapping(MemRefType type) {
  uint64_t bytes = 64;
  for (int64_t size : type.getShape())
    if (!ShapedType::isDynamic(size) && size > 1)
      bytes = llvm::SaturatingMultiply(bytes, static_cast<uint64_t>(size));
  return bytes <= kHeapBytesMax;
}

/// Whether what an op writes lies apart from all that it reads.
bool MatchedOps::writesApart(const Related &related, unsigned frame, Operation *op) {
  auto root = [&](Value memref) { return rootOf(classOf(related, Side::Target, {frame, memref})); };
  for (OpOperand &written : op->getOpOperands())
    for (OpOperand &read : op->getOpOperands()) {
      if (&written == &read || !isMemref(written.get()) || !isMemref(read.get()) ||
          !has(useOf(written), MemRefUse::Writes))
        continue;
      if (written.get() == read.get()) {
        if (!visitsAlike(written, read))
          return false;
        continue;
      }
      if (!areApart(root(written.get()), root(read.get())))
        return false;
    }
  return true;
}

/// Whether an op with effects that only the target has is defined in all executions, as far as
/// lifetimes, of which other goals speak, leave it so.
bool MatchedOps::isDefinedAlone(const Related &related, unsigned frame, Operation *op) {
  auto isClean = [&](Value value) { return this->isClean(related, Side::Target, {frame, value}); };
  if (!accessesOwnIteration(frame, op))
    return false;
  if (auto alloca = dyn_cast<memref::AllocaOp>(op))
    return isSmallOnStack(frame, alloca);
  if (auto alloc = dyn_cast<memref::AllocOp>(op))
    return isFarFromWrapping(alloc.getType()) && llvm::all_of(op->getOperands(), [&](Value size) {
             return isSize(frame, size) && isClean(size);
           });
  bool areWithin = llvm::all_of(op->getOperands(), [&](Value operand) {
    return !isMemref(operand) || isWithin(frame, operand);
  });
  if (!areWithin)
    return false;
  if (auto load = dyn_cast<memref::LoadOp>(op))
    return !load.getAlignment() && isClean(load.getMemref()) &&
           isInBounds(load.getMemRefType(), load.getIndices());
  if (auto store = dyn_cast<memref::StoreOp>(op))
    return !store.getAlignment() && isClean(store.getMemref()) &&
           isInBounds(store.getMemRefType(), store.getIndices());
  if (auto clone = dyn_cast<bufferization::CloneOp>(op))
    return isClean(clone.getInput()) && promisesNoSize(clone.getInput().getType(), clone.getType());
  if (copiesOntoItself(related, Side::Target, frame, op))
    return true;
  // Others have indices.
  if (!isa<memref::CopyOp, linalg::LinalgOp>(op))
    return false;
  bool areStatic = llvm::all_of(op->getOperands(), [&](Value operand) {
    auto type = dyn_cast<ShapedType>(operand.getType());
    return !type || (type.hasStaticShape() && isClean(operand));
  });
  auto structured = dyn_cast<linalg::LinalgOp>(op);
  return areStatic && hasDefinedRegions(op) && writesApart(related, frame, op) &&
         (!structured || (staysInBounds(structured) && hasNoRaces(structured)));
}

} // namespace freehold::smt::safe
