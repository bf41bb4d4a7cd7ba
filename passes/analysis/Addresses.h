//===- Addresses.h - Where what stands for a buffer goes --------*- C++ -*-===//
// A buffer may be used through a value that is no memref: its address, a pointer, a tensor. Such a value does not keep the
// buffer alive, so it must not leave the region at whose end the buffer is freed.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/Operation.h"
#include "mlir/IR/Region.h"
#include "mlir/IR/Value.h"

namespace freehold {

/// Whether a tensor that stands for a buffer, or a part of it, leaves `home`.
bool tensorLeaves(mlir::Value tensor, mlir::Region *home);

/// Whether a value that `use`, of a memref, makes of the buffer's address leaves `home`, or what is computed of it that may be an
/// address again. Memory in which an address is stored is not followed.
bool addressLeaves(mlir::OpOperand &use, mlir::Region *home);

} // namespace freehold
