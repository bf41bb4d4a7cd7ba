//===- Adapter.h - Calls of entries with another signature ------*- C++ -*-===//
// Some subjects change how functions are called (Contract::adaptation). For each entry whose
// signature changed as promised, the target gets a function of the old name and signature that
// calls the new one; the latter moves to a new name together with all its uses. So judges need not
// know about signatures: they run the entry as before. With OutParams,
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
// result's static shape; its final contents are compared with the result's. A callee that frees or
// returns an out buffer breaks T4. With EquivalentResults,
//
//   func.func private @f(%a: A) -> (i32, A)    is now    func.func private @f(%a: A) -> i32
//
// and the dropped result is a clone of its argument, made after the call (for a scalar, the
// argument itself): its contents are compared, but rules about returned buffers (T4) do not apply
// to it, since it is a buffer of the caller's.
//
// A source on tensors and a target on memrefs are compared as they are. The target's functions are
// marked with the source's types (kCalledAsAttr), so that the interpreter
//   - passes fresh buffers that hold the tensors, in any layout that the target's types allow,
//   - does not look at these buffers after the call, unless `bufferization.writable` is false,
//   - names tensor types in what it observes, and lets external functions access what holds a tensor
//     as `bufferization.access` says.
// With OutParams, the adapter's function has the tensors' buffers as arguments and results. With
// EquivalentResults, which results may be dropped is seen in the module that bufferization leaves.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/program/Contract.h"
#include "oracle/core/verdict/Verdict.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace freehold {

/// Marks the functions of `target` whose tensors have become memrefs.
void markBufferized(mlir::ModuleOp source, mlir::ModuleOp target);

/// Removes these marks, which nobody but the interpreter is to see.
void unmarkBufferized(mlir::ModuleOp target);

/// Makes `target`'s function of the source entry's name callable as the source's is. Does
/// nothing if its type is the source's, or if it is not the promised one, which is a defect that is
/// found later. Returns why the entry cannot be judged, if it cannot. `bufferized` is the module before
/// results were dropped, if the source has tensors; null if none were.
std::optional<Inconclusive> adaptEntry(mlir::func::FuncOp source, mlir::ModuleOp target,
                                       CallAdaptation adaptation, mlir::ModuleOp bufferized);

/// Returns the first thing in the program that the subject need not handle: with OutParams a
/// call whose results have no static shape, so that the caller could not make the buffers.
std::optional<Inconclusive> outsideContract(mlir::ModuleOp source, CallAdaptation adaptation);

} // namespace freehold
