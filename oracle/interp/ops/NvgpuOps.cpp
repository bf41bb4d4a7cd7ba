//===- NvgpuOps.cpp - nvgpu: asynchronous copies ----------------*- C++ -*-===//
// A copy is a task (Tasks.h): from the op on until a wait for its token, or for a group of its token, freeing one
// of its buffers is a use after free, and accesses of the cells that it copies race with it. A group is a task that ends
// after its copies. `numGroups` says how many younger groups may still be running, which a wait for one token allows anyway.
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/GpuOps.h"
#include "oracle/interp/ops/Tasks.h"

#include "mlir/Dialect/NVGPU/IR/NVGPUDialect.h"

using namespace mlir;

namespace freehold::interp {

namespace {
struct AsyncCopy {
  MemRefRegisters source, target;
  SmallVector<uint32_t> sourceIndices, targetIndices;
  int64_t count = 0;
  /// Elements that are read; the others that are written become zero. Unset: all are read.
  std::optional<uint32_t> read = std::nullopt;
};
} // namespace

/// Returns the indices with the last one moved on; std::nullopt after failing.
static std::optional<SmallVector<int64_t>> place(const Inst *i, Machine &m,
                                                 ArrayRef<uint32_t> indices, int64_t by) {
  SmallVector<int64_t> result;
  for (uint32_t at : indices) {
    if (m.poison[at]) {
      m.failPoison(i, m.poison[at], "an index");
      return std::nullopt;
    }
    result.push_back(m.s(at));
  }
  if (!result.empty())
    result.back() =
        static_cast<int64_t>(static_cast<uint64_t>(result.back()) + static_cast<uint64_t>(by));
  return result;
}

static const Inst *execCopy(const Inst *i, Machine &m) {
  const auto &copy = i->table<AsyncCopy>();
  uint8_t taint =
      m.poison[copy.source.at] | m.poison[copy.target.at] | (copy.read ? m.poison[*copy.read] : 0);
  if (taint)
    return m.failPoison(i, taint, "what a copy depends on");
  int64_t read = copy.read ? m.s(*copy.read) : copy.count;
  if (read < 0 || read > copy.count)
    return m.fail(i, ErrorKind::Undefined,
                  "reads " + Twine(read) + " elements of " + Twine(copy.count));
  Descriptor source = readDescriptor(m, copy.source), target = readDescriptor(m, copy.target);
  const unsigned bytes = copy.source.bytes;
  const SmallVector<uint8_t> zero(bytes);
  for (int64_t n = 0; n < copy.count; ++n) {
    Memory::Cells from;
    if (n < read) {
      auto at = place(i, m, copy.sourceIndices, n);
      from = at ? m.memory.accessAt(i, Memory::Access::Read, source.view(), *at, bytes) : from;
      if (!from)
        return nullptr;
    }
    auto at = place(i, m, copy.targetIndices, n);
    auto to = at ? m.memory.accessAt(i, Memory::Access::Write, target.view(), *at, bytes)
                 : Memory::Cells();
    if (!to || !(n < read ? m.memory.copyCells(i, from, to, bytes)
                          : m.memory.writeCells(i, to, zero.data(), bytes, kInitialised)))
      return nullptr;
  }
  return i->next();
}

static void evalAsyncCopy(nvgpu::DeviceAsyncCopyOp op, Emitter &e) {
  auto from = dyn_cast<MemRefType>(op.getSrc().getType()),
       to = dyn_cast<MemRefType>(op.getDst().getType());
  if (!from || !to || !bitsOf(from.getElementType()) ||
      from.getElementType() != to.getElementType() || op.getSrcIndices().empty() ||
      op.getDstIndices().empty())
    return e.unsupported("a copy of other elements than numbers");
  AsyncCopy copy{memrefRegisters(op.getSrc(), e), memrefRegisters(op.getDst(), e),
                 e.at(op.getSrcIndices()), e.at(op.getDstIndices()),
                 op.getDstElements().getSExtValue()};
  if (op.getSrcElements())
    copy.read = e.at(op.getSrcElements());
  const auto *owned = e.own(std::move(copy));
  emitTask(op.getAsyncToken(), {op.getSrc(), op.getDst()}, {}, e,
           [&] { e.emit(execCopy).data = owned; });
}

static void evalCreateGroup(nvgpu::DeviceAsyncCreateGroupOp op, Emitter &e) {
  emitTask(op.getAsyncToken(), {}, op.getInputTokens(), e, [] {});
}

static void evalAsyncWait(nvgpu::DeviceAsyncWaitOp op, Emitter &e) {
  emitAwait(op.getAsyncDependencies(), e);
}

void addNvgpuOps(InterpTable &table) {
  table.on<nvgpu::DeviceAsyncCopyOp>(evalAsyncCopy);
  table.on<nvgpu::DeviceAsyncCreateGroupOp>(evalCreateGroup);
  table.on<nvgpu::DeviceAsyncWaitOp>(evalAsyncWait);
}

} // namespace freehold::interp
