//===- Programs.h - What the benchmarks run ---------------------*- C++ -*-===//
#pragma once

#include "oracle/core/verdict/Judgement.h"

#include <string>

namespace freehold::bench {

/// Returns a public @main without arguments that multiplies two n x n matrices of f32 and prints an
/// element; the innermost loop has about 8 instructions.
std::string matmul(unsigned n);

/// Returns a generated program of about 20 ops. `structured` avoids branches between blocks, on
/// which the shipped ownership pass may crash its process.
Program smallProgram(uint64_t seed, bool structured = false);

/// Returns a generated program of any size.
Program generatedProgram(llvm::StringRef profile, uint64_t seed);

unsigned countOps(const Program &program);

/// Returns a request for `program` under MLIR 22's pipeline with 4 inputs.
Request upstreamRequest(Program program);

/// Returns the current resident set size of this process in MiB.
double residentMiB();

} // namespace freehold::bench
