//===- AccOps.cpp - acc, run on one host thread -----------------*- C++ -*-===//
// Regions run in place. Iterations of loops are unordered unless they are sequential: runs take them in
// either order, and conflicting accesses are data races (Races.h). A device has the host's memory: what
// is copied to it is the host's buffer.
//
// Unsupported: private and reduction variables, and whatever runs beside the host.
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/MemRefDetail.h"
#include "oracle/interp/ops/ScfLoops.h"

#include "mlir/Dialect/OpenACC/OpenACC.h"

using namespace mlir;

namespace freehold::interp {

static void evalInPlace(Operation *op, Emitter &e) {
  if (op->getRegion(0).getNumArguments())
    return e.unsupported("arguments of the region");
  e.regionInPlace(op->getRegion(0));
}

static void evalData(acc::DataOp op, Emitter &e) {
  if (op.hasAsyncOnly() || op.getAsyncValue())
    return e.unsupported("asynchronous data regions");
  evalInPlace(op, e);
}

template <typename Op> static bool isAsync(Op op) {
  return op.hasAsyncOnly() || op.getAsyncValue();
}

/// acc.parallel, serial and kernels: each gang does all but what loops share, so that one does as well.
template <typename Op> static void evalCompute(Op op, Emitter &e) {
  if (isAsync(op) || !op.getReductionOperands().empty() || !op.getPrivateOperands().empty() ||
      !op.getFirstprivateOperands().empty())
    return e.unsupported("asynchronous regions, or private and reduction variables");
  evalInPlace(op, e);
}

static void evalKernels(acc::KernelsOp op, Emitter &e) {
  if (isAsync(op))
    return e.unsupported("asynchronous regions");
  evalInPlace(op, e);
}

/// The exclusive bound of a loop with an inclusive one.
static const Inst *execIncludeBound(const Inst *i, Machine &m) {
  int64_t upper;
  if (__builtin_add_overflow(m.s(i->a), 1, &upper))
    return m.fail(i, ErrorKind::Undefined, "the induction variable passes the end of its type");
  m.u(i->dst) = static_cast<uint64_t>(upper);
  m.poison[i->dst] = m.poison[i->a];
  return i->next();
}

static void evalLoop(acc::LoopOp op, Emitter &e) {
  ValueRange ivs = op.getRegion().getArguments();
  auto isWord = [](Value iv) { return bitsOf(iv.getType()) == 64; };
  if (op.getLowerbound().empty() || ivs.size() != op.getLowerbound().size() ||
      op->getNumResults() || !llvm::all_of(ivs, isWord) || !op.getPrivateOperands().empty() ||
      !op.getFirstprivateOperands().empty() || !op.getReductionOperands().empty())
    return e.unsupported(
        "a loop without bounds, one whose induction variables are not of 64 bits, or "
        "private and reduction variables");
  LoopNest nest;
  nest.lower = e.at(op.getLowerbound());
  nest.step = e.at(op.getStep());
  ArrayRef<bool> inclusive = op.getInclusiveUpperbound().value_or(ArrayRef<bool>());
  for (auto [number, upper] : llvm::enumerate(op.getUpperbound())) {
    bool isInclusive = number < inclusive.size() && inclusive[number];
    nest.upper.push_back(isInclusive ? e.temp() : e.at(upper));
    if (isInclusive)
      e.emit(execIncludeBound, nest.upper.back(), e.at(upper));
  }
  nest.iv = e.at(ivs);
  if (!op.hasSeq())
    return emitParallel(e, std::move(nest), op.getRegion());
  Operation *loop = op;
  OpenNest open = emitNestBegin(e, std::move(nest));
  e.region(op.getRegion(), [&](Operation *) { emitNestNext(e, open, loop); });
  e.bind(open.done);
}

/// What an op enters on the device is the host's buffer.
template <typename Op> static void evalEnter(Op op, Emitter &e) {
  Value host = op.getVar(), device = op.getAccVar();
  if (isAsync(op) || !op.getBounds().empty() || op.getVarPtrPtr() ||
      host.getType() != device.getType())
    return e.unsupported("asynchronous copies, or parts of what is copied");
  e.moves(host, device);
}

/// The buffer must be there until it leaves the device.
static const Inst *execLeave(const Inst *i, Machine &m) {
  Descriptor memref = readDescriptor(m, i->table<MemRefRegisters>());
  uint32_t id = memref.view().allocation();
  if (id && !m.memory.heap[id].live) {
    m.memory.access(i, Memory::Access::Read, id, 0, 0, 0);
    return nullptr;
  }
  return i->next();
}

template <typename Op> static void evalLeave(Op op, Emitter &e) {
  if (isAsync(op) || !op.getBounds().empty() || !isa<BaseMemRefType>(op.getAccVar().getType()))
    return e.unsupported("asynchronous copies, or parts of what is copied");
  const auto *left = e.own(memrefRegisters(op.getAccVar(), e));
  e.emit(execLeave).data = left;
}

template <typename Op> static void evalEnd(Op op, Emitter &e) { e.leaveRegion(op); }

void addAccOps(InterpTable &table) {
  table.on<acc::DataOp>(evalData);
  table.on<acc::ParallelOp>(evalCompute<acc::ParallelOp>);
  table.on<acc::SerialOp>(evalCompute<acc::SerialOp>);
  table.on<acc::KernelsOp>(evalKernels);
  table.on<acc::LoopOp>(evalLoop);
  table.on<acc::CopyinOp>(evalEnter<acc::CopyinOp>);
  table.on<acc::CreateOp>(evalEnter<acc::CreateOp>);
  table.on<acc::PresentOp>(evalEnter<acc::PresentOp>);
  table.on<acc::CopyoutOp>(evalLeave<acc::CopyoutOp>);
  table.on<acc::DeleteOp>(evalLeave<acc::DeleteOp>);
  table.on<acc::YieldOp>(evalEnd<acc::YieldOp>);
  table.on<acc::TerminatorOp>(evalEnd<acc::TerminatorOp>);
}

} // namespace freehold::interp
