//===- TargetCases.cpp - Wrong targets against the judge by running -------===//
#include "tests/adversary/Cases.h"
#include "tests/adversary/Mistake.h"
#include "tests/adversary/ProgramWorlds.h"
#include "tests/adversary/Programs.h"

#include "oracle/core/program/Registry.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"

using namespace mlir;

namespace freehold::adversary {
namespace {
/// Number of wrong targets made from one program.
constexpr unsigned kPerProgram = 5;
constexpr unsigned kPrograms = 12, kMistakes = 60;
/// Number of worlds in which a base must be right, and minimum number of those in which its source
/// must be defined: a program that is mostly undefined only tests the choice of inputs.
constexpr unsigned kBaseWorlds = 60, kFitWorldsMin = 25;
constexpr unsigned kCasesPerContext = 400;

const char *const kPipelines[] = {
    "fh-buffer-deallocation-pipeline", "fh-buffer-deallocation-pipeline{lower-deallocations=false}",
    "fh-buffer-deallocation-pipeline{private-function-dynamic-ownership=true}",
    "fh-buffer-deallocation-pipeline{free-after-last-use=true}", "buffer-deallocation-pipeline"};

class TargetCases : public Cases {
public:
  explicit TargetCases(const Options &options) : options_(options) {
    registerPasses();
    context_ = makeContext();
  }
  CaseResult run(unsigned number, Log log) override;
  unsigned group() const override { return kPerProgram; }

private:
  bool drawBase(gen::Choices &choices, Log log);
  bool tryMistake(gen::Choices &choices, CaseResult &result);

  Options options_;
  std::unique_ptr<MLIRContext> context_;
  TargetJudge judge_;
  unsigned done_ = 0;
  //--- The current program --------------------------------------------------//
  std::optional<unsigned> group_;
  SmallProgram source_;
  std::string sourceText_, from_;
  OwningOpRef<ModuleOp> target_;
  std::unique_ptr<ProgramWorlds> worlds_;
};
} // namespace

bool TargetCases::drawBase(gen::Choices &choices, Log log) {
  worlds_.reset();
  target_ = nullptr;
  source_ = drawProgram(*context_, choices);
  const char *pipeline = kPipelines[choices.choose(std::size(kPipelines))];
  if (!source_.module)
    return false;
  log("pass " + std::string(pipeline));
  target_ = transform(*source_.module, pipeline);
  log("");
  if (!target_)
    return false;
  from_ = source_.name + " through " + pipeline;
  sourceText_ = textOf(*source_.module);
  // MLIR's printer has text for some programs that its parser rejects, such as uses of an op with
  // several results as operands of a cf.switch.
  if (!parseSourceString<ModuleOp>(sourceText_, context_.get()))
    return false;
  worlds_ = std::make_unique<ProgramWorlds>(*source_.module, ProgramWorlds::Options{});
  if (!worlds_->entries() || worlds_->judge(*target_, kBaseWorlds, options_.seed))
    return false;
  return worlds_->fitWorlds() >= kFitWorldsMin;
}

bool TargetCases::tryMistake(gen::Choices &choices, CaseResult &result) {
  OwningOpRef<ModuleOp> mistaken = target_->clone();
  SmallVector<func::FuncOp> functions;
  for (auto function : mistaken->getOps<func::FuncOp>())
    if (!function.isExternal())
      functions.push_back(function);
  const Mistake &mistake = mistakeTable()[choices.choose(mistakeTable().size())];
  if (!makeMistake(mistake, functions, choices) || failed(verify(*mistaken)))
    return false;
  auto wrong = worlds_->judge(*mistaken, options_.worlds, options_.seed);
  if (!wrong)
    return false;
  std::string text = textOf(*mistaken);
  Judged judged = judge_.judge(sourceText_, text, Contract(), 0);
  result.mistake = mistake.name;
  result.from = from_;
  result.what = wrong->what;
  result.verdict = judged.verdict;
  result.reason = judged.reason;
  result.judgeMs = judged.ms;
  result.withInputs = judged.verdict;
  if (judged.verdict == "defect")
    return true;
  result.withInputs = judge_.judge(sourceText_, text, Contract(), options_.inputs).verdict;
  result.files = {{"-before.mlir", sourceText_},
                  {"-after.mlir", text},
                  {"-before-world.mlir", worlds_->text(*source_.module, false)},
                  {"-after-world.mlir", worlds_->text(*mistaken, true)}};
  result.command =
      "freehold-check DIR/NAME-before.mlir --target DIR/NAME-after.mlir\n// freehold-check "
      "DIR/NAME-before-world.mlir --target DIR/NAME-after-world.mlir " +
      wrong->world;
  return true;
}

CaseResult TargetCases::run(unsigned number, Log log) {
  if (++done_ % kCasesPerContext == 0) {
    group_.reset();
    worlds_.reset();
    target_ = nullptr;
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
    if (!left)
      worlds_.reset();
  }
  CaseResult result;
  gen::Choices choices = gen::Choices::fromSeed((options_.seed * 1'000'003 + number) * 31 + 7);
  for (unsigned left = worlds_ ? kMistakes : 0; left; --left)
    if (tryMistake(choices, result))
      break;
  return result;
}

std::unique_ptr<Cases> targetCases(const Options &options) {
  return std::make_unique<TargetCases>(options);
}

} // namespace freehold::adversary
