//===- VectorMoveOps.cpp - vector: lanes in another order -------*- C++ -*-===//
// Each lane of the result is a lane of an operand, except for vector.bitcast, which joins or splits the
// bits of lanes, the first in the lowest bits, as on little-endian machines.
//===----------------------------------------------------------------------===//
#include "oracle/core/inputs/Format.h"
#include "oracle/interp/ops/Lanes.h"

#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;

namespace freehold::interp {

/// Returns the indices of a lane in a vector of this shape.
static SmallVector<int64_t> indicesOf(unsigned lane, ArrayRef<int64_t> shape) {
  SmallVector<int64_t> indices(shape.size());
  for (size_t d = shape.size(); d-- > 0; lane /= shape[d])
    indices[d] = lane % shape[d];
  return indices;
}

static unsigned laneOf(ArrayRef<int64_t> indices, ArrayRef<int64_t> shape) {
  int64_t lane = 0;
  for (auto [index, size] : llvm::zip_equal(indices, shape))
    lane = lane * size + index;
  return static_cast<unsigned>(lane);
}

static SmallVector<int64_t> numbersOf(ArrayAttr attribute) {
  return llvm::map_to_vector(attribute.getAsRange<IntegerAttr>(),
                             [](IntegerAttr number) { return number.getInt(); });
}

static void evalTranspose(vector::TransposeOp op, Emitter &e) {
  ArrayRef<int64_t> from = op.getSourceVectorType().getShape(),
                    to = op.getResultVectorType().getShape(), order = op.getPermutation();
  moveLanes(e, op.getVector(), op.getResult(), [&](unsigned lane) {
    SmallVector<int64_t> at = indicesOf(lane, to), source(from.size());
    for (auto [d, dimension] : llvm::enumerate(order))
      source[dimension] = at[d];
    return laneOf(source, from);
  });
}

/// Makes `imm` words from dst on poison.
static const Inst *execPoisonLanes(const Inst *i, Machine &m) {
  std::fill_n(m.words + i->dst, i->imm, 0);
  std::fill_n(m.poison + i->dst, i->imm, kPoisonTaint);
  return i->next();
}

/// The mask numbers the first dimension of both operands, one after the other. -1 stands for poison.
static void evalShuffle(vector::ShuffleOp op, Emitter &e) {
  LaneTypes lanes = lanesOf(op.getType()), first = lanesOf(op.getV1().getType());
  unsigned parts = op.getMask().size(), each = lanes.count / parts;
  for (auto [part, number] : llvm::enumerate(op.getMask())) {
    if (number < 0) {
      Registers to = laneAt(e.registers(op.getResult()), lanes, static_cast<unsigned>(part) * each);
      e.emit(execPoisonLanes, to.at).imm = each * lanes.words;
      continue;
    }
    for (unsigned n = 0; n < each; ++n) {
      unsigned source = static_cast<unsigned>(number) * each + n;
      bool isFirst = source < first.count;
      Registers from = e.registers(isFirst ? op.getV1() : op.getV2());
      e.move(laneAt(from, lanes, isFirst ? source : source - first.count),
             laneAt(e.registers(op.getResult()), lanes, static_cast<unsigned>(part) * each + n).at);
    }
  }
}

static void evalExtractSlice(vector::ExtractStridedSliceOp op, Emitter &e) {
  ArrayRef<int64_t> from = op.getSourceVectorType().getShape(),
                    to = cast<VectorType>(op.getType()).getShape();
  SmallVector<int64_t> offsets = numbersOf(op.getOffsets());
  moveLanes(e, op.getSource(), op.getResult(), [&](unsigned lane) {
    SmallVector<int64_t> at = indicesOf(lane, to);
    for (auto [d, offset] : llvm::enumerate(offsets))
      at[d] += offset;
    return laneOf(at, from);
  });
}

static void evalInsertSlice(vector::InsertStridedSliceOp op, Emitter &e) {
  ArrayRef<int64_t> part = op.getSourceVectorType().getShape(),
                    whole = op.getDestVectorType().getShape();
  SmallVector<int64_t> offsets = numbersOf(op.getOffsets());
  LaneTypes lanes = lanesOf(op.getType()), moved = lanesOf(op.getSourceVectorType());
  Registers to = e.registers(op.getResult()), from = e.registers(op.getValueToStore());
  e.moves({e.registers(op.getDest())}, {to.at});
  for (unsigned lane = 0; lane < moved.count; ++lane) {
    SmallVector<int64_t> at(offsets), inPart = indicesOf(lane, part);
    for (size_t d = 0; d < part.size(); ++d)
      at[whole.size() - part.size() + d] += inPart[d];
    e.move(laneAt(from, lanes, lane), laneAt(to, lanes, laneOf(at, whole)).at);
  }
}

static void evalInterleave(vector::InterleaveOp op, Emitter &e) {
  LaneTypes lanes = lanesOf(op.getResult().getType());
  for (unsigned lane = 0; lane < lanes.count; ++lane)
    e.move(laneAt(e.registers(lane % 2 ? op.getRhs() : op.getLhs()), lanes, lane / 2),
           laneAt(e.registers(op.getResult()), lanes, lane).at);
}

/// The first result has the lanes with even numbers, the other one those with odd numbers.
static void evalDeinterleave(vector::DeinterleaveOp op, Emitter &e) {
  LaneTypes lanes = lanesOf(op.getSource().getType());
  for (unsigned lane = 0; lane < lanes.count; ++lane)
    e.move(laneAt(e.registers(op.getSource()), lanes, lane),
           laneAt(e.registers(op->getResult(lane % 2)), lanes, lane / 2).at);
}

namespace {
struct Bitcast {
  uint32_t from = 0;
  unsigned bitsFrom = 0, bitsTo = 0, lanesFrom = 0;
};
} // namespace

/// dst: the first lane of the result.
static const Inst *execBitcast(const Inst *i, Machine &m) {
  const auto &cast = i->table<Bitcast>();
  auto mask = [](unsigned bits) { return bits == 64 ? ~0ull : (1ull << bits) - 1; };
  const unsigned lanesTo = cast.lanesFrom * cast.bitsFrom / cast.bitsTo;
  for (unsigned lane = 0; lane < lanesTo; ++lane) {
    uint64_t word = 0;
    uint8_t taint = 0;
    // Of two widths that are powers of 2, one is a multiple of the other.
    unsigned step = std::min(cast.bitsFrom, cast.bitsTo);
    for (unsigned bit = 0; bit < cast.bitsTo; bit += step) {
      unsigned at = lane * cast.bitsTo + bit, source = cast.from + at / cast.bitsFrom;
      word |= ((m.u(source) >> (at % cast.bitsFrom)) & mask(step)) << bit;
      taint |= m.poison[source];
    }
    m.u(i->dst + lane) = word;
    m.poison[i->dst + lane] = taint;
  }
  return i->next();
}

static bool isPowerOfTwoWidth(unsigned bits) { return llvm::isPowerOf2_32(bits) && bits <= 64; }

static void evalBitcast(vector::BitCastOp op, Emitter &e) {
  LaneTypes from = lanesOf(op.getSource().getType()), to = lanesOf(op.getResult().getType());
  unsigned bitsFrom = bitsOf(from.lane), bitsTo = bitsOf(to.lane);
  // Which bits a NaN has is open.
  if (!isPowerOfTwoWidth(bitsFrom) || !isPowerOfTwoWidth(bitsTo) || isa<FloatType>(from.lane))
    return e.unsupported("lanes that are not integers of 1, 2, 4, 8, 16, 32 or 64 bits");
  const auto *kept = e.own(Bitcast{e.registers(op.getSource()).at, bitsFrom, bitsTo, from.count});
  e.emit(execBitcast, e.at(op.getResult())).data = kept;
}

void addVectorMoveOps(InterpTable &table) {
  table.on<vector::TransposeOp>(evalTranspose);
  table.on<vector::ShuffleOp>(evalShuffle);
  table.on<vector::ExtractStridedSliceOp>(evalExtractSlice);
  table.on<vector::InsertStridedSliceOp>(evalInsertSlice);
  table.on<vector::InterleaveOp>(evalInterleave);
  table.on<vector::DeinterleaveOp>(evalDeinterleave);
  table.on<vector::BitCastOp>(evalBitcast);
}

} // namespace freehold::interp
