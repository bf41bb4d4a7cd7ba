//===- Validate.cpp - A target proved to be right -------------------------===//
#include "smt/validate/Validate.h"

#include "oracle/core/program/Unjudged.h"
#include "smt/validate/Expanded.h"
#include "smt/validate/Helpers.h"
#include "smt/validate/Matching.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/IR/BuiltinOps.h"

#include "llvm/ADT/STLExtras.h"

#include "llvm/Support/ErrorHandling.h"

using namespace mlir;

namespace freehold::smt::safe {

std::string_view spell(Obligation obligation) {
  switch (obligation) {
  case Obligation::Encodable:
    return "encodable";
  case Obligation::Frees:
    return "frees";
  case Obligation::Effects:
    return "effects";
  }
  llvm_unreachable("every obligation is spelled above");
}

static ModuleOp moduleOf(FunctionOpInterface function) {
  auto module = function->getParentOfType<ModuleOp>();
  while (auto outer = module->getParentOfType<ModuleOp>())
    module = outer;
  return module;
}

/// The function in a copy of its module that is changed, which `keeps` owns; the function itself if there
/// is nothing to change.
static FunctionOpInterface changed(FunctionOpInterface function, OwningOpRef<ModuleOp> &keeps,
                                   OwningOpRef<ModuleOp> (*change)(ModuleOp)) {
  ModuleOp module = moduleOf(function);
  if (function->getParentOp() == module)
    keeps = change(module);
  return keeps ? keeps->lookupSymbol<FunctionOpInterface>(function.getNameAttr()) : function;
}

static MatchResult matchFunctions(FunctionOpInterface source, FunctionOpInterface target,
                                  const SolverLimits &limits) {
  if (std::string why = whySymbolsDiffer(moduleOf(source), moduleOf(target)); !why.empty())
    return {std::move(why), target};
  if (std::string why = unjudgedDifference(moduleOf(source), moduleOf(target)); !why.empty())
    return {std::move(why), target};
  SymbolTableCollection symbols, symbolsOfTarget;
  Cfg before = flatten(source, symbols), after = flatten(target, symbolsOfTarget);
  for (const Cfg *cfg : {&before, &after})
    if (cfg->unknownAt)
      return {cfg->unknown, cfg->unknownAt};
  return match(before, after, limits);
}

/// Whether the function, or what it calls, clones a buffer.
static bool reachesClone(FunctionOpInterface function) {
  SymbolTableCollection symbols;
  Cfg cfg = flatten(function, symbols);
  return llvm::any_of(cfg.nodes, [](const Node &node) {
    return llvm::any_of(node.ops, llvm::IsaPred<bufferization::CloneOp>);
  });
}

ValidateResult validate(FunctionOpInterface source, FunctionOpInterface target,
                        const SafeOptions &options) {
  ValidateResult result;
  SafeOptions ofTarget = options;
  ofTarget.returns = Returns::FreshAndDistinct;
  target = changed(target, result.copies[2], withoutHelpers);
  result.safe = proveSafe(target, ofTarget);
  if (result.safe.status == SafeResult::Proved && reachesClone(target)) {
    ofTarget.asksOfClones = true;
    SafeResult ofClones = proveSafe(target, ofTarget);
    ofClones.seconds += result.safe.seconds;
    result.safe = std::move(ofClones);
  }
  bool isEncoded = result.safe.status != SafeResult::Unknown || !result.safe.at;
  result.open = isEncoded ? Obligation::Frees : Obligation::Encodable;
  if (result.safe.status != SafeResult::Proved)
    return result;
  result.open = Obligation::Effects;
  MatchResult matched = matchFunctions(changed(source, result.copies[0], expanded),
                                       changed(target, result.copies[1], expanded), options.limits);
  if (!matched.reason.empty()) {
    result.safe.status = SafeResult::Unknown;
    result.safe.reason = matched.reason;
    result.safe.at = matched.at;
  }
  return result;
}

} // namespace freehold::smt::safe
