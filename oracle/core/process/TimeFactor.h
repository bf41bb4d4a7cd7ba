//===- TimeFactor.h - How much longer time limits are -----------*- C++ -*-===//
// Limits of wall time are meant for a machine that does little else. Where one is loaded, slow or emulated,
// FREEHOLD_TIME_FACTOR says how many times as long they are. It changes defaults only: what an option
// says is meant so. Limits that are counted (steps, bytes, a solver's own measure) stay what they are.
//===----------------------------------------------------------------------===//
#pragma once

namespace freehold {

/// 1 if the variable is not set. Ends the process with exit code 2, and says so, if it is no number from 1
/// to 1000.
unsigned timeFactor();

} // namespace freehold
