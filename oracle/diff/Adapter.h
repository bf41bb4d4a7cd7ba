//===- Adapter.h - Calls of entries with another signature ------*- C++ -*-===//
// Some subjects change how functions are called (Contract::adaptation). For each entry whose
// signature changed as promised, the target gets a function of the old name and signature that
// calls the new one; the latter moves to a new name together with all its uses. So nothing else
// need know of signatures: every judge runs the entry as before. With OutParams,
//
//   func.func @f(%a: A) -> (i32, B)    is now    func.func @f(%a: A, %out: B) -> i32
//
// and the target is judged through
//
//   func.func @f(%a: A) -> (i32, B) {
//     %out = memref.alloc() : B
//     %0 = call @f.called(%a, %out) : (A, B) -> i32
//     return %0, %out : i32, B
//   }
//
// so an out buffer is uninitialised memory of the caller's that nothing else refers to, of the
// result's static shape; its final contents are compared with the result's. One that the callee
// frees, keeps or returns as well breaks T4. With EquivalentResults,
//
//   func.func private @f(%a: A) -> (i32, A)    is now    func.func private @f(%a: A) -> i32
//
// and the dropped result is a clone of its argument, made after the call: its contents are
// compared, and it is a buffer of the caller's that no rule about returned buffers (T4) speaks of.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/Contract.h"
#include "oracle/core/Verdict.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace freehold {

/// Makes `target`'s function of the source entry's name callable as the source's is. Leaves it
/// alone where its type is the source's, and where it is not the promised one, which is then a
/// defect. Returns why the entry cannot be judged, if so.
std::optional<Inconclusive> adaptEntry(mlir::func::FuncOp source, mlir::ModuleOp target,
                                       CallAdaptation adaptation);

/// What the program has that the subject need not handle, if anything: with OutParams a call whose
/// results have no static shape, for which the caller could not make the buffers.
std::optional<Inconclusive> outsideContract(mlir::ModuleOp source, CallAdaptation adaptation);

} // namespace freehold
