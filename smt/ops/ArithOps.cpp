//===- ArithOps.cpp - Logic on i1, choices, numbers that nothing is known of ---===//
// An i1 may be one for each element of a list: then so is the result, and all lists among the
// operands must be the same one.
//===----------------------------------------------------------------------===//
#include "smt/Encoder.h"
#include "smt/ops/Values.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "llvm/ADT/Twine.h"

using namespace mlir;

namespace freehold::smt {

//===----------------------------------------------------------------------===//
// Shared with other dialects (Values.h)
//===----------------------------------------------------------------------===//

std::optional<std::vector<Term>> bitsOf(Encoder &e, ValueRange operands,
                                        std::optional<unsigned> &list) {
  std::vector<Term> bits;
  for (Value operand : operands) {
    if (auto *one = std::get_if<BoolTerm>(&e[operand])) {
      bits.push_back(one->value);
    } else if (auto *many = std::get_if<Bools>(&e[operand])) {
      if (list && *list != many->list) {
        e.unsupported("combines elements of two lists");
        return std::nullopt;
      }
      list = many->list;
      bits.push_back(many->body);
    } else {
      e.unsupported("an i1 was expected");
      return std::nullopt;
    }
  }
  return bits;
}

void setBits(Encoder &e, Value result, Term bits, std::optional<unsigned> list) {
  if (list)
    e.set(result, Bools{*list, bits});
  else
    e.set(result, BoolTerm{bits});
}

Sort sortOf(Type type) { return type.isInteger(1) ? kBool : kOpaque; }

void setScalar(Encoder &e, Value result, Term term) {
  if (result.getType().isInteger(1))
    e.set(result, BoolTerm{term});
  else
    e.set(result, OpaqueTerm{term});
}

std::string spelling(Operation *op) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << op->getName();
  if (!op->getAttrs().empty())
    stream << ' ' << op->getAttrDictionary();
  for (Attribute property : op->getPropertiesAsAttribute()
                                ? SmallVector<Attribute>{op->getPropertiesAsAttribute()}
                                : SmallVector<Attribute>{})
    stream << ' ' << property;
  for (Type type : op->getResultTypes())
    stream << ' ' << type;
  return text;
}

