//===- DifferentialOracle.cpp ---------------------------------------------===//
#include "oracle/diff/DifferentialOracle.h"

#include "oracle/core/ReadProgram.h"
#include "oracle/core/Registry.h"
#include "oracle/diff/Adapter.h"
#include "oracle/diff/CloneContract.h"
#include "oracle/diff/Compare.h"
#include "oracle/diff/MarkedText.h"
#include "oracle/diff/NativeJudge.h"
#include "oracle/diff/Transform.h"
#include "oracle/interp/CostlyOps.h"
#include "oracle/interp/Interpreter.h"
#include "oracle/interp/Locations.h"

#include "mlir/IR/Diagnostics.h"

#include "llvm/Support/SourceMgr.h"

#include <nlohmann/json.hpp>

#include <set>

using namespace mlir;

namespace freehold {

/// Programs judged before a context is replaced: enough to make its cost small, few enough
/// to keep what it accumulates small.
static constexpr unsigned kProgramsPerContext = 2000;
/// Addresses differ by this between two runs whose observations must not.
static constexpr uint64_t kOtherSalt = 40503;

using interp::AddressPolicy;
using interp::CompiledFunction;
using interp::CompiledModule;

namespace {
/// One entry of the source with its inputs and what it did on them.
struct SourceEntry {
  const CompiledFunction *function;
  std::vector<Inputs> inputs;
  std::vector<Outcome> outcomes;
  /// Set when some input makes the source unfit to judge by.
  std::optional<Inconclusive> unfit;
  unsigned paths = 0;
  /// Why the entry breaks the contract of clone-based deallocation; see whyOutOfContract.
  std::optional<Note> breaksCloneContract = std::nullopt;
};

/// How a run differs from the plain one.
struct Variation {
  AddressPolicy policy;
  bool reverse;
  const char *name;
};
} // namespace

static interp::RunOptions runOptions(const Request &request, const Variation &variation) {
  interp::RunOptions options;
  options.budget = request.budget;
  options.policy = variation.policy;
  options.reverseParallel = variation.reverse;
  options.seed = request.inputs.seed;
  return options;
}

static constexpr Variation kPlain = {AddressPolicy::Fresh, false, "fresh"};

//===----------------------------------------------------------------------===//
// The source
//===----------------------------------------------------------------------===//

/// A second run that nothing observable may distinguish from the first: parallel iterations
/// last to first, other addresses.
static std::optional<Inconclusive> runAgain(const Request &request, const CompiledModule &module,
                                            const CompiledFunction &entry, const Inputs &inputs,
                                            const Outcome &first) {
  if (!module.hasParallel && !module.takesAddresses)
    return std::nullopt;
  interp::RunOptions options = runOptions(request, kPlain);
  options.reverseParallel = module.hasParallel;
  options.addressSalt = kOtherSalt;
  Outcome second = interp::run(module, entry, inputs, options);
  if (auto unfit = unfitSource(second))
    return unfit;
  if (second.observations != first.observations || second.termination != first.termination)
    return Inconclusive{Reason::SourceUb,
                        {interp::locate(&entry.entryInst),
                         "undefined: what it observes depends on the order of parallel "
                         "iterations or on addresses"}};
  return std::nullopt;
}

static std::variant<std::vector<Inputs>, InputError> inputsFor(const Request &request,
                                                               const CompiledFunction &entry) {
  if (!request.args)
    return makeInputs(interp::parameters(entry), request.inputs);
  auto parsed = parseInputs(*request.args);
  if (auto *error = std::get_if<InputError>(&parsed))
    return *error;
  auto resolved = interp::resolve(std::get<Inputs>(parsed), entry);
  if (auto *error = std::get_if<InputError>(&resolved))
    return *error;
  return std::vector<Inputs>{std::get<Inputs>(resolved)};
}

static void runSource(const Request &request, const CompiledModule &module, SourceEntry &entry) {
  std::set<uint64_t> paths;
  for (const Inputs &inputs : entry.inputs) {
    Outcome outcome = interp::run(module, *entry.function, inputs, runOptions(request, kPlain));
    paths.insert(outcome.path);
    auto unfit = unfitSource(outcome);
    if (!unfit)
      unfit = runAgain(request, module, *entry.function, inputs, outcome);
    if (unfit && !entry.unfit) {
      unfit->what.message += entry.inputs.size() > 1 || !inputs.arguments.empty()
                                 ? " (with arguments " + print(inputs) + ")"
                                 : "";
      entry.unfit = unfit;
    }
    // An unfit run has nothing to compare with.
    if (unfit)
      outcome.termination = Termination::Unsupported;
    entry.outcomes.push_back(std::move(outcome));
  }
  entry.paths = paths.size();
}

/// Runs the source once more, tracking names, and says for each entry why it breaks the contract.
static void checkCloneContract(const Request &request, ModuleOp source,
                               MutableArrayRef<SourceEntry> entries) {
  std::optional<Note> always = breaksCloneContract(source);
  auto named = always ? nullptr : interp::compile(source, {.trackNames = true});
  for (SourceEntry &entry : entries) {
    entry.breaksCloneContract = always;
    for (const auto &[inputs, outcome] : llvm::zip_equal(entry.inputs, entry.outcomes)) {
      if (entry.breaksCloneContract)
        break;
      if (!unfitSource(outcome))
        entry.breaksCloneContract =
            breaksCloneContract(interp::run(*named, *named->functions[entry.function->number],
                                            inputs, runOptions(request, kPlain)));
    }
  }
}

//===----------------------------------------------------------------------===//
// The target
//===----------------------------------------------------------------------===//

/// An entry must be there afterwards, and mean the same to callers.
static std::optional<Defect> lostEntry(const SourceEntry &source,
                                       const CompiledFunction *function) {
  if (!function || function->external || function->type != source.function->type ||
      function->isPublic != source.function->isPublic) {
    Defect defect;
    defect.kind = DefectKind::InvalidOutput;
    defect.evidence.what = {"-", "@" + source.function->name +
                                     (function ? " has another signature or visibility afterwards"
                                               : " is gone afterwards")};
    return defect;
  }
  return std::nullopt;
}

/// Adapts the target's entries; for each, why it cannot be judged if so.
static std::vector<std::optional<Inconclusive>> adapt(ModuleOp target, const Subject &subject,
                                                      const std::vector<SourceEntry> &entries) {
  std::vector<std::optional<Inconclusive>> reasons;
  for (const SourceEntry &entry : entries) {
    auto source = dyn_cast<func::FuncOp>(entry.function->op);
    reasons.push_back(source ? adaptEntry(source, target, subject.contract.adaptation)
                             : std::nullopt);
  }
  return reasons;
}

namespace {
struct EntryAnswer {
  Verdict verdict;
  /// Set when all fit inputs ran through and agreed.
  std::optional<RunCost> cost;
};
} // namespace

/// Runs the target on all fit inputs under both address policies; the first defect wins.
static EntryAnswer judgeEntry(const Request &request, const Subject &subject,
                              const SourceEntry &source, const CompiledModule &target,
                              llvm::function_ref<const CompiledModule &()> tracked) {
  const CompiledFunction *function = target.find(source.function->name);
  static constexpr Variation variations[] = {kPlain, {AddressPolicy::Reuse, true, "reuse"}};
  std::optional<Inconclusive> inconclusive = source.unfit;
  RunCost cost;
  bool ranThrough = true;
  for (auto [inputs, outcome] : llvm::zip_equal(source.inputs, source.outcomes)) {
    if (unfitSource(outcome))
      continue;
    for (const Variation &variation : variations) {
      // T5 holds of itself where no instruction can tell one policy from the other.
      if (&variation != variations && !target.hasParallel && !target.takesAddresses)
        break;
      interp::RunOptions options = runOptions(request, variation);
      // What the pass adds must not turn a long program into a budget problem.
      options.budget.steps = 10 * request.budget.steps;
      options.budget.memoryBytes = 2 * request.budget.memoryBytes;
      Outcome after = interp::runWithLeaks(target, *function, inputs, options, tracked);
      Verdict verdict = compare(outcome, after, subject.contract);
      if (auto *defect = std::get_if<Defect>(&verdict)) {
        defect->evidence.args = print(inputs);
        defect->evidence.addressPolicy = variation.name;
        return {verdict, std::nullopt};
      }
      if (auto *found = std::get_if<Inconclusive>(&verdict)) {
        ranThrough = false;
        inconclusive = inconclusive.value_or(*found);
      }
      if (&variation == variations) {
        ++cost.runs;
        cost.sum += after.statistics;
      }
    }
  }
  EntryAnswer answer = {Agree{}, std::nullopt};
  if (inconclusive)
    answer.verdict = *inconclusive;
  if (ranThrough)
    answer.cost = cost;
  return answer;
}

/// The pass after which a defect of the kind is there to stay. One that the source has as well,
/// such as a leak, is the deallocation pass's, which was to mend it.
static std::string blame(const Request &request, const Subject &subject, const SourceEntry &entry,
                         ModuleOp source, DefectKind kind, const std::vector<Snapshot> &snapshots) {
  // Before deallocations everything leaks, which would hide what is wrong with results.
  Subject relaxed = subject;
  relaxed.contract.promisesNoLeak = kind == DefectKind::Leak;
  auto shows = [&](ModuleOp module) {
    auto compiled = interp::compile(module);
    if (lostEntry(entry, compiled->find(entry.function->name)))
      return false;
    Verdict verdict =
        judgeEntry(request, relaxed, entry, *compiled, [&]() -> const CompiledModule & {
          return *compiled;
        }).verdict;
    auto *defect = std::get_if<Defect>(&verdict);
    return defect && defect->kind == kind;
  };
  std::string pass;
  for (const Snapshot &snapshot : llvm::reverse(snapshots)) {
    if (!shows(*snapshot.module))
      return pass;
    pass = snapshot.pass;
  }
  if (shows(source))
    for (const Snapshot &snapshot : snapshots)
      if (snapshot.deallocates)
        return snapshot.pass;
  return pass;
}

/// Whether a defect says what the output does, which a program out of contract may well cause.
static bool isOfRun(DefectKind kind) {
  switch (kind) {
  case DefectKind::InvalidOutput:
  case DefectKind::RejectedLate:
  case DefectKind::Crash:
  case DefectKind::Hang:
  case DefectKind::Resource:
  case DefectKind::JudgeDisagreement:
    return false;
  default:
    return true;
  }
}

/// States whether the entries keep the contract; a defect of a run is none where one does not.
static void applyContract(ArrayRef<SourceEntry> entries, Judgement &judgement) {
  judgement.inContract = true;
  for (const SourceEntry &entry : entries)
    if (entry.breaksCloneContract) {
      judgement.inContract = false;
      judgement.whyOutOfContract = *entry.breaksCloneContract;
      break;
    }
  auto *defect = std::get_if<Defect>(&judgement.verdict);
  if (!defect)
    return;
  if (!*judgement.inContract && isOfRun(defect->kind))
    judgement.verdict = Inconclusive{Reason::OutOfContract, judgement.whyOutOfContract};
  else
    defect->evidence.notes.push_back(
        {judgement.whyOutOfContract.location,
         *judgement.inContract ? "in contract: structured loops, one owner for each buffer, and no "
                                 "write on these inputs that a clone would miss"
                               : "out of contract: " + judgement.whyOutOfContract.message});
}

//===----------------------------------------------------------------------===//
// A session
//===----------------------------------------------------------------------===//

class DifferentialOracle::Session {
public:
  Session() : context_(makeContext()), transformer_(*context_) {}

