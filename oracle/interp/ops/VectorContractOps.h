//===- VectorContractOps.h --------------------------------------*- C++ -*-===//
#pragma once

#include "oracle/interp/Emitter.h"

namespace freehold::interp {

/// vector.contract, vector.multi_reduction, vector.outerproduct.
void addVectorContractOps(InterpTable &table);

} // namespace freehold::interp
