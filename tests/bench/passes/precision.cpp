//===- precision.cpp - What two same-allocation analyses can tell ---------===//
// usage: freehold-precision FILE... --generated N [--seed S] [--list N]
//
// Asks our analysis and MLIR's BufferOriginAnalysis about all pairs of memrefs that are in scope
// together, and prints how often each gives which answer. If one says "same" and the other
// "different", one of them is wrong: such pairs are all listed, and the exit code is 1 if there are
// any.
//
// Each program is analysed in a worker, with new analyses for each function. Crashes of the shipped
// one are counted.
//===----------------------------------------------------------------------===//
#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Registry.h"
#include "passes/analysis/SameAllocation.h"
#include "tests/bench/passes/AskedWorker.h"
#include "tests/stress/MemrefPairs.h"
#include "tests/stress/Programs.h"

#include "mlir/Dialect/Bufferization/Transforms/BufferViewFlowAnalysis.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/RegionUtils.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/InitLLVM.h"

#include <map>

using namespace mlir;
using namespace freehold;
using namespace freehold::bench;
using namespace freehold::stress;
using nlohmann::json;
namespace cl = llvm::cl;

namespace {
cl::OptionCategory category("freehold-precision options");
cl::list<std::string> files(cl::Positional, cl::desc("FILE..."), cl::cat(category));
cl::opt<unsigned> generated("generated", cl::desc("Generated programs as well"), cl::init(0),
                            cl::cat(category));
cl::opt<unsigned> firstSeed("seed", cl::desc("Of the first generated program"), cl::init(1),
                            cl::cat(category));
cl::opt<unsigned> pairsMax("pairs", cl::desc("Pairs of one function"), cl::init(2000),
                           cl::cat(category));
cl::opt<unsigned> listed("list", cl::desc("Pairs listed that only the shipped one decides"),
                         cl::init(10), cl::cat(category));

cl::opt<bool> reachableOnly("reachable-only", cl::desc("Erase unreachable blocks first"),
                            cl::cat(category));

constexpr unsigned kTimeoutMs = 20'000;
constexpr const char *kAnswers[] = {"same", "different", "unknown"};
/// Indexed by [ours][shipped], the numbers of SameAs.
using Table = std::array<std::array<uint64_t, 3>, 3>;

struct Totals {
  Table table{};
  uint64_t programs = 0, functions = 0, functionsCut = 0;
  std::vector<std::string> contradictions, lost;
  std::map<std::string, unsigned> failures;
};
} // namespace

//===----------------------------------------------------------------------===//
// In the worker
//===----------------------------------------------------------------------===//

static SameAs askShipped(BufferOriginAnalysis &analysis, Value a, Value b) {
  std::optional<bool> answer = analysis.isSameAllocation(a, b);
  return !answer ? SameAs::Unknown : *answer ? SameAs::Same : SameAs::Different;
}

static std::string describe(FunctionOpInterface function, const MemrefPair &pair, SameAs ours,
                            SameAs shipped) {
  return llvm::formatv("@{0}: ours {1}, shipped {2}: {3} and {4}", function.getName(),
                       kAnswers[static_cast<int>(ours)], kAnswers[static_cast<int>(shipped)],
                       stress::describe(pair.early), stress::describe(pair.late));
}

