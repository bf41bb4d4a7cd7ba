//===- prove.cpp - What is proved against running programs ----------------===//
// freehold-stress-prove --rewrites N: proves or refutes random rewrites (RandomRewrites.h), and
// checks the answers by running:
//
//   proved     in random worlds in which the facts hold and the before is defined, the after agrees
//   refuted    the counterexample replays. What lowered code does not check (D4: a memref with a
//              true condition that an earlier one blocks) shows when the op itself is run
//   vacuous    no such world is found
//
// Exits with 1 if a run contradicts the answer, after printing the rewrite and the two programs.
//===----------------------------------------------------------------------===//
#include "oracle/core/program/Registry.h"
#include "smt/refine/Refine.h"
#include "smt/replay/Show.h"
#include "tests/stress/RandomRewrites.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"

using namespace mlir;
using namespace freehold;
using namespace freehold::smt;
using namespace freehold::stress;
namespace cl = llvm::cl;
using Kind = ProofResult::Kind;

namespace {
enum class Lie { None, Proved, Refuted, Vacuous };

cl::opt<unsigned> rewrites("rewrites", cl::desc("How many"), cl::init(100));
cl::opt<unsigned> firstSeed("seed", cl::desc("Seed of the first"), cl::init(1));
cl::opt<unsigned> worldsMax("worlds", cl::desc("Runs of what is proved"), cl::init(4));
cl::opt<unsigned> floorEach("floor",
                            cl::desc("Fail when fewer were proved, refuted or vacuous, or run"),
                            cl::init(0));
cl::opt<bool> isVerbose("verbose", cl::desc("Print each rewrite and what was said"));
cl::opt<Lie> lie("lie", cl::desc("Say something else, which must be noticed"), cl::init(Lie::None),
                 cl::values(clEnumValN(Lie::Proved, "proved", "of what is refuted"),
                            clEnumValN(Lie::Refuted, "refuted", "of what is proved"),
                            clEnumValN(Lie::Vacuous, "vacuous", "of what is proved")));

struct Counts {
  unsigned rewrites = 0, proved = 0, refuted = 0, vacuous = 0, unknown = 0, invalid = 0;
  unsigned runs = 0, replays = 0, withoutWorld = 0, notRunnable = 0, wrong = 0;
};

class Stress {
public:
  Stress() : context(makeContext()), z3(makeZ3({})), replayer({}) {}

  void check(unsigned seed);
  Counts counts;

private:
  ProofResult prove(const Rewrite &rewrite);
  void checkProved(Draw &draw);
  void checkRefuted(const ProofResult &result);
  void checkVacuous(Draw &draw);
  /// Returns the result of running it; std::nullopt if that is not possible.
  std::optional<Replayed> run(const Counterexample &world, Reading as);
  void wrong(const llvm::Twine &what);

  std::unique_ptr<MLIRContext> context;
  std::unique_ptr<Solver> z3;
  Replayer replayer;
  //--- The rewrite at hand --------------------------------------------------//
  unsigned seed_ = 0;
  RandomRewrite random;
  Rewrite rewrite;
  Reading reading = Reading::Union;
  ConcretePrograms programs;
};
} // namespace

void Stress::wrong(const llvm::Twine &what) {
  ++counts.wrong;
  llvm::outs() << "seed " << seed_ << ", " << spell(reading) << ": " << what << '\n'
               << random.text() << "// before\n"
               << programs.before << "// after\n"
               << programs.after;
}

std::optional<Replayed> Stress::run(const Counterexample &world, Reading as) {
  auto made = concretise(rewrite, world, as);
  if (failed(made)) {
    ++counts.notRunnable;
    return std::nullopt;
  }
  programs = *made;
  return replayer.run(programs);
}

void Stress::checkProved(Draw &draw) {
  // The shipped lowering compares aligned pointers, so nothing may dangle or be moved.
  bool isPlain = reading == Reading::Literal;
  for (unsigned left = worldsMax; left; --left) {
    auto world = randomWorld(random, reading, isPlain, draw);
    if (!world) {
      ++counts.withoutWorld;
      return;
    }
    auto replayed = run(*world, reading);
    if (!replayed)
      continue;
    ++counts.runs;
    if (replayed->what != "the after: agrees")
      return wrong("proved, but " + replayed->what);
  }
}

