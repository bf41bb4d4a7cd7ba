//===- SourceEnd.cpp - What @src leaves behind in a world -----------------===//
#include "smt/replay/SourceEnd.h"

#include "oracle/interp/Interpreter.h"

#include "llvm/ADT/StringSet.h"

using namespace mlir;

namespace freehold::smt {

/// Maximum number of instructions of @src in a world; most take a few hundred.
static constexpr uint64_t kStepsMax = 100'000;
static constexpr uint64_t kBytesMax = 16ull << 20;

namespace {
/// A run of @src. Each op that allocates has a location of its own, which leaks name.
struct SourceRun {
  Outcome outcome;
  /// For the world's allocations, and for what the body makes, whether it is left on the heap.
  std::vector<bool> isLeft, isMadeLeft;
  std::vector<std::string> names;
};

std::string nameLocation(Operation *op, unsigned number) {
  constexpr llvm::StringLiteral file = "allocation";
  op->setLoc(FileLineColLoc::get(op->getContext(), file, number, 1));
  return (file + ":" + Twine(number) + ":1").str();
}

std::optional<SourceRun> run(const Rewrite &rewrite, const Counterexample &world, Reading reading,
                             std::optional<unsigned> result) {
  FailureOr<SourceAlone> alone = concretiseSource(rewrite, world, reading, result);
  if (failed(alone))
    return std::nullopt;
  std::vector<std::string> allocations, made;
  unsigned number = 0;
  for (Operation *op : alone->allocations)
    allocations.push_back(nameLocation(op, ++number));
  for (auto &[name, op] : alone->made)
    made.push_back(nameLocation(op, ++number));

  std::unique_ptr<interp::CompiledModule> module = interp::compile(*alone->module);
  interp::RunOptions options;
  options.budget.steps = kStepsMax;
  options.budget.memoryBytes = kBytesMax;
  SourceRun run;
  run.outcome = interp::run(*module, *module->find("main"), {}, options);
  // They refer to types of the module, which is destroyed here.
  run.outcome.observations.clear();
  llvm::StringSet<> left;
  for (const Leak &leak : run.outcome.leaks)
    left.insert(leak.location);
  for (const std::string &location : allocations)
    run.isLeft.push_back(left.contains(location));
  for (auto [entry, location] : llvm::zip_equal(alone->made, made)) {
    run.isMadeLeft.push_back(left.contains(location));
    run.names.push_back(entry.first);
  }
  return run;
}

/// `plain` is the run without results.
Counterexample::ResultEnd endOf(const SourceRun &plain, const std::optional<SourceRun> &returning) {
  using ResultEnd = Counterexample::ResultEnd;
  if (!returning || returning->outcome.termination != Termination::Returned)
    return ResultEnd::Poison;
  for (const AbiViolation &violation : returning->outcome.abi)
    if (violation.dead)
      return ResultEnd::Dead;
  if (returning->isMadeLeft == plain.isMadeLeft)
    return ResultEnd::Kept;
  const std::vector<Freeable> &freeable = returning->outcome.freeable;
  bool isWhole = !freeable.empty() && freeable.front() == Freeable::AsItIs;
  return isWhole ? ResultEnd::New : ResultEnd::NewView;
}
/// The programs free a view of a new buffer, through its base buffer, only if the view is ranked.
bool isFreedAsResult(Type type, Counterexample::ResultEnd end) {
  using ResultEnd = Counterexample::ResultEnd;
  return end == ResultEnd::New || (end == ResultEnd::NewView && isa<MemRefType>(type));
}
} // namespace

bool findSourceEnd(const Rewrite &rewrite, Counterexample &world, Reading reading) {
  std::optional<SourceRun> plain = run(rewrite, world, reading, std::nullopt);
  if (!plain || plain->outcome.termination != Termination::Returned)
    return false;
  world.aliveAfter.clear();
  for (auto [allocation, isLeft] : llvm::zip_equal(world.allocations, plain->isLeft))
    world.aliveAfter.push_back(allocation.isHeap ? isLeft : allocation.isLive);
  world.results.clear();
  func::FuncOp source = rewrite.source;
  std::vector<bool> isFreedByName = plain->isMadeLeft;
  for (unsigned result = 0; result < source.getNumResults(); ++result) {
    std::optional<SourceRun> returning = run(rewrite, world, reading, result);
    world.results.push_back(endOf(*plain, returning));
    // The caller frees a result as such, whatever @tgt returns.
    if (isFreedAsResult(source.getResultTypes()[result], world.results.back()))
      for (unsigned made = 0; made < isFreedByName.size(); ++made)
        isFreedByName[made] = isFreedByName[made] && returning->isMadeLeft[made];
  }
  world.madeAlive.clear();
  for (auto [name, isLeft] : llvm::zip_equal(plain->names, isFreedByName))
    if (isLeft)
      world.madeAlive.push_back(name);
  return true;
}

} // namespace freehold::smt
