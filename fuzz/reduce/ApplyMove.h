//===- ApplyMove.h - One move by hand ---------------------------*- C++ -*-===//
// For tests and for looking at what a move does.
//===----------------------------------------------------------------------===//
#pragma once

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace freehold::reduce {

/// Prints the module of the file after a move given as "NAME" (all sites) or "NAME:3,5".
/// 0 done, 2 for an unknown move or site or a file that is not a program, 3 when the move does
/// not apply or the result does not verify.
int applyMove(llvm::StringRef spec, llvm::StringRef path, llvm::raw_ostream &os);

void listMoves(llvm::raw_ostream &os);

} // namespace freehold::reduce
