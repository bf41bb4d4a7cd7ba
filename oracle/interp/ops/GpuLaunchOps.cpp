//===- GpuLaunchOps.cpp - gpu.launch and gpu.launch_func --------*- C++ -*-===//
// Threads are unordered: runs take them in either order, and conflicting accesses are data races
// (Races.h). Those of a block wait for one another at barriers (Threads.h).
//
// A kernel is compiled in the place of gpu.launch_func, as if its body were that of a gpu.launch. What is
// launched from a binary has no body here and is opaque (Opaque.h).
//
// Unsupported: clusters, dynamic shared memory, stack buffers beside barriers, kernels of other dialects, and barriers
// in ops that keep more than registers.
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/GpuOps.h"

#include "oracle/interp/ops/FuncOps.h"
#include "oracle/interp/ops/MemRefDetail.h"
#include "oracle/interp/ops/ScfLoops.h"
#include "oracle/interp/ops/Threads.h"

#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;

namespace freehold::interp {

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
  m.u(i->a) = view.pointer();
  m.poison[i->dst] = 0;
  return i->next();
}

/// a: the number of the buffer.
static const Inst *execEndLocal(const Inst *i, Machine &m) {
  m.memory.heap.release(static_cast<uint32_t>(m.u(i->a)), i);
  return i->next();
}

/// Returns words with the numbers of the buffers, which the program cannot change.
static SmallVector<uint32_t> makeLocals(ArrayRef<BlockArgument> buffers, Emitter &e) {
  SmallVector<uint32_t> numbers;
  for (BlockArgument buffer : buffers) {
    auto type = cast<MemRefType>(buffer.getType());
    const auto *sizes = e.own(SmallVector<int64_t>(type.getShape()));
    numbers.push_back(e.temp());
    Inst &inst = e.emit(execMakeLocal, e.at(buffer), numbers.back());
    inst.c = *elementBytes(type.getElementType());
    inst.imm = type.getRank();
    inst.data = sizes;
  }
  return numbers;
}

static void endLocals(ArrayRef<uint32_t> numbers, Emitter &e) {
  for (uint32_t number : numbers)
    e.emit(execEndLocal, 0, number);
}

static bool isLocal(BlockArgument buffer) {
  auto type = dyn_cast<MemRefType>(buffer.getType());
  return type && type.hasStaticShape() && type.getLayout().isIdentity() &&
         bitsOf(type.getElementType());
}

//===----------------------------------------------------------------------===//
// Launches
//===----------------------------------------------------------------------===//

namespace {
struct Launch {
  /// The op whose region threads run: gpu.launch or gpu.func.
  Operation *threads;
  SmallVector<uint32_t> position;
  ArrayRef<BlockArgument> ofBlock, ofThread;
  /// Whether threads wait for one another.
  bool waits;

  Region &body() const { return threads->getRegion(0); }
  SmallVector<uint32_t> registers(unsigned first, unsigned count) const {
    return SmallVector<uint32_t>(ArrayRef(position).slice(first, count));
  }
};
} // namespace

/// Emits blocks whose threads wait for one another, or have buffers of their own.
static void emitBlocks(const Launch &launch, Operation *op, Emitter &e) {
  LoopNest blocks;
  blocks.isParallel = true;
  blocks.upper = launch.registers(kGridDim, 3);
  blocks.lower.assign(3, e.constant(0));
  blocks.step.assign(3, e.constant(1));
  blocks.iv = launch.registers(kBlockId, 3);
  ThreadGroup threads;
  threads.races = true;
  threads.sizes = launch.registers(kBlockDim, 3);
  threads.ids = launch.registers(kThreadId, 3);
  OpenNest open = emitNestBegin(e, std::move(blocks));
  SmallVector<uint32_t> ofThread, ofBlock = makeLocals(launch.ofBlock, e);
  emitThreads(
      e, std::move(threads), launch.body(), [&] { ofThread = makeLocals(launch.ofThread, e); },
      [&] { endLocals(ofThread, e); });
  endLocals(ofBlock, e);
  emitNestNext(e, open, op);
  e.bind(open.done);
}

static void emitLaunched(const Launch &launch, Emitter &e) {
  LoopNest nest;
  nest.upper = launch.registers(kGridDim, 6);
  nest.lower.assign(6, e.constant(0));
  nest.step.assign(6, e.constant(1));
  nest.iv = launch.registers(kBlockId, 6);
  emitParallel(e, std::move(nest), launch.body());
}

