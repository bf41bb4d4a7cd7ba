//===- Search.h - Inputs that fit, and that reach more ----------*- C++ -*-===//
// Generated inputs know little of what a program expects of its caller. The search learns it from runs
// of the source:
//
//   1. A run that does not fit ended at an op. The arguments that may have decided that (Relevance.h) are
//      changed, one after the other, to what the op compared, to sizes, to numbers of the program; cells
//      that are indices get patterns (Changes.h). Runs that got further, or nearer (Distance.h), are
//      continued first.
//   2. With fit inputs, the same is done for each branch that went only one way.
//
// Targets are searched in the same way for what only they have (NewBranches.h): an input is then fit if the
// source is, and the run that is steered by is the target's.
//
// It is deterministic, and ends after a number of runs.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/verdict/Judgement.h"
#include "oracle/search/Changes.h"
#include "oracle/search/Trace.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace freehold::search {

/// How a run of the source ended, for the search.
struct Ending {
  bool isFit = false;
  /// The run needed more than its budget.
  bool isTooMuch = false;
  /// The run shows what is looked for, so that no other is needed.
  bool endsSearch = false;
  /// Outcome::path.
  uint64_t path = 0;
  /// Why it does not fit.
  Note why = {};
};

/// An entry, how to run it, and what is known of its runs so far.
struct Entry {
  const interp::CompiledModule &module;
  const interp::CompiledFunction &function;
  llvm::function_ref<Ending(const Inputs &, interp::RunWatch &)> run;
  /// If set, the ordinals of the branches of which both sides are searched.
  const llvm::DenseSet<uint32_t> *branches = nullptr;
};

/// An input that was run before.
struct Tried {
  const Inputs *inputs;
  bool isFit;
  /// It reached something that no input before it did.
  bool isFirst = false;
};

struct Limits {
  /// Runs in search of inputs that fit, and of inputs that reach more.
  unsigned fitTries = 0, coverTries = 0;
  /// The search for fit inputs ends when there are so many.
  unsigned fitWanted = 8;
  /// A solver is asked no more when so much time is over.
  unsigned timeMs = 2'500;
  /// It is asked less, as in a campaign.
  bool isQuick = false;
};

struct Found {
  std::vector<Inputs> inputs;
  unsigned tries = 0;
  /// As in InputSearch.
  std::vector<std::string> preconditions = {};
};

/// `reached` is what the fit inputs among `tried` reached.
Found searchInputs(const Entry &entry, const std::vector<Tried> &tried, const Coverage &reached,
                   const Limits &limits);

/// Counts the blocks of the functions that were entered, and says which were not reached.
void countBlocks(const interp::CompiledModule &module, const Coverage &reached,
                 InputSearch &search);

} // namespace freehold::search
