//===- MemRefOps.cpp - memref: allocate, free, access, look at otherwise --===//
// A view refers to its source's allocation. Whether the aligned pointer moves, and whether the
// offset is zero, is as the lowering to LLVM has it (design section 3):
//
//   memref.view                        the pointer moves by the shift; offset 0
//   memref.reinterpret_cast            the offset is what it says
//   memref.subview                     adds to the offset
//   memref.extract_strided_metadata    the base buffer has offset 0; a moved pointer stays
//   casts, reshapes, transpose, ...    nothing changes
//===----------------------------------------------------------------------===//
#include "smt/ops/MemRefOps.h"
#include "smt/ops/Values.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

#include "llvm/ADT/Twine.h"

using namespace mlir;

namespace freehold::smt {

static constexpr char kDense[] = "dense";

Term dense(Encoder &e, Term shape) {
  bool isDense = shape->op == TermNode::Op::Apply && shape->name == kDense;
  return isDense ? shape : e.t.apply(kDense, kShape, {shape});
}

Term viewed(Terms &t, Term content, Term shape) {
  bool isDense = shape->op == TermNode::Op::Apply && shape->name == kDense;
  return isDense ? content : t.apply("viewed", kContent, {content, shape});
}

Term viewed(Encoder &e, const MemRefTerm &memref) {
  return viewed(e.t, e.content(memref.base), memref.shape);
}

void requireLive(Encoder &e, const MemRefTerm &memref) {
  e.undefinedIf("poison memref", memref.poison);
  e.undefinedIf("freed buffer", [&t = e.t, base = memref.base, live = e.liveNow()](Term) {
    return t.negate(live(base));
  });
}

static const MemRefTerm *memrefOf(Encoder &e, Value value) {
  return e.get<MemRefTerm>(value, "the prover does not know this op on lists");
}

/// Operands that are scalars, as the arguments of an unknown function; `poison` becomes whether one
/// of them is.
static std::optional<llvm::SmallVector<Term>> scalars(Encoder &e, ValueRange values, Term &poison) {
  llvm::SmallVector<Term> terms, poisons;
  for (Value value : values) {
    auto *scalar = e.get<ScalarTerm>(value, "an operand that is no scalar");
    if (!scalar)
      return std::nullopt;
    terms.push_back(scalar->value);
    poisons.push_back(scalar->poison);
  }
  poison = e.t.any(poisons);
  return terms;
}

//===----------------------------------------------------------------------===//
// Allocation
//===----------------------------------------------------------------------===//

static void encodeNew(Operation *op, Encoder &e, bool isHeap) {
  auto sizes = e.indices(op->getOperands(), "poison size");
  if (!sizes)
    return;
  std::string name = "sizes of " + spelling(op);
  Term shape = sizes->empty() ? e.t.constant(kShape, name) : e.t.apply(name, kShape, *sizes);
  Term base = e.make(isHeap);
  e.set(op->getResult(0), MemRefTerm{base, e.t.no(), e.t.no(), dense(e, shape), e.t.no()});
}
static void encodeAlloc(memref::AllocOp op, Encoder &e) { encodeNew(op, e, true); }
static void encodeAlloca(memref::AllocaOp op, Encoder &e) { encodeNew(op, e, false); }

static void encodeDealloc(memref::DeallocOp op, Encoder &e) {
  auto *memref = memrefOf(e, op.getMemref());
  if (!memref)
    return;
  Terms &t = e.t;
  Term base = memref->base;
  Term isWrong = t.any({memref->shifted, memref->offset, t.negate(e.world.heap(base))});
  e.undefinedIf("poison memref", memref->poison);
  e.undefinedIf("freed buffer",
                [&t, base, live = e.liveNow()](Term) { return t.negate(live(base)); });
  e.undefinedIf("not the allocated heap buffer", isWrong);
  e.free([&t, base](Term x) { return t.equal(base, x); });
}

static void encodeGetGlobal(memref::GetGlobalOp op, Encoder &e) {
  std::string name = "global." + op.getName().str();
  Term base = e.world.global(name);
  e.set(op, MemRefTerm{base, e.t.no(), e.t.no(), e.t.constant(kShape, name + ".shape"), e.t.no()});
}

//===----------------------------------------------------------------------===//
// Access
//===----------------------------------------------------------------------===//

/// What is loaded may be poison.
static void encodeLoad(memref::LoadOp op, Encoder &e) {
  auto *memref = memrefOf(e, op.getMemRef());
  auto sort = scalarSort(op.getType());
  if (!memref)
    return;
  if (!sort)
    return e.unsupported("a load of what is no scalar");
  MemRefTerm from = *memref;
  auto operands = e.indices(op.getIndices(), "poison index");
  if (!operands)
    return;
  requireLive(e, from);
  operands->insert(operands->begin(), viewed(e, from));
  std::string type;
  llvm::raw_string_ostream(type) << op.getType() << " of " << operands->size() - 1;
  Term poison = e.t.apply("poison element " + type, kBool, *operands);
  e.world.realistic.push_back(e.t.negate(poison));
  e.set(op, ScalarTerm{e.t.apply("element " + type, *sort, *operands), poison});
}

static void encodeStore(memref::StoreOp op, Encoder &e) {
  auto *memref = memrefOf(e, op.getMemRef());
  auto *stored = e.get<ScalarTerm>(op.getValueToStore(), "a store of what is no scalar");
  if (!memref || !stored)
    return;
  MemRefTerm to = *memref;
  ScalarTerm value = *stored;
  auto operands = e.indices(op.getIndices(), "poison index");
  if (!operands)
    return;
  requireLive(e, to);
  // What is poison has no value by which contents could differ.
  std::string nothing = "poison ";
  llvm::raw_string_ostream(nothing) << op.getValueToStore().getType();
  Term none = e.t.constant(value.value->sort, nothing);
  operands->insert(operands->begin(), {e.content(to.base), to.shape,
                                       e.t.ite(value.poison, none, value.value), value.poison});
  std::string type;
  llvm::raw_string_ostream(type) << "with element " << op.getValueToStore().getType() << " of "
                                 << operands->size() - 4;
  e.mayNotBeShared(to.base);
  e.write(to.base, e.t.apply(type, kContent, *operands));
}

/// Whether nothing is left of what the target held: it is a whole allocation. Sizes that are not
/// static might differ, in which case the copy is undefined: the prover has no duty for that.
static bool overwritesAll(memref::CopyOp op) {
  auto target = op.getTarget().getDefiningOp<memref::AllocOp>();
  auto source = dyn_cast<MemRefType>(op.getSource().getType());
  return target && source && source.hasStaticShape() && target.getType().hasStaticShape() &&
         target.getType().getLayout().isIdentity();
}

static void encodeCopy(memref::CopyOp op, Encoder &e) {
  auto *source = memrefOf(e, op.getSource()), *target = memrefOf(e, op.getTarget());
  if (!source || !target)
    return;
  requireLive(e, *source);
  requireLive(e, *target);
  Term all = viewed(e, *source);
  if (!overwritesAll(op))
    all = e.t.apply("with all of", kContent, {e.content(target->base), target->shape, all});
  e.mayNotBeShared(target->base);
  e.write(target->base, all);
}

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

/// How an op looks at its source's elements: an unknown function of the source's shape and its
/// other operands. `poison` becomes whether one of those is.
static std::optional<Term> shapeOf(Encoder &e, Operation *op, Term source, ValueRange others,
                                   Term &poison) {
  auto operands = scalars(e, others, poison);
  if (!operands)
    return std::nullopt;
  operands->insert(operands->begin(), source);
  return e.t.apply("shape of " + spelling(op), kShape, *operands);
}

static Term isNonZero(Encoder &e, OpFoldResult number) {
  if (auto constant = getConstantIntValue(number))
    return e.t.boolean(*constant != 0);
  Term term = e.scalar(cast<Value>(number))->value;
  return e.t.differ(term, e.t.literal(kIndex, 0));
}

/// Sets a view: same allocation, and `offset` and `shifted` as given.
static void setView(Encoder &e, Operation *op, Value result, const MemRefTerm &source, Term shifted,
                    Term offset, ValueRange others) {
  Term poison = e.t.no();
  if (auto shape = shapeOf(e, op, source.shape, others, poison))
    e.set(result,
          MemRefTerm{source.base, shifted, offset, *shape, e.t.either(poison, source.poison)});
}

/// Whether each size, stride and offset that `type` fixes is fixed by `known` as well.
static bool isKnownToFit(MemRefType known, MemRefType type) {
  llvm::SmallVector<int64_t> strides, knownStrides;
  int64_t offset, knownOffset;
  if (!known || known.getRank() != type.getRank() ||
      failed(type.getStridesAndOffset(strides, offset)) ||
      failed(known.getStridesAndOffset(knownStrides, knownOffset)))
    return false;
  auto agree = [](int64_t number, int64_t knownNumber) {
    return ShapedType::isDynamic(number) || number == knownNumber;
  };
  return agree(offset, knownOffset) && llvm::all_of_zip(type.getShape(), known.getShape(), agree) &&
         llvm::all_of_zip(strides, knownStrides, agree);
}

static bool isKnownToFit(memref::CastOp op) {
  auto type = dyn_cast<MemRefType>(op.getType());
  if (!type)
    return true;
  Value from = op;
  while (auto cast = from.getDefiningOp<memref::CastOp>()) {
    from = cast.getSource();
    if (isKnownToFit(dyn_cast<MemRefType>(from.getType()), type))
      return true;
  }
  return false;
}

/// A cast to sizes, strides or an offset that the memref does not have gives something else.
static void encodeCast(memref::CastOp op, Encoder &e) {
  EncodedValue result = e[op.getSource()];
  auto *memref = std::get_if<MemRefTerm>(&result);
  if (memref && !isKnownToFit(op)) {
    std::string type;
    llvm::raw_string_ostream(type) << op.getType();
    Term fits = e.t.apply("fits " + type, kBool, {memref->shape});
    memref->shape = e.t.ite(fits, memref->shape, e.t.apply("not " + type, kShape, {memref->shape}));
  }
  e.set(op, result);
}

static void encodeView(memref::ViewOp op, Encoder &e) {
  auto *source = memrefOf(e, op.getSource());
  if (!source)
    return;
  Term moves = isNonZero(e, OpFoldResult(op.getByteShift()));
  setView(e, op, op, *source, e.t.either(source->shifted, moves), e.t.no(),
          op->getOperands().drop_front());
}

static void encodeReinterpretCast(memref::ReinterpretCastOp op, Encoder &e) {
  auto *source = memrefOf(e, op.getSource());
  if (!source)
    return;
  setView(e, op, op, *source, source->shifted, isNonZero(e, op.getMixedOffsets().front()),
          op->getOperands().drop_front());
}

static void encodeSubview(memref::SubViewOp op, Encoder &e) {
  auto *source = memrefOf(e, op.getSource());
  if (!source)
    return;
  bool isAtStart = llvm::all_of(op.getMixedOffsets(),
                                [](OpFoldResult offset) { return isConstantIntValue(offset, 0); });
  Term offset = source->offset;
  if (!isAtStart) {
    Term poison = nullptr;
    auto operands = scalars(e, op->getOperands().drop_front(), poison);
    if (!operands)
      return;
    operands->insert(operands->begin(), source->shape);
    offset = e.t.apply("offset of " + spelling(op), kBool, *operands);
    bool isStatic = llvm::all_of(op.getMixedOffsets(), [](OpFoldResult offset) {
      return getConstantIntValue(offset).has_value();
    });
    if (isStatic)
      e.world.realistic.push_back(offset);
  }
  setView(e, op, op, *source, source->shifted, offset, op->getOperands().drop_front());
}

static void encodeMetadata(memref::ExtractStridedMetadataOp op, Encoder &e) {
  auto *source = memrefOf(e, op.getSource());
  if (!source)
    return;
  MemRefTerm from = *source;
  Term shape = e.t.apply("base of " + spelling(op), kShape, {from.shape});
  e.set(op.getBaseBuffer(), MemRefTerm{from.base, from.shifted, e.t.no(), shape, from.poison});
  for (OpResult result : op->getResults().drop_front())
    e.set(result, ScalarTerm{e.t.apply(("metadata " + llvm::Twine(result.getResultNumber())).str(),
                                       kIndex, {from.shape}),
                             from.poison});
}

/// The address of a memref whose pointer has moved is some number.
static void encodeAddress(memref::ExtractAlignedPointerAsIndexOp op, Encoder &e) {
  auto *source = memrefOf(e, op.getSource());
  if (!source)
    return;
  Term start = e.address(source->base);
  Term moved = e.t.apply("moved address", kAddress, {start, source->shape});
  for (Term x : e.world.points)
    e.world.realistic.push_back(e.t.differ(moved, e.world.address(x)));
  e.set(op, ScalarTerm{e.t.ite(source->shifted, moved, start), source->poison});
}

static void encodeDim(memref::DimOp op, Encoder &e) {
  auto *source = memrefOf(e, op.getSource());
  Term index = e.index(op.getIndex(), "poison index");
  if (!source || !index)
    return;
  bool isDense = source->shape->op == TermNode::Op::Apply && source->shape->name == kDense;
  Term shape = isDense ? source->shape->args[0] : source->shape;
  e.set(op, ScalarTerm{e.t.apply("dim", kIndex, {shape, index}), source->poison});
}

/// Ops that neither move the pointer nor set an offset.
template <typename Op> static void encodeSameStart(Op op, Encoder &e) {
  auto *source = memrefOf(e, op->getOperand(0));
  if (source)
    setView(e, op, op->getResult(0), *source, source->shifted, source->offset,
            op->getOperands().drop_front());
}

void addMemRefEncoding(EncodeTable &table) {
  table.on<memref::AllocOp>(encodeAlloc);
  table.on<memref::AllocaOp>(encodeAlloca);
  table.on<memref::DeallocOp>(encodeDealloc);
  table.on<memref::GetGlobalOp>(encodeGetGlobal);
  table.on<memref::LoadOp>(encodeLoad);
  table.on<memref::StoreOp>(encodeStore);
  table.on<memref::CopyOp>(encodeCopy);
  table.on<memref::CastOp>(encodeCast);
  table.on<memref::ViewOp>(encodeView);
  table.on<memref::ReinterpretCastOp>(encodeReinterpretCast);
  table.on<memref::SubViewOp>(encodeSubview);
  table.on<memref::ExtractStridedMetadataOp>(encodeMetadata);
  table.on<memref::ExtractAlignedPointerAsIndexOp>(encodeAddress);
  table.on<memref::DimOp>(encodeDim);
  table.on<memref::CollapseShapeOp>(encodeSameStart<memref::CollapseShapeOp>);
  table.on<memref::ExpandShapeOp>(encodeSameStart<memref::ExpandShapeOp>);
  table.on<memref::TransposeOp>(encodeSameStart<memref::TransposeOp>);
  table.on<memref::MemorySpaceCastOp>(encodeSameStart<memref::MemorySpaceCastOp>);
  table.on<memref::AssumeAlignmentOp>(encodeSameStart<memref::AssumeAlignmentOp>);
}

} // namespace freehold::smt
