//===- OmpCopies.h - Private and reduction variables of omp -----*- C++ -*-===//
// Arguments of a region of omp that stand for a copy of a variable: private, firstprivate and reduction
// variables. A thread has its own copy, on the stack, so that its iterations do not race there. What the
// declaration says is compiled in place: how a copy begins, how it is added to the variable at the end,
// and what is freed.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/interp/Emitter.h"

namespace freehold::interp {

/// Returns why the copies that the op asks for cannot be made; empty if they can.
llvm::StringRef refuseCopies(mlir::Operation *op, Emitter &e);

/// Emits what makes the copies, before the region.
void emitCopies(mlir::Operation *op, Emitter &e);
/// Emits what becomes of the copies, behind the region.
void emitCopiesEnd(mlir::Operation *op, Emitter &e);

/// Emits the region in the place of the op, with its copies.
void emitInPlace(mlir::Operation *op, Emitter &e);
/// The same for a region that has one op, the loop nest or another wrapper, and no terminator.
void emitWrapped(mlir::Operation *op, Emitter &e);

/// Emits the wait at the end of `op` for the tasks of its team. Only tasks of omp are pending there, so that all of them are
/// ended.
void emitTaskBarrier(mlir::Operation *op, Emitter &e);
/// Ends all tasks if there are any in the region.
void emitTasksEnd(mlir::Region &region, Emitter &e);

/// Whether a pointer or memref refers to one element of this type.
bool isOneElement(mlir::Type type, mlir::Type element);
/// Emit a load of that element, and a store to it.
void emitLoadElement(mlir::Value variable, Registers to, mlir::Type element, Emitter &e);
void emitStoreElement(Registers value, mlir::Type element, mlir::Value variable, Emitter &e);

/// Add the handlers of OmpAtomicOps.cpp, OmpDeviceOps.cpp and OmpTasks.cpp.
void addOmpAtomicOps(InterpTable &table);
void addOmpDeviceOps(InterpTable &table);
void addOmpTaskOps(InterpTable &table);

} // namespace freehold::interp
