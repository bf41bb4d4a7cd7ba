//===- ShapeOps.cpp - shape: extents as tensors, and what is assumed of them ===//
// A witness is a word, which says nothing: like cf.assert, an op that makes one aborts the run when what
// it demands does not hold. shape.assuming runs its region in place.
//
// Unsupported: values of type !shape.shape and !shape.size, which have no values here.
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/TensorDetail.h"

#include "mlir/Dialect/Shape/IR/Shape.h"

using namespace mlir;

namespace freehold::interp {

using Extents = SmallVector<uint64_t, 4>;

/// Returns the elements of a tensor of extents; std::nullopt after failing the run.
static std::optional<Extents> readExtents(const Inst *i, Machine &m, const MemRefRegisters &from) {
  if (m.poison[from.at]) {
    m.failPoison(i, m.poison[from.at], "the extents");
    return std::nullopt;
  }
  MemRefView view = m.memref(from.at, from.rank);
  if (!m.memory.charge(i, view.elements()))
    return std::nullopt;
  Extents extents;
  for (int64_t n = 0; n < view.size(0); ++n) {
    Memory::Cells cells = m.memory.accessAt(i, Memory::Access::Read, view, {n}, from.bytes);
    if (!cells)
      return std::nullopt;
    if (std::any_of(cells.shadow, cells.shadow + from.bytes,
                    [](uint8_t cell) { return cell != kInitialised; })) {
      m.failPoison(i, kUnwrittenTaint, "an extent");
      return std::nullopt;
    }
    uint64_t extent = 0;
    std::memcpy(&extent, cells.data, from.bytes);
    extents.push_back(extent);
  }
  return extents;
}

/// Makes a tensor of these extents. Returns false after stopping the run.
static bool writeExtents(const Inst *i, Machine &m, const MemRefRegisters &to,
                         const Extents &extents) {
  MemRefView view = m.memref(to.at, to.rank);
  view.setSize(0, extents.size());
  if (!makeTensor(i, m, view, to.bytes))
    return false;
  for (auto [n, extent] : llvm::enumerate(extents)) {
    Memory::Cells cells =
        m.memory.accessAt(i, Memory::Access::Write, view, {static_cast<int64_t>(n)}, to.bytes);
    if (!cells || !m.memory.writeCells(i, cells, reinterpret_cast<const uint8_t *>(&extent),
                                       to.bytes, kInitialised))
      return false;
  }
  m.poison[to.at] = 0;
  return true;
}

static bool isExtents(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.getRank() == 1 && type.getElementType().isIndex() && wordsOf(type);
}

//===----------------------------------------------------------------------===//
// Extents
//===----------------------------------------------------------------------===//

namespace {
struct ShapeTable {
  SmallVector<MemRefRegisters> from;
  MemRefRegisters to;
};
} // namespace

static const Inst *execShapeOf(const Inst *i, Machine &m) {
  const auto &table = i->table<ShapeTable>();
  const MemRefRegisters &from = table.from.front();
  if (m.poison[from.at])
    return m.failPoison(i, m.poison[from.at], "what the shape is asked of");
  Descriptor source = readDescriptor(m, from);
  Extents extents;
  for (int64_t size : source.view().sizes())
    extents.push_back(static_cast<uint64_t>(size));
  return writeExtents(i, m, table.to, extents) ? i->next() : nullptr;
}

static void evalShapeOf(shape::ShapeOfOp op, Emitter &e) {
  Value of = op.getArg();
  if (!isExtents(op.getResult()) || !isa<BaseMemRefType, TensorType>(of.getType()) ||
      !wordsOf(of.getType()))
    return e.unsupported("any but of a memref or tensor, as a tensor");
  ShapeTable table{{memrefRegisters(of, e)}, memrefRegisters(op.getResult(), e)};
  const auto *owned = e.own(std::move(table));
  e.emit(execShapeOf).data = owned;
}

static const Inst *execNumElements(const Inst *i, Machine &m) {
  auto extents = readExtents(i, m, i->table<MemRefRegisters>());
  if (!extents)
    return nullptr;
  uint64_t product = 1;
  for (uint64_t extent : *extents)
    product *= extent;
  m.u(i->dst) = product;
  m.poison[i->dst] = 0;
  return i->next();
}

static void evalNumElements(shape::NumElementsOp op, Emitter &e) {
  if (!isExtents(op.getShape()) || !op.getResult().getType().isIndex())
    return e.unsupported("a shape that is no tensor");
  const auto *from = e.own(memrefRegisters(op.getShape(), e));
  e.emit(execNumElements, e.at(op.getResult())).data = from;
}

namespace {
struct ConstShapeTable {
  Extents extents;
  MemRefRegisters to;
};
struct ExtentTable {
  MemRefRegisters from;
  uint32_t dimension = 0;
};
} // namespace

static const Inst *execConstShape(const Inst *i, Machine &m) {
  const auto &table = i->table<ConstShapeTable>();
  return writeExtents(i, m, table.to, table.extents) ? i->next() : nullptr;
}

static void evalConstShape(shape::ConstShapeOp op, Emitter &e) {
  if (!isExtents(op.getResult()))
    return e.unsupported("a shape that is no tensor");
  ConstShapeTable table;
  for (const APInt &extent : op.getShape().getValues<APInt>())
    table.extents.push_back(extent.getZExtValue());
  table.to = memrefRegisters(op.getResult(), e);
  const auto *owned = e.own(std::move(table));
  e.emit(execConstShape).data = owned;
}

/// Asking for a dimension that the shape does not have is undefined.
static const Inst *execGetExtent(const Inst *i, Machine &m) {
  const auto &table = i->table<ExtentTable>();
  auto extents = readExtents(i, m, table.from);
  if (!extents)
    return nullptr;
  if (m.poison[table.dimension])
    return m.failPoison(i, m.poison[table.dimension], "the dimension");
  uint64_t dimension = m.u(table.dimension);
  if (dimension >= extents->size())
    return m.fail(i, ErrorKind::Undefined,
                  "asks a shape of " + Twine(extents->size()) + " dimensions for another one");
  m.u(i->dst) = (*extents)[dimension];
  m.poison[i->dst] = 0;
  return i->next();
}

static void evalGetExtent(shape::GetExtentOp op, Emitter &e) {
  if (!isExtents(op.getShape()) || !op.getDim().getType().isIndex() ||
      !op.getExtent().getType().isIndex())
    return e.unsupported("a shape that is no tensor");
  const auto *table = e.own(ExtentTable{memrefRegisters(op.getShape(), e), e.at(op.getDim())});
  e.emit(execGetExtent, e.at(op.getExtent())).data = table;
}

//===----------------------------------------------------------------------===//
// Witnesses
//===----------------------------------------------------------------------===//

static const Inst *abortWith(const Inst *i, Machine &m, StringRef message) {
  m.observe("assertion failed: " + message.str());
  return m.stop(i, Termination::Aborted, message);
}

/// Whether all extents that meet in a dimension, counted from the last, are 1 or equal.
static bool areBroadcastable(ArrayRef<Extents> shapes) {
  size_t rank = 0;
  for (const Extents &shape : shapes)
    rank = std::max(rank, shape.size());
  for (size_t back = 1; back <= rank; ++back) {
    uint64_t known = 1;
    for (const Extents &shape : shapes) {
      uint64_t extent = back <= shape.size() ? shape[shape.size() - back] : 1;
      if (extent != 1 && known != 1 && extent != known)
        return false;
      known = extent == 1 ? known : extent;
    }
  }
  return true;
}

/// An extent that is not 1 is that of the result. Shapes that cannot be broadcast are undefined.
static const Inst *execBroadcast(const Inst *i, Machine &m) {
  const auto &table = i->table<ShapeTable>();
  SmallVector<Extents> shapes;
  size_t rank = 0;
  for (const MemRefRegisters &from : table.from) {
    auto extents = readExtents(i, m, from);
    if (!extents)
      return nullptr;
    rank = std::max(rank, extents->size());
    shapes.push_back(std::move(*extents));
  }
  if (!areBroadcastable(shapes))
    return m.fail(i, ErrorKind::Undefined, "broadcasts shapes that do not fit");
  Extents result(rank, 1);
  for (const Extents &shape : shapes)
    for (auto [d, extent] : llvm::enumerate(shape))
      if (extent != 1)
        result[rank - shape.size() + d] = extent;
  return writeExtents(i, m, table.to, result) ? i->next() : nullptr;
}

static void evalBroadcast(shape::BroadcastOp op, Emitter &e) {
  ShapeTable table;
  for (Value shape : op.getShapes()) {
    if (!isExtents(shape))
      return e.unsupported("a shape that is no tensor");
    table.from.push_back(memrefRegisters(shape, e));
  }
  if (!isExtents(op.getResult()))
    return e.unsupported("a shape that is no tensor");
  table.to = memrefRegisters(op.getResult(), e);
  const auto *owned = e.own(std::move(table));
  e.emit(execBroadcast).data = owned;
}

/// Reads the shapes of a ShapeTable; std::nullopt after failing.
static std::optional<SmallVector<Extents>> readShapes(const Inst *i, Machine &m) {
  SmallVector<Extents> shapes;
  for (const MemRefRegisters &from : i->table<ShapeTable>().from) {
    auto extents = readExtents(i, m, from);
    if (!extents)
      return std::nullopt;
    shapes.push_back(std::move(*extents));
  }
  return shapes;
}

static const Inst *execBroadcastable(const Inst *i, Machine &m) {
  auto shapes = readShapes(i, m);
  if (!shapes)
    return nullptr;
  bool holds = areBroadcastable(*shapes);
  m.branch(i, holds);
  m.u(i->dst) = 1;
  m.poison[i->dst] = 0;
  return holds ? i->next() : abortWith(i, m, "required broadcastable shapes");
}

static const Inst *execEqual(const Inst *i, Machine &m) {
  auto shapes = readShapes(i, m);
  if (!shapes)
    return nullptr;
  bool holds = llvm::all_equal(*shapes);
  m.branch(i, holds);
  m.u(i->dst) = 1;
  m.poison[i->dst] = 0;
  return holds ? i->next() : abortWith(i, m, "required equal shapes");
}

/// Emits a demand on shapes.
template <typename Op, Exec Demand> static void evalDemand(Op op, Emitter &e) {
  ShapeTable table;
  for (Value shape : op.getShapes()) {
    if (!isExtents(shape))
      return e.unsupported("a shape that is no tensor");
    table.from.push_back(memrefRegisters(shape, e));
  }
  const auto *owned = e.own(std::move(table));
  e.emit(Demand, e.at(op.getResult())).data = owned;
}

static const Inst *execRequire(const Inst *i, Machine &m) {
  if (m.poison[i->a])
    return m.failPoison(i, m.poison[i->a], "what is required");
  m.branch(i, m.u(i->a));
  m.u(i->dst) = 1;
  m.poison[i->dst] = 0;
  return m.u(i->a) ? i->next() : abortWith(i, m, i->table<std::string>());
}

static void evalRequire(shape::CstrRequireOp op, Emitter &e) {
  const auto *message = e.own(op.getMsg().str());
  e.emit(execRequire, e.at(op.getResult()), e.at(op.getPred())).data = message;
}

static void evalWitness(shape::ConstWitnessOp op, Emitter &e) {
  const auto *message = e.own(std::string("a witness that does not pass"));
  e.emit(execRequire, e.at(op.getResult()), e.constant(op.getPassing())).data = message;
}

/// All of its operands have passed.
static void evalAssumingAll(shape::AssumingAllOp op, Emitter &e) {
  e.move({e.constant(1), 1}, e.at(op.getResult()));
}

static void evalAssuming(shape::AssumingOp op, Emitter &e) {
  Label done = e.label();
  e.region(op.getDoRegion(), [&](Operation *yield) {
    e.moves(yield->getOperands(), op.getResults());
    e.jump(done);
  });
  e.bind(done);
}

static void evalAssumingYield(shape::AssumingYieldOp op, Emitter &e) { e.leaveRegion(op); }

void addShapeOps(InterpTable &table) {
  table.on<shape::ShapeOfOp>(evalShapeOf);
  table.on<shape::NumElementsOp>(evalNumElements);
  table.on<shape::CstrBroadcastableOp>(evalDemand<shape::CstrBroadcastableOp, execBroadcastable>);
  table.on<shape::CstrEqOp>(evalDemand<shape::CstrEqOp, execEqual>);
  table.on<shape::BroadcastOp>(evalBroadcast);
  table.on<shape::ConstShapeOp>(evalConstShape);
  table.on<shape::GetExtentOp>(evalGetExtent);
  table.on<shape::CstrRequireOp>(evalRequire);
  table.on<shape::ConstWitnessOp>(evalWitness);
  table.on<shape::AssumingAllOp>(evalAssumingAll);
  table.on<shape::AssumingOp>(evalAssuming);
  table.on<shape::AssumingYieldOp>(evalAssumingYield);
}

} // namespace freehold::interp
