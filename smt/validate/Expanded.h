//===- Expanded.h - Ops written as what they do -----------------*- C++ -*-===//
// A module before and after a pass is compared op by op. An op that the pass writes as several ops is
// written as these in both before that:
//
//   %new = memref.realloc %old(%size)
// becomes
//   %grows = arith.cmpi ult, dim(%old), %size
//   %new = scf.if %grows { a new buffer with the old one's elements at its start }
//                  else  { %old with another size }
//
// Which of several memrefs of one buffer is meant does not matter: the old one may not be used after it.
// Frees are left out, since the comparison does not look at them.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace freehold::smt::safe {

/// A copy of the module without such ops; null if it has none.
mlir::OwningOpRef<mlir::ModuleOp> expanded(mlir::ModuleOp module);

} // namespace freehold::smt::safe
