//===- Mutants.cpp - Corpus programs, changed at random -------------------===//
// Sends programs to a worker process that mutates them. A worker that crashes, or that does not
// answer within kTimeoutMs, is replaced by a new one, and the program has no mutant. The result
// depends only on the program, the seed and the number of mutations, not on earlier requests.
//===----------------------------------------------------------------------===//
#include "fuzz/campaign/Mutants.h"

#include "fuzz/mutate/MutateText.h"
#include "oracle/core/process/TimeFactor.h"
#include "oracle/core/program/Extensions.h"
#include "oracle/core/program/Registry.h"

#include "llvm/ADT/StringRef.h"

namespace freehold {

/// The worker makes a new context after this many programs, since MLIR never frees uniqued
/// attributes and types.
static constexpr unsigned kProgramsPerContext = 2000;
static constexpr int kTimeoutMs = 10'000;

/// The loop of the worker. A request is "SEED TIMES\n" followed by the program; the answer is the
/// mutated program, or an empty string if no mutation applies.
static void serveMutations(WorkerLink &link, const Extensions &extensions) {
  std::unique_ptr<mlir::MLIRContext> context;
  for (unsigned n = 0; auto message = link.receive(); ++n) {
    if (n % kProgramsPerContext == 0) {
      context = makeContext();
      // They were loaded before; without them no mutation applies to what needs them.
      (void)loadExtensions(extensions, *context);
    }
    auto [head, text] = llvm::StringRef(*message).split('\n');
    uint64_t seed = 0;
    unsigned times = 1;
    (void)head.consumeInteger(10, seed);
    (void)head.ltrim().getAsInteger(10, times);
    auto choices = gen::Choices::fromSeed(seed);
    link.send(mutate::mutateText(*context, text, choices, "", {.times = times}).value_or(""));
  }
}

/// Makes the dialect registry before the fork, so that not every worker has to make its own.
/// Returns default limits.
static WorkerLimits prepared() {
  (void)dialectRegistry();
  return {};
}

Mutants::Mutants(const Extensions &extensions)
    : worker_([extensions](WorkerLink &link) { serveMutations(link, extensions); }, prepared()) {}

std::optional<std::string> Mutants::make(const Program &program, uint64_t seed, unsigned times) {
  (void)worker_.send(std::to_string(seed) + " " + std::to_string(times) + "\n" + program.text);
  std::optional<std::string> answer;
  bool isInTime = !waitReadable({worker_.descriptor()}, kTimeoutMs * timeFactor()).empty();
  if (isInTime)
    answer = worker_.receive();
  if (!answer)
    worker_.reapAndRestart(/*kill=*/!isInTime);
  return answer && !answer->empty() ? answer : std::nullopt;
}

} // namespace freehold
