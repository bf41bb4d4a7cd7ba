//===- Shape.h - What is left of a defect in a reduced program --*- C++ -*-===//
// Defects with one signature may still have different causes, such as a buffer that is freed early
// because a view was not followed, or because a loop carried it. In a reduced program, the ops that
// the buffer passes through are those that the cause needs:
//
//   %a = memref.alloc()                         forwardingOps(%a):
//   %t = memref.transpose %a ...                  memref.transpose scf.for
//   %r = scf.for ... iter_args(%i = %t) ...
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/verdict/Judgement.h"

#include "mlir/IR/BuiltinOps.h"

#include <string>
#include <vector>

namespace freehold::triage {

/// Returns the names of the ops that forward the value or make another name of it, sorted, without
/// duplicates: views, region ops that carry or yield it, "branch", "call", "return", and "store" if
/// the memref itself is stored.
std::vector<std::string> forwardingOps(mlir::Value memref);

/// Returns forwardingOps of the allocation that the defect names, if this program has it. Otherwise
/// the names of all ops of the program that have regions or forward memrefs, or that branch; among memrefs, only if
/// they choose where to. Empty if the subject
/// failed, since then stack frames and the op of its message identify the cause.
std::vector<std::string> shapeOf(const Judgement &judgement, mlir::ModuleOp program);

} // namespace freehold::triage
