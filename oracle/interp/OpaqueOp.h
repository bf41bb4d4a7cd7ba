//===- OpaqueOp.h - What is known of an opaque op ---------------*- C++ -*-===//
// Internal to the files that implement Opaque.h: Opaque.cpp makes it, OpaqueRun.cpp runs it.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/interp/Compile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

#include <string>

namespace freehold::interp {

/// What an op declares about one operand or result.
struct DeclaredEffects {
  bool reads = false, writes = false, frees = false, allocates = false, onStack = false;
};

/// The side table of an opaque op. It begins with the registers of operands and results.
struct OpaqueOp : CallTable {
  /// What external functions are described by. Its name is the op's with its attributes.
  CompiledFunction described;
  std::string name;
  /// Tells a registered op from others with its types; empty for other ops.
  std::string registered;
  /// Whether the order of operands does not matter.
  bool isCommutative = false;
  /// Whether the result is a view of an operand.
  bool isView = false;
  /// Whether the op may do anything, so that it is observed.
  bool isCall = false;
  /// Whether the op reads something that it does not name, so perhaps each of its operands.
  bool readsAll = false;
  llvm::SmallVector<DeclaredEffects> operandEffects, resultEffects;
  /// For each result that is borrowed, the operands that it may be an alias of.
  llvm::SmallVector<llvm::SmallVector<unsigned>> aliases;

  mlir::Type operandType(unsigned n) const { return described.type.getInput(n); }
  mlir::Type resultType(unsigned n) const { return described.type.getResult(n); }
  bool changesMemory() const {
    return llvm::any_of(operandEffects, [](auto &e) { return e.writes || e.frees; }) ||
           llvm::any_of(resultEffects, [](auto &e) { return e.allocates; });
  }
};

} // namespace freehold::interp
