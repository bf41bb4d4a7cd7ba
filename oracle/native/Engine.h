//===- Engine.h - Ways to run a lowered program -----------------*- C++ -*-===//
//   jit       machine code in a forked child; an allocator with guard pages is the judge
//   asan      instrumented code in a driver program; AddressSanitizer is the judge
//   valgrind  plain code in a driver program under Memcheck, which is the judge
//
// The runtime's own account of blocks judges along with each; where it and a tool differ, that
// is a fault of Freehold's and never an answer.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/Verdict.h"
#include "oracle/native/Plan.h"

namespace freehold::native {

enum class EngineKind : uint8_t { Jit, Asan, Valgrind };

/// "jit", "asan", "valgrind".
std::string_view spell(EngineKind kind);
/// All of them.
std::vector<std::string_view> engineNames();
std::optional<EngineKind> parseEngine(std::string_view word);
/// "jit, asan, valgrind": for messages.
std::string engineWords();

/// Whether the engine reports the interpreter's defect for certain. What it sees by chance, or
/// never, is missing here: that the interpreter sees it is then no disagreement.
bool sees(EngineKind engine, const Defect &defect);

/// Something in Freehold or in the engine's tools went wrong.
struct EngineFault {
  std::string what;
};

/// One outcome for each run, in order.
using RunResult = std::variant<std::vector<Outcome>, NotLowerable, EngineFault>;

class Engine {
public:
  virtual ~Engine() = default;
  /// One result for each program. All share the limits, the time among them.
  virtual std::vector<RunResult> run(std::vector<Lowered> programs, const std::vector<Run> &runs,
                                     const RunLimits &limits) = 0;
};

std::unique_ptr<Engine> makeJitEngine();
std::unique_ptr<Engine> makeAsanEngine();
std::unique_ptr<Engine> makeValgrindEngine();
std::unique_ptr<Engine> makeEngine(EngineKind kind);

} // namespace freehold::native
