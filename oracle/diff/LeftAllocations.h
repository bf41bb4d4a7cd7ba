//===- LeftAllocations.h - What a source leaves to later passes -*- C++ -*-===//
// Before deallocation nothing frees a buffer that is neither returned nor kept: all that such an op allocates leaks,
// however often it runs. A pass that does not deallocate may move it out of a loop without iterations, or out of a branch
// that is not taken, so that more of it leaks on some inputs. That is no leak of the pass:
//
//   scf.for %i = %a to %b {              %m = memref.alloc()
//     %m = memref.alloc()        -->     scf.for %i = %a to %b {
//     memref.store %v, %m[]                memref.store %v, %m[]
//
// If anything may free the buffer, the place where the program does so stands for when it is allocated, and one more of it
// that leaks is a defect.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/program/Contract.h"
#include "oracle/core/verdict/Outcome.h"
#include "oracle/core/verdict/Verdict.h"

#include "mlir/IR/Operation.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <optional>
#include <set>
#include <string>

namespace freehold {

/// Returns the locations of the ops in `module` that allocate buffers which nothing in it may free, return or put into memory.
std::set<std::string> leftAllocations(mlir::Operation *module);

/// Returns the op that has no parent, in which `op` is.
mlir::Operation *outermost(mlir::Operation *op);

/// These locations, found when they are asked for first.
class LeftAllocations {
public:
  explicit LeftAllocations(mlir::Operation *module) : module_(module) {}

  /// Returns what `compare` says of two outcomes; if that is a leak and the subject does not deallocate, what it says
  /// without the leaks of what the source leaves to later passes.
  Verdict judge(const Outcome &source, const Outcome &target, const Contract &contract,
                llvm::function_ref<Verdict(const Outcome &, const Outcome &)> compare);

private:
  void forget(Outcome &outcome);

  mlir::Operation *module_;
  std::optional<std::set<std::string>> locations_;
};

} // namespace freehold
