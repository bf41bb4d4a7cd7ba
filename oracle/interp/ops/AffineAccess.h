//===- AffineAccess.h - Elements of memrefs, for affine and linalg *- C++ -*-===//
// One instruction for each load or store, which is specialised on the rank: it checks the
// indices in registers and leaves everything unusual to Machine::accessAt.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/interp/Compile.h"

namespace freehold::interp {

/// `indices` has the memref's rank. `op` is blamed for errors.
void emitElementLoad(Emitter &e, mlir::Operation *op, mlir::Value memref,
                     llvm::ArrayRef<uint32_t> indices, Registers to);
void emitElementStore(Emitter &e, mlir::Operation *op, Registers from, mlir::Value memref,
                      llvm::ArrayRef<uint32_t> indices);

} // namespace freehold::interp
