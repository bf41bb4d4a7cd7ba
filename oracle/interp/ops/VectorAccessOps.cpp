//===- VectorAccessOps.cpp - vector: reads and writes of memory -*- C++ -*-===//
// A vector is read or written lane by lane: lane n accesses the element of the memref at the op's indices
// plus a distance that is known when the program is compiled, and for gather and scatter plus the
// lane's index. Lanes that a mask leaves out, and lanes of a transfer that are outside of the memref in
// a dimension that is not in_bounds, access nothing: a read gives them what they have otherwise.
// compressstore and expandload access as many elements in a row as lanes are set in the mask. A transfer
// in the body of vector.mask takes its mask from there. Indices of affine.vector_load and
// affine.vector_store are the results of an affine map.
//===----------------------------------------------------------------------===//
#include "oracle/core/inputs/BufferType.h"
#include "oracle/interp/AffineEval.h"
#include "oracle/interp/ops/Lanes.h"
#include "oracle/interp/ops/TensorDetail.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;

namespace freehold::interp {

namespace {
struct LaneAccess {
  uint32_t memref = 0;
  unsigned rank = 0, bytes = 0, words = 0, bits = 0;
  SmallVector<uint32_t, 4> indices;
  /// For each lane its distance in each dimension.
  std::vector<SmallVector<int64_t, 4>> distances;
  /// The registers of the vector that is read or written.
  uint32_t value = 0;
  /// The mask, the index of each lane in the last dimension, and what lanes that are not read have.
  std::optional<Registers> mask, lanes, otherwise;
  /// Whether `otherwise` is one number for all lanes.
  bool isPadding = false;
  /// Whether lane n is at the number of lanes before it that the mask sets.
  bool isPacked = false;
  /// For each dimension whether lanes may be outside of it.
  SmallVector<bool, 4> mayBeOutside;
  /// What the first element's address is promised to be a multiple of, or each one's if lanes have indices.
  uint64_t alignment = 1;

