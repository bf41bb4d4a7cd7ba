//===- Format.h - Scalars as text -------------------------------*- C++ -*-===//
// How observations spell a scalar. Equal text means equal bits, up to NaN payloads and signs.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/BuiltinTypes.h"

#include "llvm/ADT/APFloat.h"

#include <string>

namespace freehold {

/// The scalar of this type in `words` (ValueLayout.h): integers in signed decimal (unsigned ones
/// unsigned), i1 as true or false, floats in shortest round-trip form (1, 0.1, -0, inf, nan).
/// Any other type falls back to its words in hexadecimal.
std::string formatScalar(mlir::Type type, const uint64_t *words);

/// Integers wider than a word, and floats of any kind, between registers and LLVM's numbers.
llvm::APInt readInt(const uint64_t *words, unsigned bits);
void writeInt(uint64_t *words, const llvm::APInt &value);
llvm::APFloat readFloat(const uint64_t *words, const llvm::fltSemantics &semantics);
void writeFloat(uint64_t *words, const llvm::APFloat &value);

} // namespace freehold
