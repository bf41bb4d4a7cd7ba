//===- bodies.cpp - What is proved of straight code against running it ----===//
// freehold-stress-bodies --rewrites N: random rewrites (RandomBodies.h). What is proved agrees in
// random worlds where the before agrees with itself. What is refuted is run as well and counted: a
// counterexample that does not replay is no verdict.
//===----------------------------------------------------------------------===//
#include "oracle/core/Registry.h"
#include "smt/Refine.h"
#include "smt/replay/Replay.h"
#include "tests/stress/RandomBodies.h"

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
cl::opt<unsigned> rewrites("rewrites", cl::desc("How many"), cl::init(100));
cl::opt<unsigned> firstSeed("seed", cl::desc("Seed of the first"), cl::init(1));
cl::opt<unsigned> worldsMax("worlds", cl::desc("Runs of what is proved"), cl::init(4));
cl::opt<unsigned> floorEach("floor", cl::desc("Fail when fewer were proved, run or replayed"),
                            cl::init(0));
cl::opt<bool> liesProved("lie-proved", cl::desc("Say proved of what is refuted: must be noticed"));
cl::opt<bool> isVerbose("verbose", cl::desc("Print what does not replay"));

struct Counts {
  unsigned proved = 0, refuted = 0, vacuous = 0, other = 0;
  unsigned runs = 0, withoutWorld = 0, undefined = 0, replayed = 0, unreplayed = 0, wrong = 0;
};

class Stress {
public:
  Stress() : context(makeContext()), z3(makeZ3({})), replayer({}) {}
  void check(unsigned seed);
  Counts counts;

private:
  void checkProved(const RandomBodies &random, const Rewrite &rewrite, Draw &draw);
  void checkRefuted(const Rewrite &rewrite, const ProofResult &result);
  void show(const llvm::Twine &what);

  std::unique_ptr<MLIRContext> context;
  std::unique_ptr<Solver> z3;
  Replayer replayer;
  ConcretePrograms programs;
  std::string text_;
  unsigned seed_ = 0;
};
} // namespace

void Stress::show(const llvm::Twine &what) {
  llvm::outs() << "seed " << seed_ << ": " << what << '\n'
               << text_ << "// before\n"
               << programs.before << "// after\n"
               << programs.after;
}

void Stress::checkProved(const RandomBodies &random, const Rewrite &rewrite, Draw &draw) {
  for (unsigned left = worldsMax; left; --left) {
    auto world = randomWorld(random, draw);
    if (!world) {
      ++counts.withoutWorld;
      return;
    }
    auto made = concretise(rewrite, *world, Reading::Union);
    if (failed(made))
      continue;
    programs = *made;
    Replayed replayed = replayer.run(programs);
    if (replayed.what.starts_with("the before")) {
      ++counts.undefined;
      continue;
    }
    ++counts.runs;
    if (replayed.what != "the after: agrees") {
      ++counts.wrong;
      return show("proved, but " + replayed.what);
    }
  }
}

void Stress::checkRefuted(const Rewrite &rewrite, const ProofResult &result) {
  auto made = concretise(rewrite, *result.counterexample, Reading::Union);
  Replayed replayed;
  if (succeeded(made)) {
    programs = *made;
    replayed = replayer.run(programs);
  }
  ++(replayed.defect ? counts.replayed : counts.unreplayed);
  if (!replayed.defect && isVerbose)
    show(describe(*result.failed) + ", but " + replayed.what);
}

void Stress::check(unsigned seed) {
  seed_ = seed;
  programs = {};
  Draw draw(uint64_t(seed) << 32);
  RandomBodies random = randomBodies(draw);
  text_ = random.text();
  auto module = parseSourceString<ModuleOp>(text_, context.get());
  FailureOr<Rewrite> rewrite = failure();
  if (module)
    rewrite = readRewrite(*module);
  if (failed(rewrite)) {
    ++counts.wrong;
    return show("cannot be read");
  }
  Solvers solvers;
  solvers.z3 = z3.get();
  ProofResult result = smt::prove(*rewrite, {}, solvers, "stress");
  counts.proved += result.kind == Kind::Proved;
  counts.refuted += result.kind == Kind::Refuted;
  counts.vacuous += result.kind == Kind::Vacuous;
  counts.other += result.kind == Kind::Unknown || result.kind == Kind::Invalid;
  if (result.kind == Kind::Proved || (result.kind == Kind::Refuted && liesProved))
    checkProved(random, *rewrite, draw);
  else if (result.kind == Kind::Refuted)
    checkRefuted(*rewrite, result);
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  cl::ParseCommandLineOptions(argc, argv, "Proofs against runs of random straight code\n");
  Stress stress;
  for (unsigned n = 0; n < rewrites; ++n)
    stress.check(firstSeed + n);
  const Counts &c = stress.counts;
  llvm::outs() << rewrites << " rewrites: " << c.proved << " proved (" << c.runs << " runs, "
               << c.undefined << " of an undefined before; " << c.withoutWorld
               << " without a world), " << c.refuted << " refuted (" << c.replayed << " replayed, "
               << c.unreplayed << " not), " << c.vacuous << " vacuous, " << c.other << " other; "
               << c.wrong << " wrong\n";
  bool isFew = c.proved < floorEach || c.runs < floorEach || c.replayed < floorEach;
  if (isFew)
    llvm::outs() << "too few\n";
  return c.wrong || isFew ? 1 : 0;
}
