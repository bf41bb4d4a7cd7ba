//===- LinalgOps.h - The parts of linalg's rows -----------------*- C++ -*-===//
#pragma once

#include "oracle/interp/Emitter.h"

#include "mlir/Dialect/Linalg/IR/LinalgInterfaces.h"

namespace freehold::interp {

/// Emits what may run the whole loop nest of a structured op and jump behind it (LinalgQuick.cpp). The nest has begun.
/// `maps` are the op's indexing maps, which named ops make anew each time that they are asked.
void emitQuick(mlir::linalg::LinalgOp op, Emitter &e, llvm::ArrayRef<mlir::AffineMap> maps,
               llvm::ArrayRef<uint32_t> extents, Label done);

/// linalg.pack, linalg.unpack.
void addLinalgRelayoutOps(InterpTable &table);
/// linalg.softmax.
void addLinalgSoftmax(InterpTable &table);

} // namespace freehold::interp
