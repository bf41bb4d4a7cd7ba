//===- HeldFixpoint.h - What each slot holds, at compile time ---*- C++ -*-===//
// A slot that gets ownership on every path to it needs no indicator, and neither does one that
// never gets it. Slots start as Unreached, so that a loop does not make its own slots Dynamic.
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/ownership/Plan.h"

namespace freehold::ownership {

/// Fills Root::held of the slots, and Transfer::held.
void findHeld(Plan &plan);

} // namespace freehold::ownership
