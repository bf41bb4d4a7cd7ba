//===- MathOps.h - The rows of math, by theme -------------------*- C++ -*-===//
#pragma once

#include "oracle/interp/Compile.h"

namespace freehold::interp {

void addMathIntegerOps(InterpTable &table);
void addMathSignOps(InterpTable &table);

} // namespace freehold::interp
