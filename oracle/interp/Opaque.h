//===- Opaque.h - Ops that the interpreter does not know --------*- C++ -*-===//
// An op without a row, of any dialect, registered or not, is opaque: what it does is assumed from
// its name, attributes, operands and declared effects (MemoryEffectOpInterface). Equal ops with equal
// operands do the same.
//
//   effects unknown, or a   like an external function (Stubs.cpp): it is observed with its operands
//   write or free of        and the contents of the buffers that it gets, may write them, and in
//   nothing that is named   runs whose `answers` say so it observes and writes what external
//                           functions do
//   reads                   results depend on the contents of the buffers that it reads
//   writes an operand       overwrites that buffer with what depends on the operands
//   frees an operand        frees it, with the checks of memref.dealloc
//   allocates a result      the result is a new buffer, unwritten if no write of it is declared;
//                           its dynamic sizes are the index operands, if there are as many
//   none of those           results depend on the operands: numbers, and sizes of memrefs
//
// What is declared is not observed, so passes may remove, merge and move such ops. A memref result
// that is not declared as allocated is borrowed: in some runs an alias of an operand that has a
// compatible type, in the others memory that nobody may free.
//
// The tokens of the gpu dialect's ops are not seen as operands and results: an op that returns one is a
// task, one that only gets some waits for them (Tasks.h).
//
// Not opaque but unsupported: ops with regions or successors, terminators, ops that name a function with a
// body, and values of types that the interpreter has no values for.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/interp/Emitter.h"

namespace freehold::interp {

/// Emits the op as an opaque one. Returns why that is not possible, or nullopt.
std::optional<std::string> emitOpaque(mlir::Operation *op, Emitter &e);

} // namespace freehold::interp
