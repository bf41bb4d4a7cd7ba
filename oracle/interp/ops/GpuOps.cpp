//===- GpuOps.cpp - gpu, run on the host ------------------------*- C++ -*-===//
// Threads of gpu.launch are unordered: runs take them in either order, and conflicting accesses are
// data races (Races.h). Those of a block wait for one another at barriers (Threads.h). Ops with tokens
// are tasks (Tasks.h); one that has dependencies but returns no token waits for them. Ops without a row
// here, such as gpu.shuffle, are opaque (Opaque.h).
//
// Unsupported: clusters, stack buffers beside barriers, and barriers in ops that keep more than registers.
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/Lanes.h"
#include "oracle/interp/ops/ScfLoops.h"
#include "oracle/interp/ops/Tasks.h"
#include "oracle/interp/ops/Threads.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/GPU/Utils/GPUUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;

namespace freehold::interp {

/// Arguments of the body: ids of block and thread, then sizes of grid and block, three each.
static constexpr unsigned kLaunchArguments = 12, kLaunchIds = 6;

//===----------------------------------------------------------------------===//
// Buffers of blocks and of threads, which nobody frees
//===----------------------------------------------------------------------===//

static const Inst *execMakeLocal(const Inst *i, Machine &m) {
  MemRefView view = m.memref(i->dst, static_cast<unsigned>(i->imm));
  for (unsigned d = 0; d < view.rank; ++d)
    view.setSize(d, i->table<SmallVector<int64_t>>()[d]);
  setContiguousStrides(view);
  view.setByteShift(0);
  view.setOffset(0);
  uint64_t bytes = view.elements() * i->c;
  if (!m.memory.charge(i, view.elements()))
    return nullptr;
  view.pointer() = m.memory.heap.allocate(AllocationKind::Stack, bytes, i->c, i);
  if (!view.pointer())
    return m.stop(i, Termination::OutOfBudget, "memory: buffers of a block or thread");
  m.poison[i->dst] = 0;
  return i->next();
}

static const Inst *execEndLocal(const Inst *i, Machine &m) {
  m.memory.heap.release(static_cast<uint32_t>(m.u(i->dst)), i);
  return i->next();
}

static void makeLocals(ArrayRef<BlockArgument> buffers, Emitter &e) {
  for (BlockArgument buffer : buffers) {
    auto type = cast<MemRefType>(buffer.getType());
    const auto *sizes = e.own(SmallVector<int64_t>(type.getShape()));
    Inst &inst = e.emit(execMakeLocal, e.at(buffer));
    inst.c = *elementBytes(type.getElementType());
    inst.imm = type.getRank();
    inst.data = sizes;
  }
}

static void endLocals(ArrayRef<BlockArgument> buffers, Emitter &e) {
  for (BlockArgument buffer : buffers)
    e.emit(execEndLocal, e.at(buffer));
}

static bool isLocal(BlockArgument buffer) {
  auto type = dyn_cast<MemRefType>(buffer.getType());
  return type && type.hasStaticShape() && type.getLayout().isIdentity() &&
         bitsOf(type.getElementType());
}

//===----------------------------------------------------------------------===//
// gpu.launch
//===----------------------------------------------------------------------===//

/// Emits blocks whose threads wait for one another, or have buffers of their own.
static void emitBlocks(gpu::LaunchOp op, Emitter &e) {
  Region &body = op.getBody();
  ArrayRef<BlockArgument> arguments = body.getArguments();
  LoopNest blocks;
  blocks.isParallel = true;
  blocks.upper = e.at(ValueRange{op.getGridSizeX(), op.getGridSizeY(), op.getGridSizeZ()});
  blocks.lower.assign(3, e.constant(0));
  blocks.step.assign(3, e.constant(1));
  for (BlockArgument id : arguments.take_front(3))
    blocks.iv.push_back(e.at(id));
  ThreadGroup threads;
  threads.races = true;
  threads.sizes = e.at(ValueRange{op.getBlockSizeX(), op.getBlockSizeY(), op.getBlockSizeZ()});
  for (BlockArgument id : arguments.slice(3, 3))
    threads.ids.push_back(e.at(id));
  e.module().hasParallel = true;
  OpenNest open = emitNestBegin(e, std::move(blocks));
  makeLocals(op.getWorkgroupAttributions(), e);
  emitThreads(
      e, std::move(threads), body, [&] { makeLocals(op.getPrivateAttributions(), e); },
      [&] { endLocals(op.getPrivateAttributions(), e); });
  endLocals(op.getWorkgroupAttributions(), e);
  emitNestNext(e, open, op);
  e.bind(open.done);
}

static void emitLaunched(gpu::LaunchOp op, ValueRange sizes, Emitter &e) {
  Region &body = op.getBody();
  LoopNest nest;
  nest.upper = e.at(sizes);
  nest.lower.assign(kLaunchIds, e.constant(0));
  nest.step.assign(kLaunchIds, e.constant(1));
  nest.iv = e.at(ValueRange(body.getArguments().take_front(kLaunchIds)));
  emitParallel(e, std::move(nest), body);
}

/// Emits the work of an op, as a task if it returns a token. Otherwise the host waits for what the op
/// depends on.
static void emitAsync(gpu::AsyncOpInterface op, ValueRange used, Emitter &e,
                      function_ref<void()> emitWork) {
  if (op.getAsyncToken())
    return emitTask(op.getAsyncToken(), used, op.getAsyncDependencies(), e, emitWork);
  emitAwait(op.getAsyncDependencies(), e);
  emitWork();
}

static void evalLaunch(gpu::LaunchOp op, Emitter &e) {
  Region &body = op.getBody();
  bool waits = body.walk([](Operation *inner) {
                     return isa<gpu::BarrierOp, gpu::AllReduceOp>(inner) ? WalkResult::interrupt()
                                                                         : WalkResult::advance();
                   })
                   .wasInterrupted();
  auto locals = ArrayRef<BlockArgument>(body.getArguments()).drop_front(kLaunchArguments);
  if (op.hasClusterSize() || !llvm::all_of(locals, isLocal) || (waits && !canWait(body)))
    return e.unsupported("clusters, or stack buffers beside barriers");
  SmallVector<Value> sizes = {op.getGridSizeX(),  op.getGridSizeY(),  op.getGridSizeZ(),
                              op.getBlockSizeX(), op.getBlockSizeY(), op.getBlockSizeZ()};
  e.moves(ValueRange(sizes), body.getArguments().slice(kLaunchIds, kLaunchIds));
  llvm::SetVector<Value> used;
  getUsedValuesDefinedAbove(body, used);
  emitAsync(op, used.getArrayRef(), e, [&] {
    if (waits || !locals.empty())
      emitBlocks(op, e);
    else
      emitLaunched(op, sizes, e);
  });
}

static void evalBarrier(gpu::BarrierOp op, Emitter &e) {
  emitBarrier(op, llvm::IsaPred<gpu::LaunchOp>, e);
}

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
  emitCombined(op, llvm::IsaPred<gpu::LaunchOp>, op.getValue(), sum, next, combine, e);
}

