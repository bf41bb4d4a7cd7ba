//===- Families.h - The moves, by the file they are in ----------*- C++ -*-===//
#pragma once

#include "fuzz/reduce/Move.h"

namespace freehold::reduce {

Move dropOp();
Move dropOpAlone();

} // namespace freehold::reduce
