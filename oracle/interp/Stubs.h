//===- Stubs.h - What external functions and opaque ops share ---*- C++ -*-===//
// `callee` describes the function, or the op as if it were one: name, types of arguments and
// results. The instruction's side table is a CallTable. Functions return false after stopping the
// run.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/interp/Boundary.h"

namespace freehold::interp {

/// Observes "PREFIX NAME(ARGUMENTS)". Returns the seed of what it writes and returns; std::nullopt
/// after failing.
std::optional<uint64_t> observeCall(Boundary &boundary, const Inst *call, llvm::StringRef prefix,
                                    const CompiledFunction &callee, uint64_t ordinal);
/// Observes what external functions can read besides their arguments.
bool observeOutside(Boundary &boundary, const Inst *call);
/// Fills a view with what external functions write.
bool fillByAnswers(Boundary &boundary, const Inst *call, MemRefView view, mlir::Type element,
                   uint64_t seed, unsigned answers);
/// Overwrites the buffers that it gets, except for constants.
bool overwriteArguments(Boundary &boundary, const Inst *call, const CompiledFunction &callee,
                        uint64_t seed, unsigned answers);
/// Writes public globals, and the caller's buffers that earlier external calls got.
bool writeOutside(Boundary &boundary, const Inst *call, uint64_t seed, unsigned answers);
/// Keeps the arguments that the entry's caller owns.
void keepArguments(Boundary &boundary, const Inst *call, const CompiledFunction &callee);

/// How a buffer that a stub returns is made.
struct MadeBuffer {
  AllocationKind kind = AllocationKind::Heap;
  bool isWritten = true;
  /// The sizes of dynamic dimensions; if empty, they are drawn.
  llvm::ArrayRef<int64_t> sizes = {};
};
/// Makes a buffer of the type and sets its view. `place` is the number of the
/// result (Mix.h).
bool returnBuffer(Boundary &boundary, const Inst *call, mlir::MemRefType type, MemRefView view,
                  uint64_t random, unsigned answers, uint64_t place, const MadeBuffer &how = {});

} // namespace freehold::interp
