//===- Engine.h - Ways to run a lowered program -----------------*- C++ -*-===//
//   jit       machine code in a forked child; an allocator with guard pages is the judge
//   asan      instrumented code in a driver program; AddressSanitizer is the judge
//   valgrind  plain code in a driver program under Memcheck, which is the judge
//
// The runtime checks its own record of blocks with each engine. If it and a tool disagree, that is
// reported as a fault of Freehold's.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/program/EngineKind.h"
#include "oracle/core/verdict/Verdict.h"
#include "oracle/native/Plan.h"

namespace freehold::native {

/// Whether the engine certainly reports this defect of the interpreter's. Defects that it finds by
/// chance or never are excluded, so that missing them is no disagreement.
bool sees(EngineKind engine, const Defect &defect);

/// An error in Freehold or in the engine's tools.
struct EngineFault {
  std::string what;
};

/// One outcome for each run, in order, or why there is none.
using RunResult = std::variant<std::vector<Outcome>, NotLowerable, EngineFault>;

class Engine {
public:
  virtual ~Engine() = default;
  /// Returns one result for each program. All share the limits, including the time.
  virtual std::vector<RunResult> run(std::vector<Lowered> programs, const std::vector<Run> &runs,
                                     const RunLimits &limits) = 0;
};

std::unique_ptr<Engine> makeJitEngine();
std::unique_ptr<Engine> makeAsanEngine();
std::unique_ptr<Engine> makeValgrindEngine();
std::unique_ptr<Engine> makeEngine(EngineKind kind);

} // namespace freehold::native
