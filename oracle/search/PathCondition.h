//===- PathCondition.h - What a run's way asked of its arguments -*- C++ -*-===//
// Changing one number after the other does not find d0 * d1 == d2 && d0 % 7 == 3. A solver does: the branches that a
// run took, as formulas over the arguments (ShadowRun.h), and the one that is to go the other way.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/search/ShadowRun.h"
#include "oracle/search/Trace.h"
#include "smt/solver/Solver.h"

#include <chrono>
#include <optional>

namespace freehold::search {

/// A number of an argument that an answer asks for.
struct Setting {
  Knob knob;
  int64_t value;
};

/// What the questions of one search have taken so far. Once it is spent nothing is asked any more, at the same question on any
/// machine, unless the time is over before that: what was judged without the search would be lost with the worker.
struct Effort {
  /// A search that has to be quick gets a part of what others get, and asks for no number alone.
  explicit Effort(unsigned timeMs, bool isQuick = false)
      : isQuick(isQuick),
        end(std::chrono::steady_clock::now() + std::chrono::milliseconds(timeMs)) {}

  bool isQuick;
  std::chrono::steady_clock::time_point end;
  /// By the solver's own measure (SolverAnswer::resources), and the size of what it was asked.
  uint64_t resources = 0;
  size_t size = 0;

  bool isSpent() const;
};

/// Returns numbers with which all of these hold, as far as the formulas know: small ones if there are any. Numbers that the
/// last one does not depend on are kept if that is possible. Empty if there are none, if the last one depends on no number, if
/// the formulas are too large, or if the solver gave up.
std::vector<Setting> settingsFor(const Unknowns &unknowns, llvm::ArrayRef<smt::Term> way,
                                 Effort &effort);

/// Watches a run with its formulas. It takes a way of branches.
class ShadowedRun : public interp::RunWatch {
public:
  explicit ShadowedRun(Unknowns &unknowns) : shadow(unknowns) {}

  void entered(const interp::Inst *) override {}
  void branched(const interp::Inst *at, bool taken, const interp::Machine &machine) override;
  void ended(const interp::Inst *, const interp::Machine &) override {}
  interp::StepWatch *steps() override { return &shadow; }

  ShadowRun shadow;
};

/// Watches a run of the entry on the way to a side of a branch, or to the op at which it ended.
class PathCondition final : public ShadowedRun {
public:
  PathCondition(Unknowns &unknowns, std::optional<Side> side)
      : ShadowedRun(unknowns), unknowns_(unknowns), side_(side) {}

  void branched(const interp::Inst *at, bool taken, const interp::Machine &machine) override;
  void ended(const interp::Inst *at, const interp::Machine &machine) override;

  /// Returns numbers with which a run comes to the branch and takes the side, or passes the op. Empty as above.
  std::vector<Setting> solve(Effort &effort) const;
  /// Of a run that returned: other numbers with which a run goes the same way.
  std::vector<Setting> another(Effort &effort) const;

private:
  /// Asks for the way to here and for `goal`.
  void ask(smt::Term goal);

  Unknowns &unknowns_;
  std::optional<Side> side_;
  /// Ways to take the side, one for each time that the run came to the branch.
  std::vector<std::vector<smt::Term>> asked_;
};

/// Makes what all questions share. Workers that are forked afterwards have it: it is 17 MB that Z3 writes to.
void prepareSolver();

} // namespace freehold::search
