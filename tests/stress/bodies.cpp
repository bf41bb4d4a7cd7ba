//===- bodies.cpp - What is proved of straight code against running it ----===//
// freehold-stress-bodies --rewrites N: random rewrites (RandomBodies.h). What is proved must agree
// in random worlds in which the before agrees with itself. Refutations are run and counted: one
// that does not replay is no verdict.
//
// --drop-each-duty: for each row of the table of undefined behaviours, the wrong rewrite made from
// its example (UndefinedPrograms.h) must be refuted; without the row it must be proved, and the run
// must contradict that. --drop-duty ROW: proves without that row, which must be noticed (exit code
// 1).
//===----------------------------------------------------------------------===//
#include "oracle/core/program/Registry.h"
#include "smt/refine/Refine.h"
#include "smt/replay/Show.h"
#include "tests/stress/RandomBodies.h"
#include "tests/stress/UndefinedPrograms.h"

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
cl::opt<bool>
    dropsEach("drop-each-duty",
              cl::desc("Leave out each row of the table of undefined behaviours in turn"));
cl::opt<std::string> droppedRow("drop-duty", cl::desc("Leave out this row: must be noticed"),
                                cl::value_desc("OP: CONDITION"));
cl::opt<bool> isVerbose("verbose", cl::desc("Print what does not replay"));

struct Counts {
  unsigned proved = 0, refuted = 0, vacuous = 0, other = 0;
  unsigned runs = 0, withoutWorld = 0, undefined = 0, replayed = 0, unreplayed = 0, wrong = 0;
};

class Stress {
public:
  Stress() : context(makeContext()), z3(makeZ3({})), replayer({}) {}
  void check(unsigned seed);
  /// Returns whether the prover and the runs agree on the example of `row`; prints why if not.
  /// `dropped` is the row that the prover ignores.
  bool checkRow(const UndefinedBehaviour &row, const UndefinedBehaviour *dropped);
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
  Shown shown = smt::show(rewrite, result, Reading::Union, replayer);
  const Replayed &replayed = shown.replayed;
  programs = shown.programs;
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

/// Returns the defect of the run, such as "double-free", or why there is none.
static std::string runOf(Replayer &replayer, const ConcretePrograms &programs) {
  Replayed replayed = replayer.run(programs);
  return replayed.defect ? std::string(spell(*replayed.defect)) : replayed.what;
}

bool Stress::checkRow(const UndefinedBehaviour &row, const UndefinedBehaviour *dropped) {
  text_ = rewriteOf(row);
  auto module = parseSourceString<ModuleOp>(text_, context.get());
  FailureOr<Rewrite> rewrite = failure();
  if (module)
    rewrite = readRewrite(*module);
  programs = programsOf(row, row.example.happens);
  if (failed(rewrite)) {
    show(row.name() + " cannot be read");
    return false;
  }
  Solvers solvers;
  solvers.z3 = z3.get();
  WorldOptions options;
  options.dropped = dropped;
  ProofResult result = smt::prove(*rewrite, options, solvers, row.name());
  std::string run = runOf(replayer, programs);
  bool isWrong = run == spell(row.kind);
  bool isRight = !row.example.avoided ||
                 runOf(replayer, programsOf(row, *row.example.avoided)) == "the after: agrees";
  if (result.kind == Kind::Refuted && isWrong && isRight)
    return true;
  if (!dropped || isVerbose)
    show(row.name() + " is " + std::string(spell(result.kind)) + ", but " + run +
         (isRight ? "" : "; and it is not right where it should be"));
  return false;
}

/// Returns the number of rows that are not refuted, or whose absence is not noticed.
static unsigned dropEach(Stress &stress) {
  unsigned wrong = 0;
  for (const UndefinedBehaviour &row : undefinedBehaviours()) {
    bool holds = stress.checkRow(row, nullptr), isNoticed = !stress.checkRow(row, &row);
    if (holds && !isNoticed)
      llvm::outs() << row.name() << ": nobody notices that it is left out\n";
    wrong += !holds || !isNoticed;
  }
  llvm::outs() << undefinedBehaviours().size() << " rows, each left out once: " << wrong
               << " not noticed\n";
  return wrong;
}

static int dropOne(Stress &stress, llvm::StringRef name) {
  auto [op, condition] = name.split(": ");
  const UndefinedBehaviour *row = findUndefined(op, condition);
  if (!row) {
    llvm::errs() << "no row '" << name << "' in the table of undefined behaviours\n";
    return 2;
  }
  bool agrees = stress.checkRow(*row, row);
  llvm::outs() << name << (agrees ? ": not noticed\n" : ": noticed\n");
  return agrees ? 0 : 1;
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  cl::ParseCommandLineOptions(argc, argv, "Proofs against runs of random straight code\n");
  Stress stress;
  if (!droppedRow.empty())
    return dropOne(stress, droppedRow);
  if (dropsEach)
    return dropEach(stress) ? 1 : 0;
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
