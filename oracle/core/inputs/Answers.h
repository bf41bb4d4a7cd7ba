//===- Answers.h - How external functions answer ----------------*- C++ -*-===//
// External functions are stubs. With `answers=0` they observe their arguments, overwrite the
// buffers they get, and return small numbers and small buffers (Contents.h, Mix.h). With another
// number N:
//
//   - numbers that they return come from a table for the type: 0, 1, -1, large numbers, and the
//     extremes of the type. With N = 1 an i1 is the opposite of what it is with 0, so that each
//     call returns both in some run, even one without arguments. If N leaves 5 when divided by 8,
//     all calls of all functions return the same number. Numbers listed after N (Inputs.h)
//     take the places of most others in the tables of the types that have them;
//   - dynamic sizes of buffers that they return are all 0 (N = 4), all 1 (N = 6), large and odd
//     (N = 7), or drawn from those and others. With N = 12 one part of the buffers is empty, and
//     with N = 20 the other part. N = 28 and N = 36 do the same with another partition (answerSize
//     in Mix.h). A larger N is like the N - 8k listed here, except that 4 + 8k is like 28 or 36;
//   - cells that they write, and those of buffers that they return, come from the same table if N
//     leaves 2 or 3 when divided by 4, and are small numbers otherwise. The first cell is then an
//     extreme of the type, infinite or NaN;
//   - after their arguments they observe the public globals that are not constant, and those
//     buffers passed to an external function before, in this or an earlier call, that the entry's
//     caller owns: its arguments, and globals that are not constant. Each view is kept once.
//     Buffers that the program allocated are not kept, since it may free them;
//   - if N is odd, they write those globals and buffers.
//
// Globals and kept buffers with memrefs as elements are neither observed nor written.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/inputs/Mix.h"

#include "mlir/IR/BuiltinTypes.h"

namespace freehold {

/// Writes entry `number % kAnswers` of the type's table to `words`.
void answerNumber(mlir::Type type, uint64_t number, uint64_t *words);

} // namespace freehold
