//===- DifferentialOracle.cpp ---------------------------------------------===//
#include "oracle/diff/DifferentialOracle.h"

#include "oracle/core/program/Extensions.h"
#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Registry.h"
#include "oracle/core/program/Unjudged.h"
#include "oracle/diff/Adapter.h"
#include "oracle/diff/CloneContract.h"
#include "oracle/diff/Judge.h"
#include "oracle/diff/MarkedText.h"
#include "oracle/diff/TargetRuns.h"
#include "oracle/interp/CostlyOps.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"

#include "llvm/Support/SourceMgr.h"

#include <nlohmann/json.hpp>

using namespace mlir;

namespace freehold {

/// Programs judged before a context is replaced: many enough for its cost not to matter, few
/// enough for the types and attributes that it accumulates to stay few.
static constexpr unsigned kProgramsPerContext = 2000;
using interp::CompiledFunction;
using interp::CompiledModule;

static std::unique_ptr<CompiledModule> compileToCount(const Request &request, ModuleOp module,
                                                      interp::CompileOptions options) {
  options.unknownOps = request.unknownOps;
  if (!request.wantCost)
    return interp::compile(module, options);
  interp::CountedOps counted = interp::costlyOps(module);
  options.counted = &counted;
  return interp::compile(module, options);
}

class DifferentialOracle::Session {
public:
  Session() : context_(makeContext()), transformer_(*context_) {}

  const Watch *watch = nullptr;
  bool worn() const { return programs_ >= kProgramsPerContext; }
  std::string takeFault() {
    std::string faults = transformer_.takeFault();
    for (auto &judge : judges_)
      faults += judge->takeFault();
    return faults;
  }
  std::optional<std::string> takePrepared() { return std::exchange(prepared_, std::nullopt); }

  std::string judge(const Request &request, Enter enter,
                    llvm::function_ref<void(std::string)> sourceRan,
                    llvm::function_ref<void(std::vector<Judgement>)> answer);

private:
  std::vector<Judgement> judgeSubject(const SourceProgram &source, const Subject &subject,
                                      Enter enter);
  std::vector<Judgement> judgeFailure(const SourceProgram &source, const Subject &subject,
                                      Judgement common);
  std::vector<Judgement> judgeTarget(Target &target, size_t number, std::optional<Verdict> lost,
                                     Judgement judgement, Enter enter);
  std::optional<Verdict> prepare(const Request &request, OwningOpRef<ModuleOp> &module,
                                 Enter enter);
  std::string runSource(const Request &request, const CompiledModule &module,
                        std::vector<SourceEntry> &entries);
  void chooseJudges(const JudgeChoice &choice);
  void prepareJudges(const SourceProgram &source, std::vector<SourceEntry> &entries, Enter enter);

