//===- Triage.cpp ---------------------------------------------------------===//
#include "fuzz/triage/Triage.h"

#include "fuzz/reduce/Reducer.h"
#include "fuzz/triage/ReportText.h"
#include "fuzz/triage/Shape.h"
#include "fuzz/triage/Standalone.h"
#include "oracle/core/ReadProgram.h"
#include "oracle/core/Registry.h"
#include "oracle/diff/JudgePool.h"
#include "oracle/interp/Interpreter.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"

using namespace mlir;

namespace freehold::triage {

static Response judge(const Request &request) {
  Response result;
  std::optional<Request> only = request;
  JudgePool pool({.jobs = 1}, request.budget);
  pool.run([&] { return std::exchange(only, std::nullopt); },
           [&](const Request &, const Response &response) { result = response; });
  return result;
}

/// The judgement with this signature, or null.
static const Judgement *findDefect(const Response &response, const Signature &signature) {
  for (const Judgement &judgement : response.judgements)
    if (signatureOf(judgement) == signature)
      return &judgement;
  return nullptr;
}

/// A module of a program, with its context, for as long as it is looked at.
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

std::variant<Reduced, std::string> reduceDefect(const Request &request, const Judgement &judgement,
                                                const TriageOptions &options) {
  auto signature = signatureOf(judgement);
  if (!signature)
    return std::string("it shows no defect");
  Reduced reduced{request, judgement, "", {}};
  reduced.request.wantOutput = true;
  if (options.reduce) {
    reduce::ReduceOptions how;
    how.jobs = options.jobs;
    how.seconds = options.seconds;
    how.unfitSource = showingOf(signature->kind) == Showing::Transform;
    how.minimisePipeline = false;
    auto result = reduce::reduce(request, *signature, how);
    if (!result.judgement)
      return result.message.empty() ? "the defect does not show again" : result.message;
    reduced.request.program = result.program;
    if (!result.args.empty())
      reduced.request.args = result.args;
    reduced.statistics = {result.before.ops, result.after.ops, result.counts.calls,
                          result.seconds};
  }
  // Once more with the subject's output, which the reducer has no use for.
  Response again = judge(reduced.request);
  const Judgement *found = findDefect(again, *signature);
  if (!found)
    return std::string("the defect does not show each time");
  reduced.judgement = *found;
  if (!found->entry.empty()) {
    reduced.request.program.entries = {found->entry};
    reduced.request.args = std::get<Defect>(found->verdict).evidence.args;
  }
  Parsed parsed(reduced.request.program);
  if (!parsed.module)
    return std::string("the reduced program does not parse");
  reduced.key = keyOf(*signature, shapeOf(*found, *parsed.module));
  return reduced;
}

//===----------------------------------------------------------------------===//
// Standalone
//===----------------------------------------------------------------------===//

/// The program with a main of its own, or nothing.
static std::optional<Request> standalone(const Reduced &reduced, DefectKind kind) {
  const Request &request = reduced.request;
  Parsed parsed(request.program);
  auto compiled = interp::compile(*parsed.module);
  const interp::CompiledFunction *entry = compiled->find(reduced.judgement.entry);
  auto inputs = parseInputs(request.args.value_or(""));
  if (!entry || !std::holds_alternative<Inputs>(inputs))
    return std::nullopt;
  auto resolved = interp::resolve(std::get<Inputs>(inputs), *entry);
  if (!std::holds_alternative<Inputs>(resolved))
    return std::nullopt;
  StandaloneOptions options;
  options.entry = reduced.judgement.entry;
  options.inputs = std::get<Inputs>(resolved);
  options.seed = request.inputs.seed;
  options.observe = showingOf(kind) == Showing::ExitCode;
  options.freeResults = request.subjects.front().text.find("dealloc") == std::string::npos;
  std::string why;
  ScopedDiagnosticHandler quiet(parsed.context.get(), [](Diagnostic &) { return success(); });
  if (!makeStandalone(*parsed.module, options, why) || failed(verify(*parsed.module)))
    return std::nullopt;
  Request result = request;
  result.program.text.clear();
  llvm::raw_string_ostream stream(result.program.text);
  parsed.module->print(stream, OpPrintingFlags().useLocalScope());
  result.program.entries = {"main"};
  result.args = "";
  return result;
}

/// The smallest form of the program that shipped tools show the defect on; the program itself
/// where they show it on none.
static Reduced showable(const Reduced &reduced, DefectKind kind, const TriageOptions &options,
                        ShippedRun &shipped) {
  const Subject &subject = reduced.request.subjects.front();
  auto tryIt = [&](const Reduced &candidate) {
    ShippedRun run = runShipped(subject, kind, candidate.request.program.text);
    if (run.shows || shipped.command.empty())
      shipped = run;
    return run.shows;
  };
  if (showingOf(kind) == Showing::Transform || !options.standalone) {
    tryIt(reduced);
    return reduced;
  }
  if (reduced.judgement.entry == "main" && reduced.request.args == "" && tryIt(reduced))
    return reduced;
  auto whole = standalone(reduced, kind);
  Signature signature = *signatureOf(reduced.judgement);
  if (whole) {
    Response response = judge(*whole);
    if (const Judgement *found = findDefect(response, signature)) {
      Reduced candidate{*whole, *found, reduced.key, reduced.statistics};
      if (tryIt(candidate))
        return candidate;
    }
  }
  tryIt(reduced);
  return reduced;
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

Finding makeFinding(const Reduced &reduced, const std::string &original, const std::string &origin,
                    const TriageOptions &options) {
  Signature signature = *signatureOf(reduced.judgement);
  Finding finding;
  Reduced shown = showable(reduced, signature.kind, options, finding.shipped);
  finding.request = shown.request;
  finding.judgement = shown.judgement;
  finding.original = original;
  finding.origin = origin;
  finding.kind = signature.kind;
  finding.pass = signature.pass;
  finding.keys = {reduced.key};
  finding.reduction = shown.statistics;
  finding.name = slug(signature);
  std::string what = std::get<Defect>(shown.judgement.verdict).evidence.what.message;
  finding.title = signature.pass + ": " + std::string(spell(signature.kind)) + ": " + what;
  finding.cause = "Not looked into yet. Key: " + reduced.key + ".";
  finding.expected = expectedInstead(signature.kind);
  finding.judges.push_back(answerOf("interp", shown.judgement));
  finding.judges.push_back({"shipped tools", finding.shipped.shows ? "defect" : "inconclusive",
                            finding.shipped.shows ? std::string(spell(signature.kind))
                                                  : "the command does not show it"});
  finding.versions = askVersions(shown.request, signature.kind);
  return finding;
}

} // namespace freehold::triage
