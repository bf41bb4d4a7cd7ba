//===- LemmaReport.h - Lemmas and their proofs as text ----------*- C++ -*-===//
#pragma once

#include "smt/lemmas/check/LemmaCheck.h"

#include "llvm/Support/raw_ostream.h"

namespace freehold::smt {

/// Prints a header and one row for each result: label, reading, result, seconds, bound, statement.
void printTable(llvm::raw_ostream &os, llvm::ArrayRef<LemmaResult> results);

/// Prints what the row does not contain: conjuncts, and the module that separates the readings.
void printDetails(llvm::raw_ostream &os, const LemmaResult &result);

/// Returns one line of JSON; `solver` names the solvers that were asked.
std::string jsonLine(const LemmaResult &result, llvm::StringRef solver);

/// Prints smt/LEMMAS.md.
void printMarkdown(llvm::raw_ostream &os, mlir::MLIRContext &context);

} // namespace freehold::smt
