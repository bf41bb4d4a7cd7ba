//===- LinalgOps.h - The parts of linalg's rows -----------------*- C++ -*-===//
#pragma once

#include "oracle/interp/Emitter.h"

namespace freehold::interp {

/// linalg.pack, linalg.unpack.
void addLinalgRelayoutOps(InterpTable &table);
/// linalg.softmax.
void addLinalgSoftmax(InterpTable &table);

} // namespace freehold::interp
