//===- Mutants.cpp --------------------------------------------------------===//
#include "fuzz/campaign/Mutants.h"

#include "fuzz/mutate/MutateText.h"
#include "oracle/core/program/Registry.h"

#include "llvm/ADT/StringRef.h"

namespace freehold {

/// The context is replaced after this many programs, since MLIR never frees what it uniques.
static constexpr unsigned kProgramsPerContext = 2000;
static constexpr int kTimeoutMs = 10'000;

/// Serves requests "SEED TIMES\n" plus program text; answers the mutated text or an empty string.
static void serveMutations(WorkerLink &link) {
  std::unique_ptr<mlir::MLIRContext> context;
  for (unsigned n = 0; auto message = link.receive(); ++n) {
    if (n % kProgramsPerContext == 0)
      context = makeContext();
    auto [head, text] = llvm::StringRef(*message).split('\n');
    uint64_t seed = 0;
    unsigned times = 1;
    (void)head.consumeInteger(10, seed);
    (void)head.ltrim().getAsInteger(10, times);
    auto choices = gen::Choices::fromSeed(seed);
    link.send(mutate::mutateText(*context, text, choices, "", {.times = times}).value_or(""));
  }
}

static WorkerLimits prepared() {
  // Make the registry before the fork, so that each worker does not make its own.
  (void)dialectRegistry();
  return {};
}

Mutants::Mutants() : worker_(serveMutations, prepared()) {}

std::optional<std::string> Mutants::make(const Program &program, uint64_t seed, unsigned times) {
  (void)worker_.send(std::to_string(seed) + " " + std::to_string(times) + "\n" + program.text);
  std::optional<std::string> answer;
  bool isInTime = !waitReadable({worker_.descriptor()}, kTimeoutMs).empty();
  if (isInTime)
    answer = worker_.receive();
  if (!answer)
    worker_.reapAndRestart(/*kill=*/!isInTime);
  return answer && !answer->empty() ? answer : std::nullopt;
}

} // namespace freehold