/// Returns why the launch cannot be run; empty if it can.
static StringRef refuse(const Launch &launch, bool hasCluster, Value sharedMemory) {
  if (hasCluster || (launch.waits && !canWait(launch.body())))
    return "clusters, or stack buffers beside barriers";
  if (!llvm::all_of(launch.ofBlock, isLocal) || !llvm::all_of(launch.ofThread, isLocal))
    return "buffers of blocks or threads of such a type";
  return sharedMemory && !matchPattern(sharedMemory, m_Zero()) ? "dynamic shared memory" : "";
}

static void emitLaunch(const Launch &launch, Operation *op, Emitter &e) {
  e.module().hasParallel = true;
  e.threadRegions.push_back({launch.threads, launch.position});
  if (launch.waits || !launch.ofBlock.empty() || !launch.ofThread.empty())
    emitBlocks(launch, op, e);
  else
    emitLaunched(launch, e);
  e.threadRegions.pop_back();
}

static bool hasWaits(Region &body) {
  return body
      .walk([](Operation *inner) {
        return isa<gpu::BarrierOp, gpu::AllReduceOp, gpu::ShuffleOp, gpu::SubgroupReduceOp>(inner)
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

static void evalLaunch(gpu::LaunchOp op, Emitter &e) {
  Region &body = op.getBody();
  auto arguments = ValueRange(body.getArguments()).take_front(kGpuPositions);
  Launch launch{op, e.at(arguments), op.getWorkgroupAttributions(), op.getPrivateAttributions(),
                hasWaits(body)};
  if (StringRef why = refuse(launch, op.hasClusterSize(), op.getDynamicSharedMemorySize());
      !why.empty())
    return e.unsupported(why);
  SmallVector<Value> sizes = {op.getGridSizeX(),  op.getGridSizeY(),  op.getGridSizeZ(),
                              op.getBlockSizeX(), op.getBlockSizeY(), op.getBlockSizeZ()};
  e.moves(ValueRange(sizes), arguments.slice(kGridDim, 6));
  llvm::SetVector<Value> used;
  getUsedValuesDefinedAbove(body, used);
  emitAsync(op, used.getArrayRef(), e, [&] { emitLaunch(launch, op, e); });
}

static void evalLaunchFunc(gpu::LaunchFuncOp op, Emitter &e) {
  Operation *callee = e.lookup(op.getKernel());
  auto kernel = dyn_cast_if_present<gpu::GPUFuncOp>(callee);
  if (!kernel)
    return e.opaque(op);
  auto isRun = [&](const Emitter::ThreadRegion &outer) { return outer.op == kernel; };
  unsigned given = op.getKernelOperands().size();
  if (op.getAsyncObject() || llvm::any_of(e.threadRegions, isRun) ||
      kernel.getFunctionType().getInputs() != op.getKernelOperands().getTypes())
    return e.unsupported("a stream, a kernel that launches itself, or arguments of other types");
  Launch launch{kernel,
                {},
                kernel.getWorkgroupAttributions(),
                kernel.getPrivateAttributions(),
                hasWaits(kernel.getBody())};
  if (StringRef why = refuse(launch, op.hasClusterSize(), op.getDynamicSharedMemorySize());
      !why.empty())
    return e.unsupported(why);
  for (unsigned number = 0; number < kGpuPositions; ++number)
    launch.position.push_back(e.temp());
  SmallVector<Registers> sizes;
  for (Value size : {op.getGridSizeX(), op.getGridSizeY(), op.getGridSizeZ(), op.getBlockSizeX(),
                     op.getBlockSizeY(), op.getBlockSizeZ()})
    sizes.push_back(e.registers(size));
  e.moves(sizes, launch.registers(kGridDim, 6));
  e.moves(op.getKernelOperands(), ValueRange(kernel.getArguments()).take_front(given));
  emitAsync(op, op.getKernelOperands(), e, [&] { emitLaunch(launch, op, e); });
  // Another op may launch the same kernel.
  e.forgetRegion(kernel.getBody());
}

/// A kernel that a launch runs in its place ends there.
static void evalReturn(gpu::ReturnOp op, Emitter &e) {
  bool isLaunched = !e.threadRegions.empty() && e.threadRegions.back().op == op->getParentOp();
  if (isLaunched)
    e.leaveRegion(op);
  else
    emitReturn(op.getOperands(), e);
}

static void evalTerminator(gpu::TerminatorOp op, Emitter &e) { e.leaveRegion(op); }

void addGpuLaunchOps(InterpTable &table) {
  table.on<gpu::LaunchOp>(evalLaunch);
  table.on<gpu::LaunchFuncOp>(evalLaunchFunc);
  table.on<gpu::TerminatorOp>(evalTerminator);
  table.on<gpu::ReturnOp>(evalReturn);
}

} // namespace freehold::interp
