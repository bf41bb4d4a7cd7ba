//===- Triage.cpp - From a failing program to a finding -------------------===//
// The two steps of triage. reduceDefect makes the program smaller and computes the keys of its
// cause. makeFinding then builds a report: it looks for a command that shows the defect with
// shipped tools, asks the other judges and older versions of MLIR, and fills in texts. The reducer
// and the judges run subjects in worker processes, so a subject may crash. A defect that does not
// show each time gives an error message instead of a finding.
//===----------------------------------------------------------------------===//
#include "fuzz/triage/Triage.h"

#include "fuzz/reduce/Reducer.h"
#include "fuzz/triage/NormalForm.h"
#include "fuzz/triage/ReportText.h"
#include "fuzz/triage/Shape.h"
#include "fuzz/triage/Standalone.h"
#include "oracle/core/process/Process.h"
#include "oracle/core/process/TimeFactor.h"
#include "oracle/core/program/Pipelines.h"
#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Registry.h"
#include "oracle/diff/JudgePool.h"
#include "oracle/diff/OldVersions.h"
#include "oracle/diff/SubjectOptions.h"
#include "oracle/diff/Transform.h"
#include "oracle/interp/Interpreter.h"
#include "oracle/native/Lowering.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"

#include "llvm/Support/Path.h"

using namespace mlir;

namespace freehold::triage {

/// Time limit for a tool to read a program and print it.
static constexpr unsigned kReadTimeoutMs = 10'000;

/// Returns the judgement with this signature; null if there is none.
static const Judgement *findDefect(const Response &response, const Signature &signature) {
  for (const Judgement &judgement : response.judgements)
    if (signatureOf(judgement) == signature)
      return &judgement;
  return nullptr;
}

/// A parsed program together with its context.
namespace {
struct Parsed {
  std::unique_ptr<MLIRContext> context = makeContext();
  OwningOpRef<ModuleOp> module;