std::optional<EncodedValue> choose(Encoder &e, Term condition, const EncodedValue &a,
                                   const EncodedValue &b) {
  Terms &t = e.t;
  auto ite = [&](Term x, Term y) { return t.ite(condition, x, y); };
  if (auto *x = std::get_if<MemRefTerm>(&a))
    if (auto *y = std::get_if<MemRefTerm>(&b))
      return MemRefTerm{ite(x->base, y->base), ite(x->shifted, y->shifted),
                        ite(x->offset, y->offset), ite(x->shape, y->shape)};
  if (auto *x = std::get_if<BoolTerm>(&a))
    if (auto *y = std::get_if<BoolTerm>(&b))
      return BoolTerm{ite(x->value, y->value)};
  if (auto *x = std::get_if<OpaqueTerm>(&a))
    if (auto *y = std::get_if<OpaqueTerm>(&b))
      return OpaqueTerm{ite(x->value, y->value)};
  if (auto *x = std::get_if<AddressTerm>(&a))
    if (auto *y = std::get_if<AddressTerm>(&b))
      return AddressTerm{ite(x->address, y->address)};
  auto *x = std::get_if<Bools>(&a), *y = std::get_if<Bools>(&b);
  if (x || y) {
    auto bodyOf = [](const EncodedValue &value) -> Term {
      if (auto *many = std::get_if<Bools>(&value))
        return many->body;
      auto *one = std::get_if<BoolTerm>(&value);
      return one ? one->value : nullptr;
    };
    Term left = bodyOf(a), right = bodyOf(b);
    if (left && right && (!x || !y || x->list == y->list))
      return Bools{(x ? x : y)->list, ite(left, right)};
  }
  auto *m = std::get_if<MemRefs>(&a), *n = std::get_if<MemRefs>(&b);
  if (m && n && m->list == n->list)
    return MemRefs{m->list, ite(m->wrong, n->wrong)};
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Handlers
//===----------------------------------------------------------------------===//

static void encodeConstant(arith::ConstantOp op, Encoder &e) {
  if (op.getType().isInteger(1))
    return e.set(op, BoolTerm{e.t.boolean(cast<IntegerAttr>(op.getValue()).getValue().isOne())});
  if (!op.getType().isIntOrIndexOrFloat())
    return e.unsupported("a constant that is no scalar");
  std::string text;
  llvm::raw_string_ostream(text) << "number " << op.getValue();
  e.set(op, OpaqueTerm{e.t.constant(kOpaque, text)});
}

/// %r = op %a, %b on i1, of elements or single ones.
template <typename Op, typename Combine>
static void encodeLogic(Op op, Encoder &e, Combine combine) {
  std::optional<unsigned> list;
  if (!op.getType().isInteger(1))
    return encodePure(op.getOperation(), e);
  if (auto bits = bitsOf(e, op->getOperands(), list))
    setBits(e, op, combine((*bits)[0], (*bits)[1]), list);
}

static void encodeAnd(arith::AndIOp op, Encoder &e) {
  encodeLogic(op, e, [&](Term a, Term b) { return e.t.both(a, b); });
}
static void encodeOr(arith::OrIOp op, Encoder &e) {
  encodeLogic(op, e, [&](Term a, Term b) { return e.t.either(a, b); });
}
static void encodeXor(arith::XOrIOp op, Encoder &e) {
  encodeLogic(op, e, [&](Term a, Term b) { return e.t.differ(a, b); });
}

static void encodeSelect(arith::SelectOp op, Encoder &e) {
  std::optional<unsigned> list;
  if (op.getType().isInteger(1) && op.getCondition().getType().isInteger(1)) {
    if (auto bits = bitsOf(e, op->getOperands(), list))
      setBits(e, op, e.t.ite((*bits)[0], (*bits)[1], (*bits)[2]), list);
    return;
  }
  auto *condition = e.get<BoolTerm>(op.getCondition(), "a condition that is not one i1");
  if (!condition)
    return;
  auto chosen = choose(e, condition->value, e[op.getTrueValue()], e[op.getFalseValue()]);
  if (!chosen)
    return e.unsupported("a choice between lists");
  e.set(op, *chosen);
}

static void encodeCompare(arith::CmpIOp op, Encoder &e) {
  bool isEqual = op.getPredicate() == arith::CmpIPredicate::eq;
  if (!isEqual && op.getPredicate() != arith::CmpIPredicate::ne)
    return encodePure(op, e);
  Term same = nullptr;
  std::optional<unsigned> list;
  if (op.getLhs().getType().isInteger(1)) {
    if (auto bits = bitsOf(e, op->getOperands(), list))
      same = e.t.equal((*bits)[0], (*bits)[1]);
  } else {
    Term left = e.scalar(op.getLhs()), right = e.scalar(op.getRhs());
    if (!left || !right || !(left->sort == right->sort))
      return encodePure(op, e);
    same = e.t.equal(left, right);
  }
  if (same)
    setBits(e, op, isEqual ? same : e.t.negate(same), list);
}

/// index_cast of an address keeps what it is.
static void encodeIndexCast(arith::IndexCastOp op, Encoder &e) {
  if (std::get_if<AddressTerm>(&e[op.getIn()]))
    return e.set(op, e[op.getIn()]);
  encodePure(op, e);
}
static void encodeIndexCastUI(arith::IndexCastUIOp op, Encoder &e) {
  if (std::get_if<AddressTerm>(&e[op.getIn()]))
    return e.set(op, e[op.getIn()]);
  encodePure(op, e);
}

/// Equal operands give equal results; nothing else is known.
void encodePure(Operation *op, Encoder &e) {
  if (!isMemoryEffectFree(op) || op->getNumRegions())
    return e.unsupported("the prover does not know this op");
  llvm::SmallVector<Term> operands;
  std::string name = spelling(op);
  for (Value operand : op->getOperands()) {
    Term term = e.scalar(operand);
    if (!term)
      return e.unsupported("the prover does not know this op on memrefs or lists");
    operands.push_back(term);
    name += term->sort == kBool ? " i1" : term->sort == kAddress ? " address" : "";
  }
  for (OpResult result : op->getResults()) {
    if (!result.getType().isIntOrIndexOrFloat())
      return e.unsupported("a result that is no scalar");
    setScalar(e, result,
              e.t.apply((name + " #" + llvm::Twine(result.getResultNumber())).str(),
                        sortOf(result.getType()), operands));
  }
}

static void encodeEffectFree(MemoryEffectOpInterface op, Encoder &e) { encodePure(op, e); }

void addArithEncoding(EncodeTable &table) {
  table.on<arith::ConstantOp>(encodeConstant);
  table.on<arith::AndIOp>(encodeAnd);
  table.on<arith::OrIOp>(encodeOr);
  table.on<arith::XOrIOp>(encodeXor);
  table.on<arith::SelectOp>(encodeSelect);
  table.on<arith::CmpIOp>(encodeCompare);
  table.on<arith::IndexCastOp>(encodeIndexCast);
  table.on<arith::IndexCastUIOp>(encodeIndexCastUI);
  table.onInterface<MemoryEffectOpInterface>(encodeEffectFree,
                                             "(any op on scalars without effects)");
}

} // namespace freehold::smt