/// {"name", "text", "pairs", "list", "reachableOnly"} -> {"table", "functions", "cut",
/// "contradictions", "lost"}, or
/// {"failure"}.
static json askBoth(const json &question) {
  auto context = makeContext();
  ScopedDiagnosticHandler quiet(context.get(), [](Diagnostic &) {});
  auto module = parseProgram({question["name"], question["text"], {}}, *context);
  if (!module)
    return {{"failure", "does not parse"}};
  Table table{};
  std::vector<std::string> contradictions, lost;
  unsigned functions = 0, cut = 0;
  SymbolTableCollection symbols;
  for (FunctionOpInterface function : functionsWithBody(*module)) {
    IRRewriter rewriter(context.get());
    if (question["reachableOnly"])
      (void)eraseUnreachableBlocks(rewriter, function->getRegions());
    SameAllocation ours(function, &symbols);
    BufferOriginAnalysis shipped(function);
    ScopedPairs scoped = pairsInScope(function, question["pairs"]);
    ++functions;
    cut += scoped.isCut;
    for (const MemrefPair &pair : scoped.pairs) {
      SameAs mine = ours.relate(pair.early, pair.late);
      SameAs other = askShipped(shipped, pair.early, pair.late);
      ++table[static_cast<size_t>(mine)][static_cast<size_t>(other)];
      if (mine == other || other == SameAs::Unknown)
        continue;
      if (mine != SameAs::Unknown)
        contradictions.push_back(describe(function, pair, mine, other));
      else if (lost.size() < question["list"])
        lost.push_back(describe(function, pair, mine, other));
    }
  }
  return {{"table", table},
          {"functions", functions},
          {"cut", cut},
          {"contradictions", contradictions},
          {"lost", lost}};
}

//===----------------------------------------------------------------------===//
// Adding up
//===----------------------------------------------------------------------===//

static void addProgram(AskedWorker &worker, const Program &program, Totals &totals) {
  json answer = worker.ask({{"name", program.name},
                            {"text", program.text},
                            {"pairs", pairsMax.getValue()},
                            {"list", listed.getValue()},
                            {"reachableOnly", reachableOnly.getValue()}},
                           kTimeoutMs);
  if (answer.contains("failure")) {
    std::string why = answer["failure"];
    if (!totals.failures[why]++)
      llvm::errs() << "freehold-precision: " << program.name << ": " << why << '\n';
    return;
  }
  ++totals.programs;
  totals.functions += answer["functions"].get<uint64_t>();
  totals.functionsCut += answer["cut"].get<uint64_t>();
  Table table = answer["table"];
  for (size_t ours = 0; ours < 3; ++ours)
    for (size_t shipped = 0; shipped < 3; ++shipped)
      totals.table[ours][shipped] += table[ours][shipped];
  for (const json &text : answer["contradictions"])
    totals.contradictions.push_back(text);
  for (const json &text : answer["lost"])
    totals.lost.push_back(text);
}

static void print(const Totals &totals) {
  llvm::outs() << llvm::formatv("{0} programs, {1} functions, {2} of them cut at {3} pairs\n",
                                totals.programs, totals.functions, totals.functionsCut,
                                pairsMax.getValue());
  for (const auto &[why, count] : totals.failures)
    llvm::outs() << "not asked, " << why << ": " << count << '\n';
  llvm::outs() << "\n| ours \\ shipped | same | different | unknown |\n|---|---|---|---|\n";
  for (size_t ours = 0; ours < 3; ++ours)
    llvm::outs() << llvm::formatv("| {0} | {1} | {2} | {3} |\n", kAnswers[ours],
                                  totals.table[ours][0], totals.table[ours][1],
                                  totals.table[ours][2]);
  const Table &table = totals.table;
  llvm::outs() << llvm::formatv("\ndecided by ours only: {0}\n", table[0][2] + table[1][2])
               << llvm::formatv("decided by the shipped one only: {0}\n", table[2][0] + table[2][1])
               << llvm::formatv("contradictions: {0}\n", table[0][1] + table[1][0]);
  for (const std::string &text : totals.contradictions)
    llvm::outs() << "contradiction: " << text << '\n';
  for (const std::string &text : llvm::ArrayRef(totals.lost).take_front(listed))
    llvm::outs() << "shipped only: " << text << '\n';
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  cl::HideUnrelatedOptions(category);
  cl::ParseCommandLineOptions(argc, argv, "What two same-allocation analyses can tell\n");
  registerPasses();
  Totals totals;
  AskedWorker worker(askBoth, {});
  unsigned unreadable =
      forEachProgram(files, generated, firstSeed, [&](const Program &program, MLIRContext &) {
        addProgram(worker, program, totals);
      });
  print(totals);
  return unreadable ? 2 : totals.contradictions.empty() ? 0 : 1;
}
