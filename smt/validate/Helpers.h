//===- Helpers.h - Calls of upstream's helper, written as comparisons ------===//
// MLIR's lowering of bufferization.dealloc with many operands calls a function that it generates:
//
//   %d = alloc; store addresses of m_i         %c = alloc; store conditions c_i
//   %r = alloc; store addresses of r_j         %f, %o = alloc
//   call @dealloc_helper(%d, %r, %c, %f, %o)
//   %f_i = load %f[i]; scf.if %f_i { dealloc m_i }; load %o[j]; dealloc the five buffers
//
// Lemma L3-upstream proves by induction over its loops what it computes, for any number of operands:
//
//   f_i = c_i and no r_j is m_i and no m_k is m_i for k < i         o_j = any c_i with m_i = r_j
//
// Here the operands are known one by one, so a call becomes these terms, on which everything that is known
// of addresses holds. A function is the helper if its body is exactly what the lemma is about.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace freehold::smt::safe {

/// A copy of the module without calls of the helper; null if it has none that is understood.
mlir::OwningOpRef<mlir::ModuleOp> withoutHelpers(mlir::ModuleOp module);

} // namespace freehold::smt::safe
