//===- LinalgOps.cpp - linalg on buffers and tensors ------------*- C++ -*-===//
// Every structured op, named or generic, is executed as the loop nest of its lowering:
//
//     extents of the loops from the sizes of the operands, which must agree
//     no output overlaps what other iterations read or write, nor its own cells in a parallel loop
//     a large nest is done by rows instead -> done (LinalgQuick.cpp)
//   body:
//     block arguments that are read <- operands at the mapped indices
//     the region's ops
//     outputs at the mapped indices <- yielded values
//     next                            -> body, or done
//   done:
//
// An operand whose block argument is unused is not loaded: the output of linalg.fill may be
// uninitialised. It must be live all the same if the loop nest has an iteration. On tensors, the results are copies of the outputs, and the loop nest works on these.
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/LinalgOps.h"

#include "oracle/interp/AffineEval.h"
#include "oracle/interp/ops/AffineAccess.h"
#include "oracle/interp/ops/MemRefDetail.h"
#include "oracle/interp/ops/ScfLoops.h"
#include "oracle/interp/ops/TensorDetail.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;

namespace freehold::interp {

namespace {
/// A structured op with what named ops make anew each time that they are asked.
class MappedOp : public linalg::LinalgOp {
public:
  explicit MappedOp(linalg::LinalgOp op)
      : LinalgOp(op), maps_(op.getIndexingMapsArray()),
        loops_(maps_.empty() ? 0 : maps_.front().getNumDims()) {}
  AffineMap getMatchingIndexingMap(OpOperand *operand) {
    return maps_[operand->getOperandNumber()];
  }
  ArrayRef<AffineMap> maps() const { return maps_; }
  unsigned getNumLoops() const { return loops_; }

private:
  SmallVector<AffineMap> maps_;
  unsigned loops_;
};
} // namespace

static bool isShaped(Value value) { return isa<MemRefType, RankedTensorType>(value.getType()); }

/// Returns what the loop nest accesses for an operand: a tensor that is an output is copied first.
static Value accessedValue(linalg::LinalgOp op, OpOperand *operand) {
  return op.hasPureTensorSemantics() && op.isDpsInit(operand) ? op.getTiedOpResult(operand)
                                                              : operand->get();
}

//===----------------------------------------------------------------------===//
// Extents
//===----------------------------------------------------------------------===//

namespace {
/// A dimension of an operand over which a loop runs from beginning to end.
struct Extent {
  uint32_t memref, size, loop;
  /// Whether this extent defines the loop's; others must agree with it.
  bool defines;
};
} // namespace

static const Inst *execExtents(const Inst *i, Machine &m) {
  for (const Extent &extent : i->table<SmallVector<Extent>>()) {
    if (m.poison[extent.memref])
      return m.failPoison(i, m.poison[extent.memref], "an operand");
    if (extent.defines) {
      m.u(extent.loop) = m.u(extent.size);
      m.poison[extent.loop] = 0;
    } else if (m.u(extent.loop) != m.u(extent.size)) {
      return m.fail(i, ErrorKind::Undefined,
                    "operands disagree on the size of a dimension: " + Twine(m.s(extent.loop)) +
                        " and " + Twine(m.s(extent.size)));
    }
  }
  return i->next();
}

/// Returns the words with the loops' extents; std::nullopt if a loop has none.
static std::optional<SmallVector<uint32_t>> emitExtents(MappedOp &op, Emitter &e) {
  SmallVector<uint32_t> words;
  for (unsigned loop = 0; loop < op.getNumLoops(); ++loop)
    words.push_back(e.temp());
  SmallVector<bool> isDefined(words.size());
  SmallVector<Extent> extents;
  for (OpOperand &operand : op->getOpOperands()) {
    if (!isShaped(operand.get()))
      continue;
    uint32_t memref = e.at(operand.get());
    for (auto [d, expr] : llvm::enumerate(op.getMatchingIndexingMap(&operand).getResults()))
      if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
        uint32_t size = memref + sizesAt() + d;
        unsigned loop = dim.getPosition();
        extents.push_back({memref, size, words[loop], !isDefined[loop]});
        isDefined[loop] = true;
      }
  }
  if (llvm::is_contained(isDefined, false))
    return std::nullopt;
  const auto *table = e.own(std::move(extents));
  e.emit(execExtents).data = table;
  return words;
}

