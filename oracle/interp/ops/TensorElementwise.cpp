//===- TensorElementwise.cpp - arith and math on tensors ------------------===//
// An op on tensors is its op on scalars in a loop over all elements:
//
//   %r = arith.addf %a, %b : tensor<?xf32>   ->   for each i: %r[i] = arith.addf %a[i], %b[i] : f32
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/AffineAccess.h"
#include "oracle/interp/ops/Lanes.h"
#include "oracle/interp/ops/TensorDetail.h"

#include "mlir/IR/OpDefinition.h"

using namespace mlir;

namespace freehold::interp {

namespace {
struct SameSizes {
  SmallVector<MemRefRegisters> operands;
  MemRefRegisters result;
  SmallVector<int64_t, 4> sizes;
};
} // namespace

/// Makes the result with the sizes of the operands, which must agree.
static const Inst *execSameSizes(const Inst *i, Machine &m) {
  const auto &table = i->table<SameSizes>();
  MemRefView result = m.memref(table.result.at, table.result.rank);
  for (const MemRefRegisters &operand : table.operands) {
    if (m.poison[operand.at])
      return m.failPoison(i, m.poison[operand.at], "an operand");
    MemRefView view = m.memref(operand.at, operand.rank);
    for (unsigned d = 0; d < view.rank; ++d) {
      int64_t fixed = table.sizes[d];
      bool isFirst = &operand == table.operands.begin();
      if ((!isFirst && view.size(d) != result.size(d)) ||
          (!ShapedType::isDynamic(fixed) && view.size(d) != fixed))
        return m.fail(i, ErrorKind::Undefined,
                      "operands disagree on the size of dimension " + Twine(d));
      result.setSize(d, view.size(d));
    }
  }
  m.poison[table.result.at] = 0;
  return makeTensor(i, m, result, table.result.bytes) ? i->next() : nullptr;
}

/// a and b: tensors of rank imm.
static const Inst *execAgreeOnSizes(const Inst *i, Machine &m) {
  if (m.poison[i->a] || m.poison[i->b])
    return i->next();
  auto rank = static_cast<unsigned>(i->imm);
  MemRefView one = m.memref(i->a, rank), other = m.memref(i->b, rank);
  for (unsigned d = 0; d < rank; ++d)
    if (one.size(d) != other.size(d))
      return m.fail(i, ErrorKind::Undefined,
                    "operands disagree on the size of dimension " + Twine(d));
  return i->next();
}

void emitSameSizes(Value one, Value other, Emitter &e) {
  auto type = dyn_cast<RankedTensorType>(one.getType());
  if (type && !type.hasStaticShape())
    e.emit(execAgreeOnSizes, 0, e.at(one), e.at(other)).imm = type.getRank();
}

static bool isTensorOfScalars(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && wordsOf(type) && bitsOf(type.getElementType());
}

/// Emits one element of each result, of such elements of the operands.
static void emitElements(Operation *op, ArrayRef<uint32_t> ivs, Emitter &e) {
  SmallVector<Registers> elements, made;
  SmallVector<Type> types, results;
  auto scalar = [&](Type of) {
    unsigned words = *wordsOf(of);
    return Registers{e.temp(words), words};
  };
  for (Value operand : op->getOperands()) {
    types.push_back(cast<RankedTensorType>(operand.getType()).getElementType());
    elements.push_back(scalar(types.back()));
    emitElementLoad(e, op, operand, ivs, elements.back());
  }
  for (Value result : op->getResults()) {
    results.push_back(cast<RankedTensorType>(result.getType()).getElementType());
    made.push_back(scalar(results.back()));
  }
  emitScalars(e, types, elements, made,
              [&](OpBuilder &builder, ValueRange arguments) -> SmallVector<Value> {
                OperationState state(op->getLoc(), op->getName(), arguments, results,
                                     op->getDiscardableAttrDictionary().getValue());
                state.propertiesAttr = op->getPropertiesAsAttribute();
                return llvm::to_vector_of<Value>(builder.create(state)->getResults());
              });
  for (auto [element, result] : llvm::zip_equal(made, op->getResults()))
    emitElementStore(e, op, element, result, ivs);
}

bool emitTensorElementwise(Operation *op, Emitter &e) {
  if (op->getNumResults() == 0 || op->getNumOperands() == 0 || op->getNumRegions() ||
      !llvm::all_of(op->getResults(), isTensorOfScalars) ||
      !OpTrait::hasElementwiseMappableTraits(op) || !interpTable().hasRow(op) ||
      !llvm::all_of(op->getOperands(), isTensorOfScalars))
    return false;
  for (Value result : op->getResults()) {
    auto type = cast<RankedTensorType>(result.getType());
    SameSizes table{{}, memrefRegisters(result, e), llvm::to_vector<4>(type.getShape())};
    for (Value operand : op->getOperands())
      table.operands.push_back(memrefRegisters(operand, e));
    const auto *owned = e.own(std::move(table));
    e.emit(execSameSizes).data = owned;
  }
  LoopNest nest = emitNestOver(e, op->getResult(0));
  SmallVector<uint32_t> ivs = nest.iv;
  OpenNest open = emitNestBegin(e, std::move(nest));
  emitElements(op, ivs, e);
  emitNestNext(e, open, op);
  e.bind(open.done);
  return true;
}

} // namespace freehold::interp
