//===- SafeReplay.cpp - A walk to a violation, run ------------------------===//
#include "smt/replay/SafeReplay.h"

#include "oracle/core/verdict/Verdict.h"
#include "oracle/interp/Interpreter.h"

namespace freehold::smt {

/// Of one run.
static constexpr uint64_t kStepsMax = 1'000'000;
static constexpr uint64_t kMemoryBytesMax = 64ull << 20;

SafeReplayer::SafeReplayer(mlir::ModuleOp module) : module_(interp::compile(module)) {}
SafeReplayer::~SafeReplayer() = default;

std::string SafeReplayer::nameOf(mlir::FunctionOpInterface function) const {
  auto it = module_->functionNumbers.find(function);
  return it == module_->functionNumbers.end() ? function.getName().str()
                                              : module_->functions[it->second]->name;
}

/// What a run shows of what smt/validate/Safe.h speaks of.
static std::optional<ShownViolation> violationOf(const Outcome &outcome) {
  if (outcome.termination == Termination::MemoryError) {
    ErrorKind kind = outcome.error.kind;
    bool isOurs = kind == ErrorKind::UseAfterFree || kind == ErrorKind::DoubleFree ||
                  kind == ErrorKind::BadFree || kind == ErrorKind::DeadStackUse;
    if (!isOurs)
      return std::nullopt;
    return ShownViolation{std::string(freehold::spell(kind)), outcome.error.what,
                          outcome.error.notes};
  }
  if (outcome.termination != Termination::Returned)
    return std::nullopt;
  for (const AbiViolation &violation : outcome.abi)
    if (violation.how == "freed")
      return ShownViolation{"use-after-free", violation.what, violation.notes};
  if (outcome.leaks.empty())
    return std::nullopt;
  const Leak &leak = outcome.leaks.front();
  Note what{leak.location, "an allocation is neither freed nor returned (allocated here)"};
  return ShownViolation{"leak", what, {}};
}

/// Whether arguments of the type can be written as text.
static bool isResolvable(mlir::Type type) {
  while (auto memref = mlir::dyn_cast<mlir::BaseMemRefType>(type))
    type = memref.getElementType();
  return type.isIntOrIndexOrFloat();
}

std::vector<Inputs> withValues(const std::vector<Inputs> &made, const safe::Walk &walk,
                               const interp::CompiledModule &module,
                               const interp::CompiledFunction &function) {
  std::vector<Inputs> all;
  if (!llvm::all_of(function.type.getInputs(), isResolvable))
    return all;
  for (Inputs inputs : made) {
    for (auto [argument, value] : llvm::zip(inputs.arguments, walk.arguments))
      if (!value.empty())
        argument = Literal{value};
    auto resolved = interp::resolve(inputs, module, function);
    if (auto *given = std::get_if<Inputs>(&resolved))
      all.push_back(std::move(*given));
  }
  return all;
}

std::optional<ShownViolation> SafeReplayer::run(llvm::StringRef name, const safe::Walk *walk,
                                                unsigned inputsMax) {
  const interp::CompiledFunction *entry = module_->find(name);
  if (!entry || entry->external)
    return std::nullopt;
  std::vector<Inputs> made = interp::makeInputs(*entry, {.count = inputsMax});
  interp::RunOptions options;
  options.budget.steps = kStepsMax;
  options.budget.memoryBytes = kMemoryBytesMax;
  auto shows = [&](const Inputs &given, bool isOfWalk) -> std::optional<ShownViolation> {
    auto shown = violationOf(interp::run(*module_, *entry, given, options));
    if (shown) {
      shown->isOfWalk = isOfWalk;
      shown->arguments = print(given);
      shown->isOfReuse = options.policy == interp::AddressPolicy::Reuse;
    }
    return shown;
  };
  std::vector<Inputs> ofWalk;
  if (walk)
    ofWalk = withValues(made, *walk, *module_, *entry);
  for (auto policy : {interp::AddressPolicy::Fresh, interp::AddressPolicy::Reuse}) {
    if (policy == interp::AddressPolicy::Reuse && !module_->takesAddresses)
      break;
    options.policy = policy;
    for (const Inputs &inputs : ofWalk)
      if (auto shown = shows(inputs, true))
        return shown;
    for (const Inputs &inputs : made)
      if (auto shown = shows(inputs, false))
        return shown;
  }
  return std::nullopt;
}

} // namespace freehold::smt
