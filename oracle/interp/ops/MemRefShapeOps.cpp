//===- MemRefShapeOps.cpp - memref: expand, collapse, reshape -------------===//
// Views that regroup dimensions. As in MemRefViewOps.cpp, an undefined view is poison.
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/MemRefDetail.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace freehold::interp {

/// Maximum rank of the result of memref.reshape, since a shape in memory could ask for any.
static constexpr int64_t kRankMax = 64;

using Groups = SmallVector<SmallVector<unsigned, 2>, 4>;

template <typename Op> static Groups groupsOf(Op op) {
  Groups groups;
  for (const ReassociationIndices &indices : op.getReassociationIndices())
    groups.emplace_back(indices.begin(), indices.end());
  return groups;
}

/// Multiplies a non-negative size. Returns false if it is negative or the product overflows.
static bool multiplySizes(int64_t &product, int64_t size) {
  return size >= 0 && !__builtin_mul_overflow(product, size, &product);
}

//===----------------------------------------------------------------------===//
// expand_shape: a group of the result's dimensions for each of the source's
//===----------------------------------------------------------------------===//

namespace {
struct ExpandTable {
  unsigned sourceRank = 0;
  Groups groups;
  IndexOperands sizes;
};
} // namespace

static const Inst *execExpandShape(const Inst *i, Machine &m) {
  const ExpandTable &table = i->table<ExpandTable>();
  MemRefView source = m.memref(i->a, table.sourceRank);
  MemRefView result = m.memref(i->dst, table.sizes.size());
  uint8_t poison = m.poison[i->a] | anyPoison(m, table.sizes);
  std::copy_n(source.words, +kSizes, result.words);
  for (auto [d, size] : llvm::enumerate(table.sizes)) {
    result.setSize(d, size.read(m));
    // The source has rank 0, so it has no groups.
    result.setStride(d, 1);
  }
  for (auto [sourceDim, group] : llvm::enumerate(table.groups)) {
    int64_t product = 1;
    uint64_t stride = static_cast<uint64_t>(source.stride(sourceDim));
    for (unsigned d : llvm::reverse(group)) {
      result.setStride(d, static_cast<int64_t>(stride));
      stride *= static_cast<uint64_t>(result.size(d));
      poison |= !multiplySizes(product, result.size(d));
    }
    poison |= product != source.size(sourceDim);
  }
  m.poison[i->dst] = poison;
  return i->next();
}

static void evalExpandShape(memref::ExpandShapeOp op, Emitter &e) {
  ExpandTable table{static_cast<unsigned>(op.getSrcType().getRank()), groupsOf(op),
                    mixedOperands(op.getStaticOutputShape(), op.getOutputShape(), e)};
  const auto *owned = e.own(std::move(table));
  e.emit(execExpandShape, e.at(op.getResult()), e.at(op.getSrc())).data = owned;
}

//===----------------------------------------------------------------------===//
// collapse_shape: a group of the source's dimensions for each of the result's
//===----------------------------------------------------------------------===//

namespace {
struct CollapseTable {
  unsigned sourceRank = 0;
  Groups groups;
  /// The groups without dimensions of static size 1, whose strides do not matter.
  Groups strided;
  /// The strides for groups in which no dimension is left.
  SmallVector<int64_t, 4> unitStrides;
};
} // namespace

static bool isContiguous(MemRefView view, ArrayRef<unsigned> dims) {
  for (size_t n = 1; n < dims.size(); ++n) {
    int64_t wanted;
    bool isHuge = __builtin_mul_overflow(view.stride(dims[n]), view.size(dims[n]), &wanted);
    if (view.size(dims[n - 1]) != 1 && (isHuge || view.stride(dims[n - 1]) != wanted))
      return false;
  }
  return true;
}

static const Inst *execCollapseShape(const Inst *i, Machine &m) {
  const CollapseTable &table = i->table<CollapseTable>();
  MemRefView source = m.memref(i->a, table.sourceRank);
  MemRefView result = m.memref(i->dst, table.groups.size());
  uint8_t poison = m.poison[i->a];
  std::copy_n(source.words, +kSizes, result.words);
  for (auto [d, group] : llvm::enumerate(table.groups)) {
    int64_t product = 1;
    for (unsigned dim : group)
      poison |= !multiplySizes(product, source.size(dim));
    result.setSize(d, product);
    ArrayRef<unsigned> strided = table.strided[d];
    result.setStride(d, strided.empty() ? table.unitStrides[d] : source.stride(strided.back()));
    poison |= !source.isEmpty() && !isContiguous(source, strided);
  }
  m.poison[i->dst] = poison;
  return i->next();
}

static void evalCollapseShape(memref::CollapseShapeOp op, Emitter &e) {
  CollapseTable table{static_cast<unsigned>(op.getSrcType().getRank()), groupsOf(op), {}, {}};
  TypeLayout layout(op.getSrcType()), resultLayout(op.getResultType());
  for (auto [d, group] : llvm::enumerate(table.groups)) {
    auto &strided = table.strided.emplace_back();
    for (unsigned dim : group)
      if (op.getSrcType().getDimSize(dim) != 1)
        strided.push_back(dim);
    // All dimensions have size 1, so a dynamic stride may be that of any of them.
    if (strided.empty() && ShapedType::isDynamic(resultLayout.strides[d]))
      for (unsigned dim : group)
        if (strided.empty() && ShapedType::isDynamic(layout.strides[dim]))
          strided.push_back(dim);
    table.unitStrides.push_back(
        ShapedType::isDynamic(resultLayout.strides[d]) ? 1 : resultLayout.strides[d]);
  }
  const auto *owned = e.own(std::move(table));
  e.emit(execCollapseShape, e.at(op.getResult()), e.at(op.getSrc())).data = owned;
}

//===----------------------------------------------------------------------===//
// reshape: sizes from a memref
//===----------------------------------------------------------------------===//

namespace {
struct ReshapeTable {
  MemRefRegisters source, result;
  /// The access to shape[at]; `at` is a register of its own.
  const ElementAccess *shape;
  uint32_t at, value;
  /// The static sizes of a ranked result type.
  SmallVector<int64_t, 4> fixed;
};
} // namespace

/// Reads the shape into the sizes of `result`. Returns their taint, which is poison if they are no
/// valid sizes; std::nullopt after failing.
static std::optional<uint8_t> readShape(const Inst *i, Machine &m, const ReshapeTable &table,
                                        MemRefView result, int64_t &elements) {
  uint8_t poison = 0;
  unsigned bits = table.shape->bits;
  for (unsigned d = 0; d < result.rank; ++d) {
    m.u(table.at) = d;
    m.poison[table.at] = 0;
    if (!table.shape->load(i, m, table.value))
      return std::nullopt;
    // The lowering sign-extends or truncates the value to an index.
    int64_t size = bits < 64 ? llvm::SignExtend64(m.u(table.value), bits) : m.s(table.value);
    poison |= m.poison[table.value] | !multiplySizes(elements, size);
    poison |=
        table.result.ranked && !ShapedType::isDynamic(table.fixed[d]) && table.fixed[d] != size;
    result.setSize(d, size);
  }
  return poison;
}

static const Inst *execReshape(const Inst *i, Machine &m) {
  const ReshapeTable &table = i->table<ReshapeTable>();
  Descriptor source = readDescriptor(m, table.source);
  int64_t rank = m.memref(table.shape->memref, 1).size(0);
  uint8_t poison = m.poison[table.source.at];
  if (m.poison[table.shape->memref])
    return m.failPoison(i, m.poison[table.shape->memref], "the shape");
  if (table.result.ranked)
    rank = table.result.rank;
  else if (rank < 0 || rank > kRankMax)
    return m.stop(i, Termination::Unsupported,
                  "memref.reshape: rank " + Twine(rank) + " is not modelled");
  Descriptor result(static_cast<unsigned>(rank));
  std::copy_n(source.words.begin(), +kSizes, result.words.begin());
  int64_t elements = 1;
  auto shape = readShape(i, m, table, result.view(), elements);
  if (!shape)
    return nullptr;
  setContiguousStrides(result.view());
  poison |= *shape | (elements != source.view().elements());
  writeDescriptor(m, table.result, result, poison);
  return i->next();
}

static void evalReshape(memref::ReshapeOp op, Emitter &e) {
  const ElementAccess *found = elementAccess(op.getShape(), {}, 0, e);
  if (!found)
    return;
  if (found->bits > 64)
    return e.unsupported("a shape of integers wider than 64 bits");
  ReshapeTable table;
  table.source = memrefRegisters(op.getSource(), e);
  table.result = memrefRegisters(op.getResult(), e);
  table.at = e.temp();
  table.value = e.temp();
  ElementAccess shape = *found;
  shape.indices = {table.at};
  table.shape = e.own(std::move(shape));
  if (auto type = dyn_cast<MemRefType>(op.getResult().getType()))
    table.fixed.assign(type.getShape().begin(), type.getShape().end());
  const auto *owned = e.own(std::move(table));
  e.emit(execReshape).data = owned;
}

void addMemRefShapeOps(InterpTable &table) {
  table.on<memref::ExpandShapeOp>(evalExpandShape);
  table.on<memref::CollapseShapeOp>(evalCollapseShape);
  table.on<memref::ReshapeOp>(evalReshape);
}

} // namespace freehold::interp
