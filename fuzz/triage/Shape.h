//===- Shape.h - What is left of a defect in a reduced program --*- C++ -*-===//
// Programs whose defects have one signature may still have different causes: a buffer freed
// early because a view was not followed, or because a loop carried it. Once a program is
// reduced, what its buffer goes through is what the cause needs:
//
//   %a = memref.alloc()                         memref.alloc's travel:
//   %t = memref.transpose %a ...                  memref.transpose scf.for
//   %r = scf.for ... iter_args(%i = %t) ...
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/Judgement.h"

#include "mlir/IR/BuiltinOps.h"

#include <string>
#include <vector>

namespace freehold::triage {

/// Names of the ops that hand the value on, under its own or another name, sorted, each once:
/// views, region ops that carry or yield it, "branch", "call", "return", "store" (of the
/// memref itself).
std::vector<std::string> travelOf(mlir::Value memref);

/// The travel of the allocation that the defect is about, where it names one that stands in
/// this program; else the names of all ops of the program that hold regions or hand memrefs on.
std::vector<std::string> shapeOf(const Judgement &judgement, mlir::ModuleOp program);

} // namespace freehold::triage