/// Like freehold-prove, tries the model's world, its variants, and small worlds drawn at random.
void Stress::checkRefuted(const ProofResult &result) {
  Shown shown = show(rewrite, result, reading, replayer);
  programs = shown.programs;
  ++counts.replays;
  if (!shown.replayed.defect)
    wrong("refuted (" + describe(*result.failed) + "), but " + shown.replayed.what);
}

void Stress::checkVacuous(Draw &draw) {
  auto world = randomWorld(random, reading, false, draw);
  if (!world)
    return;
  run(*world, reading);
  wrong("vacuous, but there is a world");
}

ProofResult Stress::prove(const Rewrite &rewrite) {
  Solvers solvers;
  solvers.z3 = z3.get();
  WorldOptions options;
  options.reading = reading;
  return smt::prove(rewrite, options, solvers, "stress");
}

void Stress::check(unsigned seed) {
  seed_ = seed;
  Draw draw(uint64_t(seed) << 32);
  random = randomRewrite(draw);
  reading = draw.oneIn(3) ? Reading::Literal : Reading::Union;
  programs = {};
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(random.text(), context.get());
  ++counts.rewrites;
  if (!module)
    return wrong("cannot be parsed");
  // Edits may leave lists that are not paired; such rewrites are skipped.
  ScopedDiagnosticHandler silent(context.get(), [](Diagnostic &) { return success(); });
  FailureOr<Rewrite> read = readRewrite(*module);
  if (failed(read)) {
    ++counts.invalid;
    return;
  }
  rewrite = *read;
  ProofResult result = prove(rewrite);
  if (isVerbose)
    llvm::outs() << "// seed " << seed << ", " << spell(reading) << ": " << spell(result.kind)
                 << ' ' << (result.failed ? describe(*result.failed) : result.reason) << '\n'
                 << random.text() << '\n';
  switch (result.kind) {
  case Kind::Proved:
    ++counts.proved;
    if (lie == Lie::Vacuous)
      return checkVacuous(draw);
    if (lie != Lie::Refuted)
      return checkProved(draw);
    if (auto world = randomWorld(random, reading, /*plain=*/true, draw)) {
      // Lie mode: no counterexample is shown.
      ProofResult lie;
      lie.kind = Kind::Refuted;
      lie.failed = Obligation{ObligationKind::Leaks};
      lie.counterexample = *world;
      return checkRefuted(lie);
    }
    return;
  case Kind::Refuted:
    ++counts.refuted;
    if (lie == Lie::Proved)
      return checkProved(draw);
    if (!result.counterexample)
      return wrong("refuted without a world");
    return checkRefuted(result);
  case Kind::Vacuous:
    ++counts.vacuous;
    return checkVacuous(draw);
  case Kind::Unknown:
    ++counts.unknown;
    return;
  case Kind::Invalid:
    ++counts.invalid;
    return;
  }
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  cl::ParseCommandLineOptions(argc, argv, "Proofs against runs of random rewrites of deallocs\n");
  Stress stress;
  for (unsigned n = 0; n < rewrites; ++n)
    stress.check(firstSeed + n);
  const Counts &c = stress.counts;
  llvm::outs() << c.rewrites << " rewrites: " << c.proved << " proved (" << c.runs << " runs; "
               << c.withoutWorld << " without a world), " << c.refuted << " refuted (" << c.replays
               << " replayed), " << c.vacuous << " vacuous, " << c.unknown << " unknown, "
               << c.invalid << " invalid; " << c.notRunnable << " not runnable, " << c.wrong
               << " wrong\n";
  bool isFew =
      c.proved < floorEach || c.refuted < floorEach || c.runs < floorEach || c.replays < floorEach;
  if (isFew)
    llvm::outs() << "too few\n";
  return c.wrong || isFew ? 1 : 0;
}
