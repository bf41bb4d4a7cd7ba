//===- RunOptions.h - How a run goes, and who is told of it -----*- C++ -*-===//
#pragma once

#include "oracle/core/program/Budget.h"
#include "oracle/interp/Heap.h"

#include "llvm/Support/raw_ostream.h"

#include <vector>

namespace freehold::interp {

class Machine;
class Timeline;

/// The order in which the iterations of scf.forall, scf.parallel and affine.parallel run, one after
/// the other. FromMiddle starts in the middle of each dimension and goes on with its start after
/// its end.
enum class ParallelOrder : uint8_t { Forwards, Backwards, FromMiddle };

/// Is told of each instruction. Runs that nobody watches like this do not pay for it.
class StepWatch {
public:
  virtual ~StepWatch() = default;
  virtual void begins(const Inst *at, const Machine &machine) = 0;
  /// `at` has run, and did not end the run. There is no frame if the entry has returned.
  virtual void ran(const Inst *at, const Machine &machine) = 0;
};

/// Is told where a run goes, while the machine still has the values that made it go there.
class RunWatch {
public:
  virtual ~RunWatch() = default;
  /// The block of this mark is entered (CompileOptions::marksBlocks).
  virtual void entered(const Inst *mark) = 0;
  /// A branch is decided.
  virtual void branched(const Inst *at, bool taken, const Machine &machine) = 0;
  /// The run ends here without returning. The outcome says how.
  virtual void ended(const Inst *at, const Machine &machine) = 0;
  /// Who is told of each instruction; null if nobody is.
  virtual StepWatch *steps() { return nullptr; }
};

struct RunOptions {
  Budget budget;
  AddressPolicy policy = AddressPolicy::Fresh;
  /// Added to all addresses; observations must not depend on it.
  uint64_t addressSalt = 0;
  /// Determines contents of buffers and answers of external stubs.
  uint64_t seed = 1;
  ParallelOrder parallelOrder = ParallelOrder::Forwards;
  /// Between two calls the caller frees returned buffers (T4), as a target's caller does.
  bool freeResults = false;
  /// For the buffers of the caller's arguments, in the order in which they are made: whether it is an error to write them.
  /// Those that are missing may be written.
  std::vector<bool> readOnly = {};
  /// If set, each op is printed to this stream when it runs.
  llvm::raw_ostream *trace = nullptr;
  /// Whether errors have notes on calls and on the place in the buffer (Explain.h).
  bool explains = false;
  /// If set, is told where the run goes.
  RunWatch *watch = nullptr;
  /// If set, what becomes of each allocation is recorded there.
  Timeline *timeline = nullptr;
};

} // namespace freehold::interp
