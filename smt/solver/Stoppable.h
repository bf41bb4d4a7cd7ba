//===- Stoppable.h - A solver that an interruption ends ---------*- C++ -*-===//
#pragma once

#include "smt/solver/Solver.h"

namespace freehold::smt {

/// After an interruption (oracle/core/process/Interruption.h) every answer is Unknown, the one that is being
/// looked for included. Its thread ends with it, so it is not for processes that fork workers.
std::unique_ptr<Solver> makeStoppable(std::unique_ptr<Solver> solver);

} // namespace freehold::smt
