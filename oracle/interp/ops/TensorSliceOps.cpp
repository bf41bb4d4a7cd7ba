//===- TensorSliceOps.cpp - tensor: slices, padding, concatenation --------===//
#include "oracle/interp/ops/AffineAccess.h"
#include "oracle/interp/ops/TensorDetail.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace freehold::interp {

namespace {
/// A slice of `whole`, and a tensor that is it or is written to it.
struct SliceTable {
  MemRefRegisters whole, part;
  Slice slice;
};
} // namespace

//===----------------------------------------------------------------------===//
// extract_slice: shares the storage
//===----------------------------------------------------------------------===//

static const Inst *execExtractSlice(const Inst *i, Machine &m) {
  const auto &table = i->table<SliceTable>();
  if (m.poison[table.whole.at])
    return m.failPoison(i, m.poison[table.whole.at], "the tensor");
  auto slice = table.slice.of(i, m, m.memref(table.whole.at, table.whole.rank));
  if (!slice)
    return nullptr;
  writeDescriptor(m, table.part, *slice, 0);
  return i->next();
}

static void evalExtractSlice(tensor::ExtractSliceOp op, Emitter &e) {
  SliceTable table{memrefRegisters(op.getSource(), e), memrefRegisters(op.getResult(), e),
                   sliceOf(op, op.getDroppedDims(), e)};
  const auto *owned = e.own(std::move(table));
  e.emit(execExtractSlice).data = owned;
}

//===----------------------------------------------------------------------===//
// insert_slice and parallel_insert_slice
//===----------------------------------------------------------------------===//

static const Inst *execInsertSlice(const Inst *i, Machine &m) {
  const auto &table = i->table<SliceTable>();
  if (m.poison[table.part.at])
    return m.failPoison(i, m.poison[table.part.at], "the tensor that is inserted");
  auto slice = table.slice.of(i, m, m.memref(table.whole.at, table.whole.rank));
  if (!slice)
    return nullptr;
  MemRefView from = m.memref(table.part.at, table.part.rank);
  return m.memory.copyElements(i, from, slice->view(), table.whole.bytes) ? i->next() : nullptr;
}

static void evalInsertSlice(tensor::InsertSliceOp op, Emitter &e) {
  SliceTable table{memrefRegisters(op.getResult(), e), memrefRegisters(op.getSource(), e),
                   sliceOf(op, op.getDroppedDims(), e)};
  const auto *owned = e.own(std::move(table));
  emitDestination(e, op.getDestMutable(), op.getResult());
  e.emit(execInsertSlice).data = owned;
}

/// All iterations write to the result of the loop, which starts as the shared output, and which the block
/// argument names in the body. Races.h finds iterations that write different values to an element, or
/// read one that another iteration changes.
static void evalParallelInsertSlice(tensor::ParallelInsertSliceOp op, Emitter &e) {
  auto loop = dyn_cast<scf::ForallOp>(op->getParentOp()->getParentOp());
  auto output = dyn_cast<BlockArgument>(op.getDest());
  if (!loop || !output || output.getOwner() != loop.getBody())
    return e.unsupported("a destination that is no shared output of the loop");
  SliceTable table{memrefRegisters(loop.getTiedOpResult(loop.getTiedOpOperand(output)), e),
                   memrefRegisters(op.getSource(), e), sliceOf(op, op.getDroppedDims(), e)};
  const auto *owned = e.own(std::move(table));
  e.emit(execInsertSlice).data = owned;
}

//===----------------------------------------------------------------------===//
// pad: an element that the source does not have is what the region yields
//===----------------------------------------------------------------------===//

namespace {
struct PadTable {
  MemRefRegisters from, to;
  IndexOperands low, high;
  /// Static sizes of the result.
  SmallVector<int64_t, 4> sizes;
  SmallVector<uint32_t> ivs;
};
} // namespace

static const Inst *execPadBegin(const Inst *i, Machine &m) {
  const auto &table = i->table<PadTable>();
  if (uint8_t taint = m.poison[table.from.at] | anyPoison(m, table.low) | anyPoison(m, table.high))
    return m.failPoison(i, taint, "the tensor or how far it is padded");
  MemRefView from = m.memref(table.from.at, table.from.rank);
  MemRefView to = m.memref(table.to.at, table.to.rank);
  for (unsigned d = 0; d < from.rank; ++d) {
    int64_t low = table.low[d].read(m), high = table.high[d].read(m), size;
    if (low < 0 || high < 0 || __builtin_add_overflow(low, high, &size) ||
        __builtin_add_overflow(size, from.size(d), &size))
      return m.fail(i, ErrorKind::Undefined,
                    "pads by " + Twine(low) + " and " + Twine(high) + " elements");
    if (!ShapedType::isDynamic(table.sizes[d]) && size != table.sizes[d])
      return m.fail(i, ErrorKind::Undefined,
                    "pads to size " + Twine(size) + " where the type says " +
                        Twine(table.sizes[d]));
    to.setSize(d, size);
  }
  m.poison[table.to.at] = 0;
  return makeTensor(i, m, to, table.to.bytes) ? i->next() : nullptr;
}

