//===- Tasks.cpp ----------------------------------------------------------===//
#include "oracle/interp/ops/Tasks.h"

#include "oracle/interp/Pointers.h"

#include "mlir/Dialect/LLVMIR/LLVMTypes.h"

using namespace mlir;

namespace freehold::interp {

static uint32_t allocationOf(const Machine &m, const MemRefRegisters &memref) {
  return static_cast<uint32_t>(readDescriptor(m, memref).view().allocation());
}

namespace {
struct TaskTable {
  std::vector<MemRefRegisters> used;
  /// Registers of the pointers that it uses.
  SmallVector<uint32_t> pointers;
  SmallVector<uint32_t> after;
  bool isRegion = false;
  TaskAccesses accesses;
};
} // namespace

static const Inst *execEnter(const Inst *i, Machine &m) {
  const auto &table = i->table<TaskTable>();
  Task task;
  task.at = table.accesses == TaskAccesses::Known ? i : nullptr;
  task.isRegion = table.isRegion;
  for (uint32_t token : table.after)
    task.after.push_back(m.u(token));
  m.memory.enterTask(std::move(task));
  return i->next();
}

/// dst: the token.
static const Inst *execLeave(const Inst *i, Machine &m) {
  SmallVector<uint32_t> buffers;
  for (const MemRefRegisters &memref : i->table<TaskTable>().used)
    buffers.push_back(allocationOf(m, memref));
  int64_t searched = 0;
  for (uint32_t pointer : i->table<TaskTable>().pointers)
    if (auto pointee = pointeeOf(m, m.u(pointer), searched))
      buffers.push_back(pointee->allocation);
  if (!m.memory.charge(i, searched))
    return nullptr;
  m.u(i->dst) = m.memory.leaveTask(std::move(buffers));
  m.poison[i->dst] = 0;
  return i->next();
}

void emitTask(Value token, ValueRange used, ValueRange after, Emitter &e,
              function_ref<void()> emitWork, TaskAccesses accesses) {
  e.module().hasParallel = true;
  TaskTable table;
  for (Value value : used)
    if (isa<BaseMemRefType>(value.getType()))
      table.used.push_back(memrefRegisters(value, e));
    else if (isa<LLVM::LLVMPointerType>(value.getType()))
      table.pointers.push_back(e.at(value));
  table.after = e.at(after);
  table.accesses = accesses;
  table.isRegion = token.getDefiningOp()->getNumRegions() != 0;
  const auto *kept = e.own(std::move(table));
  e.emit(execEnter).data = kept;
  emitWork();
  e.emit(execLeave, e.at(token)).data = kept;
}

static const Inst *execAwait(const Inst *i, Machine &m) {
  m.memory.endTask(m.u(i->a));
  return i->next();
}

void emitAwait(ValueRange tokens, Emitter &e) {
  for (Value token : tokens)
    e.emit(execAwait, 0, e.at(token));
}

/// a: a token.
static const Inst *execEndUses(const Inst *i, Machine &m) {
  m.memory.endUses(m.u(i->a), allocationOf(m, i->table<MemRefRegisters>()));
  return i->next();
}

void emitEndUses(ValueRange tokens, Value memref, Emitter &e) {
  const auto *freed = e.own(memrefRegisters(memref, e));
  for (Value token : tokens)
    e.emit(execEndUses, 0, e.at(token)).data = freed;
}

} // namespace freehold::interp
