//===- NormalForm.h - One text for programs of one cause --------*- C++ -*-===//
// Reduced programs of one cause still differ in what the cause does not need: types, constants, names,
// a linalg.fill where another one has a memref.store. The normal form leaves these out:
//
//   %c0 = arith.constant 0 : index              func
//   %a = memref.alloc() : memref<2xi32>           v0 = alloc
//   %t = memref.transpose %a ...                  v1 = memref.transpose v0
//   linalg.fill ins(%x) outs(%t)                  write v1
//   memref.dealloc %a                             free v0
//
// Ops that only access, allocate or free memrefs are named by what they do. Views, ops with regions,
// calls and terminators keep their names, since causes differ by them. Pure ops on scalars are left out
// of functions that have memrefs.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/verdict/Judgement.h"

#include "mlir/IR/BuiltinOps.h"

#include <string>

namespace freehold::triage {

/// Returns the normal form of a module, one op a line.
std::string normalForm(mlir::ModuleOp module);

/// Returns a key of the pass to blame and the program's normal form. Whether the subject itself fails
/// or its output is wrong is part of it, which kind of error it is when run is not. Empty if the
/// normal form has no op that says anything about the cause.
std::string formKey(const Judgement &judgement, mlir::ModuleOp program);

} // namespace freehold::triage
