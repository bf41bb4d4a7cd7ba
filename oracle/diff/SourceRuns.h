//===- SourceRuns.h - What the source did, by entry -------------*- C++ -*-===//
// The source is run once for all subjects: on every input of every entry, and once more where
// nothing observable may depend on the order of parallel iterations or on addresses.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/Judgement.h"
#include "oracle/diff/FastMath.h"
#include "oracle/interp/Interpreter.h"

#include <optional>
#include <variant>
#include <vector>

namespace freehold {

/// One entry of the source with its inputs and what it did on them.
struct SourceEntry {
  const interp::CompiledModule *module = nullptr;
  const interp::CompiledFunction *function = nullptr;
  std::vector<Inputs> inputs;
  std::vector<Outcome> outcomes = {};
  /// Set when some input makes the source unfit to judge by.
  std::optional<Inconclusive> unfit = std::nullopt;
  unsigned paths = 0;
  /// Probes that were among the inputs and are not any more, since the source is unfit on them.
  unsigned leftOut = 0;
  /// What fast-math flags allow targets; runSource fills it.
  FastMath fastMath = {};
  /// Why the entry breaks the contract of clone-based deallocation, and where it writes a buffer
  /// that was forwarded: checkCloneContract fills them.
  std::optional<Note> breaksCloneContract = std::nullopt, writesForwarded = std::nullopt;
  /// It does so no earlier than by what it returns.
  bool breaksAtReturn = false;
};

/// How a run differs from the plain one.
struct Variation {
  interp::AddressPolicy policy;
  bool reverse;
  const char *name;
};
inline constexpr Variation kPlain = {interp::AddressPolicy::Fresh, false, "fresh"};

interp::RunOptions runOptions(const Request &request, const Variation &variation);

/// Those of the request, or generated ones, which may also call others of the `entries`.
std::variant<std::vector<Inputs>, InputError>
inputsFor(const Request &request, const interp::CompiledModule &module,
          const interp::CompiledFunction &entry,
          const std::vector<const interp::CompiledFunction *> &entries);

/// Runs the entry on its inputs and fills in the rest. Probes on which the source is unfit are taken
/// out of the inputs.
void runSource(const Request &request, SourceEntry &entry);

/// Whether some fit run made more heap buffers than it freed and could have handed on, told by
/// counting alone: without a deallocation pass it leaks, whatever the judge says of that.
bool leavesBuffers(const SourceEntry &entry);

} // namespace freehold