/// Copies the source's element and jumps to t0, if the source has it.
static const Inst *execPadCopy(const Inst *i, Machine &m) {
  const auto &table = i->table<PadTable>();
  MemRefView from = m.memref(table.from.at, table.from.rank);
  SmallVector<int64_t> source, target;
  for (unsigned d = 0; d < from.rank; ++d) {
    target.push_back(m.s(table.ivs[d]));
    source.push_back(target.back() - table.low[d].read(m));
    if (source.back() < 0 || source.back() >= from.size(d))
      return i->next();
  }
  MemRefView to = m.memref(table.to.at, table.to.rank);
  auto read = m.memory.accessAt(i, Memory::Access::Read, from, source, table.to.bytes);
  auto written = read ? m.memory.accessAt(i, Memory::Access::Write, to, target, table.to.bytes)
                      : Memory::Cells();
  return written && m.memory.copyCells(i, read, written, table.to.bytes) ? i + i->t0 : nullptr;
}

static void evalPad(tensor::PadOp op, Emitter &e) {
  PadTable table{memrefRegisters(op.getSource(), e),
                 memrefRegisters(op.getResult(), e),
                 mixedOperands(op.getStaticLow(), op.getLow(), e),
                 mixedOperands(op.getStaticHigh(), op.getHigh(), e),
                 SmallVector<int64_t, 4>(op.getResultType().getShape()),
                 {}};
  const auto *whole = e.own(table);
  e.emit(execPadBegin).data = whole;
  LoopNest nest = emitNestOver(e, op.getResult());
  table.ivs = nest.iv;
  SmallVector<uint32_t> ivs = nest.iv;
  OpenNest open = emitNestBegin(e, std::move(nest));
  Label next = e.label();
  const auto *element = e.own(std::move(table));
  e.emit(execPadCopy).data = element;
  e.target0(next);
  for (auto [iv, argument] : llvm::zip_equal(ivs, op.getRegion().getArguments()))
    e.move({iv, 1}, e.at(argument));
  e.region(op.getRegion(), [&](Operation *yield) {
    emitElementStore(e, op, e.registers(yield->getOperand(0)), op.getResult(), ivs);
    e.jump(next);
  });
  e.bind(next);
  emitNestNext(e, open, op);
  e.bind(open.done);
}

//===----------------------------------------------------------------------===//
// concat
//===----------------------------------------------------------------------===//

namespace {
struct ConcatTable {
  SmallVector<MemRefRegisters> parts;
  MemRefRegisters to;
  SmallVector<int64_t, 4> sizes;
  unsigned dimension = 0;
};
} // namespace

static const Inst *execConcat(const Inst *i, Machine &m) {
  const auto &table = i->table<ConcatTable>();
  MemRefView to = m.memref(table.to.at, table.to.rank);
  Descriptor made(table.to.rank);
  MemRefView result = made.view();
  for (const MemRefRegisters &part : table.parts) {
    if (m.poison[part.at])
      return m.failPoison(i, m.poison[part.at], "an operand");
    MemRefView view = m.memref(part.at, part.rank);
    for (unsigned d = 0; d < result.rank; ++d) {
      bool isFirst = &part == table.parts.begin();
      if (d == table.dimension)
        result.setSize(d, result.size(d) + view.size(d));
      else if (!isFirst && view.size(d) != result.size(d))
        return m.fail(i, ErrorKind::Undefined, "operands disagree on dimension " + Twine(d));
      else
        result.setSize(d, view.size(d));
    }
  }
  for (unsigned d = 0; d < result.rank; ++d)
    if (!ShapedType::isDynamic(table.sizes[d]) && table.sizes[d] != result.size(d))
      return m.fail(i, ErrorKind::Undefined,
                    "dimension " + Twine(d) + " has size " + Twine(result.size(d)));
  if (!makeTensor(i, m, result, table.to.bytes))
    return nullptr;
  std::copy(made.words.begin(), made.words.end(), to.words);
  m.poison[table.to.at] = 0;
  for (const MemRefRegisters &part : table.parts) {
    MemRefView view = m.memref(part.at, part.rank);
    result.setSize(table.dimension, view.size(table.dimension));
    if (!m.memory.copyElements(i, view, result, table.to.bytes))
      return nullptr;
    result.setOffset(result.offset() + view.size(table.dimension) * result.stride(table.dimension));
  }
  return i->next();
}

static void evalConcat(tensor::ConcatOp op, Emitter &e) {
  ConcatTable table;
  for (Value part : op.getInputs())
    table.parts.push_back(memrefRegisters(part, e));
  table.to = memrefRegisters(op.getResult(), e);
  table.sizes.assign(op.getResultType().getShape().begin(), op.getResultType().getShape().end());
  table.dimension = op.getDim();
  const auto *owned = e.own(std::move(table));
  e.emit(execConcat).data = owned;
}

void addTensorSliceOps(InterpTable &table) {
  table.on<tensor::ExtractSliceOp>(evalExtractSlice);
  table.on<tensor::InsertSliceOp>(evalInsertSlice);
  table.on<tensor::ParallelInsertSliceOp>(evalParallelInsertSlice);
  table.on<tensor::PadOp>(evalPad);
  table.on<tensor::ConcatOp>(evalConcat);
}

} // namespace freehold::interp
