//===- LibFuzzer.cpp ------------------------------------------------------===//
// Glue for libFuzzer. Holds the state that lasts from one input to the next.
//===----------------------------------------------------------------------===//
#include "fuzz/targets/LibFuzzer.h"

#include "fuzz/targets/KnownDefects.h"
#include "fuzz/targets/MutateInput.h"
#include "fuzz/targets/Target.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdlib>
#include <cstring>
#include <set>
#include <sys/resource.h>
#include <unordered_set>

using namespace freehold::targets;

/// libFuzzer uses this section as coverage counters, and clears them before each run.
static constexpr size_t kCounters = 1 << 15;
__attribute__((section("__libfuzzer_extra_counters"), used)) static uint8_t counters[kCounters];

/// Null with engines other than libFuzzer.
extern "C" __attribute__((weak)) size_t LLVMFuzzerMutate(uint8_t *data, size_t size,
                                                         size_t maxSize);

/// Disables leak checks and others: MLIR is not instrumented, and its contexts keep allocations.
extern "C" const char *__asan_default_options() {
  return "detect_container_overflow=0:detect_odr_violation=0:detect_leaks=0:"
         "allocator_may_return_null=1";
}

namespace {
struct Process {
  explicit Process(const char *name);
  void report(const Problem &problem);
  void stopInTime();

  const char *name;
  std::unique_ptr<Target> target;
  KnownDefects known;
  bool goesOn = false, hasFeatures = true;
  /// Stops after this CPU time and prints what was found, for comparing ways of fuzzing. 0: never.
  unsigned cpuSeconds = 0;
  uint64_t inputs = 0;
  std::unordered_set<freehold::features::FeatureId> seen;
  std::set<std::string> said;
};
} // namespace

static llvm::StringRef environment(const char *name) {
  const char *value = std::getenv(name);
  return value ? value : "";
}

Process::Process(const char *name) : name(name) {
  const TargetRow *row = findTarget(name);
  if (!row) {
    llvm::errs() << name << ": there are " << targetNames() << '\n';
    std::exit(2);
  }
  target = row->make();
  goesOn = environment("FREEHOLD_DEFECTS") == "print";
  hasFeatures = environment("FREEHOLD_FEATURES") != "0";
  if (environment("FREEHOLD_CPU_SECONDS").getAsInteger(10, cpuSeconds))
    cpuSeconds = 0;
  std::string path = environment("FREEHOLD_KNOWN").str();
  bool isNamed = !path.empty();
  if (!isNamed)
    path = llvm::sys::fs::getMainExecutable(nullptr, nullptr) + ".known";
  if (!isNamed && !llvm::sys::fs::exists(path))
    return;
  auto read = KnownDefects::fromFile(path);
  if (auto *why = std::get_if<std::string>(&read)) {
    llvm::errs() << name << ": error: " << *why << '\n';
    std::exit(2);
  }
  known = std::get<KnownDefects>(std::move(read));
}

void Process::report(const Problem &problem) {
  if (known.excuses(problem.signature))
    return;
  if (goesOn && !said.insert(problem.signature).second)
    return;
  llvm::errs() << "==" << name << "== " << problem.signature << '\n' << problem.text;
  if (!goesOn)
    std::abort();
}

static unsigned cpuSecondsUsed() {
  rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_utime.tv_sec + usage.ru_stime.tv_sec;
}

/// Ends the process when cpuSeconds are used up.
void Process::stopInTime() {
  if (!cpuSeconds || cpuSecondsUsed() < cpuSeconds)
    return;
  llvm::errs() << "==" << name << "== " << inputs << " inputs, " << seen.size() << " features\n";
  std::_Exit(0);
}

static Process &process(const char *name) {
  static Process only(name);
  return only;
}

namespace freehold::targets {
int fuzzOne(const char *name, const uint8_t *data, size_t size) {
  Process &self = process(name);
  llvm::StringRef bytes(reinterpret_cast<const char *>(data), size);
  Answer answer = self.target->run(bytes, [&](features::FeatureId id, features::Words) {
    if (self.cpuSeconds)
      self.seen.insert(id);
    uint8_t &counter = counters[id % kCounters];
    if (self.hasFeatures && counter < 255)
      ++counter;
  });
  for (const Problem &problem : answer.problems)
    self.report(problem);
  ++self.inputs;
  self.stopInTime();
  return answer.isKept ? 0 : -1;
}
} // namespace freehold::targets

//===----------------------------------------------------------------------===//
// Mutation
//===----------------------------------------------------------------------===//

static std::string byLibFuzzer(std::string bytes, size_t sizeMax) {
  size_t size = std::min(bytes.size(), sizeMax);
  bytes.resize(sizeMax);
  bytes.resize(LLVMFuzzerMutate(reinterpret_cast<uint8_t *>(bytes.data()), size, sizeMax));
  return bytes;
}

static MutationOptions mutationOptions(size_t sizeMax) {
  using Plain = decltype(MutationOptions::plain);
  const char *name = program_invocation_short_name;
  return {.sizeMax = sizeMax,
          .plain = LLVMFuzzerMutate ? Plain(byLibFuzzer) : Plain(nullptr),
          .isPlain = llvm::StringRef(name).starts_with("fuzz_text")};
}

static size_t give(const std::string &bytes, uint8_t *data) {
  std::memcpy(data, bytes.data(), bytes.size());
  return bytes.size();
}

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t maxSize,
                                          unsigned seed) {
  auto choices = freehold::gen::Choices::fromSeed(seed);
  if (environment("FREEHOLD_BLIND") == "1") {
    std::string fresh;
    while (fresh.size() < maxSize)
      fresh += static_cast<char>(choices.choose(256));
    return give(fresh, data);
  }
  llvm::StringRef bytes(reinterpret_cast<const char *>(data), size);
  return give(mutateInput(bytes, choices, mutationOptions(maxSize)), data);
}

extern "C" size_t LLVMFuzzerCustomCrossOver(const uint8_t *first, size_t firstSize,
                                            const uint8_t *second, size_t secondSize, uint8_t *out,
                                            size_t outMax, unsigned seed) {
  auto choices = freehold::gen::Choices::fromSeed(seed);
  return give(crossOver({reinterpret_cast<const char *>(first), firstSize},
                        {reinterpret_cast<const char *>(second), secondSize}, choices,
                        mutationOptions(outMax)),
              out);
}
