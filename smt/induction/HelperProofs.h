//===- HelperProofs.h - What the lemmas about helpers share -----*- C++ -*-===//
#pragma once

#include "smt/induction/HelperIr.h"
#include "smt/induction/LoopProof.h"
#include "smt/induction/TrackedLists.h"
#include "smt/lemmas/check/Lemma.h"

namespace freehold::smt {

/// Slots of the table for so many operands: what our lowering allocates.
uint64_t tableSlots(uint64_t operands);

/// An error if `helper` is null or has other arguments.
LoopProofResult proveHelper(Terms &terms, mlir::func::FuncOp helper, const LoopProofSpec &spec);

/// L3-fh and L3-upstream of any function that should be the helper. No answer: no such cross-check.
std::optional<TermProblem> ourHelperProblem(Terms &terms, const LemmaQuestion &question,
                                            mlir::func::FuncOp helper);
std::optional<TermProblem> shippedHelperProblem(Terms &terms, const LemmaQuestion &question,
                                                mlir::func::FuncOp helper);

/// An error is a goal that fails.
TermProblem problemOf(Terms &terms, LoopProofResult result);

//===----------------------------------------------------------------------===//
// Modules for counterexamples
//===----------------------------------------------------------------------===//

/// A retained value whose allocation is gone, and an owned operand that may have its address.
extern const char kDanglingRetained[];
/// The same with one operand.
extern const char kDanglingOne[];
/// One allocation twice, with the conditions false and true; nothing else frees it.
extern const char kFalseTrue[];
/// The same, then it is used and freed: right where the dealloc frees nothing.
extern const char kKeptByLiteral[];

/// `module` and what it is lowered to.
std::optional<ConcretePrograms> loweredPair(const char *module, Lowerer lowerer);
/// A view with a shift is retained, and its aligned pointer compared.
ConcretePrograms shiftedPair();

} // namespace freehold::smt
