//===- OmpDeviceOps.cpp - omp on devices ----------------------------------===//
// A device has the host's memory: what is mapped or copied to it is the host's buffer.
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/MemRefDetail.h"
#include "oracle/interp/ops/OmpCopies.h"

#include "mlir/Dialect/OpenMP/OpenMPDialect.h"

using namespace mlir;

namespace freehold::interp {

static void evalMapInfo(omp::MapInfoOp op, Emitter &e) {
  if (op.getVarPtrPtr() || !op.getMembers().empty() || op.getMapperId() ||
      op.getVarPtr().getType() != op.getOmpPtr().getType())
    return e.unsupported("parts of what is mapped, or another type");
  e.moves(op.getVarPtr(), op.getOmpPtr());
}

static void evalTarget(omp::TargetOp op, Emitter &e) {
  Region &region = op.getRegion();
  if (op.getNowait() || !op.getDependVars().empty() ||
      region.getNumArguments() != op.getMapVars().size() || op.getIfExpr())
    return e.unsupported("anything but maps, such as nowait");
  e.moves(op.getMapVars(), region.getArguments());
  Label done = e.label();
  e.region(region, [&](Operation *) { e.jump(done); });
  e.bind(done);
}

/// The device has the memory of the host, so that nothing is moved.
static void evalTargetData(omp::TargetDataOp op, Emitter &e) {
  Region &region = op.getRegion();
  if (op.getIfExpr() || region.getNumArguments())
    return e.unsupported("a condition, or addresses on the device");
  Label done = e.label();
  e.region(region, [&](Operation *) { e.jump(done); });
  e.bind(done);
}

static const Inst *execUseMapped(const Inst *i, Machine &m) {
  for (const MemRefRegisters &memref : i->table<SmallVector<MemRefRegisters>>()) {
    if (m.poison[memref.at])
      return m.failPoison(i, m.poison[memref.at], "a memref that is mapped");
    auto allocation = static_cast<uint32_t>(readDescriptor(m, memref).view().allocation());
    if (allocation && !m.memory.heap[allocation].live)
      return m.fail(i, ErrorKind::UseAfterFree, "maps a freed buffer", allocation);
  }
  return i->next();
}

/// What is mapped, updated or no longer mapped has to be alive.
template <typename Op> static void evalMapped(Op op, Emitter &e) {
  if (op.getNowait() || !op.getDependVars().empty() || op.getIfExpr())
    return e.unsupported("anything but maps, such as nowait");
  SmallVector<MemRefRegisters> used;
  for (Value value : op.getMapVars())
    if (isa<BaseMemRefType>(value.getType()))
      used.push_back(memrefRegisters(value, e));
  const auto *owned = e.own(std::move(used));
  e.emit(execUseMapped).data = owned;
}

void addOmpDeviceOps(InterpTable &table) {
  table.on<omp::MapInfoOp>(evalMapInfo);
  table.on<omp::TargetOp>(evalTarget);
  table.on<omp::TargetDataOp>(evalTargetData);
  table.on<omp::TargetEnterDataOp>(evalMapped<omp::TargetEnterDataOp>);
  table.on<omp::TargetExitDataOp>(evalMapped<omp::TargetExitDataOp>);
  table.on<omp::TargetUpdateOp>(evalMapped<omp::TargetUpdateOp>);
}

} // namespace freehold::interp
