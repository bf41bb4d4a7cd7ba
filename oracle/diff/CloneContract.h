//===- CloneContract.h - What clone-based deallocation requires -*- C++ -*-===//
// Contract::clonesAtJoins, decided without any pass. The legacy seed asks for buffers that are not
// written any more once they are read. What its passes need is less, and is what is asked here:
//
//   structured loops   no cycle of branches
//   one owner          no memrefs in memory; functions return what they made, and once
//   seen writes        no reader would miss a write if each join of control flow had a copy
//
// The first and half of the second are in the IR, the rest is observed in runs of the source.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/Outcome.h"

#include "mlir/IR/BuiltinOps.h"

#include <optional>

namespace freehold {

/// Why no run of `module` can be in contract, or nullopt.
std::optional<Note> breaksCloneContract(mlir::ModuleOp module);

/// Why this run is not, or nullopt. It tracked names (interp::CompileOptions::trackNames).
std::optional<Note> breaksCloneContract(const Outcome &run);

} // namespace freehold
