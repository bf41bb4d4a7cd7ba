//===- Family.h - A program of any size made of one program -----*- C++ -*-===//
// A family is one function, repeated. What a copy returns or makes is what the next copy gets, so that
// whatever a pass follows from one op to the next gets longer with each copy:
//
//   func @f(%m: M, %c: i1) -> M {        func @grown(%m: M, %c: i1, %c1: i1, ...) -> M {
//     cf.cond_br %c, ^a(%m), ^b(%m)        cf.cond_br %c, ^a(%m), ^b(%m)
//   ^a(%x): ...                          ^a(%x): ...
//     return %r                            cf.br ^entry1(%r, %c1)
//   }                                    ^entry1(%m1, %c1): ...
//
// Each copy has scalars of its own, as further arguments, so that no condition decides another one. A grown
// program is for compiling, never for running: nothing is said of what it does.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/BuiltinOps.h"

#include "llvm/ADT/ArrayRef.h"

namespace freehold::growth {

/// A way to repeat a function.
struct Way {
  const char *name, *summary;
  /// Adds a function that repeats `name` so many times. Returns false, perhaps with a changed module, if
  /// the way does not apply to the function.
  bool (*grow)(mlir::ModuleOp module, llvm::StringRef name, unsigned copies);
};

llvm::ArrayRef<Way> ways();
/// Null if there is none.
const Way *findWay(llvm::StringRef name);

} // namespace freehold::growth
