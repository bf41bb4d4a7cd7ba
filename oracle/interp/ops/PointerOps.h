//===- PointerOps.h - llvm: accesses through pointers -----------*- C++ -*-===//
#pragma once

#include "oracle/interp/Emitter.h"

namespace freehold::interp {

/// The rows of PointerOps.cpp.
void addPointerOps(InterpTable &table);

} // namespace freehold::interp
