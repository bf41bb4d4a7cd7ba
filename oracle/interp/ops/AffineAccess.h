//===- AffineAccess.h - Elements of memrefs, for affine and linalg *- C++ -*-===//
// Each load or store is one instruction, specialised on the rank. It checks the indices in
// registers and leaves rare cases to Machine::accessAt.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/interp/Emitter.h"

namespace freehold::interp {

/// `indices` has as many elements as the memref's rank. Errors are reported at `op`.
void emitElementLoad(Emitter &e, mlir::Operation *op, mlir::Value memref,
                     llvm::ArrayRef<uint32_t> indices, Registers to);
void emitElementStore(Emitter &e, mlir::Operation *op, Registers from, mlir::Value memref,
                      llvm::ArrayRef<uint32_t> indices);

} // namespace freehold::interp
