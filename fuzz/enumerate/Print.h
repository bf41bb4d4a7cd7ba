//===- Print.h - A case as a module -----------------------------*- C++ -*-===//
// Decisions come from i1 parameters, of which a judge tries every combination. Without a cycle each
// branch has one of its own. With cycles there are kDecisions of them, put together into a number
// that every block hands on: a branch looks at its lowest bit and shifts it out. A 0 leads to the
// successor that is nearer to a return, so that every run ends once the number is 0.
//
// In a block come first the uses of its arguments, then its allocations, each initialised and used,
// then uses of earlier names.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/enumerate/Grammar.h"
#include "oracle/core/program/Program.h"

#include <string>

namespace freehold::enumerate {

/// Enough to go around a loop of two branches twice.
inline constexpr unsigned kDecisions = 4;

Program print(const Case &one, std::string name);

} // namespace freehold::enumerate
