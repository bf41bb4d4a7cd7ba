//===- Plan.h - What the ownership pass will do to a function ---*- C++ -*-===//
// The pass decides everything on unchanged IR. A plan is made in phases, each of which is a value
// that is made from the ones before it and does not change afterwards:
//
//   Function        the function, its Flow, the options and the ABI
//   Roots           the values that may own their allocation
//   Lifetimes       where each root has to live
//   Releases        where the program itself ends the ownership of a root
//   Transfers       for each exit, what happens to the roots that die on it
//   OwnershipStates the ownership of each root and of what each exit forwards
//   Plan            all of them, checked
//
// Materializer.h carries the plan out. What it needs to know about the changing IR is its own
// state.
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/ownership/OwnershipStates.h"

#include <memory>

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace freehold::ownership {

class Plan {
  struct Analyses;
  const std::unique_ptr<const Function> source;

public:
  /// Returns null and emits an error at the op at fault, which says what the user can do, if the
  /// function cannot be handled. Does not change the IR.
  static std::unique_ptr<const Plan> make(mlir::FunctionOpInterface function,
                                          const OwnershipOptions &options, const Abi &abi);

  /// Prints, for each root, where it begins, what it owns, and what happens to it on each exit. The
  /// IR must not have been changed yet.
  void print(llvm::raw_ostream &os) const;

  const Function &function;
  const Roots roots;
  const ShiftedValues shifted;
  const Lifetimes lifetimes;
  const Releases releases;
  const Transfers transfers;
  const OwnershipStates states;

  Plan(const Plan &) = delete;
  Plan &operator=(const Plan &) = delete;

private:
  Plan(std::unique_ptr<const Function> source, Analyses &analyses);
};

} // namespace freehold::ownership
