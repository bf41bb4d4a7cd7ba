//===- SourceRuns.h - Runs of the source, by entry --------------*- C++ -*-===//
// The source is run once for all subjects: on every input of every entry, and again with other
// orders of parallel iterations and other addresses, which must not change what is observed.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/verdict/Judgement.h"
#include "oracle/diff/FastMath.h"
#include "oracle/interp/Interpreter.h"
#include "oracle/search/NewBranches.h"
#include "oracle/search/Search.h"

#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace freehold {

/// What the source did on one input.
struct SourceRun {
  Inputs inputs;
  Outcome outcome;
  /// Why nothing can be judged by this run, such as undefined behaviour. The input is then left out:
  /// targets are not run on it.
  std::optional<Inconclusive> unfit = std::nullopt;
  /// It is compared, and reached something that no run before it did.
  bool isFirst = false;
  /// It took more than Budget::steps.
  bool isLong = false;

  /// An input on which an assertion fails is compared up to there, but is not fit.
  bool isCompared() const { return !unfit; }
  bool isFit() const { return !unfit && outcome.termination == Termination::Returned; }
};

/// One entry of the source and what it did on its inputs.
struct SourceEntry {
  const interp::CompiledModule *module = nullptr;
  const interp::CompiledFunction *function = nullptr;
  std::vector<SourceRun> runs = {};
  /// How many different paths the compared runs took.
  unsigned paths = 0;
  InputSearch search = {};
  /// Differences that fast-math flags allow in targets; set by runSource.
  FastMath fastMath = {};
  /// Tells the branches of targets that are new; set by runSource.
  std::shared_ptr<search::NewBranches> newBranches = nullptr;
  /// Why the entry breaks the contract of clone-based deallocation, and where it writes a buffer
  /// that control flow has forwarded; set by checkCloneContract.
  std::optional<Note> breaksCloneContract = std::nullopt, writesForwarded = std::nullopt;
  /// The contract is broken only by what the entry returns.
  bool breaksAtReturn = false;
  /// It is a private function that is run because the module has no public one.
  bool isPrivate = false;
};

/// The part of a program's time in which a search may ask a solver.
inline constexpr unsigned kTimePart = 5;

/// How a run differs from the plain one.
struct Variation {
  interp::AddressPolicy policy;
  interp::ParallelOrder order;
  const char *name;
};
inline constexpr Variation kPlain = {interp::AddressPolicy::Fresh, interp::ParallelOrder::Forwards,
                                     "fresh"};

interp::RunOptions runOptions(const Request &request, const Variation &variation);

/// Returns the inputs of the request, or generated ones, which may also call others of the
/// `entries`.
std::variant<std::vector<Inputs>, InputError>
inputsFor(const Request &request, const interp::CompiledModule &module,
          const interp::CompiledFunction &entry,
          const std::vector<const interp::CompiledFunction *> &entries);

/// Runs one input and repeats the run. A probe may get other answers of external functions than it
/// asks for; the result's `inputs` has those. `watch` may be null.
SourceRun runOnce(const Request &request, const interp::CompiledModule &module,
                  const interp::CompiledFunction &function, Inputs inputs, interp::RunWatch *watch);

/// Returns what a search learns from a run.
search::Ending endingOf(const SourceRun &run);

/// Runs an entry on these inputs.
SourceEntry runSource(const Request &request, const interp::CompiledModule &module,
                      const interp::CompiledFunction &function, std::vector<Inputs> inputs);

/// Returns the opaque ops that some input reaches, sorted.
std::vector<std::string> opaqueOps(const SourceEntry &entry);

InputCounts countInputs(const SourceEntry &entry);
/// Returns why the source is unfit on the first input that is left out; null if there is none.
const Inconclusive *firstUnfit(const SourceEntry &entry);
/// Returns why no target can agree: too few inputs fit, or an input other than a probe reaches an op
/// that is not modelled. nullopt if there is no such reason.
std::optional<Inconclusive> whyNoAgreement(const SourceEntry &entry);
/// Returns the subject's contract for this entry: a step of a pipeline (Deallocation::Step) does not
/// promise T3 where the entry leaks before it.
Contract contractFor(const Subject &subject, const SourceEntry &entry);
/// Returns the inputs on which targets are run.
std::vector<Inputs> comparedInputs(const SourceEntry &entry);

/// Whether some fit run made more heap buffers than it freed and could have returned or stored, by
/// their numbers alone, without those that the program itself was to free. If so, the program leaks without a deallocation pass, whatever the judge's
/// verdict is.
bool leavesBuffers(const SourceEntry &entry);

} // namespace freehold
