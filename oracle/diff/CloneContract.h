//===- CloneContract.h - What clone-based deallocation requires -*- C++ -*-===//
// Contract::clonesAtJoins, decided without any pass. MLIR's documentation of
// -buffer-deallocation requires that buffers are not written any more once they are read.
// Clone-based passes need less, and only that is checked here:
//
//   structured loops   no cycle of branches
//   one owner          no memrefs in memory; functions return what they made, and once
//   seen writes        no reader would miss a write if each join of control flow had a copy
//
// The first and half of the second are checked on the IR of what the entry reaches by calls, the rest in
// runs of the source.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/diff/SourceRuns.h"

#include "mlir/IR/BuiltinOps.h"

namespace freehold {

/// Runs the source once more, tracking names, and records the result in each entry.
void checkCloneContract(const Request &request, mlir::ModuleOp source,
                        llvm::MutableArrayRef<SourceEntry> entries);

/// Sets whether the entries keep the contract. If one does not, a defect of a run becomes
/// inconclusive; but a contract that is broken only by what the entry returns does not excuse
/// memory that is freed too early or twice before it returns.
///
/// A program may write a buffer that control flow has forwarded without missing a write. A clone
/// made at that join would still be written while its source lives, which bufferization.clone
/// leaves undefined. Upstream's documentation excludes such writes, so a defect there is out of
/// contract too.
void applyCloneContract(llvm::ArrayRef<SourceEntry> entries, Judgement &judgement);

} // namespace freehold