static std::optional<LoopNest> emitNest(MappedOp &op, Emitter &e) {
  auto extents = emitExtents(op, e);
  if (!extents)
    return std::nullopt;
  LoopNest nest;
  nest.upper = *extents;
  uint32_t zero = e.constant(0), one = e.constant(1);
  nest.lower.assign(extents->size(), zero);
  nest.step.assign(extents->size(), one);
  for (size_t loop = 0; loop < extents->size(); ++loop)
    nest.iv.push_back(e.temp());
  return nest;
}

//===----------------------------------------------------------------------===//
// Overlap
//===----------------------------------------------------------------------===//

namespace {
/// An operand of which each iteration accesses one element.
struct Accessed {
  MemRefRegisters memref;
  AffineMap map;
  /// For each loop the dimension that it runs over, if any; std::nullopt if the map is not a
  /// projected permutation.
  std::optional<SmallVector<std::optional<unsigned>>> dimensions;

  /// Returns the distance in elements between two iterations of a loop.
  int64_t stride(MemRefView view, size_t loop) const {
    auto dimension = (*dimensions)[loop];
    return dimension ? view.stride(*dimension) : 0;
  }
};

/// Pairs of an output and an operand that must not share cells with it in other iterations: another
/// operand that is read, or another output.
struct OverlapTable {
  SmallVector<Accessed> operands;
  SmallVector<std::pair<unsigned, unsigned>> pairs;
  /// Words with the loops' extents.
  SmallVector<uint32_t> extents;
};
} // namespace

static Accessed accessed(MappedOp &op, OpOperand *operand, Emitter &e) {
  Accessed result{memrefRegisters(operand->get(), e), op.getMatchingIndexingMap(operand), {}};
  if (!result.map.isProjectedPermutation(/*allowZeroInResults=*/true))
    return result;
  result.dimensions.emplace(op.getNumLoops());
  for (auto [d, expr] : llvm::enumerate(result.map.getResults()))
    if (auto dim = dyn_cast<AffineDimExpr>(expr))
      (*result.dimensions)[dim.getPosition()] = d;
  return result;
}

/// Returns true if each iteration accesses one cell through both operands that no other accesses.
static bool isInPlace(const Machine &m, const OverlapTable &table, const Accessed &a,
                      const Accessed &b, MemRefView aView, MemRefView bView) {
  if (a.memref.bytes != b.memref.bytes || aView.byteShift() != bView.byteShift() ||
      aView.offset() != bView.offset())
    return false;
  if (!a.dimensions || !b.dimensions) {
    if (a.map != b.map)
      return false;
    for (unsigned d = 0; d < aView.rank; ++d)
      if (aView.stride(d) != bView.stride(d))
        return false;
    return true;
  }
  for (auto [loop, extent] : llvm::enumerate(table.extents))
    if (m.s(extent) > 1 &&
        (a.stride(aView, loop) != b.stride(bView, loop) || a.stride(aView, loop) == 0))
      return false;
  return true;
}

static const Inst *execOverlap(const Inst *i, Machine &m) {
  const auto &table = i->table<OverlapTable>();
  // A single iteration cannot conflict with another one.
  if (llvm::all_of(table.extents, [&](uint32_t extent) { return m.s(extent) <= 1; }))
    return i->next();
  for (auto [first, second] : table.pairs) {
    const Accessed &a = table.operands[first], &b = table.operands[second];
    MemRefView aView = m.memref(a.memref.at, a.memref.rank);
    MemRefView bView = m.memref(b.memref.at, b.memref.rank);
    // If a buffer is dead, the access that follows reports it.
    if (aView.allocation() != bView.allocation() || !m.memory.heap[aView.allocation()].live ||
        isInPlace(m, table, a, b, aView, bView))
      continue;
    auto shared = shareBytes(aView, a.memref.bytes, bView, b.memref.bytes);
    if (!shared)
      return m.stop(i, Termination::Unsupported,
                    i->op->getName().getStringRef() + ": large views of one buffer");
    if (*shared)
      return m.fail(i, ErrorKind::Undefined, "an output overlaps another operand",
                    aView.allocation());
  }
  return i->next();
}

