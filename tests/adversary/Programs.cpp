//===- Programs.cpp - Programs to transform, small ones -------------------===//
#include "tests/adversary/Programs.h"

#include "tests/adversary/RandomBody.h"

#include "fuzz/gen/Generator.h"
#include "oracle/core/process/Files.h"
#include "oracle/core/program/ReadProgram.h"
#include "oracle/diff/DifferentialOracle.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"

#include "llvm/Support/FileSystem.h"

#include <chrono>

using namespace mlir;

namespace freehold::adversary {

static const std::vector<std::string> &corpusSeeds() {
  static const std::vector<std::string> paths = [] {
    std::vector<std::string> found;
    std::error_code error;
    for (llvm::sys::fs::directory_iterator entry(FREEHOLD_SOURCE_DIR "/corpus/seeds", error), end;
         !error && entry != end; entry.increment(error))
      if (StringRef(entry->path()).ends_with(".mlir"))
        found.push_back(entry->path());
    llvm::sort(found);
    return found;
  }();
  return paths;
}

SmallProgram drawProgram(MLIRContext &context, gen::Choices &choices) {
  ScopedDiagnosticHandler quiet(&context, [](Diagnostic &) { return success(); });
  if (choices.chance(1, 8) && !corpusSeeds().empty()) {
    const std::string &path = corpusSeeds()[choices.choose(corpusSeeds().size())];
    auto program = readProgram(path, Budget());
    if (!program || !program->prepare.empty())
      return {};
    return {path, parseProgram(*program, context)};
  }
  if (choices.flip())
    return {"random", parseProgram({"random", randomProgram(choices)}, context)};
  const auto &profiles = gen::profileTable();
  gen::Profile profile = profiles[choices.choose(profiles.size())];
  while (profile.isTensor || profile.isLegacy)
    profile = profiles[choices.choose(profiles.size())];
  profile.rowsMax = 8 + choices.choose(12);
  profile.rowsPerFunctionMax = 8;
  profile.helpersMax = 2;
  profile.entriesMax = 1;
  profile.costMax = 600;
  std::string name = profile.name;
  return {name, parseProgram(gen::generate(choices, profile, name).program, context)};
}

OwningOpRef<ModuleOp> transform(ModuleOp module, StringRef pipeline) {
  MLIRContext &context = *module.getContext();
  ScopedDiagnosticHandler quiet(&context, [](Diagnostic &) { return success(); });
  OwningOpRef<ModuleOp> copy = module.clone();
  PassManager manager(&context);
  if (failed(parsePassPipeline(pipeline, manager, llvm::nulls())) || failed(manager.run(*copy)))
    return nullptr;
  return copy;
}

std::string textOf(ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  module.print(stream);
  return text + "\n";
}

/// Programs are small, so one that takes longer has an endless loop.
static constexpr uint64_t kSteps = 100'000;

TargetJudge::TargetJudge() : oracle_(std::make_unique<DifferentialOracle>()) {
  llvm::SmallString<128> path;
  if (!llvm::sys::fs::createTemporaryFile("freehold-adversary", "mlir", path))
    path_ = path.str().str();
}
TargetJudge::~TargetJudge() { llvm::sys::fs::remove(path_); }

Judged TargetJudge::judge(const std::string &source, const std::string &target,
                          const Contract &contract, unsigned inputs) {
  auto start = std::chrono::steady_clock::now();
  if (std::string wrong = replaceFile(path_, target); !wrong.empty())
    return {"fault", wrong};
  Request request;
  request.program = {"before.mlir", source};
  Subject subject;
  subject.name = "after";
  subject.kind = Subject::Kind::Target;
  subject.text = path_;
  subject.contract = contract;
  request.subjects = {subject};
  request.budget.steps = kSteps;
  if (inputs)
    request.inputs.count = inputs;
  Judged judged{"agree", ""};
  std::string badInput = oracle_->judge(
      request, [](Stage, StringRef) {}, [](std::string) {},
      [&](std::vector<Judgement> some) {
        for (const Judgement &judgement : some) {
          if (auto *defect = std::get_if<Defect>(&judgement.verdict))
            judged = {"defect",
                      std::string(spell(defect->kind)) + ": " + defect->evidence.what.message};
          auto *inconclusive = std::get_if<Inconclusive>(&judgement.verdict);
          if (inconclusive && judged.verdict == "agree")
            judged = {"inconclusive",
                      std::string(spell(inconclusive->reason)) + ": " + inconclusive->what.message};
        }
      });
  if (!badInput.empty())
    judged = {"bad-input", badInput};
  judged.ms =
      std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
  return judged;
}

} // namespace freehold::adversary
