//===- ApplyMove.h - One move by hand ---------------------------*- C++ -*-===//
// Applies one move without judging the result, for tests and for debugging moves.
//===----------------------------------------------------------------------===//
#pragma once

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace freehold::reduce {

/// Prints the module of the file after a move given as "NAME" (all sites) or "NAME:3,5". Returns 0
/// on success, 2 for an unknown move or site or a file that is no program, and 3 if the move does
/// not apply or its result does not verify.
int applyMove(llvm::StringRef spec, llvm::StringRef path, llvm::raw_ostream &os);

void listMoves(llvm::raw_ostream &os);

} // namespace freehold::reduce