  /// Where a lane is; nullopt after failing the run.
  std::optional<SmallVector<int64_t, 4>> place(const Inst *at, Machine &m, unsigned lane) const;
  /// Whether the element at `place`, which is that of the lane accessed first or a further one, has the
  /// promised address. Fails the run if not.
  bool isAligned(const Inst *at, Machine &m, ArrayRef<int64_t> place, bool isFirst) const;
  /// Whether the lane is accessed.
  bool isAccessed(Machine &m, unsigned lane, ArrayRef<int64_t> place) const;
};
} // namespace

std::optional<SmallVector<int64_t, 4>> LaneAccess::place(const Inst *at, Machine &m,
                                                         unsigned lane) const {
  SmallVector<int64_t, 4> where(distances[lane]);
  for (auto [d, index] : llvm::enumerate(indices)) {
    if (m.poison[index]) {
      m.failPoison(at, m.poison[index], "an index");
      return std::nullopt;
    }
    where[d] = static_cast<int64_t>(static_cast<uint64_t>(where[d]) + m.u(index));
  }
  if (!lanes)
    return where;
  uint32_t index = lanes->at + lane;
  if (m.poison[index]) {
    m.failPoison(at, m.poison[index], "an index");
    return std::nullopt;
  }
  // `words` of `lanes` is the width of an index in bits.
  int64_t distance = llvm::SignExtend64(m.u(index), lanes->words);
  where.back() = static_cast<int64_t>(static_cast<uint64_t>(where.back()) + distance);
  return where;
}

bool LaneAccess::isAligned(const Inst *at, Machine &m, ArrayRef<int64_t> place,
                           bool isFirst) const {
  if (alignment <= 1 || (!lanes && !isFirst))
    return true;
  MemRefView view = m.memref(memref, rank);
  uint64_t element = view.words[kOffset];
  for (unsigned d = 0; d < rank; ++d)
    element += (lanes ? static_cast<uint64_t>(place[d]) : m.u(indices[d])) * view.stride(d);
  uint64_t address = m.memory.alignedAddress(view.allocation(), view.byteShift()) + element * bytes;
  if (address % alignment == 0)
    return true;
  return !!failAlignment(at, m, alignment, view.allocation());
}

bool LaneAccess::isAccessed(Machine &m, unsigned, ArrayRef<int64_t> place) const {
  MemRefView view = m.memref(memref, rank);
  for (auto [d, index] : llvm::enumerate(place))
    if (mayBeOutside[d] && (index < 0 || index >= view.size(d)))
      return false;
  return true;
}

/// Runs `access` on the cells of each lane that is accessed, and `skip` on the others.
static bool forEachLane(const Inst *at, Machine &m, Memory::Access how,
                        llvm::function_ref<bool(unsigned, Memory::Cells)> access,
                        llvm::function_ref<void(unsigned)> skip) {
  const auto &table = at->table<LaneAccess>();
  if (m.poison[table.memref])
    return !!m.failPoison(at, m.poison[table.memref], "the memref that is accessed");
  if (!m.memory.charge(at, table.distances.size()))
    return false;
  int64_t accessed = 0;
  for (unsigned lane = 0; lane < table.distances.size(); ++lane) {
    if (table.mask) {
      uint32_t mask = table.mask->at + lane;
      if (m.poison[mask])
        return !!m.failPoison(at, m.poison[mask], "a mask");
      if (!(m.u(mask) & 1)) {
        skip(lane);
        continue;
      }
    }
    auto place = table.place(at, m, lane);
    if (!place)
      return false;
    if (table.isPacked)
      place->back() += accessed;
    if (!table.isAccessed(m, lane, *place)) {
      skip(lane);
      continue;
    }
    Memory::Cells cells =
        m.memory.accessAt(at, how, m.memref(table.memref, table.rank), *place, table.bytes);
    if (!cells || !table.isAligned(at, m, *place, accessed++ == 0) || !access(lane, cells))
      return false;
  }
  return true;
}

static const Inst *execRead(const Inst *i, Machine &m) {
  const auto &table = i->table<LaneAccess>();
  auto read = [&](unsigned lane, Memory::Cells cells) {
    uint32_t to = table.value + lane * table.words;
    m.memory.loadElement(i, cells, table.bytes, to, table.words);
    if (table.bits % 64 && !m.poison[to] && m.u(to + table.words - 1) >> (table.bits % 64))
      return !!m.fail(i, ErrorKind::Undefined,
                      "reads cells that hold no value of " + Twine(table.bits) + " bits",
                      m.memref(table.memref, table.rank).allocation());
    return true;
  };
  auto skip = [&](unsigned lane) {
    uint32_t from = table.otherwise->at + (table.isPadding ? 0 : lane * table.words);
    std::copy_n(m.words + from, table.words, m.words + table.value + lane * table.words);
    m.poison[table.value + lane * table.words] = m.poison[from];
  };
  return forEachLane(i, m, Memory::Access::Read, read, skip) ? i->next() : nullptr;
}

static const Inst *execWrite(const Inst *i, Machine &m) {
  const auto &table = i->table<LaneAccess>();
  auto write = [&](unsigned lane, Memory::Cells cells) {
    return m.memory.storeElement(i, cells, table.bytes, table.value + lane * table.words,
                                 table.words);
  };
  return forEachLane(i, m, Memory::Access::Write, write, [](unsigned) {}) ? i->next() : nullptr;
}

/// Returns the access of a vector of this type, whose dimensions are the memref's last ones, or, for
/// transfers, those that `map` says. Emits Unsupported and returns nullopt if it is not modelled.
static std::optional<LaneAccess> laneAccess(Emitter &e, Value base, SmallVector<uint32_t> indices,
                                            Value value,
                                            std::optional<AffineMap> map = std::nullopt) {
  auto memref = dyn_cast_or_null<MemRefType>(bufferTypeOf(base.getType()));
  auto type = dyn_cast<VectorType>(value.getType());
  LaneTypes lanes = lanesOf(type);
  if (!memref || !lanes.lane || memref.getElementType() != lanes.lane ||
      (!map && type.getRank() > memref.getRank())) {
    e.unsupported("elements that are vectors");
    return std::nullopt;
  }
  LaneAccess access;
  access.memref = e.at(base);
  access.rank = memref.getRank();
  access.bytes = *elementBytes(lanes.lane);
  access.words = lanes.words;
  access.bits = bitsOf(lanes.lane);
  access.indices = std::move(indices);
  access.value = e.at(value);
  access.mayBeOutside.assign(access.rank, false);
  for (unsigned lane = 0; lane < lanes.count; ++lane) {
    SmallVector<int64_t, 4> distance(access.rank);
    unsigned rest = lane;
    for (unsigned d = type.getRank(); d-- > 0; rest /= type.getDimSize(d)) {
      unsigned dimension = access.rank - type.getRank() + d;
      if (map) {
        auto at = dyn_cast<AffineDimExpr>(map->getResult(d));
        if (!at)
          continue;
        dimension = at.getPosition();
      }
      distance[dimension] += rest % type.getDimSize(d);
    }
    access.distances.push_back(std::move(distance));
  }
  if (access.bytes > 8 * access.words) {
    e.unsupported("elements whose cells are larger than their registers");
    return std::nullopt;
  }
  return access;
}

static void emitLanes(Emitter &e, Exec exec, Operation *op, std::optional<LaneAccess> access) {
  if (!access)
    return;
  if (auto promise = dyn_cast<AlignmentAttrOpInterface>(op))
    access->alignment = promise.getMaybeAlign().valueOrOne().value();
  e.module().takesAddresses |= access->alignment > 1;
  const auto *table = e.own(std::move(*access));
  e.emit(exec).data = table;
}

static void evalLoad(vector::LoadOp op, Emitter &e) {
  emitLanes(e, execRead, op, laneAccess(e, op.getBase(), e.at(op.getIndices()), op.getResult()));
}

static void evalStore(vector::StoreOp op, Emitter &e) {
  emitLanes(e, execWrite, op,
            laneAccess(e, op.getBase(), e.at(op.getIndices()), op.getValueToStore()));
}

/// The words of what an affine map gives as indices.
template <typename Op> static SmallVector<uint32_t> mappedIndices(Op op, Emitter &e) {
  AffineMap map = op.getAffineMap();
  return emitAffineMap(e, map, affineOperands(e, map.getNumDims(), op.getMapOperands()));
}

static void evalAffineLoad(affine::AffineVectorLoadOp op, Emitter &e) {
  emitLanes(e, execRead, op, laneAccess(e, op.getMemRef(), mappedIndices(op, e), op.getResult()));
}

static void evalAffineStore(affine::AffineVectorStoreOp op, Emitter &e) {
  emitLanes(e, execWrite, op,
            laneAccess(e, op.getMemRef(), mappedIndices(op, e), op.getValueToStore()));
}

static void evalMaskedLoad(vector::MaskedLoadOp op, Emitter &e) {
  auto access = laneAccess(e, op.getBase(), e.at(op.getIndices()), op.getResult());
  if (!access)
    return;
  access->mask = e.registers(op.getMask());
  access->otherwise = e.registers(op.getPassThru());
  emitLanes(e, execRead, op, std::move(access));
}

static void evalMaskedStore(vector::MaskedStoreOp op, Emitter &e) {
  auto access = laneAccess(e, op.getBase(), e.at(op.getIndices()), op.getValueToStore());
  if (!access)
    return;
  access->mask = e.registers(op.getMask());
  emitLanes(e, execWrite, op, std::move(access));
}

/// Sets the lanes' indices, which count in the memref's last dimension. Returns false after emitting
/// Unsupported.
static bool setIndices(Emitter &e, Value indices, std::optional<LaneAccess> &access) {
  if (!access)
    return false;
  unsigned bits = bitsOf(lanesOf(indices.getType()).lane);
  if (bits > 64 || access->rank == 0) {
    e.unsupported("indices of more than 64 bits, or a memref of rank 0");
    return false;
  }
  access->lanes = Registers{e.at(indices), bits};
  for (auto &distance : access->distances)
    distance.assign(access->rank, 0);
  return true;
}

static void evalGather(vector::GatherOp op, Emitter &e) {
  auto access = laneAccess(e, op.getBase(), e.at(op.getOffsets()), op.getResult());
  if (!setIndices(e, op.getIndices(), access))
    return;
  access->mask = e.registers(op.getMask());
  access->otherwise = e.registers(op.getPassThru());
  emitLanes(e, execRead, op, std::move(access));
}

static void evalScatter(vector::ScatterOp op, Emitter &e) {
  if (op->getNumResults())
    return e.unsupported("a tensor");
  auto access = laneAccess(e, op.getBase(), e.at(op.getOffsets()), op.getValueToStore());
  if (!setIndices(e, op.getIndices(), access))
    return;
  access->mask = e.registers(op.getMask());
  emitLanes(e, execWrite, op, std::move(access));
}

/// Makes the lanes that the mask sets access elements in a row. Returns false after emitting Unsupported.
static bool pack(Emitter &e, Value mask, std::optional<LaneAccess> &access) {
  if (!access)
    return false;
  if (access->rank == 0) {
    e.unsupported("a memref of rank 0");
    return false;
  }
  access->mask = e.registers(mask);
  access->isPacked = true;
  for (auto &distance : access->distances)
    distance.assign(access->rank, 0);
  return true;
}

static void evalExpandLoad(vector::ExpandLoadOp op, Emitter &e) {
  auto access = laneAccess(e, op.getBase(), e.at(op.getIndices()), op.getResult());
  if (!pack(e, op.getMask(), access))
    return;
  access->otherwise = e.registers(op.getPassThru());
  emitLanes(e, execRead, op, std::move(access));
}

static void evalCompressStore(vector::CompressStoreOp op, Emitter &e) {
  auto access = laneAccess(e, op.getBase(), e.at(op.getIndices()), op.getValueToStore());
  if (pack(e, op.getMask(), access))
    emitLanes(e, execWrite, op, std::move(access));
}

/// Returns the mask of a transfer with a lane for each lane of the vector. The op's own has the dimensions in the order
/// that they have in memory, and none for those of the vector that memory does not have.
static Registers maskOfLanes(Value mask, AffineMap map, VectorType vector, Emitter &e) {
  if (map.isMinorIdentity())
    return e.registers(mask);
  // The dimensions of the vector that the mask has, in its order.
  SmallVector<std::pair<unsigned, unsigned>> order;
  for (auto [d, result] : llvm::enumerate(map.getResults()))
    if (auto at = dyn_cast<AffineDimExpr>(result))
      order.emplace_back(at.getPosition(), d);
  llvm::sort(order);
  SmallVector<int64_t> strides(vector.getRank(), 0);
  int64_t stride = 1;
  for (auto [memory, d] : llvm::reverse(order)) {
    strides[d] = stride;
    stride *= vector.getDimSize(d);
  }
  LaneTypes lanes = lanesOf(mask.getType());
  auto count = static_cast<unsigned>(vector.getNumElements());
  Registers to{e.temp(count * lanes.words), count * lanes.words};
  for (unsigned lane = 0; lane < count; ++lane) {
    int64_t from = 0, rest = lane;
    for (int64_t d = vector.getRank(); d-- > 0; rest /= vector.getDimSize(d))
      from += rest % vector.getDimSize(d) * strides[d];
    e.move(laneAt(e.registers(mask), lanes, static_cast<unsigned>(from)),
           to.at + lane * lanes.words);
  }
  return to;
}

/// Sets what transfers have in common. Returns nullopt after emitting Unsupported.
template <typename Op>
static std::optional<LaneAccess> transferAccess(Op op, Value base, Value value, Emitter &e) {
  AffineMap map = op.getPermutationMap();
  Value mask = op.getMask();
  if (auto around = dyn_cast<vector::MaskOp>(op->getParentOp()))
    mask = around.getMask();
  auto access = laneAccess(e, base, e.at(op.getIndices()), value, map);
  if (!access)
    return std::nullopt;
  for (auto [d, result] : llvm::enumerate(map.getResults()))
    if (auto at = dyn_cast<AffineDimExpr>(result))
      access->mayBeOutside[at.getPosition()] = !op.isDimInBounds(d);
  if (mask)
    access->mask = maskOfLanes(mask, map, cast<VectorType>(value.getType()), e);
  return access;
}

static void evalTransferRead(vector::TransferReadOp op, Emitter &e) {
  auto access = transferAccess(op, op.getBase(), op.getResult(), e);
  if (!access)
    return;
  access->otherwise = e.registers(op.getPadding());
  access->isPadding = true;
  emitLanes(e, execRead, op, std::move(access));
}

static void evalTransferWrite(vector::TransferWriteOp op, Emitter &e) {
  Value base = op.getBase();
  if (op->getNumResults()) {
    base = op->getResult(0);
    emitDestination(e, op.getBaseMutable(), base);
  }
  emitLanes(e, execWrite, op, transferAccess(op, base, op.getValueToStore(), e));
}

/// Transfers and reductions find the mask themselves. Lanes that are left out of anything else have what the op says.
static void evalMask(vector::MaskOp op, Emitter &e) {
  Operation *masked = op.getMaskableOp();
  auto transfer = dyn_cast_or_null<VectorTransferOpInterface>(masked);
  if (op.getPassthru() || !(transfer ? !transfer.getMask() : masked && isMaskable(masked)))
    return e.unsupported(
        "anything but a transfer, a contraction, or a reduction from a start; or a passthru");
  Label done = e.label();
  e.region(op.getMaskRegion(), [&](Operation *yield) {
    e.moves(yield->getOperands(), op->getResults());
    e.jump(done);
  });
  e.bind(done);
}

static void evalYield(vector::YieldOp op, Emitter &e) { e.leaveRegion(op); }

static const Inst *execTypeCast(const Inst *i, Machine &m) {
  std::copy_n(m.words + i->a, +kSizes, m.words + i->dst);
  m.poison[i->dst] = m.poison[i->a];
  return i->next();
}

/// The source has no gaps, and its offset is 0: one vector with all of its cells lies at its start, unless a lane
/// or a row of lanes is padded in memory.
static void evalTypeCast(vector::TypeCastOp op, Emitter &e) {
  auto type = cast<MemRefType>(op.getResult().getType());
  auto vector = cast<VectorType>(type.getElementType());
  auto bytes = elementBytes(vector);
  auto lane = elementBytes(vector.getElementType());
  if (type.getRank() != 0 || !bytes || !lane || *bytes != *lane * vector.getNumElements() ||
      !llvm::isPowerOf2_64(vector.getShape().back()))
    return e.unsupported("vectors with padding, or more than one");
  e.emit(execTypeCast, e.at(op.getResult()), e.at(op.getMemref()));
}

void addVectorAccessOps(InterpTable &table) {
  table.on<vector::LoadOp>(evalLoad);
  table.on<vector::TypeCastOp>(evalTypeCast);
  table.on<vector::StoreOp>(evalStore);
  table.on<affine::AffineVectorLoadOp>(evalAffineLoad);
  table.on<affine::AffineVectorStoreOp>(evalAffineStore);
  table.on<vector::MaskedLoadOp>(evalMaskedLoad);
  table.on<vector::MaskedStoreOp>(evalMaskedStore);
  table.on<vector::GatherOp>(evalGather);
  table.on<vector::ScatterOp>(evalScatter);
  table.on<vector::ExpandLoadOp>(evalExpandLoad);
  table.on<vector::CompressStoreOp>(evalCompressStore);
  table.on<vector::MaskOp>(evalMask);
  table.on<vector::YieldOp>(evalYield);
  table.on<vector::TransferReadOp>(evalTransferRead);
  table.on<vector::TransferWriteOp>(evalTransferWrite);
}

} // namespace freehold::interp
