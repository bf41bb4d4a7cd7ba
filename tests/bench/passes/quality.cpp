//===- quality.cpp - What the code costs that the pipelines leave ---------===//
// usage: freehold-quality [--generated N] [--pair OURS=THEIRS]... [FILE...]
//
// Programs are transformed by each subject in a worker and run by the interpreter on the same
// inputs; what runs cost is added up over the programs on which both subjects of a pair get
// through.
//===----------------------------------------------------------------------===//
#include "fuzz/gen/Generator.h"
#include "oracle/core/ReadProgram.h"
#include "oracle/core/Registry.h"
#include "oracle/diff/Transform.h"
#include "oracle/interp/Interpreter.h"
#include "tests/bench/passes/AddressUses.h"
#include "tests/bench/passes/AskedWorker.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/raw_ostream.h"

#include <map>

using namespace freehold;
using namespace freehold::bench;
using nlohmann::json;
namespace cl = llvm::cl;

namespace {
cl::OptionCategory category("freehold-quality options");
cl::list<std::string> files(cl::Positional, cl::desc("FILE..."), cl::cat(category));
cl::opt<unsigned> generated("generated", cl::desc("Generated programs as well"), cl::init(0),
                            cl::cat(category));
cl::opt<uint64_t> firstSeed("seed", cl::desc("Of the first generated program"), cl::init(1),
                            cl::cat(category));
cl::opt<std::string> profileName("profile", cl::desc("Of generated programs"), cl::init("default"),
                                 cl::cat(category));
cl::list<std::string> pairTexts("pair",
                                cl::desc("Subjects to compare; default: each of ours with "
                                         "its counterpart"),
                                cl::value_desc("ours=theirs"), cl::cat(category));
cl::opt<unsigned> inputsMax("inputs", cl::desc("Inputs for each entry"), cl::init(4),
                            cl::cat(category));
cl::opt<unsigned> lossesShown("losses",
                              cl::desc("Programs listed per figure where ours costs more"),
                              cl::init(5), cl::cat(category));

constexpr unsigned kTimeoutMs = 20'000;

/// What is compared, in the order of the columns.
struct Measure {
  const char *name;
  uint64_t RunStatistics::*figure;
};
constexpr Measure kMeasures[] = {
    {"alias checks", &RunStatistics::aliasChecks},
    {"clones", &RunStatistics::clones},
    {"heap allocations", &RunStatistics::heapAllocations},
    {"peak bytes", &RunStatistics::peakBytes},
    {"steps", &RunStatistics::steps},
};
constexpr size_t kMeasureCount = std::size(kMeasures);
using Figures = std::array<uint64_t, kMeasureCount>;

struct Loss {
  std::string program;
  uint64_t ours, theirs;
};

struct Comparison {
  const Subject *ours = nullptr, *theirs = nullptr;
  unsigned programs = 0;
  Figures oursTotal{}, theirsTotal{};
  std::array<unsigned, kMeasureCount> better{}, worse{};
  std::array<std::vector<Loss>, kMeasureCount> losses;
  /// Programs without figures of one side, by subject and reason.
  std::map<std::string, unsigned> missing;
};
} // namespace

//===----------------------------------------------------------------------===//
// In the worker
//===----------------------------------------------------------------------===//

/// Sums over all entries and inputs; "failure" when a run does not return, or leaks.
static json runAll(mlir::ModuleOp module, unsigned inputCount, bool mustFree) {
  interp::CountedOps counted = countedOps(module);
  auto compiled = interp::compile(module, {.counted = &counted});
  Figures sums{};
  for (unsigned number : interp::publicEntries(*compiled)) {
    const auto &entry = *compiled->functions[number];
    for (const Inputs &inputs : makeInputs(interp::parameters(entry), {.count = inputCount})) {
      Outcome outcome = interp::run(*compiled, entry, inputs, {});
      // A false assertion is the program's own; what was done up to there counts.
      if (outcome.termination != Termination::Returned &&
          outcome.termination != Termination::Aborted)
        return {{"failure", "no result"}};
      // What frees less is not better.
      if (outcome.termination == Termination::Returned && !outcome.leaks.empty() && mustFree)
        return {{"failure", "leaks"}};
      for (size_t n = 0; n < kMeasureCount; ++n)
        sums[n] += outcome.statistics.*kMeasures[n].figure;
    }
  }
  return {{"figures", sums}};
}

/// {"text", "subject", "inputs"} -> {"figures"}, or {"failure"}.
static json measure(const json &question) {
  auto context = makeContext();
  mlir::ScopedDiagnosticHandler quiet(context.get(), [](mlir::Diagnostic &) {});
  auto module = parseProgram({"program", question["text"], {}}, *context);
  if (!module)
    return {{"failure", "does not parse"}};
  const Subject *subject = findSubject(question["subject"].get<std::string>());
  Transformed transformed =
      Transformer(*context).apply(*subject, *module, {}, false, [](llvm::StringRef) {});
  if (!transformed.module)
    return {{"failure", "refused"}};
  return runAll(*transformed.module, question["inputs"], !subject->canary);
}

//===----------------------------------------------------------------------===//
// Comparing
//===----------------------------------------------------------------------===//

