//===- Engine.h - Ways to run a lowered program -----------------*- C++ -*-===//
//   jit   machine code in a forked child; an allocator with guard pages is the judge
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/Verdict.h"
#include "oracle/native/Plan.h"

namespace freehold::native {

enum class EngineKind : uint8_t { Jit };

/// "jit".
std::string_view spell(EngineKind kind);
/// All of them.
std::vector<std::string_view> engineNames();
std::optional<EngineKind> parseEngine(std::string_view word);

/// Which defects the engine reports for certain when they happen. What it sees by chance, or
/// never, is missing here: that another judge sees it is then no disagreement.
bool sees(EngineKind engine, DefectKind kind);

/// Something in Freehold or in the engine's tools went wrong.
struct EngineFault {
  std::string what;
};

/// One outcome for each run, in order.
using RunResult = std::variant<std::vector<Outcome>, NotLowerable, EngineFault>;

class Engine {
public:
  virtual ~Engine() = default;
  virtual RunResult run(Lowered program, const std::vector<Run> &runs, const RunLimits &limits) = 0;
};

std::unique_ptr<Engine> makeJitEngine();
std::unique_ptr<Engine> makeEngine(EngineKind kind);

} // namespace freehold::native
