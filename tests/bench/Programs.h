//===- Programs.h - What the benchmarks run ---------------------*- C++ -*-===//
#pragma once

#include "oracle/core/Judgement.h"

#include <string>

namespace freehold::bench {

/// A public @main without arguments that multiplies two n x n matrices of f32 and prints an
/// element: about 8 instructions in the innermost loop.
std::string matmul(unsigned n);

/// A generated program of about 20 ops. `structured` ones have no branches between blocks, on
/// which the shipped ownership pass may crash its process.
Program smallProgram(uint64_t seed, bool structured = false);

unsigned countOps(const Program &program);

/// `program` under MLIR 22's pipeline with 4 inputs.
Request upstreamRequest(Program program);

/// Resident set of this process in MiB, now.
double residentMiB();

} // namespace freehold::bench
