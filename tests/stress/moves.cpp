//===- moves.cpp - Every move at every place ------------------------------===//
// freehold-stress-moves FILE... --generated N: applies each move of the reducer at all sites, at
// single sites and at random halves, to files and to generated programs, and prints how often the
// result verified and was smaller. Fails if a move crashes, has no site anywhere, or verifies at
// too few single sites.
//===----------------------------------------------------------------------===//
#include "fuzz/gen/Generator.h"
#include "fuzz/reduce/Measure.h"
#include "fuzz/reduce/Move.h"
#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Registry.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/InitLLVM.h"

#include <numeric>
#include <random>

using namespace freehold;
using namespace freehold::reduce;
namespace cl = llvm::cl;

static cl::list<std::string> files(cl::Positional, cl::desc("FILE..."));
static cl::opt<unsigned> generated("generated", cl::desc("Random programs"), cl::init(20));
static cl::opt<unsigned> cap("cap", cl::desc("Single sites of a move and program"), cl::init(50));
static cl::opt<unsigned> floorPercent("floor", cl::init(0),
                                      cl::desc("Single sites that must verify, in %"));
static cl::opt<std::string> onlyMove("move", cl::desc("Only this move"));
static cl::opt<bool> verbose("verbose", cl::desc("Say what is applied, and what did not verify"));

namespace {

struct Count {
  unsigned applied = 0, verified = 0, smaller = 0;
};

struct Row {
  Count single, all, half;
};

class Stress {
public:
  void run(const Program &program, mlir::MLIRContext &context) {
    mlir::OwningOpRef<mlir::ModuleOp> module = parseProgram(program, context);
    if (!module) {
      llvm::errs() << program.name << ": does not parse\n";
      ++broken;
      return;
    }
    ++programs;
    Measure before = measure(*module);
    for (const Move &move : moveTable())
      if (onlyMove.empty() || move.name == onlyMove)
        runMove(program.name, move, *module, before);
  }

  int report() {
    llvm::outs() << programs
                 << " programs; percent: of the sites that applied, how many results "
                    "verify; of those, how many are smaller\n"
                 << llvm::format("%-24s %8s %6s %8s | %6s %8s | %6s %8s\n", "move", "single",
                                 "verify", "smaller", "all", "smaller", "half", "smaller");
    int status = broken ? 1 : 0;
    for (const Move &move : moveTable()) {
      if (!onlyMove.empty() && move.name != onlyMove)
        continue;
      Row &row = rows[move.name];
      llvm::outs() << llvm::format("%-24s %8u %6u %8u | %6u %8u | %6u %8u\n", move.name.data(),
                                   row.single.applied, percent(row.single), smaller(row.single),
                                   percent(row.all), smaller(row.all), percent(row.half),
                                   smaller(row.half));
      if (percent(row.single) < floorPercent || !row.single.applied) {
        llvm::errs() << move.name << ": too few\n";
        status = 1;
      }
    }
    return status;
  }

private:
  static unsigned percent(const Count &count) {
    return count.applied ? 100 * count.verified / count.applied : 0;
  }
  static unsigned smaller(const Count &count) {
    return count.verified ? 100 * count.smaller / count.verified : 0;
  }

  void runMove(llvm::StringRef name, const Move &move, mlir::ModuleOp module,
               const Measure &before) {
    unsigned count = move.sites(module).size();
    if (!count)
      return;
    Row &row = rows[move.name];
    std::vector<unsigned> all(count);
    std::iota(all.begin(), all.end(), 0u);
    applyOnce(name, move, module, all, before, row.all);
    std::vector<unsigned> half;
    for (unsigned site : all)
      if (random() & 1)
        half.push_back(site);
    if (!half.empty())
      applyOnce(name, move, module, half, before, row.half);
    // Select evenly spread sites if there are too many.
    unsigned step = std::max(1u, (count + cap - 1) / cap);
    for (unsigned site = 0; site < count; site += step)
      applyOnce(name, move, module, {site}, before, row.single);
  }

  void applyOnce(llvm::StringRef name, const Move &move, mlir::ModuleOp module,
                 llvm::ArrayRef<unsigned> sites, const Measure &before, Count &count) {
    if (verbose) {
      llvm::errs() << name << ": " << move.name << ':' << sites.front();
      if (sites.size() > 1)
        llvm::errs() << " and " << sites.size() - 1 << " more";
      llvm::errs() << '\n';
    }
    mlir::OwningOpRef<mlir::ModuleOp> copy = module.clone();
    if (!move.apply(*copy, sites))
      return;
    ++count.applied;
    std::string why;
    mlir::ScopedDiagnosticHandler handler(module.getContext(), [&](mlir::Diagnostic &d) {
      why = d.str();
      return mlir::success();
    });
    if (mlir::failed(mlir::verify(*copy))) {
      if (verbose)
        llvm::errs() << "  invalid: " << why << '\n';
      return;
    }
    ++count.verified;
    count.smaller += measure(*copy) < before;
  }

  llvm::StringMap<Row> rows;
  unsigned programs = 0, broken = 0;
  std::mt19937 random{1};
};

} // namespace

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  if (!cl::ParseCommandLineOptions(argc, argv, "", &llvm::errs()))
    return 2;
  Stress stress;
  Budget budget;
  std::unique_ptr<mlir::MLIRContext> context = makeContext();
  for (const std::string &file : files) {
    std::optional<Program> program = readProgram(file, budget);
    if (!program)
      return 2;
    stress.run(*program, *context);
  }
  for (unsigned seed = 0; seed < generated; ++seed) {
    const std::vector<gen::Profile> &profiles = gen::profileTable();
    const gen::Profile &profile = profiles[seed % profiles.size()];
    if (profile.isTensor) // They would have to be prepared.
      continue;
    gen::Choices choices = gen::Choices::fromSeed(seed);
    std::string name = "seed-" + std::to_string(seed);
    stress.run(gen::generate(choices, profile, name).program, *context);
  }
  return stress.report();
}
