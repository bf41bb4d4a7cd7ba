//===- Facts.h - What is known of the arguments of a rewrite ----*- C++ -*-===//
// The precondition of a rewrite, from the attributes on the arguments of @src.
// Each fact is one conjunct: a lemma drops them one at a time. Each number in a list of numbers is
// a fact of its own. Facts that contradict one another are none of this file's business.
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
  /// The argument that carries it.
  unsigned argument = 0;
  /// NoAlias: the arguments that it is told apart from.
  /// SameAllocation: the argument that it is the same as, the first single one of its group. In a
  /// group of lists only, where each may be empty: itself, and all lists of the group before it.
  std::vector<unsigned> others = {};
  /// Value.
  bool value = false;
  /// What the attribute's value says, or empty.
  std::string spelled = "";

  /// As an attribute: "%arg1 {freehold.noalias}", "%arg1 {freehold.noalias = [2]}".
  std::string text() const;
};

/// A before and an after with what is known.
struct Rewrite {
  mlir::func::FuncOp source, target;
  std::vector<Fact> facts;
  /// For each argument of the functions, whether it is a list.
  std::vector<bool> isList;
  /// Of an i1 list the memref list that it is paired with, by its place in a bufferization.dealloc.
  std::vector<std::optional<unsigned>> pairedWith = {};
  /// Of each argument what the user calls it: "%m", or else "%arg0".
  std::vector<std::string> names = {};
};

inline constexpr llvm::StringLiteral kListAttr = "freehold.list";

/// Reads @src and @tgt of `module`. Fails with a diagnostic: one is missing, types differ,
/// attributes that are unknown or stand on an argument where they mean nothing, other ops in the
/// module. `text`: what the module was parsed from, for the names of arguments.
mlir::FailureOr<Rewrite> readRewrite(mlir::ModuleOp module, llvm::StringRef text = {});

/// Without the fact of this number.
Rewrite without(const Rewrite &rewrite, unsigned fact);

} // namespace freehold::smt
