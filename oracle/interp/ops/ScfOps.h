//===- ScfOps.h - The parts of scf's rows -----------------------*- C++ -*-===//
#pragma once

#include "oracle/interp/Emitter.h"

namespace freehold::interp {

/// scf.forall, scf.parallel and their terminators.
void addScfParallelOps(InterpTable &table);

} // namespace freehold::interp
