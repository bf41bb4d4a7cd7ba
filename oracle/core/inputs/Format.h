//===- Format.h - Scalars as text -------------------------------*- C++ -*-===//
// Defines the text of scalars in observations. Equal text means equal bits, up to NaN payloads and
// signs.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/BuiltinTypes.h"

#include "llvm/ADT/APFloat.h"

#include <string>

namespace freehold {

/// Returns the text of a scalar in `words` (ValueLayout.h): signed integers in decimal (unsigned
/// types unsigned), i1 as true or false, floats in shortest round-trip form (1, 0.1, -0, inf, nan).
/// Other types are printed as hexadecimal words.
std::string formatScalar(mlir::Type type, const uint64_t *words);

/// Convert between register words and LLVM's numbers: integers of any width, floats of any type.
llvm::APInt readInt(const uint64_t *words, unsigned bits);
void writeInt(uint64_t *words, const llvm::APInt &value);
llvm::APFloat readFloat(const uint64_t *words, const llvm::fltSemantics &semantics);
void writeFloat(uint64_t *words, const llvm::APFloat &value);

} // namespace freehold