static void compare(Comparison &comparison, const std::string &program, const json &ours,
                    const json &theirs) {
  for (auto [subject, answer] : {std::pair{comparison.ours, &ours}, {comparison.theirs, &theirs}})
    if (answer->contains("failure")) {
      ++comparison.missing[subject->name + ": " + (*answer)["failure"].get<std::string>()];
      return;
    }
  ++comparison.programs;
  Figures mine = ours["figures"], other = theirs["figures"];
  for (size_t n = 0; n < kMeasureCount; ++n) {
    comparison.oursTotal[n] += mine[n];
    comparison.theirsTotal[n] += other[n];
    comparison.better[n] += mine[n] < other[n];
    if (mine[n] > other[n]) {
      ++comparison.worse[n];
      comparison.losses[n].push_back({program, mine[n], other[n]});
    }
  }
}

static void printComparison(Comparison &comparison) {
  llvm::outs() << llvm::formatv("\n{0} against {1}, {2} programs\n\n", comparison.ours->name,
                                comparison.theirs->name, comparison.programs);
  for (const auto &[why, count] : comparison.missing)
    llvm::outs() << "not compared, " << why << ": " << count << "\n\n";
  llvm::outs() << llvm::formatv("| | {0} | {1} | ratio | better on | worse on |\n"
                                "|---|---|---|---|---|---|\n",
                                comparison.theirs->name, comparison.ours->name);
  for (size_t n = 0; n < kMeasureCount; ++n) {
    double other = comparison.theirsTotal[n];
    std::string ratio =
        other > 0 ? llvm::formatv("{0:f3}", comparison.oursTotal[n] / other).str() : "-";
    llvm::outs() << llvm::formatv("| {0} | {1} | {2} | {3} | {4} | {5} |\n", kMeasures[n].name,
                                  comparison.theirsTotal[n], comparison.oursTotal[n], ratio,
                                  comparison.better[n], comparison.worse[n]);
  }
  for (size_t n = 0; n < kMeasureCount; ++n) {
    auto &losses = comparison.losses[n];
    llvm::sort(losses, [](const Loss &a, const Loss &b) {
      return std::pair(b.ours - b.theirs, a.program) < std::pair(a.ours - a.theirs, b.program);
    });
    for (const Loss &loss : llvm::ArrayRef(losses).take_front(lossesShown))
      llvm::outs() << llvm::formatv("more {0}: {1}: {2}, not {3}\n", kMeasures[n].name,
                                    loss.program, loss.ours, loss.theirs);
  }
}

//===----------------------------------------------------------------------===//
// Usage
//===----------------------------------------------------------------------===//

static int badUsage(const llvm::Twine &message) {
  llvm::errs() << "freehold-quality: error: " << message << '\n';
  return 2;
}

static bool readPairs(std::vector<Comparison> &comparisons) {
  std::vector<std::string> texts(pairTexts.begin(), pairTexts.end());
  if (texts.empty())
    texts = {"fh=upstream", "fh-dynamic=upstream-dynamic", "fh-unsimplified=upstream-unsimplified",
             "fh-early-free=upstream"};
  for (const std::string &text : texts) {
    auto [ours, theirs] = llvm::StringRef(text).split('=');
    Comparison comparison;
    comparison.ours = findSubject(ours.str());
    comparison.theirs = findSubject(theirs.str());
    if (!comparison.ours || !comparison.theirs)
      return false;
    comparisons.push_back(std::move(comparison));
  }
  return true;
}

static void compareOn(AskedWorker &worker, const Program &program,
                      std::vector<Comparison> &comparisons) {
  std::map<std::string, json> answers;
  auto ask = [&](const Subject *subject) -> const json & {
    json &answer = answers[subject->name];
    if (answer.is_null())
      answer = worker.ask(
          {{"text", program.text}, {"subject", subject->name}, {"inputs", inputsMax.getValue()}},
          kTimeoutMs);
    return answer;
  };
  for (Comparison &comparison : comparisons) {
    const json ours = ask(comparison.ours);
    compare(comparison, program.name, ours, ask(comparison.theirs));
  }
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  cl::HideUnrelatedOptions(category);
  cl::ParseCommandLineOptions(argc, argv, "Cost of the code that deallocation pipelines leave\n");
  std::vector<Comparison> comparisons;
  if (!readPairs(comparisons))
    return badUsage("--pair names two subjects of freehold-check --list-subjects: OURS=THEIRS");
  const gen::Profile *profile = gen::findProfile(profileName);
  if (!profile)
    return badUsage("unknown profile '" + profileName + "'");
  registerPasses();
  AskedWorker worker(measure, {});
  for (const std::string &file : files) {
    auto program = readProgram(file, {});
    if (!program)
      return 2;
    compareOn(worker, *program, comparisons);
  }
  for (uint64_t seed = firstSeed; seed < firstSeed + generated; ++seed) {
    auto choices = gen::Choices::fromSeed(seed);
    compareOn(worker, gen::generate(choices, *profile, "seed-" + std::to_string(seed)).program,
              comparisons);
  }
  for (Comparison &comparison : comparisons)
    printComparison(comparison);
  return 0;
}
