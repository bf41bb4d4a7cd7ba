//===- SolverOutput.h - What a solver prints --------------------*- C++ -*-===//
// Read strictly: what is not exactly an answer is none.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/solver/Solver.h"

#include "llvm/ADT/StringRef.h"

namespace freehold::smt {

/// What was printed for one (check-sat): a line `sat`, `unsat` or `unknown`, after which only the
/// reason of an unknown may follow. All else is an Error that quotes it.
SolverAnswer readOutput(llvm::StringRef solver, llvm::StringRef output);

/// Error unless `smtLib` asks exactly one (check-sat), which only comments may spell otherwise.
SolverAnswer checkAsksOnce(llvm::StringRef smtLib);

} // namespace freehold::smt
