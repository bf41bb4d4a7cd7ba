//===- MathOps.h - The rows of math, by theme -------------------*- C++ -*-===//
#pragma once

#include "oracle/interp/Emitter.h"

namespace freehold::interp {

void addMathIntegerOps(InterpTable &table);
void addMathSignOps(InterpTable &table);

} // namespace freehold::interp
