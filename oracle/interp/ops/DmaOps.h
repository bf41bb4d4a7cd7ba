//===- DmaOps.h - memref and affine: transfers with tags --------*- C++ -*-===//
#pragma once

#include "oracle/interp/Emitter.h"

namespace freehold::interp {

/// The rows of DmaOps.cpp.
void addDmaOps(InterpTable &table);

} // namespace freehold::interp
