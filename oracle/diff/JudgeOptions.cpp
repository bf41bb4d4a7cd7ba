//===- JudgeOptions.cpp ---------------------------------------------------===//
#include "oracle/diff/JudgeOptions.h"

#include "oracle/core/process/TimeFactor.h"

#include "llvm/ADT/STLExtras.h"

namespace freehold {

static constexpr unsigned kSlowTimeoutMs = 120'000;

std::variant<JudgeChoice, std::string> chooseJudges(const std::vector<std::string> &names,
                                                    const std::string &engine) {
  auto kind = parseEngine(engine);
  if (!kind)
    return "unknown engine '" + engine + "' for --native; there are: " + engineWords();
  JudgeChoice judges;
  judges.interpreter = names.empty() || llvm::is_contained(names, "interp");
  for (const std::string &name : names)
    if (name == "native")
      judges.native = kind;
    else if (name == "proof")
      judges.proof = ProofLimits();
    else if (name != "interp")
      return "unknown oracle '" + name + "'; there are: interp, native, proof";
  return judges;
}

unsigned timeoutMsFor(const JudgeChoice &judges) {
  bool isSlow = judges.proof || (judges.native && *judges.native != EngineKind::Jit);
  return isSlow ? kSlowTimeoutMs * timeFactor() : Budget().timeoutMs;
}

} // namespace freehold