  std::unique_ptr<MLIRContext> context_;
  Transformer transformer_;
  interp::TypeNames typeNames_;
  /// The judges of all choices so far, which keep what they have built.
  std::vector<std::pair<JudgeChoice, std::vector<std::unique_ptr<Judge>>>> chosen_;
  /// Those of the current request.
  llvm::ArrayRef<std::unique_ptr<Judge>> judges_;
  std::optional<std::string> prepared_;
  unsigned programs_ = 0;
};

void DifferentialOracle::Session::chooseJudges(const JudgeChoice &choice) {
  auto it = llvm::find_if(chosen_, [&](const auto &each) { return each.first == choice; });
  if (it == chosen_.end())
    it = chosen_.emplace(chosen_.end(), choice, makeJudges(choice, {*context_, transformer_}));
  judges_ = it->second;
}

/// Runs the entries that the request names, or the default ones. Returns diagnostics if that is
/// not possible.
std::string DifferentialOracle::Session::runSource(const Request &request,
                                                   const CompiledModule &module,
                                                   std::vector<SourceEntry> &entries) {
  const std::string where = request.program.name + ": error: ";
  std::vector<const CompiledFunction *> chosen;
  for (const std::string &name : request.program.entries) {
    const CompiledFunction *function = module.find(StringRef(name).ltrim('@'));
    if (!function || function->external)
      return where + "there is no function '@" + name + "' with a body\n";
    chosen.push_back(function);
  }
  if (request.program.entries.empty())
    for (unsigned number : interp::defaultEntries(module))
      chosen.push_back(module.functions[number].get());
  std::vector<std::vector<Inputs>> inputsOfEach;
  for (const CompiledFunction *function : chosen) {
    auto inputs = inputsFor(request, module, *function, chosen);
    if (auto *error = std::get_if<InputError>(&inputs))
      return where + "--args: " + error->message + "\n";
    inputsOfEach.push_back(std::get<0>(std::move(inputs)));
  }
  for (auto [function, inputs] : llvm::zip_equal(chosen, inputsOfEach)) {
    entries.push_back(freehold::runSource(request, module, *function, std::move(inputs)));
    entries.back().isPrivate = request.program.entries.empty() && !function->isPublic;
  }
  return "";
}

/// Passes the source's runs to the judges, and checks what subjects require of it.
void DifferentialOracle::Session::prepareJudges(const SourceProgram &source,
                                                std::vector<SourceEntry> &entries, Enter enter) {
  for (auto &judge : judges_)
    judge->prepare(source, enter);
  if (llvm::any_of(source.request.subjects, [](auto &s) { return s.contract.clonesAtJoins; }))
    checkCloneContract(source.request, source.module, entries);
}

/// The subject made no module, or the source cannot be run: each judge gives the reason as its verdict.
std::vector<Judgement> DifferentialOracle::Session::judgeFailure(const SourceProgram &source,
                                                                 const Subject &subject,
                                                                 Judgement common) {
  if (std::holds_alternative<Defect>(common.verdict))
    if (auto outside = outsideContract(source.module, subject.contract.adaptation))
      common.verdict = *outside;
  if (subject.contract.clonesAtJoins && !source.request.sourceEnded)
    applyCloneContract(source.entries, common);
  std::vector<Judgement> failed;
  for (const auto &judge : judges_) {
    common.oracle = judge->name();
    failed.push_back(common);
  }
  return failed;
}

/// Adds what the source's runs say of the entry, which all judges have in common.
static Judgement ofEntry(Judgement judgement, const SourceEntry &entry) {
  judgement.entry = entry.function->name;
  judgement.isPrivate = entry.isPrivate;
  judgement.opaqueOps = opaqueOps(entry);
  judgement.inputs = countInputs(entry);
  judgement.search = entry.search;
  if (const Inconclusive *unfit = firstUnfit(entry))
    judgement.whyLeftOut = *unfit;
  judgement.paths = entry.paths;
  judgement.leavesBuffers = leavesBuffers(entry);
  return judgement;
}

/// Returns the first op that an older version, which loads no extensions, would take for an unknown one; empty if there
/// is none.
static std::string unknownToOlder(const SourceProgram &source, const Subject &subject) {
  if (!subject.version)
    return "";
  ModuleOp models =
      source.entries.empty() ? ModuleOp() : source.entries.front().module->options.models;
  return opOfExtensions(source.module, source.request.program.extensions, models);
}

std::vector<Judgement> DifferentialOracle::Session::judgeSubject(const SourceProgram &source,
                                                                 const Subject &subject,
                                                                 Enter enter) {
  const Request &request = source.request;
  Judgement common;
  common.program = request.program.name;
  common.subject = subject.name;
  if (std::string op = unknownToOlder(source, subject); !op.empty()) {
    common.verdict = Inconclusive{
        Reason::Rejected,
        {"-", "MLIR " + std::to_string(subject.version) + " does not know what " + op + " does"}};
    return judgeFailure(source, subject, std::move(common));
  }
  enter(Stage::Transform, "");
  Transformed transformed =
      transformer_.apply(subject, source.module, request.budget, request.verifyEach,
                         [&](StringRef pass) { enter(Stage::Transform, pass); });
  enter(Stage::Judge, "");
  common.reached = transformed.reached;
  common.passNanoseconds = transformed.passNanoseconds;
  if (!transformed.module) {
    common.verdict = std::move(transformed.failure);
    return judgeFailure(source, subject, std::move(common));
  }
  if (watch && *watch)
    (*watch)(subject, *transformed.module);
  if (request.sourceEnded) {
    common.verdict = Inconclusive{Reason::Budget, {"-", *request.sourceEnded}};
    return judgeFailure(source, subject, std::move(common));
  }
  if (source.entries.empty()) {
    common.verdict = Inconclusive{Reason::NothingToRun,
                                  {"-", "nothing to run: the module has no function with a body"}};
    return judgeFailure(source, subject, std::move(common));
  }
  std::vector<Snapshot> stages;
  if (adaptsBufferized(subject, source.entries))
    stages = transformer_.snapshots(subject, source.module,
                                    [&](StringRef pass) { enter(Stage::Transform, pass); });
  std::string unjudged = unjudgedDifference(source.module, *transformed.module);
  auto unadapted =
      adapt(*transformed.module, subject, source.entries, beforeResultsDropped(stages));
  ModuleOp models = source.entries.front().module->options.models;
  Target target{
      source, subject, *transformed.module,
      compileToCount(request, *transformed.module,
                     {.marksTellingValues = true, .models = models, .typeNames = &typeNames_})};
  target.unjudged = std::move(unjudged);
  for (auto &judge : judges_)
    judge->take(target, enter);
  std::vector<Judgement> judgements;
  for (const auto &[number, entry] : llvm::enumerate(source.entries)) {
    llvm::append_range(
        judgements, judgeTarget(target, number, unadapted[number], ofEntry(common, entry), enter));
    // The passes ran once for all entries, so only the first judgement has their time.
    common.passNanoseconds = 0;
  }
  return judgements;
}

/// Returns the runs that a defect may come from: those on inputs that the target suggested, if there
/// are any and the entry keeps the contract of clones so far. That they keep it as well is checked
/// here, since only the target tells which inputs they are.
static const SourceEntry &entryOfDefect(const SourceProgram &source, const SourceEntry &entry,
                                        MutableArrayRef<Answer> answers) {
  auto *answer = llvm::find_if(answers, [](const Answer &each) { return each.suggested; });
  if (answer == answers.end() || entry.breaksCloneContract)
    return entry;
  checkCloneContract(source.request, source.module, *answer->suggested);
  return *answer->suggested;
}

/// Returns each judge's judgement of one entry. If the entry is `lost`, that is the verdict and
/// nothing is run.
std::vector<Judgement> DifferentialOracle::Session::judgeTarget(Target &target, size_t number,
                                                                std::optional<Verdict> lost,
                                                                Judgement judgement, Enter enter) {
  const Request &request = target.source.request;
  const SourceEntry &entry = target.source.entries[number];
  if (!lost)
    lost = lostEntry(entry, target.compiled->find(entry.function->name));
  if (auto *gone = lost ? std::get_if<Defect>(&*lost) : nullptr;
      gone && target.subject.contract.mayChangeEntries)
    lost = Inconclusive{Reason::Unsupported, gone->evidence.what};
  std::vector<Answer> answers;
  std::vector<Judgement> judgements;
  for (auto &judge : judges_) {
    answers.push_back(lost ? Answer{judge->kind(), *lost}
                           : judge->judge(target, number, answers, enter));
    judgement.oracle = judge->name();
    judgement.verdict = answers.back().verdict;
    if (std::holds_alternative<Agree>(judgement.verdict) && !target.unjudged.empty())
      judgement.verdict = Inconclusive{Reason::Unsupported, {"-", target.unjudged}};
    judgement.proof = answers.back().proof;
    judgement.cost = request.wantCost ? answers.back().cost : std::nullopt;
    if (target.subject.contract.clonesAtJoins)
      applyCloneContract(entryOfDefect(target.source, entry, answers), judgement);
    if (auto *defect = std::get_if<Defect>(&judgement.verdict); defect && request.wantOutput)
      defect->evidence.transformed = markedText(target.module, defect->evidence);
    judgements.push_back(judgement);
    judgement.passNanoseconds = 0;
  }
  return judgements;
}

/// Replaces the module by the output of the program's own pipeline, or returns why there is
/// nothing to judge. An error of that pipeline is no defect, whatever it changed before.
std::optional<Verdict> DifferentialOracle::Session::prepare(const Request &request,
                                                            OwningOpRef<ModuleOp> &module,
                                                            Enter enter) {
  enter(Stage::Prepare, "");
  Subject pipeline;
  pipeline.text = request.program.prepare;
  Transformed made = transformer_.apply(pipeline, *module, request.budget, request.verifyEach,
                                        [&](StringRef pass) { enter(Stage::Prepare, pass); });
  if (made.module) {
    module = std::move(made.module);
    llvm::raw_string_ostream stream(prepared_.emplace());
    (*module)->print(stream, OpPrintingFlags().useLocalScope());
    return std::nullopt;
  }
  if (auto *defect = std::get_if<Defect>(&made.failure);
      defect && defect->kind == DefectKind::RejectedLate)
    return Inconclusive{Reason::Rejected, defect->evidence.what};
  return made.failure;
}

static Judgement unprepared(const Request &request, const Subject &subject, Verdict why) {
  Judgement judgement;
  judgement.program = request.program.name;
  judgement.subject = subject.name;
  judgement.verdict = std::move(why);
  return judgement;
}

/// Returns Response::sourceUnfit.
static std::string whyUnfit(const std::vector<SourceEntry> &entries) {
  for (const SourceEntry &entry : entries)
    for (const SourceRun &run : entry.runs)
      if (run.unfit && !run.inputs.isProbe)
        return std::string(spell(run.unfit->reason)) + ": " + run.unfit->what.message;
  return "";
}

static bool agrees(const Judgement &judgement) {
  return std::holds_alternative<Agree>(judgement.verdict);
}

/// Returns what the verifier says, or nothing if the module is valid.
static std::string whyInvalid(ModuleOp module) {
  std::string why;
  ScopedDiagnosticHandler handler(module.getContext(), [&](Diagnostic &diagnostic) {
    if (why.empty())
      why = diagnostic.str();
  });
  if (succeeded(verify(module)))
    return "";
  return why.empty() ? "does not verify" : why;
}

std::string
DifferentialOracle::Session::judge(const Request &request, Enter enter,
                                   llvm::function_ref<void(std::string)> sourceRan,
                                   llvm::function_ref<void(std::vector<Judgement>)> answer) {
  ++programs_;
  enter(Stage::Parse, "");
  if (auto why = refuseText(request.program, request.budget))
    return *why + "\n";
  std::string diagnostics;
  llvm::raw_string_ostream stream(diagnostics);
  OwningOpRef<ModuleOp> module, models;
  // What prepares a program may rely on its being valid.
  bool isVerified = !request.verifiesLate || !request.program.prepare.empty();
  {
    llvm::SourceMgr sources;
    sources.AddNewSourceBuffer(
        llvm::MemoryBuffer::getMemBuffer(request.program.text, request.program.name),
        llvm::SMLoc());
    SourceMgrDiagnosticHandler handler(sources, context_.get(), stream);
    module = parseProgram(request.program, *context_, isVerified);
    models = parseModels(request.program.extensions, *context_);
  }
  if (!models && !request.program.extensions.opModels.empty())
    return diagnostics + request.program.name + ": error: the models of ops cannot be parsed\n";
  if (!module)
    return diagnostics.empty() ? request.program.name + ": error: cannot be parsed\n" : diagnostics;
  if (!request.program.prepare.empty())
    if (auto why = prepare(request, module, enter)) {
      for (const Subject &subject : request.subjects)
        answer({unprepared(request, subject, *why)});
      enter(Stage::Idle, "");
      return "";
    }
  std::unique_ptr<CompiledModule> compiled;
  std::vector<SourceEntry> entries;
  if (!request.sourceEnded) {
    enter(Stage::Source, "");
    compiled = compileToCount(
        request, *module, {.marksBlocks = true, .models = models.get(), .typeNames = &typeNames_});
    if (std::string error = runSource(request, *compiled, entries); !error.empty())
      return error;
  }
  sourceRan(whyUnfit(entries));
  chooseJudges(request.judges);
  const SourceProgram source{request, *module, entries};
  if (!request.sourceEnded)
    prepareJudges(source, entries, enter);
  for (const Subject &subject : request.subjects) {
    std::vector<Judgement> judgements = judgeSubject(source, subject, enter);
    if (!isVerified && !llvm::all_of(judgements, agrees)) {
      if (std::string why = whyInvalid(*module); !why.empty())
        return request.program.name + ": error: " + why + "\n";
      isVerified = true;
    }
    answer(std::move(judgements));
  }
  enter(Stage::Idle, "");
  return "";
}

DifferentialOracle::DifferentialOracle() = default;
DifferentialOracle::~DifferentialOracle() = default;

std::string DifferentialOracle::judge(const Request &request, Enter enter,
                                      llvm::function_ref<void(std::string)> sourceRan,
                                      llvm::function_ref<void(std::vector<Judgement>)> answer) {
  if (!session_ || session_->worn())
    session_ = std::make_unique<Session>();
  session_->watch = &watch_;
  return session_->judge(request, enter, sourceRan, answer);
}

std::string DifferentialOracle::takeFault() { return session_ ? session_->takeFault() : ""; }

std::optional<std::string> DifferentialOracle::takePrepared() {
  return session_ ? session_->takePrepared() : std::nullopt;
}

/// A source that ran faster needs no message of its own, which only says that the time limit begins again.
static constexpr std::chrono::milliseconds kQuickSource(20);
/// Longer messages are rare.
static constexpr size_t kMessageBytes = 1 << 20;

namespace {
/// Sends messages. How long they are, and whether there is one, may depend on time; what a subject finds in freed memory
/// must not, so that none of that allocates.
class Sender {
public:
  explicit Sender(WorkerLink &link) : link_(link) {
    bytes_.reserve(kMessageBytes);
    nlohmann::json::to_cbor(toJson(SourceRan()), ranSlowly_);
  }
  void send(const WorkerMessage &answer) {
    bytes_.clear();
    nlohmann::json::to_cbor(toJson(answer), bytes_);
    link_.send(bytes_);
  }
  void sendRanSlowly() { link_.send(ranSlowly_); }

private:
  WorkerLink &link_;
  std::string bytes_, ranSlowly_;
};
} // namespace

void serveJudgements(DifferentialOracle &oracle, WorkerLink &link) {
  using Clock = std::chrono::steady_clock;
  Sender sender(link);
  while (auto message = link.receive()) {
    const Clock::time_point start = Clock::now();
    Request request = requestFromJson(nlohmann::json::from_cbor(*message));
    std::string refused = oracle.judge(
        request, [&](Stage stage, StringRef pass) { link.enter(stage, pass); },
        [&](std::string why) {
          SourceRan ran{std::move(why), oracle.takePrepared()};
          if (!ran.sourceUnfit.empty() || ran.prepared)
            sender.send(ran);
          else if (Clock::now() - start > kQuickSource)
            sender.sendRanSlowly();
        },
        [&](std::vector<Judgement> judgements) {
          sender.send(SubjectJudged{std::move(judgements), oracle.takeFault()});
        });
    if (!refused.empty())
      sender.send(ProgramRefused{std::move(refused)});
  }
}

} // namespace freehold
