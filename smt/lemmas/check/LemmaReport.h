//===- LemmaReport.h - Lemmas and their proofs as text ----------*- C++ -*-===//
#pragma once

#include "smt/lemmas/check/LemmaCheck.h"

#include "llvm/Support/raw_ostream.h"

namespace freehold::smt {

/// A row for each result, under a header: label, reading, result, seconds, bound, statement.
void printTable(llvm::raw_ostream &os, llvm::ArrayRef<LemmaResult> results);

/// What there is to say beyond the row: conjuncts, the module that separates the readings.
void printDetails(llvm::raw_ostream &os, const LemmaResult &result);

/// One line of JSON; `solver` names who was asked.
std::string jsonLine(const LemmaResult &result, llvm::StringRef solver);

/// smt/LEMMAS.md.
void printMarkdown(llvm::raw_ostream &os, mlir::MLIRContext &context);

} // namespace freehold::smt