static void emitOverlap(MappedOp &op, Emitter &e, ArrayRef<uint32_t> extents) {
  OverlapTable table;
  SmallVector<bool> isOutput;
  for (auto [operand, argument] :
       llvm::zip(op.getOpOperandsMatchingBBargs(), op.getBlock()->getArguments())) {
    bool writes = op.isDpsInit(operand);
    if (!isa<MemRefType>(operand->get().getType()) || (!writes && argument.use_empty()))
      continue;
    table.operands.push_back(accessed(op, operand, e));
    isOutput.push_back(writes);
  }
  for (unsigned a = 0; a < isOutput.size(); ++a)
    for (unsigned b = a + 1; b < isOutput.size(); ++b)
      if (isOutput[a] || isOutput[b])
        table.pairs.emplace_back(a, b);
  if (table.pairs.empty())
    return;
  table.extents.assign(extents.begin(), extents.end());
  const auto *owned = e.own(std::move(table));
  e.emit(execOverlap).data = owned;
}

//===----------------------------------------------------------------------===//
// Cells that iterations share
//===----------------------------------------------------------------------===//

namespace {
/// Parallel loops that an output's map leaves out: their iterations write the same cells.
struct SharingTable {
  SmallVector<uint32_t> extents, sharing;
  /// Whether each iteration adds to what the others wrote; if not, they may still write other values.
  bool accumulates = false;
};
} // namespace

static const Inst *execSharing(const Inst *i, Machine &m) {
  const auto &table = i->table<SharingTable>();
  auto isMany = [&](uint32_t extent) { return m.s(extent) > 1; };
  if (llvm::any_of(table.extents, [&](uint32_t extent) { return m.s(extent) <= 0; }) ||
      llvm::none_of(table.sharing, isMany))
    return i->next();
  const char *what = "iterations of a parallel dimension write one cell of an output";
  if (table.accumulates)
    return m.fail(i, ErrorKind::Undefined, what);
  return m.stop(i, Termination::Unsupported, what);
}

/// Whether what iterations write may differ because the loop goes on: the body reads another cell or its number.
static bool mayDiffer(MappedOp &op, unsigned loop) {
  return llvm::any_of(op.getOpOperandsMatchingBBargs(),
                      [&](OpOperand *operand) {
                        return !op.getMatchingBlockArgument(operand).use_empty() &&
                               op.getMatchingIndexingMap(operand).isFunctionOfDim(loop);
                      }) ||
         llvm::any_of(op.getBlock()->getOps<linalg::IndexOp>(),
                      [&](linalg::IndexOp index) { return index.getDim() == loop; });
}

static void emitSharing(MappedOp &op, Emitter &e, ArrayRef<uint32_t> extents) {
  SmallVector<utils::IteratorType> kinds = op.getIteratorTypesArray();
  for (auto [number, yielded] : llvm::enumerate(op.getBlock()->getTerminator()->getOperands())) {
    OpOperand *output = op.getDpsInitOperand(number);
    // An output that stays as it is.
    if (yielded == op.getMatchingBlockArgument(output))
      continue;
    SharingTable table;
    table.accumulates = op.payloadUsesValueFromOperand(output);
    for (unsigned loop = 0; loop < kinds.size(); ++loop)
      if (kinds[loop] == utils::IteratorType::parallel &&
          !op.getMatchingIndexingMap(output).isFunctionOfDim(loop) &&
          (table.accumulates || mayDiffer(op, loop)))
        table.sharing.push_back(extents[loop]);
    if (table.sharing.empty())
      continue;
    table.extents.assign(extents.begin(), extents.end());
    const auto *owned = e.own(std::move(table));
    e.emit(execSharing).data = owned;
  }
}

//===----------------------------------------------------------------------===//
// Operands that are not loaded
//===----------------------------------------------------------------------===//

namespace {
struct UnloadedTable {
  SmallVector<uint32_t> memrefs, extents;
};
} // namespace

static const Inst *execUnloaded(const Inst *i, Machine &m) {
  const auto &table = i->table<UnloadedTable>();
  if (llvm::any_of(table.extents, [&](uint32_t extent) { return m.s(extent) <= 0; }))
    return i->next();
  for (uint32_t memref : table.memrefs) {
    uint64_t id = m.memref(memref, 0).allocation();
    if (id && !m.memory.heap[id].live) {
      m.memory.access(i, Memory::Access::Read, id, 0, 0, 0);
      return nullptr;
    }
  }
  return i->next();
}

static void emitUnloaded(linalg::LinalgOp op, Emitter &e, ArrayRef<uint32_t> extents) {
  UnloadedTable table;
  for (auto [operand, argument] :
       llvm::zip(op.getOpOperandsMatchingBBargs(), op.getBlock()->getArguments()))
    if (isa<MemRefType>(operand->get().getType()) && !op.isDpsInit(operand) && argument.use_empty())
      table.memrefs.push_back(e.at(operand->get()));
  if (table.memrefs.empty())
    return;
  table.extents.assign(extents.begin(), extents.end());
  const auto *owned = e.own(std::move(table));
  e.emit(execUnloaded).data = owned;
}

