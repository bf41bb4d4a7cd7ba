//===- mutants.cpp - The prover on rewrites with mistakes -----------------===//
// freehold-stress-mutants FILE... --count N: mutants of the rewrites in the files
// (RewriteMutants.h; every fourth is made by the mutations of campaigns) are read and proved, by Z3
// with few resources, and some counterexamples are run. The prover must give some answer for each:
// a worker that dies or exceeds --timeout fails the test, and the mutant is kept in --out. --seed N
// --count 1 makes mutant N again.
//===----------------------------------------------------------------------===//
#include "fuzz/mutate/MutateText.h"
#include "oracle/core/process/Process.h"
#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Registry.h"
#include "smt/pdl/PdlRewrites.h"
#include "smt/refine/Refine.h"
#include "smt/replay/Show.h"
#include "tests/stress/RewriteMutants.h"

#include "mlir/IR/Diagnostics.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/Path.h"

#include <array>

using namespace mlir;
using namespace freehold;
using namespace freehold::smt;
using namespace freehold::stress;
namespace cl = llvm::cl;
using Kind = ProofResult::Kind;

namespace {
cl::list<std::string> files(cl::Positional, cl::desc("FILE..."));
cl::opt<unsigned> mutants("count", cl::desc("How many"), cl::init(1000));
cl::opt<uint64_t> firstSeed("seed", cl::desc("Number of the first"), cl::init(1));
cl::opt<unsigned> workerCount("workers", cl::desc("Processes"), cl::init(2));
cl::opt<unsigned> timeoutSeconds("timeout", cl::desc("Seconds that one mutant may take"),
                                 cl::init(120));
cl::opt<uint64_t> resources("resources", cl::desc("Z3's resources for a question"),
                            cl::init(50'000));
cl::opt<unsigned> floorRead("floor", cl::desc("Fail when fewer were read as rewrites"),
                            cl::init(0));
cl::opt<std::string> outDir("out", cl::desc("Where mutants that fail are kept"), cl::init("."));
cl::opt<bool> isPrinted("print", cl::desc("Print the mutants, and stop"));

/// How far a mutant got, in increasing order.
enum class Fate : uint8_t { NotParsed, NotRead, Invalid, Vacuous, Unknown, Proved, Refuted };
constexpr const char *kFates[] = {"do not parse", "are no rewrites", "invalid", "vacuous",
                                  "unknown",      "proved",          "refuted"};
/// The context is replaced after this many, since MLIR never frees attributes.
constexpr unsigned kMutantsPerContext = 500;

class Prover {
public:
  explicit Prover(const std::vector<std::string> &texts) : texts_(texts), replayer_({}) {
    z3_ = makeZ3({.timeoutMs = 0, .memoryMb = 1'000, .resources = resources});
  }

  std::string make(uint64_t number) {
    if (!context_ || ++used_ == kMutantsPerContext) {
      context_ = makeContext();
      used_ = 0;
    }
    if (number % 4)
      return makeMutant(texts_, number);
    gen::Choices choices = gen::Choices::fromSeed(number);
    const std::string &text = texts_[number / 4 % texts_.size()];
    const std::string &other = texts_[number / 4 * 7 % texts_.size()];
    return mutate::mutateText(context(), text, choices, other, {.times = 1 + unsigned(number) % 3})
        .value_or(makeMutant(texts_, number));
  }

  /// `parsed` is called when the text was parsed.
  Fate prove(const std::string &text, uint64_t number, llvm::function_ref<void()> parsed) {
    Program program{"mutant", text, {}};
    if (refuseText(program, Budget()))
      return Fate::NotParsed;
    ScopedDiagnosticHandler quiet(&context(), [](Diagnostic &) { return success(); });
    OwningOpRef<ModuleOp> module = parseProgram(program, context());
    parsed();
    if (!module)
      return Fate::NotParsed;
    if (!hasPdlPatterns(*module))
      return prove(*module, text, number);
    Fate best = Fate::NotRead;
    for (const PdlResult &pattern : readPdlPatterns(*module))
      for (const PdlInstance &instance : pattern.instances)
        best = std::max(best, prove(*instance.module, "", number));
    return best;
  }

private:
  MLIRContext &context() { return *context_; }

  Fate prove(ModuleOp module, const std::string &text, uint64_t number) {
    FailureOr<Rewrite> rewrite = readRewrite(module, text);
    if (failed(rewrite))
      return Fate::NotRead;
    Solvers solvers;
    solvers.z3 = z3_.get();
    WorldOptions options;
    options.reading = number % 3 ? Reading::Union : Reading::Literal;
    ProofResult result = smt::prove(*rewrite, options, solvers, "mutant");
    switch (result.kind) {
    case Kind::Proved:
      return Fate::Proved;
    case Kind::Vacuous:
      return Fate::Vacuous;
    case Kind::Unknown:
      return Fate::Unknown;
    case Kind::Invalid:
      return Fate::Invalid;
    case Kind::Refuted:
      break;
    }
    if (!result.counterexample)
      return Fate::Refuted;
    // Run only some counterexamples, since runs take longer than proofs.
    if (number % 8 == 0)
      (void)drawTable(*rewrite, show(*rewrite, result, options.reading, replayer_).world);
    else
      (void)concretise(*rewrite, *result.counterexample, options.reading);
    return Fate::Refuted;
  }

  const std::vector<std::string> &texts_;
  std::unique_ptr<MLIRContext> context_;
  std::unique_ptr<Solver> z3_;
  Replayer replayer_;
  unsigned used_ = 0;
};

/// Gives one mutant at a time to each worker; the parent only counts.
class Pool {
public:
  explicit Pool(const std::vector<std::string> &texts) : texts_(texts) {}

  int run();

private:
  struct Slot {
    std::unique_ptr<Worker> worker;
    std::string scratch;
    uint64_t number = 0;
    int waitedMs = 0;
    bool isBusy = false;
  };

  void serve(WorkerLink &link, const std::string &scratch);
  void start(Slot &slot);
  void finish(Slot &slot);
  void fail(Slot &slot, bool hangs);
  void wait();

  const std::vector<std::string> &texts_;
  std::vector<Slot> slots_;
  std::array<unsigned, std::size(kFates)> counts_{};
  unsigned next_ = 0, crashed_ = 0;
};
} // namespace

static bool write(const std::string &path, const std::string &text) {
  std::error_code error;
  llvm::raw_fd_ostream file(path, error);
  if (!error)
    file << text;
  return !error;
}

void Pool::serve(WorkerLink &link, const std::string &scratch) {
  Prover prover(texts_);
  while (auto request = link.receive()) {
    uint64_t number = 0;
    llvm::StringRef(*request).getAsInteger(10, number);
    link.enter(Stage::Prepare);
    // Record the request first, since even a mutation of an op may crash.
    write(scratch, "mutation " + *request + " of an op\n");
    std::string text = prover.make(number);
    write(scratch, text);
    link.enter(Stage::Parse);
    Fate fate = prover.prove(text, number, [&] { link.enter(Stage::Judge); });
    link.send(std::to_string(unsigned(fate)));
  }
}

void Pool::start(Slot &slot) {
  slot.isBusy = next_ < mutants;
  if (!slot.isBusy)
    return;
  slot.number = firstSeed + next_++;
  slot.waitedMs = 0;
  if (!slot.worker->send(std::to_string(slot.number)))
    fail(slot, false);
}

/// MLIR's parser and its verifiers crash on some texts, which the prover does not see then.
void Pool::fail(Slot &slot, bool hangs) {
  WorkerDeath death = slot.worker->reapAndRestart(hangs);
  if (!hangs && death.stage == Stage::Parse) {
    ++counts_[unsigned(Fate::NotParsed)];
    return start(slot);
  }
  ++crashed_;
  llvm::SmallString<128> kept(outDir);
  llvm::sys::path::append(kept, "mutant-" + llvm::Twine(slot.number) + ".mlir");
  if (std::error_code error = llvm::sys::fs::copy_file(slot.scratch, kept))
    llvm::errs() << kept << ": " << error.message() << '\n';
  llvm::outs() << kept << ": " << (hangs ? "no answer" : "dies") << '\n';
  for (const std::string &frame : llvm::ArrayRef(death.frames).take_front(8))
    llvm::outs() << "  " << frame << '\n';
  start(slot);
}

void Pool::finish(Slot &slot) {
  auto answer = slot.worker->receive();
  if (!answer)
    return fail(slot, false);
  unsigned fate = 0;
  llvm::StringRef(*answer).getAsInteger(10, fate);
  ++counts_[fate];
  start(slot);
}

void Pool::wait() {
  constexpr int kTickMs = 1000;
  std::vector<int> descriptors;
  for (Slot &slot : slots_)
    if (slot.isBusy)
      descriptors.push_back(slot.worker->descriptor());
  std::vector<int> ready = waitReadable(descriptors, kTickMs);
  for (Slot &slot : slots_) {
    if (!slot.isBusy)
      continue;
    if (llvm::is_contained(ready, slot.worker->descriptor()))
      finish(slot);
    else if (ready.empty() && (slot.waitedMs += kTickMs) > int(timeoutSeconds) * 1000)
      fail(slot, true);
  }
}

int Pool::run() {
  llvm::SmallString<128> folder;
  if (std::error_code error = llvm::sys::fs::createUniqueDirectory("freehold-mutants", folder)) {
    llvm::errs() << "cannot make a folder: " << error.message() << '\n';
    return 4;
  }
  slots_.resize(std::max(1u, unsigned(workerCount)));
  for (auto [i, slot] : llvm::enumerate(slots_)) {
    slot.scratch = (folder + "/" + llvm::Twine(i) + ".mlir").str();
    slot.worker = std::make_unique<Worker>(
        [this, scratch = slot.scratch](WorkerLink &link) { serve(link, scratch); }, WorkerLimits());
    start(slot);
  }
  while (llvm::any_of(slots_, [](const Slot &slot) { return slot.isBusy; }))
    wait();
  slots_.clear();
  llvm::sys::fs::remove_directories(folder);
  unsigned read = 0;
  llvm::outs() << mutants << " mutants of " << texts_.size() << " texts:";
  for (auto [fate, count] : llvm::enumerate(counts_)) {
    llvm::outs() << ' ' << count << ' ' << kFates[fate] << ',';
    read += fate >= unsigned(Fate::Invalid) ? count : 0;
  }
  llvm::outs() << ' ' << crashed_ << " crashed or hung\n";
  if (read < floorRead)
    llvm::outs() << "too few were read as rewrites\n";
  return crashed_ || read < floorRead ? 1 : 0;
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  cl::ParseCommandLineOptions(argc, argv, "The prover on rewrites with mistakes\n");
  std::vector<std::string> texts;
  std::string error;
  if (!readRewriteTexts(files, texts, error) || texts.empty()) {
    llvm::errs() << "freehold-stress-mutants: error: "
                 << (error.empty() ? "no file has a rewrite" : error) << '\n';
    return 2;
  }
  if (!isPrinted)
    return Pool(texts).run();
  Prover prover(texts);
  for (unsigned n = 0; n < mutants; ++n)
    llvm::outs() << prover.make(firstSeed + n) << "\n// -----\n";
  return 0;
}
