//===- DumpStepsApart.cpp - Dumps are parsed in a worker ------------------===//
#include "oracle/core/process/Process.h"
#include "oracle/core/program/DumpSteps.h"

#include <nlohmann/json.hpp>

namespace freehold {

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(DumpRecord, when, pass, operation, symbol, file,
                                                line, text, isComplete, isBeforeCrash)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(DumpStep, state, pass, symbol, with, why, before,
                                                after, program, deallocates, hasFrees)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(DumpSteps, steps)

/// Time for parsing and printing all of a dump.
static constexpr int kFollowTimeoutMs = 300'000;

static void serve(WorkerLink &link, const Extensions &extensions, const Budget &budget) {
  while (auto message = link.receive()) {
    nlohmann::json asked = nlohmann::json::from_cbor(*message);
    std::optional<Program> input;
    if (asked.contains("input"))
      input = Program{asked["name"].get<std::string>(), asked["input"].get<std::string>()};
    nlohmann::json answer =
        dumpSteps(asked.at("records").get<std::vector<DumpRecord>>(), input, extensions, budget);
    std::string bytes;
    nlohmann::json::to_cbor(answer, bytes);
    link.send(bytes);
  }
}

std::variant<DumpSteps, std::string> dumpStepsApart(const std::vector<DumpRecord> &records,
                                                    const std::optional<Program> &input,
                                                    const Extensions &extensions,
                                                    const Budget &budget) {
  Worker worker([&](WorkerLink &link) { serve(link, extensions, budget); },
                WorkerLimits{.bytes = budget.workerBytes});
  nlohmann::json asked = {{"records", records}};
  if (input) {
    asked["name"] = input->name;
    asked["input"] = input->text;
  }
  std::string bytes;
  nlohmann::json::to_cbor(asked, bytes);
  (void)worker.send(bytes);
  bool isLate = waitReadable({worker.descriptor()}, kFollowTimeoutMs).empty();
  auto answer = isLate ? std::nullopt : worker.receive();
  if (answer)
    return nlohmann::json::from_cbor(*answer).get<DumpSteps>();
  worker.reapAndRestart(/*kill=*/isLate);
  return std::string(isLate ? "reading the dump takes too long or was interrupted"
                            : "MLIR's parser crashes on the dump");
}

} // namespace freehold
