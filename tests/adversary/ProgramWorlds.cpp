//===- ProgramWorlds.cpp - Is a target wrong in a small world? ------------===//
#include "tests/adversary/ProgramWorlds.h"

#include "tests/adversary/Driver.h"
#include "tests/adversary/Refines.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Verifier.h"

using namespace mlir;

namespace freehold::adversary {

static constexpr unsigned kBuffersMax = 3;
static constexpr uint64_t kOtherSalt = 40503;
static constexpr uint64_t kMemoryBytes = 8 << 20;

/// The factors besides the arguments.
enum Flag : unsigned { Reuses, Reverses, Twice, Answers };
/// Number of ways in which external functions answer.
static constexpr unsigned kAnswers = 4;

static std::string driverOf(StringRef entry) { return "adversary." + entry.str(); }

ProgramWorlds::ProgramWorlds(ModuleOp source, Options options) : options_(options) {
  for (auto function : source.getOps<func::FuncOp>())
    if (function.isPublic() && !function.isExternal())
      addEntry(function);
  auto holds = [](Type type) {
    auto memref = dyn_cast<BaseMemRefType>(type);
    return memref && isa<BaseMemRefType>(memref.getElementType());
  };
  source.walk([&](Operation *op) {
    holdsMemRefs_ |=
        llvm::any_of(op->getOperandTypes(), holds) || llvm::any_of(op->getResultTypes(), holds);
  });
  if (auto built = build(source, false))
    source_ = std::move(*built);
  else
    entries_.clear();
}

void ProgramWorlds::addEntry(func::FuncOp function) {
  std::vector<Slot> slots;
  std::vector<Type> scalars;
  for (Type type : function.getArgumentTypes()) {
    if (auto memref = dyn_cast<BaseMemRefType>(type))
      slots.push_back({memref});
    else
      scalars.push_back(type);
  }
  if (!Arguments::whyUnsupported(slots, scalars).empty())
    return;
  entries_.push_back(
      {function.getName().str(), function.getFunctionType(),
       std::make_unique<Arguments>(
           slots, scalars, std::vector<unsigned>{2, 2, 2, kAnswers},
           Arguments::Options{.hasStates = false, .mayShift = true, .buffersMax = kBuffersMax})});
}

bool ProgramWorlds::addDriver(ModuleOp module, const Entry &entry, bool isTarget) const {
  auto function = module.lookupSymbol<func::FuncOp>(entry.name);
  if (!function || function.getFunctionType() != entry.type)
    return false;
  Driver d(module, *entry.arguments, driverOf(entry.name));
  SmallVector<Value> operands;
  unsigned slot = 0, scalar = 0;
  for (Type type : entry.type.getInputs())
    operands.push_back(isa<BaseMemRefType>(type) ? d.slot(slot++) : d.scalar(scalar++));
  auto call = [&] {
    auto results = func::CallOp::create(d.b, function, operands).getResults();
    SmallVector<Value> scalars;
    for (Value result : results)
      if (isa<BaseMemRefType>(result.getType()))
        d.observe(result);
      else if (scalarBytes(result.getType()))
        scalars.push_back(result);
    d.tell(scalars);
    for (Value result : results)
      if (isTarget && options_.deallocates && isa<BaseMemRefType>(result.getType()))
        memref::DeallocOp::create(d.b, result);
    for (unsigned k = 0; k < entry.arguments->buffers; ++k)
      d.observeBuffer(k);
  };
  call();
  d.when(d.flag(Twice), call);
  for (unsigned k = 0; k < entry.arguments->buffers; ++k)
    d.freeBuffer(k);
  d.finish({});
  return true;
}

std::optional<ProgramWorlds::Compiled> ProgramWorlds::build(ModuleOp program, bool isTarget) const {
  Compiled made{program.clone(), nullptr};
  for (const Entry &entry : entries_)
    if (!addDriver(*made.module, entry, isTarget))
      return std::nullopt;
  if (failed(verify(*made.module)))
    return std::nullopt;
  made.code = interp::compile(*made.module);
  return made;
}

std::string ProgramWorlds::text(ModuleOp program, bool isTarget) const {
  std::string text;
  llvm::raw_string_ostream stream(text);
  if (auto built = build(program, isTarget))
    (*built->module)->print(stream);
  return text;
}

Inputs ProgramWorlds::inputsOf(const Entry &entry, const Chosen &chosen) {
  Inputs inputs = Driver::inputs(chosen, std::vector<bool>(entry.arguments->buffers, true));
  inputs.answers = chosen.flags[Answers];
  return inputs;
}

Outcome ProgramWorlds::run(const Compiled &side, const Entry &entry, const Chosen &chosen,
                           bool isPlain, uint64_t steps) const {
  interp::RunOptions options;
  options.budget.steps = steps;
  options.budget.memoryBytes = kMemoryBytes;
  if (!isPlain && chosen.flags[Reverses])
    options.parallelOrder = interp::ParallelOrder::Backwards;
  options.addressSalt = isPlain ? 0 : kOtherSalt;
  options.policy = !isPlain && chosen.flags[Reuses] ? interp::AddressPolicy::Reuse
                                                    : interp::AddressPolicy::Fresh;
  return interp::run(*side.code, *side.code->find(driverOf(entry.name)), inputsOf(entry, chosen),
                     options);
}

static bool isFit(const Outcome &outcome) {
  return outcome.termination == Termination::Returned && outcome.aliasedReturnWrittenAt.empty();
}

/// Judges under the world's addresses and order of parallel loops. Under both the source must
/// behave as in a plain run.
std::optional<Wrong> ProgramWorlds::judgeIn(const Entry &entry, const Compiled &target,
                                            const World &world) {
  auto chosen = entry.arguments->choose(world);
  if (!chosen)
    return std::nullopt;
  Outcome before = run(source_, entry, *chosen, /*isPlain=*/true, options_.steps);
  if (!isFit(before))
    return std::nullopt;
  if (source_.code->hasParallel || source_.code->takesAddresses) {
    Outcome again = run(source_, entry, *chosen, false, options_.steps);
    if (!isFit(again) || again.observations != before.observations)
      return std::nullopt;
  }
  ++fit_;
  Outcome after = run(target, entry, *chosen, false, 20 * options_.steps);
  // Memory reachable from the caller is no leak, which the counts here cannot distinguish.
  bool mayLeak = holdsMemRefs_ || !options_.deallocates;
  std::string what = whyWrong(before, after, mayLeak ? SIZE_MAX : 0);
  if (what.empty())
    return std::nullopt;
  return Wrong{what, "--entry " + driverOf(entry.name) + " --args '" +
                         print(inputsOf(entry, *chosen)) + "'"};
}

std::optional<Wrong> ProgramWorlds::judge(ModuleOp target, unsigned worldsMax, uint64_t seed) {
  fit_ = 0;
  auto built = build(target, true);
  if (!built)
    return Wrong{"an entry is gone or has another signature", ""};
  std::vector<Walk> walks;
  for (const Entry &entry : entries_)
    walks.emplace_back(entry.arguments->counts(), worldsMax / entries_.size(), seed);
  World world;
  for (bool isMore = true; isMore;) {
    isMore = false;
    for (auto [entry, walk] : llvm::zip_equal(entries_, walks)) {
      if (!walk.next(world))
        continue;
      isMore = true;
      if (auto wrong = judgeIn(entry, *built, world))
        return wrong;
    }
  }
  return std::nullopt;
}

} // namespace freehold::adversary
