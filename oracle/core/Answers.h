//===- Answers.h - How external functions answer ----------------*- C++ -*-===//
// External functions are stubs. With `answers=0` they observe their arguments, overwrite the buffers
// that they get, and return small numbers and buffers of small sizes (Contents.h, Mix.h). With any
// other number N
//
//   - a number that they return is drawn from a table for its type: 0, 1, -1, large ones, the extremes
//     of the type. With N = 1 an i1 is the opposite of what it is with 0, so that each call gives
//     both, also one without arguments;
//   - dynamic sizes of the buffers that they return are all 0 (N = 4), all 1 (N = 6), large and odd
//     (N = 7), or drawn from those and others. With N = 12 and N = 20 one part of the buffers is
//     empty, then the other part; so with N = 28 and N = 36, where other buffers go together
//     (answerSize in Mix.h). Larger N are like the N - 8k that is listed here, but N = 4 + 8k like 28 or 36;
//   - they observe, after their arguments, the public globals that are not constant, and those buffers
//     handed to an external function before, in this call or an earlier one, that the entry's caller
//     owns: its arguments, and globals that are not constant. Each view is kept once. Buffers that the
//     program allocated are not kept, since it may free them;
//   - where N is odd, they write those globals and those buffers.
//
// Globals and kept buffers of memrefs are neither observed nor written.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/Mix.h"

#include "mlir/IR/BuiltinTypes.h"

namespace freehold {

/// Entry `number % kAnswers` of the table of a scalar type.
void answerNumber(mlir::Type type, uint64_t number, uint64_t *words);

} // namespace freehold
