//===- RightCases.cpp - Right transformations against the judge by running -===//
// Transforms programs before deallocation, and outputs of a deallocation pipeline. If the judge by
// running reports a defect, finds the step that caused it and asks the small world as well. The
// alarm is false if that step is a hand-written change, or if the small world finds nothing wrong.
// Otherwise upstream may be at fault, which a person has to check.
//===----------------------------------------------------------------------===//
#include "tests/adversary/Cases.h"
#include "tests/adversary/ProgramWorlds.h"
#include "tests/adversary/Programs.h"
#include "tests/adversary/Rights.h"

#include "oracle/core/program/Registry.h"

#include "mlir/IR/Diagnostics.h"

using namespace mlir;

namespace freehold::adversary {
namespace {
constexpr unsigned kBaseWorlds = 40, kFitWorldsMin = 20;
constexpr unsigned kPerProgram = 5, kPrograms = 12, kTries = 40;
constexpr unsigned kCasesPerContext = 400;

class RightCases : public Cases {
public:
  explicit RightCases(const Options &options) : options_(options) {
    registerPasses();
    context_ = makeContext();
  }
  CaseResult run(unsigned number, Log log) override;
  unsigned group() const override { return kPerProgram; }

private:
  bool drawBase(gen::Choices &choices, Log log);
  struct Step {
    const Right *right;
    OwningOpRef<ModuleOp> module;
  };
  bool tryRight(gen::Choices &choices, Log log, CaseResult &result);
  void alarm(std::vector<Step> &steps, CaseResult &result);

  Options options_;
  std::unique_ptr<MLIRContext> context_;
  TargetJudge judge_;
  unsigned done_ = 0;
  std::optional<unsigned> group_;
  SmallProgram source_;
  /// What is transformed: the source, or the output of a pipeline.
  OwningOpRef<ModuleOp> base_;
  std::string sourceText_, from_;
  bool isDeallocated_ = false, hasBase_ = false;
};
} // namespace

bool RightCases::drawBase(gen::Choices &choices, Log log) {
  base_ = nullptr;
  source_ = drawProgram(*context_, choices);
  if (!source_.module)
    return false;
  isDeallocated_ = choices.flip();
  const char *pipeline = !isDeallocated_ ? ""
                         : choices.flip()
                             ? "fh-buffer-deallocation-pipeline"
                             : "fh-buffer-deallocation-pipeline{free-after-last-use=true}";
  log("pass " + std::string(pipeline));
  base_ = transform(*source_.module, pipeline);
  log("");
  if (!base_)
    return false;
  // A program that is undefined in most worlds tests nothing.
  ProgramWorlds worlds(*source_.module, {.deallocates = false});
  if (!worlds.entries() || worlds.judge(*source_.module, kBaseWorlds, options_.seed) ||
      worlds.fitWorlds() < kFitWorldsMin)
    return false;
  from_ = source_.name + (isDeallocated_ ? " deallocated" : "");
  sourceText_ = textOf(*source_.module);
  return true;
}

static Contract contractOf(bool isDeallocated) {
  Contract contract;
  contract.promisesNoLeak = contract.promisesResultAbi = contract.copiesAliasedResults =
      isDeallocated;
  return contract;
}

/// Finds the first step after which the judge reports a defect. If that is a pass of MLIR and the
/// small world finds it wrong as well, either MLIR or both judges have a bug. If it is
/// hand-written, the alarm is false.
void RightCases::alarm(std::vector<Step> &steps, CaseResult &result) {
  const Step *blamed = &steps.back();
  for (const Step &step : llvm::reverse(steps)) {
    if (judge_.judge(sourceText_, textOf(*step.module), contractOf(isDeallocated_), 0).verdict !=
        "defect")
      break;
    blamed = &step;
  }
  ProgramWorlds worlds(*source_.module, {.deallocates = isDeallocated_});
  auto wrong = worlds.entries() ? worlds.judge(*blamed->module, options_.worlds, options_.seed)
                                : std::nullopt;
  result.verdict = wrong && blamed->right->pipeline ? "upstream" : "alarm";
  result.mistake = blamed->right->name;
  result.what = wrong ? wrong->what : "nothing wrong in the small world";
  // Without deallocation the judge uses a contract that no command-line option selects.
  result.files = {{"-before.mlir", sourceText_}, {"-after.mlir", textOf(*blamed->module)}};
  result.command = "freehold-check DIR/NAME-before.mlir --target DIR/NAME-after.mlir";
  if (!isDeallocated_)
    result.command +=
        "\n// (nothing is deallocated: leaks and aliased results are no defects here)";
}

bool RightCases::tryRight(gen::Choices &choices, Log log, CaseResult &result) {
  std::vector<Step> steps;
  result.mistake.clear();
  for (unsigned left = 1 + choices.choose(3); left; --left) {
    const Right &right = rightTable()[choices.choose(rightTable().size())];
    if (right.isForSources && isDeallocated_)
      continue;
    log("pass " + std::string(right.name));
    if (auto next = applyRight(right, steps.empty() ? *base_ : *steps.back().module, choices)) {
      steps.push_back({&right, std::move(next)});
      result.mistake += (result.mistake.empty() ? "" : " + ") + std::string(right.name);
    }
  }
  log("");
  if (steps.empty())
    return false;
  std::string text = textOf(*steps.back().module);
  if (text == textOf(*base_))
    return false;
  Judged judged = judge_.judge(sourceText_, text, contractOf(isDeallocated_), 0);
  result.from = from_;
  result.verdict = judged.verdict;
  result.reason = judged.reason;
  result.judgeMs = judged.ms;
  if (judged.verdict == "defect")
    alarm(steps, result);
  return true;
}

CaseResult RightCases::run(unsigned number, Log log) {
  if (++done_ % kCasesPerContext == 0) {
    group_.reset();
    base_ = nullptr;
    source_ = {};
    context_ = makeContext();
  }
  ScopedDiagnosticHandler quiet(context_.get(), [](Diagnostic &) { return success(); });
  unsigned group = number / kPerProgram;
  if (group_ != group) {
    group_ = group;
    gen::Choices choices = gen::Choices::fromSeed(options_.seed * 1'000'003 + group);
    unsigned left = kPrograms;
    while (left && !drawBase(choices, log))
      --left;
    hasBase_ = left;
  }
  CaseResult result;
  gen::Choices choices = gen::Choices::fromSeed((options_.seed * 1'000'003 + number) * 31 + 11);
  for (unsigned left = hasBase_ ? kTries : 0; left; --left)
    if (tryRight(choices, log, result))
      return result;
  return {};
}

std::unique_ptr<Cases> rightCases(const Options &options) {
  return std::make_unique<RightCases>(options);
}

} // namespace freehold::adversary
