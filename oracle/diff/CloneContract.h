//===- CloneContract.h - What clone-based deallocation requires -*- C++ -*-===//
// Contract::clonesAtJoins, decided without any pass. MLIR's documentation of -buffer-deallocation asks
// for buffers that are not written any more once they are read. What the clone-based passes need is
// less, and is what is asked here:
//
//   structured loops   no cycle of branches
//   one owner          no memrefs in memory; functions return what they made, and once
//   seen writes        no reader would miss a write if each join of control flow had a copy
//
// The first and half of the second are in the IR, the rest is observed in runs of the source.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/diff/SourceRuns.h"

#include "mlir/IR/BuiltinOps.h"

namespace freehold {

/// Runs the source once more, tracking names, and fills in what it says of each entry.
void checkCloneContract(const Request &request, mlir::ModuleOp source,
                        llvm::MutableArrayRef<SourceEntry> entries);

/// States whether the entries keep the contract; a defect of a run is none where one does not. What
/// an entry returns is no excuse for memory that is freed too early or twice before it returns.
///
/// Without missing a write, a program may write a buffer that control flow has forwarded. What then
/// happens to a clone made there while its source lives bufferization.clone leaves undefined: the
/// seed's buffers are not written any more by then, so that this too is out of contract where it
/// shows.
void applyCloneContract(llvm::ArrayRef<SourceEntry> entries, Judgement &judgement);

} // namespace freehold