  bool worn() const { return programs_ >= kProgramsPerContext; }
  std::string takeFault() { return native_ ? native_->takeFault() : ""; }

  std::string judge(const Request &request, Enter enter,
                    llvm::function_ref<void(std::string)> sourceRan,
                    llvm::function_ref<void(std::vector<Judgement>)> answer);

private:
  std::vector<Judgement> judgeSubject(const Request &request, const Subject &subject,
                                      ModuleOp source, const std::vector<SourceEntry> &entries,
                                      Enter enter);
  std::string chooseEntries(const Request &request, const CompiledModule &module,
                            std::vector<SourceEntry> &entries);

  void runSourceNatively(const Request &request, ModuleOp source,
                         const std::vector<SourceEntry> &entries);

  std::unique_ptr<MLIRContext> context_;
  Transformer transformer_;
  std::unique_ptr<NativeJudge> native_;
  std::string engine_;
  /// For each entry its fit inputs.
  std::vector<std::vector<NativeCase>> nativeCases_;
  unsigned programs_ = 0;
};

std::string DifferentialOracle::Session::chooseEntries(const Request &request,
                                                       const CompiledModule &module,
                                                       std::vector<SourceEntry> &entries) {
  const std::string where = request.program.name + ": error: ";
  auto add = [&](const CompiledFunction &function) -> std::string {
    auto inputs = inputsFor(request, function);
    if (auto *error = std::get_if<InputError>(&inputs))
      return where + "--args: " + error->message + "\n";
    entries.push_back({&function, std::get<0>(std::move(inputs)), {}, std::nullopt});
    return "";
  };
  for (const std::string &name : request.program.entries) {
    const CompiledFunction *function = module.find(StringRef(name).ltrim('@'));
    if (!function || function->external)
      return where + "there is no function '@" + name + "' with a body\n";
    if (std::string error = add(*function); !error.empty())
      return error;
  }
  if (request.program.entries.empty())
    for (unsigned number : interp::publicEntries(module))
      if (std::string error = add(*module.functions[number]); !error.empty())
        return error;
  if (entries.empty())
    return where + "the module has no public function with a body\n";
  return "";
}

/// All entries' fit inputs in one go: one process runs them.
void DifferentialOracle::Session::runSourceNatively(const Request &request, ModuleOp source,
                                                    const std::vector<SourceEntry> &entries) {
  auto engine = native::parseEngine(request.engine);
  assert(engine && "checked where the request was made");
  if (!native_ || engine_ != request.engine)
    native_ = std::make_unique<NativeJudge>(*context_, *engine);
  engine_ = request.engine;
  std::vector<native::Run> runs;
  nativeCases_.clear();
  for (const SourceEntry &entry : entries) {
    auto &cases = nativeCases_.emplace_back();
    for (const auto &[inputs, outcome] : llvm::zip_equal(entry.inputs, entry.outcomes)) {
      if (unfitSource(outcome))
        continue;
      cases.push_back({&inputs, &outcome, runs.size()});
      runs.push_back({entry.function->name, inputs});
    }
  }
  // The source and its targets share the time that one subject has.
  native_->takeSource(
      source, std::move(runs),
      {request.inputs.seed, 2 * request.budget.memoryBytes, request.budget.timeoutMs / 4});
}

std::vector<Judgement>
DifferentialOracle::Session::judgeSubject(const Request &request, const Subject &subject,
                                          ModuleOp source, const std::vector<SourceEntry> &entries,
                                          Enter enter) {
  Judgement common;
  common.program = request.program.name;
  common.subject = subject.name;
  enter(Stage::Transform, "");
  Transformed transformed =
      transformer_.apply(subject, source, request.budget, request.verifyEach,
                         [&](StringRef pass) { enter(Stage::Transform, pass); });
  enter(Stage::Judge, "");
  common.reached = transformed.reached;
  common.passNanoseconds = transformed.passNanoseconds;
  if (!transformed.module) {
    common.verdict = std::move(transformed.failure);
    if (std::holds_alternative<Defect>(common.verdict))
      if (auto outside = outsideContract(source, subject.contract.adaptation))
        common.verdict = *outside;
    if (subject.contract.clonesAtJoins)
      applyContract(entries, common);
    std::vector<Judgement> failed(request.interpreted, common);
    if (!request.engine.empty()) {
      common.oracle = native_->name();
      failed.push_back(std::move(common));
    }
    return failed;
  }
  auto unadapted = adapt(*transformed.module, subject, entries);
  interp::CountedOps counted;
  if (request.wantCost)
    counted = interp::costlyOps(*transformed.module);
  auto target =
      interp::compile(*transformed.module, {.counted = request.wantCost ? &counted : nullptr});
  std::unique_ptr<CompiledModule> slow;
  auto tracked = [&]() -> const CompiledModule & {
    if (!slow)
      slow = interp::compile(*transformed.module, {.trackLost = true});
    return *slow;
  };
  std::optional<std::vector<Snapshot>> snapshots;
  std::vector<Judgement> judgements;
  if (!request.engine.empty())
    native_->takeTarget(*transformed.module);
  for (const auto &[number, entry] : llvm::enumerate(entries)) {
    Judgement judgement = common;
    judgement.entry = entry.function->name;
    judgement.inputs = entry.inputs.size();
    judgement.paths = entry.paths;
    auto add = [&](const char *oracle, Verdict verdict) {
      if (*oracle)
        judgement.oracle = oracle;
      judgement.verdict = std::move(verdict);
      if (subject.contract.clonesAtJoins)
        applyContract(entry, judgement);
      if (auto *defect = std::get_if<Defect>(&judgement.verdict); defect && request.wantOutput)
        defect->evidence.transformed = markedText(*transformed.module, defect->evidence);
      judgements.push_back(judgement);
      judgement.passNanoseconds = common.passNanoseconds = 0;
      judgement.cost.reset();
    };
    std::optional<Verdict> lost = unadapted[number];
    if (!lost)
      lost = lostEntry(entry, target->find(entry.function->name));
    std::optional<Verdict> interpreted;
    if (request.interpreted) {
      EntryAnswer answer = lost ? EntryAnswer{*lost, std::nullopt}
                                : judgeEntry(request, subject, entry, *target, tracked);
      interpreted = std::move(answer.verdict);
      if (request.wantCost)
        judgement.cost = answer.cost;
      if (auto *defect = std::get_if<Defect>(&*interpreted)) {
        // The pass runs again, and may crash this time.
        if (!snapshots) {
          enter(Stage::Transform, "");
          snapshots = transformer_.snapshots(
              subject, source, [&](StringRef pass) { enter(Stage::Transform, pass); });
          enter(Stage::Judge, "");
          for (Snapshot &snapshot : *snapshots)
            adapt(*snapshot.module, subject, entries);
        }
        defect->evidence.pass = blame(request, subject, entry, source, defect->kind, *snapshots);
      }
      add("", *interpreted);
    }
    if (!request.engine.empty())
      add(native_->name().c_str(),
          lost ? *lost
               : native_->judge(nativeCases_[number], entry.unfit, subject.contract, interpreted));
  }
  return judgements;
}

/// The first entry's reason that has one, or nothing.
static std::string whyUnfit(const std::vector<SourceEntry> &entries) {
  for (const SourceEntry &entry : entries)
    if (entry.unfit)
      return std::string(spell(entry.unfit->reason)) + ": " + entry.unfit->what.message;
  return "";
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
  OwningOpRef<ModuleOp> module;
  {
    llvm::SourceMgr sources;
    sources.AddNewSourceBuffer(
        llvm::MemoryBuffer::getMemBuffer(request.program.text, request.program.name),
        llvm::SMLoc());
    SourceMgrDiagnosticHandler handler(sources, context_.get(), stream);
    module = parseProgram(request.program, *context_);
  }
  if (!module)
    return diagnostics.empty() ? request.program.name + ": error: cannot be parsed\n" : diagnostics;
  enter(Stage::Source, "");
  auto compiled = interp::compile(*module);
  std::vector<SourceEntry> entries;
  if (std::string error = chooseEntries(request, *compiled, entries); !error.empty())
    return error;
  for (SourceEntry &entry : entries)
    runSource(request, *compiled, entry);
  sourceRan(whyUnfit(entries));
  if (!request.engine.empty())
    runSourceNatively(request, *module, entries);
  if (llvm::any_of(request.subjects, [](auto &s) { return s.contract.clonesAtJoins; }))
    checkCloneContract(request, *module, entries);
  for (const Subject &subject : request.subjects)
    answer(judgeSubject(request, subject, *module, entries, enter));
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
  return session_->judge(request, enter, sourceRan, answer);
}

std::string DifferentialOracle::takeFault() { return session_ ? session_->takeFault() : ""; }

void serveJudgements(WorkerLink &link) {
  DifferentialOracle oracle;
  while (auto message = link.receive()) {
    Request request = requestFromJson(nlohmann::json::from_cbor(*message));
    auto send = [&](const Response &response) {
      std::string answer;
      nlohmann::json::to_cbor(toJson(response), answer);
      link.send(answer);
    };
    std::string badInput = oracle.judge(
        request, [&](Stage stage, StringRef pass) { link.enter(stage, pass); },
        [&](std::string why) {
          Response response;
          response.sourceUnfit = std::move(why);
          send(response);
        },
        [&](std::vector<Judgement> judgements) {
          Response response;
          response.judgements = std::move(judgements);
          response.fault = oracle.takeFault();
          send(response);
        });
    if (!badInput.empty()) {
      Response response;
      response.badInput = badInput;
      send(response);
    }
  }
}

} // namespace freehold
