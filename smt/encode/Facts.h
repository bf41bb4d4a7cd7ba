//===- Facts.h - What is known of the arguments of a rewrite ----*- C++ -*-===//
// Reads the precondition of a rewrite from the attributes of the arguments of @src. Each fact is
// one conjunct, and lemmas are checked with each one dropped. Each number in a list of numbers is a
// fact of its own. Contradictory facts are not detected here.
//
//   freehold.list                     no fact: the argument is any number of values
//   freehold.noalias [= [2, 5]]       its allocation is not that of any other memref argument, or
//                                     of these
//   freehold.same_allocation = ["g"]  all arguments that share a name refer to one allocation
//   freehold.original                 the originally allocated memref (D4), whatever its
//                                     allocation's state
//   freehold.owned                    original, and a live heap allocation
//   freehold.live                     a live allocation
//   freehold.value = true             an i1 that is known
//   freehold.defined                  a scalar that is not poison, which others may be
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <optional>
#include <string>
#include <vector>

namespace freehold::smt {

struct Fact {
  enum class Kind : uint8_t { NoAlias, SameAllocation, Original, Owned, Live, Value, Defined } kind;
  /// The argument with the attribute.
  unsigned argument = 0;
  /// For NoAlias: the arguments whose allocations differ. For SameAllocation: the first single
  /// argument of the group. In a group of lists only, each of which may be empty: the list itself
  /// and all lists of the group before it.
  std::vector<unsigned> others = {};
  /// For Value.
  bool value = false;
  /// The text of the attribute's value; empty if it has none.
  std::string spelled = "";

  /// Returns the fact as an attribute: "%arg1 {freehold.noalias}", "%arg1 {freehold.noalias =
  /// [2]}".
  std::string text() const;
};

/// A before, an after, and the facts about their arguments.
struct Rewrite {
  mlir::func::FuncOp source, target;
  std::vector<Fact> facts;
  /// For each argument whether it is a list.
  std::vector<bool> isList;
  /// For an i1 list the memref list that it is paired with in a bufferization.dealloc.
  std::vector<std::optional<unsigned>> pairedWith = {};
  /// The name of each argument in the file, such as "%m"; otherwise "%arg0".
  std::vector<std::string> names = {};
};

inline constexpr llvm::StringLiteral kListAttr = "freehold.list";

/// Reads @src and @tgt of `module`. Fails with a diagnostic if one is missing, types differ, an
/// attribute is unknown or meaningless for its argument, or the module has other ops. `text` is
/// what the module was parsed from, for the names of arguments.
mlir::FailureOr<Rewrite> readRewrite(mlir::ModuleOp module, llvm::StringRef text = {});

/// Returns the rewrite without the fact of this number.
Rewrite without(const Rewrite &rewrite, unsigned fact);

} // namespace freehold::smt