//===----------------------------------------------------------------------===//
// Body
//===----------------------------------------------------------------------===//

/// An output whose elements are all overwritten without being read need not be copied.
static bool isOverwritten(MappedOp &op, OpOperand &output) {
  return !op.payloadUsesValueFromOperand(&output) && op.getNumReductionLoops() == 0 &&
         op.getMatchingIndexingMap(&output).isPermutation();
}

static void emitDestinations(MappedOp &op, Emitter &e) {
  for (OpOperand &output : op.getDpsInitsMutable())
    emitDestination(e, output, op.getTiedOpResult(&output), !isOverwritten(op, output));
}

/// Scalar operands are the same in all iterations, so they are passed once, before the loop.
static void emitScalars(linalg::LinalgOp op, Emitter &e) {
  for (auto [operand, argument] :
       llvm::zip(op.getOpOperandsMatchingBBargs(), op.getBlock()->getArguments()))
    if (!isShaped(operand->get()))
      e.move(e.registers(operand->get()), e.at(argument));
}

static void emitLoads(MappedOp &op, Emitter &e, const AffineOperands &ivs) {
  for (auto [operand, argument] :
       llvm::zip(op.getOpOperandsMatchingBBargs(), op.getBlock()->getArguments()))
    if (isShaped(operand->get()) && !argument.use_empty())
      emitElementLoad(e, op, accessedValue(op, operand),
                      emitAffineMap(e, op.getMatchingIndexingMap(operand), ivs),
                      e.registers(argument));
}

/// At the start of each iteration, linalg.index ops get the induction variable of their loop.
static void emitIndices(linalg::LinalgOp op, Emitter &e, ArrayRef<uint32_t> ivs) {
  for (auto index : op.getBlock()->getOps<linalg::IndexOp>())
    e.move({ivs[index.getDim()], 1}, e.at(index.getResult()));
}

static void emitStores(MappedOp &op, Emitter &e, const AffineOperands &ivs) {
  Operation *yield = op.getBlock()->getTerminator();
  for (auto [number, value] : llvm::enumerate(yield->getOperands())) {
    OpOperand *output = op.getDpsInitOperand(number);
    emitElementStore(e, op, e.registers(value), accessedValue(op, output),
                     emitAffineMap(e, op.getMatchingIndexingMap(output), ivs));
  }
}

static void evalStructured(linalg::LinalgOp structured, Emitter &e) {
  MappedOp op(structured);
  if (!op.hasPureBufferSemantics() && !op.hasPureTensorSemantics())
    return e.unsupported("tensors and buffers together");
  if (op.getBlock()->getNumArguments() > op.getOpOperandsMatchingBBargs().size())
    return e.unsupported("a body with more arguments than operands");
  auto nest = emitNest(op, e);
  if (!nest)
    return e.unsupported("the operands do not give all loop bounds");
  AffineOperands ivs{nest->iv, {}};
  if (op.hasPureTensorSemantics())
    emitDestinations(op, e);
  else
    emitOverlap(op, e, nest->upper);
  emitSharing(op, e, nest->upper);
  emitUnloaded(op, e, nest->upper);
  emitScalars(op, e);
  SmallVector<uint32_t> extents = nest->upper;
  OpenNest open = emitNestBegin(e, std::move(*nest));
  emitQuick(op, e, op.maps(), extents, open.done);
  // Iterations after the first one begin behind that.
  open.body = e.label();
  e.bind(open.body);
  emitLoads(op, e, ivs);
  emitIndices(op, e, ivs.dims);
  for (Operation &nested : *op.getBlock())
    e.op(&nested);
  emitStores(op, e, ivs);
  emitNestNext(e, open, op);
  e.bind(open.done);
}

/// The enclosing structured op has emitted what these ops do.
static void evalIndex(linalg::IndexOp, Emitter &) {}
static void evalYield(linalg::YieldOp, Emitter &) {}

void addLinalgOps(InterpTable &table) {
  table.on<linalg::IndexOp>(evalIndex);
  table.on<linalg::YieldOp>(evalYield);
  addLinalgRelayoutOps(table);
  addLinalgSoftmax(table);
  table.onInterface<linalg::LinalgOp>(evalStructured, "linalg.* (structured ops)");
}

} // namespace freehold::interp
