//===- HeldFixpoint.h - What each slot holds, at compile time ---*- C++ -*-===//
// A slot that receives ownership on every way to it needs no indicator, nor does one that never
// does. Optimistic: loops start from what they do not know yet.
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/ownership/Plan.h"

namespace freehold::ownership {

/// Fills Root::held of the slots, and Transfer::held.
void findHeld(Plan &plan);

} // namespace freehold::ownership
