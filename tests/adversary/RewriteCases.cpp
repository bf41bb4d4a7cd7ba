//===- RewriteCases.cpp - Wrong rewrites against the prover ---------------===//
#include "tests/adversary/Bodies.h"
#include "tests/adversary/Cases.h"
#include "tests/adversary/Mistake.h"
#include "tests/adversary/Programs.h"
#include "tests/adversary/RewriteWorlds.h"

#include "oracle/core/program/Registry.h"
#include "smt/refine/Refine.h"
#include "smt/replay/Show.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"

#include <chrono>

using namespace mlir;

namespace freehold::adversary {
namespace {
/// Maximum number of right rewrites drawn for a case, and of mistakes tried in each.
constexpr unsigned kBases = 12, kMistakes = 12;
/// Number of worlds in which a base must be right.
constexpr unsigned kBaseWorlds = 150;
constexpr unsigned kCasesPerContext = 500;

class RewriteCases : public Cases {
public:
  explicit RewriteCases(const Options &options)
      : options_(options), z3_(smt::makeZ3({})), replayer_({}) {
    registerPasses();
    renew();
  }
  CaseResult run(unsigned number, Log log) override;

private:
  void renew() {
    rights_.reset();
    context_ = makeContext();
    rights_ = std::make_unique<RightRewrites>(*context_);
  }
  bool tryBase(gen::Choices &choices, Log log, CaseResult &result);
  bool tryMistake(ModuleOp base, gen::Choices &choices, CaseResult &result);
  void ask(const smt::Rewrite &rewrite, const RewriteWorlds &worlds, const Wrong &wrong,
           ModuleOp module, CaseResult &result);

  Options options_;
  std::unique_ptr<MLIRContext> context_;
  std::unique_ptr<RightRewrites> rights_;
  std::unique_ptr<smt::Solver> z3_;
  smt::Replayer replayer_;
  unsigned done_ = 0;
};
} // namespace

void RewriteCases::ask(const smt::Rewrite &rewrite, const RewriteWorlds &worlds, const Wrong &wrong,
                       ModuleOp module, CaseResult &result) {
  auto start = std::chrono::steady_clock::now();
  smt::Solvers solvers;
  solvers.z3 = z3_.get();
  smt::ProofResult proof = smt::prove(rewrite, {}, solvers, "adversary");
  result.verdict = std::string(smt::spell(proof.kind));
  result.reason = proof.reason;
  if (proof.where)
    result.reason = proof.where->getName().getStringRef().str() + ": " + proof.reason;
  if (proof.kind == smt::ProofResult::Kind::Refuted) {
    result.reason = smt::describe(*proof.failed);
    smt::Shown shown;
    if (proof.counterexample)
      shown = smt::show(rewrite, proof, smt::Reading::Union, replayer_);
    if (!shown.replayed.defect) {
      result.verdict = "unknown";
      result.reason = "does not replay: " + result.reason + ": " + shown.replayed.what;
    }
  }
  result.judgeMs =
      std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
  if (result.verdict == "refuted")
    return;
  result.files = {{".mlir", textOf(module)},
                  {"-before.mlir", worlds.text(false)},
                  {"-after.mlir", worlds.text(true)}};
  result.command =
      "freehold-prove rewrite DIR/NAME.mlir\n// freehold-check DIR/NAME-before.mlir --target "
      "DIR/NAME-after.mlir --entry adversary.world --args '" +
      wrong.world + "'";
}

bool RewriteCases::tryMistake(ModuleOp base, gen::Choices &choices, CaseResult &result) {
  OwningOpRef<ModuleOp> module = base.clone();
  auto target = module->lookupSymbol<func::FuncOp>("tgt");
  const Mistake &mistake = mistakeTable()[choices.choose(mistakeTable().size())];
  if (!makeMistake(mistake, target, choices))
    return false;
  if (failed(verify(*module)))
    return false;
  FailureOr<smt::Rewrite> rewrite = smt::readRewrite(*module);
  if (failed(rewrite))
    return false;
  auto worlds = RewriteWorlds::make(*rewrite);
  if (!std::get_if<0>(&worlds))
    return false;
  auto wrong = std::get<0>(worlds)->judge(options_.worlds, options_.seed);
  if (!wrong)
    return false;
  result.mistake = mistake.name;
  result.what = wrong->what;
  ask(*rewrite, *std::get<0>(worlds), *wrong, *module, result);
  return true;
}

bool RewriteCases::tryBase(gen::Choices &choices, Log log, CaseResult &result) {
  log("pass that simplifies");
  RightRewrite base = rights_->draw(choices);
  log("");
  if (!base.module)
    return false;
  FailureOr<smt::Rewrite> rewrite = smt::readRewrite(*base.module);
  if (failed(rewrite))
    return false;
  auto worlds = RewriteWorlds::make(*rewrite);
  if (!std::get_if<0>(&worlds) || std::get<0>(worlds)->judge(kBaseWorlds, options_.seed) ||
      !std::get<0>(worlds)->fitWorlds())
    return false;
  result.from = base.from;
  // Rows that do not apply are cheap, so many are tried.
  for (unsigned left = 6 * kMistakes; left; --left)
    if (tryMistake(*base.module, choices, result))
      return true;
  return false;
}

CaseResult RewriteCases::run(unsigned number, Log log) {
  if (++done_ % kCasesPerContext == 0)
    renew();
  gen::Choices choices = gen::Choices::fromSeed(options_.seed * 1'000'003 + number);
  // Mistakes may produce invalid IR or lists that are not paired; diagnostics are dropped.
  ScopedDiagnosticHandler quiet(context_.get(), [](Diagnostic &) { return success(); });
  CaseResult result;
  for (unsigned left = kBases; left; --left)
    if (tryBase(choices, log, result))
      return result;
  return {};
}

std::unique_ptr<Cases> rewriteCases(const Options &options) {
  return std::make_unique<RewriteCases>(options);
}

} // namespace freehold::adversary
