//===- AffineIndexOps.cpp - affine: between one index and many --*- C++ -*-===//
// A basis has one element for each index, or for all but the first, which is then unbounded. For
// delinearize_index, elements that are not positive and bases whose product overflows are
// undefined. If the first index has a bound, canonicalization relies on it, so that all results
// are poison where it is not below the bound.
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/AffineOps.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"

using namespace mlir;

namespace freehold::interp {

namespace {
/// Registers of the operands. `basis` is aligned with the last of `indices`.
struct IndexBasis {
  SmallVector<uint32_t> indices, basis;
  bool isDisjoint = false;

  size_t unbounded() const { return indices.size() - basis.size(); }
};
} // namespace

static SmallVector<uint32_t> basisWords(Emitter &e, ArrayRef<int64_t> statics,
                                        ValueRange dynamics) {
  SmallVector<uint32_t> words;
  for (int64_t element : statics) {
    bool isDynamic = ShapedType::isDynamic(element);
    words.push_back(isDynamic ? e.at(dynamics.front())
                              : e.constant(static_cast<uint64_t>(element)));
    if (isDynamic)
      dynamics = dynamics.drop_front();
  }
  return words;
}

/// a: the linear index. The last index is its remainder by the last basis element; the quotient is
/// handled likewise, and what is left is the first index, bounded or not.
static const Inst *execDelinearize(const Inst *i, Machine &m) {
  const auto &table = i->table<IndexBasis>();
  int64_t product = 1;
  for (uint32_t element : table.basis) {
    if (m.poison[element])
      return m.failPoison(i, m.poison[element], "an element of the basis");
    if (m.s(element) <= 0 || __builtin_mul_overflow(product, m.s(element), &product))
      return m.fail(i, ErrorKind::Undefined,
                    "the elements of the basis must be positive, and so must their product");
  }
  int64_t rest = m.s(i->a);
  uint8_t poison = m.poison[i->a];
  for (size_t d = table.indices.size(); d-- > 0;) {
    int64_t index = rest;
    if (d > 0) {
      int64_t element = m.s(table.basis[d - table.unbounded()]);
      index = rest % element < 0 ? rest % element + element : rest % element;
      rest = rest / element - (rest % element < 0);
    }
    m.u(table.indices[d]) = static_cast<uint64_t>(index);
  }
  if (table.unbounded() == 0)
    poison |= m.u(table.indices[0]) >= m.u(table.basis[0]);
  for (uint32_t index : table.indices)
    m.poison[index] = poison;
  return i->next();
}

static void evalDelinearize(affine::AffineDelinearizeIndexOp op, Emitter &e) {
  IndexBasis table;
  table.indices = e.at(op.getMultiIndex());
  table.basis = basisWords(e, op.getStaticBasis(), op.getDynamicBasis());
  const auto *owned = e.own(std::move(table));
  e.emit(execDelinearize, 0, e.at(op.getLinearIndex())).data = owned;
}

/// `disjoint` asserts 0 <= index < element, except that the first index may be negative.
static bool breaksPromise(const IndexBasis &table, Machine &m) {
  for (size_t d = table.unbounded(); d < table.indices.size(); ++d) {
    int64_t index = m.s(table.indices[d]), element = m.s(table.basis[d - table.unbounded()]);
    if (element < 0 || index >= element || (index < 0 && d > 0))
      return true;
  }
  return false;
}

/// Horner's scheme: ((i0 * b1 + i1) * b2 + i2) .... The first index's own bound is not used.
static const Inst *execLinearize(const Inst *i, Machine &m) {
  const auto &table = i->table<IndexBasis>();
  int64_t linear = 0;
  uint8_t poison = table.isDisjoint && breaksPromise(table, m);
  for (size_t d = 0; d < table.indices.size(); ++d) {
    poison |= m.poison[table.indices[d]];
    if (d > 0) {
      uint32_t element = table.basis[d - table.unbounded()];
      poison |= m.poison[element] | __builtin_mul_overflow(linear, m.s(element), &linear);
    }
    poison |= __builtin_add_overflow(linear, m.s(table.indices[d]), &linear);
  }
  m.u(i->dst) = static_cast<uint64_t>(linear);
  m.poison[i->dst] = poison;
  return i->next();
}

static void evalLinearize(affine::AffineLinearizeIndexOp op, Emitter &e) {
  IndexBasis table;
  table.indices = e.at(op.getMultiIndex());
  table.basis = basisWords(e, op.getStaticBasis(), op.getDynamicBasis());
  table.isDisjoint = op.getDisjoint();
  const auto *owned = e.own(std::move(table));
  e.emit(execLinearize, e.at(op.getLinearIndex())).data = owned;
}

void addAffineIndexOps(InterpTable &table) {
  table.on<affine::AffineDelinearizeIndexOp>(evalDelinearize);
  table.on<affine::AffineLinearizeIndexOp>(evalLinearize);
}

} // namespace freehold::interp
