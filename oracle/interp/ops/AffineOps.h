//===- AffineOps.h - The parts of affine's rows -----------------*- C++ -*-===//
#pragma once

#include "oracle/interp/Emitter.h"

namespace freehold::interp {

/// affine.parallel and its reductions.
void addAffineParallelOps(InterpTable &table);
/// affine.delinearize_index, affine.linearize_index.
void addAffineIndexOps(InterpTable &table);

} // namespace freehold::interp