  explicit Parsed(const Program &program) {
    ScopedDiagnosticHandler quiet(context.get(), [](Diagnostic &) { return success(); });
    module = parseProgram(program, *context);
  }
};
} // namespace

/// Returns the number of ops in `module`, not counting the module itself.
static uint64_t opsIn(ModuleOp module) {
  uint64_t ops = 0;
  module.walk([&](Operation *) { ++ops; });
  return ops - 1;
}

/// Returns the pass whose code this pass runs as a part of it; empty if that is none with causes of its own.
static std::string passWithin(StringRef pass) {
  return pass == "sparsification-and-bufferization" ? "one-shot-bufferize" : "";
}

static std::vector<std::string> keysOf(const Judgement &judgement, ModuleOp module) {
  auto signature = signatureOf(judgement);
  if (!signature)
    return {};
  std::vector<std::string> keys = {keyOf(*signature, shapeOf(judgement, module))};
  if (std::string form = formKey(judgement, module); !form.empty())
    keys.push_back(std::move(form));
  if (std::string inner = passWithin(signature->pass); !inner.empty()) {
    Judgement as = judgement;
    std::get<Defect>(as.verdict).evidence.pass = std::move(inner);
    llvm::append_range(keys, keysOf(as, module));
  }
  return keys;
}

/// How the key of a plug-in's pass begins.
static const std::string kPluginKey = "plug-in ";

std::string pluginKey(const Judgement &judgement) {
  auto signature = signatureOf(judgement);
  bool isWrongOutput = signature && demonstrationFor(signature->kind) != Demonstration::Transform;
  return isWrongOutput && isFromPlugin(signature->pass) ? kPluginKey + signature->pass : "";
}

std::vector<std::string> keysOf(const Program &program, const Judgement &judgement) {
  Parsed parsed(program);
  return parsed.module ? keysOf(judgement, *parsed.module) : std::vector<std::string>();
}

/// Replaces the pipeline of the request's subject by `pipeline`, which the reducer found, if the
/// defect has the same signature with it. This has to be checked, since the reducer preserves the
/// kind and cause of a defect but not the pass that is blamed. Does nothing if `pipeline` is empty.
static void useSmallerPipeline(const std::string &pipeline, const Signature &signature,
                               Request &request) {
  if (pipeline.empty())
    return;
  Request smaller = request;
  Subject &subject = smaller.subjects.front();
  // A subject from the command line is named after its pipeline, unless the user named it.
  if (subject.name == subject.text)
    subject.name = pipeline;
  subject = withPipeline(std::move(subject), pipeline);
  if (findDefect(judgeOnce(smaller), signature))
    request = std::move(smaller);
}

std::variant<Reduced, std::string> reduceDefect(const Request &request, const Judgement &judgement,
                                                const TriageOptions &options) {
  auto signature = signatureOf(judgement);
  if (!signature)
    return std::string("it shows no defect");
  Reduced reduced{request, judgement, {}, {}};
  reduced.request.wantOutput = true;
  if (options.reduce) {
    reduce::ReduceOptions how;
    how.jobs = options.jobs;
    how.seconds = options.seconds;
    // Built-in subjects are known by their names, so that they keep their pipelines.
    how.minimisePipeline = !findSubject(request.subjects.front().name);
    how.pipelineForm = reduce::PipelineForm::AsWritten;
    auto result = reduce::reduce(request, reduce::interestIn(judgement), how);
    if (!result.judgement)
      return result.message.empty() ? "the defect does not show again" : result.message;
    reduced.request.program = result.program;
    if (!result.args.empty())
      reduced.request.args = result.args;
    useSmallerPipeline(result.pipeline, *signature, reduced.request);
    reduced.isMinimal = result.ending == reduce::ReductionResult::Ending::Minimal;
    reduced.statistics = {result.before.ops, result.after.ops, result.counts.calls, result.seconds};
  }
  // Judge once more to get the subject's output, which the reducer does not ask for.
  Response again = judgeOnce(reduced.request);
  const Judgement *found = findDefect(again, *signature);
  if (!found)
    return std::string("the defect does not show each time");
  reduced.judgement = *found;
  if (!found->entry.empty()) {
    reduced.request.program.entries = {found->entry};
    // Some defects show without a run, whatever the arguments are.
    const Evidence &evidence = std::get<Defect>(found->verdict).evidence;
    if (!evidence.args.empty() || !evidence.addressPolicy.empty())
      reduced.request.args = evidence.args;
  }
  Parsed parsed(reduced.request.program);
  if (!parsed.module)
    return std::string("the reduced program does not parse");
  reduced.statistics.opsAfter = opsIn(*parsed.module);
  if (!options.reduce)
    reduced.statistics.opsBefore = reduced.statistics.opsAfter;
  reduced.keys = keysOf(*found, *parsed.module);
  return reduced;
}

//===----------------------------------------------------------------------===//
// Standalone
//===----------------------------------------------------------------------===//

/// Returns the program with a main of its own; empty if that is not possible.
static std::string standalone(const Reduced &reduced, DefectKind kind) {
  const Request &request = reduced.request;
  Parsed parsed(request.program);
  auto compiled = interp::compile(*parsed.module);
  const interp::CompiledFunction *entry = compiled->find(reduced.judgement.entry);
  auto inputs = parseInputs(request.args.value_or(""));
  if (!entry || !std::holds_alternative<Inputs>(inputs))
    return "";
  auto resolved = interp::resolve(std::get<Inputs>(inputs), *compiled, *entry);
  // The generated main makes one plain call, so other inputs cannot be made standalone.
  if (!std::holds_alternative<Inputs>(resolved) || !std::get<Inputs>(resolved).isPlainCall())
    return "";
  StandaloneOptions options;
  options.entry = reduced.judgement.entry;
  options.inputs = std::get<Inputs>(resolved);
  options.seed = request.inputs.seed;
  options.observe = demonstrationFor(kind) == Demonstration::ExitCode;
  options.freeResults = request.subjects.front().text.find("dealloc") == std::string::npos;
  std::string text;
  ScopedDiagnosticHandler quiet(parsed.context.get(), [](Diagnostic &) { return success(); });
  if (!makeStandalone(*parsed.module, options).empty() || failed(verify(*parsed.module)))
    return "";
  llvm::raw_string_ostream stream(text);
  parsed.module->print(stream, OpPrintingFlags().useLocalScope());
  return text;
}

/// Returns the program in the syntax of an older subject's tool: the same text if the tool reads
/// it, else the text that the tool prints for it; empty if there is none.
static std::string asToolReads(const Subject &subject, const std::string &text) {
  if (!subject.version || text.empty())
    return text;
  const std::string tool = llvm::StringRef(subject.text).split(' ').first.str();
  auto print = [&](const std::string &program) {
    CommandResult run = runCommand(tool + " --mlir-disable-threading", program,
                                   kReadTimeoutMs * timeFactor(), Budget().textBytes);
    return run.ending == CommandResult::Ending::Exited && run.code == 0 ? run.output : "";
  };
  if (!print(text).empty())
    return text;
  Program program;
  program.text = text;
  Parsed parsed(program);
  if (!parsed.module)
    return "";
  auto translated = toOldVersion(*parsed.module, subject.version);
  auto *old = std::get_if<OldProgram>(&translated);
  return old ? print(old->text) : "";
}

/// Looks for a command of shipped tools that shows the defect, and fills in `finding.shipped`.
/// Tries the program itself first, then a standalone program with a main of its own, which is kept
/// in `finding.standalone` if its run shows the defect.
static void show(const Reduced &reduced, DefectKind kind, Finding &finding) {
  const Subject &subject = reduced.request.subjects.front();
  const std::string &own = reduced.request.program.text;
  std::string program = asToolReads(subject, own);
  bool translated = !program.empty() && program != own;
  auto run = [&](const std::string &text, const std::string &file) {
    Program shown = reduced.request.program;
    shown.text = text;
    return runShipped(subject, kind, shown, file);
  };
  finding.shipped = translated ? run(program, "standalone.mlir") : run(own, "program.mlir");
  if (translated)
    finding.standalone = program;
  bool standsAlone = reduced.judgement.entry == "main" && reduced.request.args == "";
  if (demonstrationFor(kind) == Demonstration::Transform || (standsAlone && finding.shipped.shows))
    return;
  std::string whole = asToolReads(subject, standalone(reduced, kind));
  if (whole.empty())
    return;
  ShippedRun alone = run(whole, "standalone.mlir");
  if (!alone.shows)
    return;
  finding.shipped = alone;
  finding.standalone = whole;
}

//===----------------------------------------------------------------------===//
// The finding
//===----------------------------------------------------------------------===//

static JudgeAnswer answerOf(const std::string &judge, const Judgement &judgement) {
  JudgeAnswer answer{judge, std::string(spell(judgement.verdict)), ""};
  if (auto *defect = std::get_if<Defect>(&judgement.verdict))
    answer.detail = spell(defect->kind);
  else if (auto *inconclusive = std::get_if<Inconclusive>(&judgement.verdict))
    answer.detail = std::string(spell(inconclusive->reason)) + ": " + inconclusive->what.message;
  return answer;
}

JudgeAnswer shippedAnswer(const ShippedRun &run, std::string_view kind) {
  if (run.shows)
    return {kShippedTools, "defect", std::string(kind)};
  return {kShippedTools, "inconclusive",
          run.why.empty() ? "the command does not show it" : "the command cannot tell: " + run.why};
}

/// Time limit for all runs of one engine. It is generous, since starting Valgrind takes a second.
static constexpr unsigned kCheckerTimeoutMs = 120'000;

/// Adds the answer of each engine of the native judge. If an engine cannot see this kind of error,
/// its answer is inconclusive. A defect of the pass itself, such as a crash, has no program to run.
static void askNatively(const Request &request, DefectKind kind, Finding &finding) {
  if (demonstrationFor(kind) == Demonstration::Transform)
    return;
  for (EngineKind engine : engineKinds()) {
    Request native = request;
    native.judges = {.interpreter = false, .native = engine};
    native.budget.timeoutMs = kCheckerTimeoutMs * timeFactor();
    Response response = judgeOnce(native);
    for (const Judgement &judgement : response.judgements)
      finding.judges.push_back(answerOf(judgement.oracle, judgement));
    if (response.judgements.empty())
      finding.judges.push_back({"native-" + std::string(spell(engine)), "inconclusive",
                                response.fault + response.badInput});
  }
}

Finding makeFinding(const Reduced &reduced, const std::string &original, const std::string &origin,
                    const std::vector<std::string> &tools) {
  Signature signature = *signatureOf(reduced.judgement);
  Finding finding;
  show(reduced, signature.kind, finding);
  finding.request = reduced.request;
  finding.judgement = reduced.judgement;
  finding.original = original;
  finding.origin = llvm::sys::path::is_absolute(origin) ? "a file, kept as original.mlir" : origin;
  finding.kind = signature.kind;
  finding.pass = signature.pass;
  // Only the first key is stored. The key of the normal form is computed again whenever findings
  // are read.
  finding.keys = {reduced.keys.front()};
  // Others are made of the program when they are asked for.
  llvm::copy_if(reduced.keys, std::back_inserter(finding.keys),
                [](llvm::StringRef key) { return key.starts_with(kPluginKey); });
  finding.reduction = reduced.statistics;
  finding.name = slug(signature);
  std::string what = std::get<Defect>(reduced.judgement.verdict).evidence.what.message;
  finding.title = signature.pass + ": " + std::string(spell(signature.kind)) + ": " + what;
  finding.cause = "Not looked into yet. Key: " + reduced.keys.front() + ".";
  finding.expected = expectedInstead(signature.kind);
  // A pass that fails is judged by what it did to its own process.
  bool fails = demonstrationFor(signature.kind) == Demonstration::Transform;
  finding.judges.push_back(answerOf(fails ? "worker" : "interp", reduced.judgement));
  askNatively(reduced.request, signature.kind, finding);
  finding.judges.push_back(shippedAnswer(finding.shipped, spell(signature.kind)));
  finding.versions = askVersions(reduced.request, signature.kind, tools);
  return finding;
}

/// Returns what MLIR's lowering says if it cannot lower what the request's subject, a pipeline, makes.
static std::string whyNotLowered(Request request) {
  Subject &subject = request.subjects.front();
  subject.text = joinPipelines(subject.text, native::shippedLowering());
  // Functions become those of the LLVM dialect.
  subject.contract.mayChangeEntries = true;
  for (const Judgement &judgement : judgeOnce(request).judgements) {
    auto *inconclusive = std::get_if<Inconclusive>(&judgement.verdict);
    if (inconclusive && inconclusive->reason == Reason::Rejected)
      return inconclusive->what.message;
    auto *defect = std::get_if<Defect>(&judgement.verdict);
    if (defect && demonstrationFor(defect->kind) == Demonstration::Transform)
      return defect->evidence.what.message;
  }
  return "";
}

std::variant<Finding, std::string> makeNotLowerable(const Request &request,
                                                    const std::string &command) {
  if (request.subjects.front().kind != Subject::Kind::Pipeline)
    return std::string("only what a pipeline of this MLIR makes can be lowered here");
  Finding finding;
  for (const Judgement &judgement : judgeOnce(request).judgements) {
    finding.judges.push_back(answerOf(judgement.oracle, judgement));
    if (std::holds_alternative<Defect>(judgement.verdict))
      return std::string("a judge says that it is a defect");
    auto *inconclusive = std::get_if<Inconclusive>(&judgement.verdict);
    if (inconclusive && inconclusive->reason == Reason::Rejected)
      return "the subject fails: " + inconclusive->what.message;
  }
  std::string what = whyNotLowered(request);
  if (what.empty())
    return std::string("its output can be lowered");
  Request itself = request;
  itself.subjects = {*findSubject("identity")};
  if (!whyNotLowered(itself).empty())
    return std::string("the program itself cannot be lowered");
  if (Parsed parsed(request.program); parsed.module)
    finding.reduction.opsBefore = finding.reduction.opsAfter = opsIn(*parsed.module);
  finding.request = request;
  finding.pass = request.subjects.front().name;
  finding.keys = {"not-lowerable " + finding.pass + "; " +
                  llvm::StringRef(what).split('\n').first.str()};
  finding.original = request.program.text;
  finding.shipped = runWritten(command, request.program.text, "");
  if (!finding.shipped.why.empty())
    return "the command cannot tell: " + finding.shipped.why;
  if (!finding.shipped.shows)
    return std::string("the command does not fail");
  finding.judges.push_back(shippedAnswer(finding.shipped, "not-lowerable"));
  finding.versions = {{VersionAnswer::Kind::Shows, "mlir-opt-22", versionOf("mlir-opt-22"), ""}};
  return finding;
}

} // namespace freehold::triage
