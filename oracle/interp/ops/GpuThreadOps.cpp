//===- GpuThreadOps.cpp - gpu: what threads ask and exchange ----*- C++ -*-===//
// A block's threads are numbered with the first dimension innermost. A subgroup is 32 of them in that
// order: how many it has is the device's to say, and 32 is what most code for one is written for.
//
// Outside of a launch, in a module that launches nothing, the position of a thread is any, and the same each time
// (Opaque.h). Unsupported: positions in functions that threads may call, and those in clusters.
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/GpuOps.h"

#include "oracle/interp/ops/Lanes.h"
#include "oracle/interp/ops/Threads.h"

#include "mlir/Dialect/GPU/Utils/GPUUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;

namespace freehold::interp {

static constexpr uint64_t kSubgroupThreads = 32;

/// Returns the innermost op around `op` whose region threads run; null if nothing is known of them.
static const Emitter::ThreadRegion *threadsOf(Operation *op, const Emitter &e) {
  for (Operation *outer = op->getParentOp(); outer; outer = outer->getParentOp())
    for (const Emitter::ThreadRegion &region : llvm::reverse(e.threadRegions))
      if (region.op == outer && region.position.size() == kGpuPositions)
        return &region;
  return nullptr;
}

/// Returns what tells the op of a block's threads.
static auto isGroup(const Emitter &e) {
  return [&e](Operation *op) {
    return llvm::any_of(e.threadRegions,
                        [&](const Emitter::ThreadRegion &region) { return region.op == op; });
  };
}

static void evalBarrier(gpu::BarrierOp op, Emitter &e) { emitBarrier(op, isGroup(e), e); }

//===----------------------------------------------------------------------===//
// Positions
//===----------------------------------------------------------------------===//

static void evalUnknownPosition(Operation *op, Emitter &e) {
  // Nothing calls a kernel, so that one which is not launched here is run by itself.
  auto kernel = op->getParentOfType<gpu::GPUFuncOp>();
  bool mayBeCalled =
      (!kernel || !kernel.isKernel()) && op->getParentOfType<ModuleOp>()
                                             .walk([](Operation *each) {
                                               return isa<gpu::LaunchOp, gpu::LaunchFuncOp>(each)
                                                          ? WalkResult::interrupt()
                                                          : WalkResult::advance();
                                             })
                                             .wasInterrupted();
  if (mayBeCalled)
    return e.unsupported("a position in a function that threads may call");
  e.opaque(op);
}

/// a: an index that is below imm, or, if c is set, a number that is not above it.
static const Inst *execCheckBound(const Inst *i, Machine &m) {
  if (m.u(i->a) + (i->c ? 0 : 1) > i->imm)
    return m.fail(i, ErrorKind::Undefined, "passes its upper_bound");
  return i->next();
}

static void checkBound(std::optional<APInt> bound, uint32_t at, bool isNumber, Emitter &e) {
  if (bound)
    e.emit(execCheckBound, 0, at, 0, isNumber).imm = bound->getZExtValue();
}

template <typename Op, GpuPosition First> static void evalPosition(Op op, Emitter &e) {
  const Emitter::ThreadRegion *threads = threadsOf(op, e);
  if (!threads)
    return evalUnknownPosition(op, e);
  uint32_t to = e.at(op.getResult());
  e.move({threads->position[First + static_cast<unsigned>(op.getDimension())], 1}, to);
  checkBound(op.getUpperBound(), to, First >= kGridDim, e);
}

/// dst = a + b * c.
static const Inst *execScaleAdd(const Inst *i, Machine &m) {
  m.u(i->dst) = m.u(i->a) + m.u(i->b) * m.u(i->c);
  m.poison[i->dst] = m.poison[i->a] | m.poison[i->b] | m.poison[i->c];
  return i->next();
}

static void evalGlobalId(gpu::GlobalIdOp op, Emitter &e) {
  const Emitter::ThreadRegion *threads = threadsOf(op, e);
  if (!threads)
    return evalUnknownPosition(op, e);
  unsigned d = static_cast<unsigned>(op.getDimension());
  uint32_t to = e.at(op.getResult());
  e.emit(execScaleAdd, to, threads->position[kThreadId + d], threads->position[kBlockId + d],
         threads->position[kBlockDim + d]);
  checkBound(op.getUpperBound(), to, /*isNumber=*/false, e);
}

/// Returns a word with the number of the thread in its block.
static uint32_t threadNumber(const Emitter::ThreadRegion &threads, Emitter &e) {
  ArrayRef<uint32_t> position = threads.position;
  uint32_t number = e.temp();
  e.emit(execScaleAdd, number, position[kThreadId + 1], position[kThreadId + 2],
         position[kBlockDim + 1]);
  e.emit(execScaleAdd, number, position[kThreadId], number, position[kBlockDim]);
  return number;
}

/// Returns a word with the number of threads of a block.
static uint32_t threadCount(const Emitter::ThreadRegion &threads, Emitter &e) {
  ArrayRef<uint32_t> position = threads.position;
  uint32_t zero = e.constant(0), count = e.temp();
  e.emit(execScaleAdd, count, zero, position[kBlockDim], position[kBlockDim + 1]);
  e.emit(execScaleAdd, count, zero, count, position[kBlockDim + 2]);
  return count;
}

/// dst: a modulo, or divided by, the threads of a subgroup. b: what is added before.
enum SubgroupPart : uint64_t { kLane, kSubgroup };
static const Inst *execSubgroupPart(const Inst *i, Machine &m) {
  uint64_t number = m.u(i->a) + i->b;
  m.u(i->dst) = i->imm == kLane ? number % kSubgroupThreads : number / kSubgroupThreads;
  m.poison[i->dst] = m.poison[i->a];
  return i->next();
}

template <typename Op> static void evalSubgroup(Op op, Emitter &e) {
  const Emitter::ThreadRegion *threads = threadsOf(op, e);
  if (!threads)
    return evalUnknownPosition(op, e);
  constexpr bool isNumber = std::is_same_v<Op, gpu::NumSubgroupsOp>;
  uint32_t to = e.at(op.getResult());
  uint32_t number = isNumber ? threadCount(*threads, e) : threadNumber(*threads, e);
  uint32_t rounding = isNumber ? kSubgroupThreads - 1 : 0;
  e.emit(execSubgroupPart, to, number, rounding).imm =
      std::is_same_v<Op, gpu::LaneIdOp> ? kLane : kSubgroup;
  checkBound(op.getUpperBound(), to, isNumber, e);
}

static void evalSubgroupSize(gpu::SubgroupSizeOp op, Emitter &e) {
  if (!threadsOf(op, e))
    return evalUnknownPosition(op, e);
  uint32_t to = e.at(op.getResult());
  e.move({e.constant(kSubgroupThreads), 1}, to);
  checkBound(op.getUpperBound(), to, /*isNumber=*/true, e);
}

//===----------------------------------------------------------------------===//
// What threads exchange
//===----------------------------------------------------------------------===//

/// The threads of a block combine their values in an order that runs choose, since nothing says one: what it decides
/// is undefined.
static void evalAllReduce(gpu::AllReduceOp op, Emitter &e) {
  Type type = op.getType();
  if (!bitsOf(type))
    return e.unsupported("values that are no numbers");
  Registers sum = e.registers(op.getResult()), next{e.temp(sum.words), sum.words};
  auto combine = [&] {
    Region &body = op.getBody();
    if (body.empty())
      return emitScalars(e, {type, type}, {sum, next}, {sum}, [&](OpBuilder &b, ValueRange from) {
        vector::CombiningKind kind = gpu::convertReductionKind(*op.getOp());
        return SmallVector<Value>{
            vector::makeArithReduction(b, op.getLoc(), kind, from[0], from[1])};
      });
    e.moves({sum, next}, e.at(ValueRange(body.getArguments())));
    Label done = e.label();
    e.region(body, [&](Operation *end) {
      e.move(e.registers(end->getOperand(0)), sum.at);
      e.jump(done);
    });
    e.bind(done);
  };
  emitCombined(op, isGroup(e), op.getValue(), sum, next, combine, e);
}

static void evalYield(gpu::YieldOp op, Emitter &e) { e.leaveRegion(op); }

namespace {
struct Shuffle {
  /// Words: the number of this thread, and two i32.
  uint32_t thread, offset, width;
  gpu::ShuffleMode mode;
};
} // namespace

/// dst: the number of the thread whose value this one gets; -1 if it gets none. a: whether the lane that it asks
/// for is one of those that take part, or, for a thread that does not take part itself, that it does not.
static const Inst *execShuffleSource(const Inst *i, Machine &m) {
  const auto &shuffle = i->table<Shuffle>();
  if (uint8_t taint = m.poison[shuffle.offset] | m.poison[shuffle.width])
    return m.failPoison(i, taint, "the offset or the width of a shuffle");
  auto offset = static_cast<int32_t>(m.u(shuffle.offset));
  auto width = static_cast<int32_t>(m.u(shuffle.width));
  if (width <= 0 || static_cast<uint64_t>(width) > kSubgroupThreads)
    return m.fail(i, ErrorKind::Undefined,
                  "shuffles " + Twine(width) + " lanes of a subgroup of " +
                      Twine(kSubgroupThreads));
  uint64_t thread = m.u(shuffle.thread);
  auto lane = static_cast<int64_t>(thread % kSubgroupThreads);
  int64_t source = shuffle.mode == gpu::ShuffleMode::XOR    ? lane ^ offset
                   : shuffle.mode == gpu::ShuffleMode::DOWN ? lane + offset
                   : shuffle.mode == gpu::ShuffleMode::UP   ? lane - offset
                                                            : offset;
  bool isValid = lane < width && source >= 0 && source < width;
  m.u(i->dst) =
      isValid ? thread - static_cast<uint64_t>(lane) + static_cast<uint64_t>(source) : UINT64_MAX;
  m.u(i->a) = isValid;
  m.poison[i->dst] = m.poison[i->a] = 0;
  return i->next();
}

/// All threads of a block wait for one another, not only those of a subgroup: where some of them have ended, nothing is
/// said.
static void evalShuffle(gpu::ShuffleOp op, Emitter &e) {
  const Emitter::ThreadRegion *threads = threadsOf(op, e);
  if (!threads || !lanesOf(op.getValue().getType()).lane)
    return e.unsupported("threads that are not known, or values that are no numbers");
  uint32_t source = e.temp();
  const auto *shuffle = e.own(
      Shuffle{threadNumber(*threads, e), e.at(op.getOffset()), e.at(op.getWidth()), op.getMode()});
  e.emit(execShuffleSource, source, e.at(op.getValid())).data = shuffle;
  emitExchanged(op, isGroup(e), op.getValue(), source, e.registers(op.getShuffleResult()), e);
}

/// Combines what two threads have in the rounds of a butterfly. A thread whose partner does not exist has no value.
static void evalSubgroupReduce(gpu::SubgroupReduceOp op, Emitter &e) {
  const Emitter::ThreadRegion *threads = threadsOf(op, e);
  Type type = op.getType();
  uint64_t size = op.getClusterSize().value_or(kSubgroupThreads);
  if (!threads || !bitsOf(type) || op.getClusterStride() != 1 || !llvm::isPowerOf2_64(size) ||
      size > kSubgroupThreads)
    return e.unsupported(
        "threads that are not known, values that are no numbers, or clusters of another kind");
  Registers sum = e.registers(op.getResult()), other{e.temp(sum.words), sum.words};
  uint32_t source = e.temp(), isValid = e.temp(), width = e.constant(kSubgroupThreads);
  e.move(e.registers(op.getValue()), sum.at);
  for (uint64_t offset = 1; offset < size; offset *= 2) {
    const auto *shuffle =
        e.own(Shuffle{threadNumber(*threads, e), e.constant(offset), width, gpu::ShuffleMode::XOR});
    e.emit(execShuffleSource, source, isValid).data = shuffle;
    emitExchanged(op, isGroup(e), op.getResult(), source, other, e);
    emitScalars(e, {type, type}, {sum, other}, {sum}, [&](OpBuilder &b, ValueRange from) {
      vector::CombiningKind kind = gpu::convertReductionKind(op.getOp());
      return SmallVector<Value>{vector::makeArithReduction(b, op.getLoc(), kind, from[0], from[1])};
    });
  }
}

static const Inst *execIsZero(const Inst *i, Machine &m) {
  m.u(i->dst) = m.u(i->a) == 0;
  m.poison[i->dst] = m.poison[i->a];
  return i->next();
}

static void evalOnLane0(gpu::WarpExecuteOnLane0Op op, Emitter &e) {
  if (op->getNumResults() || !op.getArgs().empty())
    return e.unsupported("values that are distributed to the lanes");
  uint32_t isFirst = e.temp();
  Label done = e.label();
  e.emit(execIsZero, isFirst, e.at(op.getLaneid()));
  e.jumpUnless(isFirst, done);
  e.region(op.getWarpRegion(), [&](Operation *) { e.jump(done); });
  e.bind(done);
}

void addGpuThreadOps(InterpTable &table) {
  table.on<gpu::BarrierOp>(evalBarrier);
  table.on<gpu::ThreadIdOp>(evalPosition<gpu::ThreadIdOp, kThreadId>);
  table.on<gpu::BlockIdOp>(evalPosition<gpu::BlockIdOp, kBlockId>);
  table.on<gpu::BlockDimOp>(evalPosition<gpu::BlockDimOp, kBlockDim>);
  table.on<gpu::GridDimOp>(evalPosition<gpu::GridDimOp, kGridDim>);
  table.on<gpu::GlobalIdOp>(evalGlobalId);
  table.on<gpu::LaneIdOp>(evalSubgroup<gpu::LaneIdOp>);
  table.on<gpu::SubgroupIdOp>(evalSubgroup<gpu::SubgroupIdOp>);
  table.on<gpu::NumSubgroupsOp>(evalSubgroup<gpu::NumSubgroupsOp>);
  table.on<gpu::SubgroupSizeOp>(evalSubgroupSize);
  table.on<gpu::AllReduceOp>(evalAllReduce);
  table.on<gpu::ShuffleOp>(evalShuffle);
  table.on<gpu::SubgroupReduceOp>(evalSubgroupReduce);
  table.on<gpu::WarpExecuteOnLane0Op>(evalOnLane0);
  table.on<gpu::YieldOp>(evalYield);
}

} // namespace freehold::interp
