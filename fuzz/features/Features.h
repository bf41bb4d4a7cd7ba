//===- Features.h - What is worth another look about some IR ----*- C++ -*-===//
// Feedback for fuzzers where the code under test has no coverage: a feature is a few words about
// IR or about a run, and a stable number made of them by a fixed hash. A program that shows a
// feature for the first time is interesting, as one that reaches a new edge is.
//
//   inside scf.for memref.alloc         an op in its parent
//   next memref.alloc memref.store      two ops that follow one another
//   operand memref.alloc memref.store   an op and what defines an operand of it
//   count memref.alloc 4-7              how often an op occurs, bucketed
//   yields scf.for owned                what a terminator forwards: owned, borrowed, stack, global,
//                                       joined, owned-view, ...
//   flag scf.for true|false|computed    the indicator that it forwards with that
//   joins cf.block none|flags           block arguments and results of region ops, with indicators
//                                       or without
//   dealloc 2x1                         memrefs x retained of a bufferization.dealloc, bucketed
//   frees owned true                    state of a memref operand of it and its condition
//   pair owned joined same              two memrefs of it and whether they have one root
//   blocks func.func 3                  blocks of a region, bucketed
//   verdict fh agree, ...               of judgements, with kinds, reasons, paths and reach
//
// Invariants: numbers depend on the words only, on every machine; the order in which features are
// said depends on the IR only. Nothing here costs more than a walk.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/verdict/Judgement.h"

#include "mlir/IR/Operation.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace freehold::features {

using FeatureId = uint64_t;
using Words = llvm::ArrayRef<llvm::StringRef>;

/// The words are the feature's name, for who wants to read it; they live as long as the call.
using Sink = llvm::function_ref<void(FeatureId, Words)>;

/// Fixed for ever: FNV-1a over the words with a separator after each, then mixed.
FeatureId idOf(Words words);
std::string print(Words words);

/// Features of all IR within `root`, the same one as often as it occurs.
void collect(mlir::Operation *root, Sink sink);

/// Features of what was said about a program and a subject.
void collect(const Judgement &judgement, Sink sink);

/// "0", "1", "2", "3", "4-7", "8-15", ... "128+": few enough for growth to be noticed, not
/// rewarded.
llvm::StringRef bucket(uint64_t count);

} // namespace freehold::features
