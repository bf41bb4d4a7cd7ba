//===- PathCondition.h - What a run's way asked of its arguments -*- C++ -*-===//
// Changing one number after the other does not find d0 * d1 == d2 && d0 % 7 == 3. A solver does: the branches that a
// run took, as formulas over the arguments, and the one that is to go the other way.
//
// Scalars, sizes and loaded cells of the entry's arguments are unknowns; what is computed from them by integer ops is
// a formula, and everything else the number that it was in the run. So an answer may be wrong, and is only tried.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/search/Knobs.h"
#include "oracle/search/Trace.h"
#include "smt/solver/Solver.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

#include "llvm/ADT/DenseMap.h"

namespace freehold::search {

/// Watches a run of the entry on the way to a side of a branch, or to the op at which it ended.
class PathCondition final : public interp::RunWatch {
public:
  PathCondition(mlir::FunctionOpInterface entry, std::optional<Side> side);
  /// Whether an argument of the entry may appear in the formula of what decides this op: if not, nothing can be asked.
  static bool mayAsk(mlir::FunctionOpInterface entry, mlir::Operation *op);
  ~PathCondition() override;

  void entered(const interp::Inst *) override {}
  void branched(const interp::Inst *at, bool taken, const interp::Machine &machine) override;
  void ended(const interp::Inst *at, const interp::Machine &machine) override;

  struct Setting {
    Knob knob;
    int64_t value;
  };
  /// Returns numbers with which a run comes to the branch and takes the side, or passes the op, as far as the formulas
  /// know: small ones if there are any. Empty if there are none, if no unknown decides, or if the solver gave up.
  std::vector<Setting> solve() const;
  /// Of a run that returned: other numbers with which a run goes the same way.
  std::vector<Setting> another() const;

private:
  class Formulas;
  /// What an argument appears as, and its number in the run.
  struct Unknown {
    Knob knob;
    smt::Term term;
    int64_t now;
  };
  /// Asks for the way to here and for `goal`.
  void ask(smt::Term goal);
  bool isInEntry(mlir::Operation *op) const;
  std::vector<smt::Term> limits(llvm::ArrayRef<Unknown> unknowns, bool areSmall) const;
  std::vector<Unknown> unknownsOf(llvm::ArrayRef<smt::Term> terms) const;
  std::vector<Setting> solve(smt::Solver &solver, llvm::ArrayRef<smt::Term> way) const;

  mlir::FunctionOpInterface entry_;
  std::optional<Side> side_;
  std::unique_ptr<smt::Terms> terms_;
  std::vector<Unknown> unknowns_;
  /// Branches that were met so far.
  unsigned met_ = 0;
  /// What held on the way, in its order.
  std::vector<smt::Term> way_;
  /// Ways to take the side, one for each time that the run came to the branch.
  std::vector<std::vector<smt::Term>> asked_;
};

/// Makes what all questions share. Workers that are forked afterwards have it: it is 17 MB that Z3 writes to.
void prepareSolver();

} // namespace freehold::search
