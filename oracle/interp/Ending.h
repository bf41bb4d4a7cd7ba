//===- Ending.h - What ends a run -------------------------------*- C++ -*-===//
#pragma once

#include "oracle/core/verdict/Outcome.h"
#include "oracle/interp/Inst.h"

namespace freehold::interp {

/// Ends a run before its functions return. Functions that return an instruction return null, as the
/// handler must that calls them.
class Ending {
public:
  virtual ~Ending() = default;

  virtual const Inst *fail(const Inst *at, ErrorKind kind, const llvm::Twine &message) = 0;
  /// Like above, with notes on where `allocation` was allocated and freed.
  virtual const Inst *fail(const Inst *at, ErrorKind kind, const llvm::Twine &message,
                           uint64_t allocation) = 0;
  virtual const Inst *stop(const Inst *at, Termination how, const llvm::Twine &why) = 0;

  /// What is known of the run so far.
  Outcome outcome;
  /// By how many bytes or indices the access that ended the run was outside, or by how many bytes it was not aligned; 0
  /// if the run ended otherwise.
  uint64_t missedBy = 0;
};

} // namespace freehold::interp
