//===- HelperProofs.h - What the lemmas about helpers share -----*- C++ -*-===//
#pragma once

#include "smt/induction/HelperIr.h"
#include "smt/induction/LoopProof.h"
#include "smt/induction/TrackedLists.h"
#include "smt/lemmas/check/Lemma.h"

namespace freehold::smt {

/// Returns the number of slots that our lowering allocates for this many operands.
uint64_t tableSlots(uint64_t operands);

/// Proves the helper. Returns an error if `helper` is null or has other arguments.
LoopProofResult proveHelper(Terms &terms, mlir::func::FuncOp helper, const LoopProofSpec &spec);

/// The problem of L3-fh, for any candidate for the helper; std::nullopt if it has no such
/// cross-check.
std::optional<TermProblem> ourHelperProblem(Terms &terms, const LemmaQuestion &question,
                                            mlir::func::FuncOp helper);
std::optional<TermProblem> shippedHelperProblem(Terms &terms, const LemmaQuestion &question,
                                                mlir::func::FuncOp helper);

/// Converts the result of a loop proof. An error becomes a goal that fails.
TermProblem problemOf(Terms &terms, LoopProofResult result);

//===----------------------------------------------------------------------===//
// Modules for counterexamples
//===----------------------------------------------------------------------===//

/// A retained value whose allocation is dead, and an owned operand that may have its address.
extern const char kDanglingRetained[];
/// Like above, with one operand.
extern const char kDanglingOne[];
/// One allocation twice, with the conditions false and true; nothing else frees it.
extern const char kFalseTrue[];
/// Like above, but the allocation is used and freed afterwards, which is right if the dealloc frees
/// nothing.
extern const char kKeptByLiteral[];

/// Returns `module` and its lowering.
std::optional<ConcretePrograms> loweredPair(const char *module, Lowerer lowerer);
/// Retains a view whose aligned pointer is moved, and compares aligned pointers.
ConcretePrograms shiftedPair();

} // namespace freehold::smt