static void evalYield(gpu::YieldOp op, Emitter &e) { e.leaveRegion(op); }

static const Inst *execReturn(const Inst *i, Machine &m) {
  return m.leave(i, i->table<SmallVector<Registers>>());
}

static void evalReturn(gpu::ReturnOp op, Emitter &e) {
  SmallVector<Registers> results;
  for (Value value : op.getOperands())
    results.push_back(e.registers(value));
  const auto *table = e.own(std::move(results));
  e.emit(execReturn).data = table;
}

static void evalTerminator(gpu::TerminatorOp op, Emitter &e) { e.leaveRegion(op); }

static void evalWait(gpu::WaitOp op, Emitter &e) {
  emitAsync(op, {}, e, [] {});
}

/// Which op may free the buffer is asked where it is freed (Allocators.h).
static void evalAlloc(gpu::AllocOp op, Emitter &e) {
  if (!op.getSymbolOperands().empty())
    return e.unsupported("a layout with symbols");
  emitAsync(op, {}, e, [&] { emitAllocation(op.getMemref(), op.getDynamicSizes(), e); });
}

/// What the free depends on is done with the buffer before it.
static void evalDealloc(gpu::DeallocOp op, Emitter &e) {
  if (op.getAsyncToken())
    emitEndUses(op.getAsyncDependencies(), op.getMemref(), e);
  emitAsync(op, {}, e, [&] { emitFree(op.getMemref(), e); });
}

static void evalMemcpy(gpu::MemcpyOp op, Emitter &e) {
  emitAsync(op, {op.getSrc(), op.getDst()}, e, [&] { emitCopy(op.getSrc(), op.getDst(), e); });
}

void addGpuOps(InterpTable &table) {
  table.on<gpu::LaunchOp>(evalLaunch);
  table.on<gpu::BarrierOp>(evalBarrier);
  table.on<gpu::AllReduceOp>(evalAllReduce);
  table.on<gpu::YieldOp>(evalYield);
  table.on<gpu::TerminatorOp>(evalTerminator);
  table.on<gpu::ReturnOp>(evalReturn);
  table.on<gpu::WaitOp>(evalWait);
  table.on<gpu::MemcpyOp>(evalMemcpy);
  table.on<gpu::AllocOp>(evalAlloc);
  table.on<gpu::DeallocOp>(evalDealloc);
}

} // namespace freehold::interp
