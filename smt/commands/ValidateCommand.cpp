//===- ValidateCommand.cpp - freehold-prove validate ----------------------===//
// Functions before and after a pass: each is proved right for all executions, refuted by a run, or it
// is said why neither. Programs and subjects are those of freehold-check, judged by the interpreter
// and by the prover in workers.
//===----------------------------------------------------------------------===//
#include "smt/commands/SharedOptions.h"

#include "oracle/core/process/Interruption.h"
#include "oracle/core/process/RecordSchema.h"
#include "oracle/core/program/ExtensionOptions.h"
#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/verdict/Report.h"
#include "oracle/diff/DumpPlan.h"
#include "oracle/diff/FileRequests.h"
#include "oracle/diff/JudgePool.h"
#include "oracle/diff/SubjectOptions.h"
#include "smt/replay/ProofJudge.h"

#include "mlir/Support/ToolUtilities.h"

#include "llvm/ADT/STLExtras.h"

#include <nlohmann/json.hpp>

namespace cl = llvm::cl;

namespace freehold::smt {

cl::SubCommand validateSub(
    "validate",
    "Proves of functions before and after a pass that the target frees what it allocates and "
    "returns "
    "buffers as the function boundary ABI has it, and that its other effects are the source's: for "
    "all inputs and trip counts. Bounds and unwritten values of accesses that both have are not "
    "checked. Exit code: 0 proved, 1 refuted by a run, 2 bad input, 3 unknown or vacuous, 4 our "
    "fault, 130 and 143 interrupted");

static cl::list<std::string> files(cl::Positional, cl::desc("BEFORE AFTER | FILE"),
                                   cl::sub(validateSub));
static cl::list<std::string> subjectNames("subject", cl::desc("Built-in subject to apply to FILE"),
                                          cl::value_desc("name"), cl::sub(validateSub));
static cl::list<std::string> pipelines("pipeline", cl::desc("Pass pipeline to apply to FILE"),
                                       cl::value_desc("text"), cl::sub(validateSub));
static cl::list<std::string> commands("command",
                                      cl::desc("Command to apply to FILE, which it gets on stdin"),
                                      cl::value_desc("text"), cl::sub(validateSub));
static cl::list<std::string> passPlugins("load-pass-plugin",
                                         cl::desc("Pass plug-in for --pipeline"),
                                         cl::value_desc("library"), cl::sub(validateSub));
static ExtensionOptions extensionOptions{cl::sub(validateSub)};
static cl::opt<std::string>
    irDump("ir-dump",
           cl::desc("Validate the passes of a dump that an MLIR tool printed "
                    "with --mlir-print-ir-after-all"),
           cl::value_desc("dump"), cl::sub(validateSub));
static cl::list<std::string> entryNames("entry",
                                        cl::desc("Function to prove; default: every public one, "
                                                 "or, if there is none, every private one"),
                                        cl::value_desc("name"), cl::sub(validateSub));
static cl::opt<unsigned> timeoutMs("timeout", cl::desc("Of one question to one solver"),
                                   cl::value_desc("ms"), cl::init(10'000), cl::sub(validateSub));
static cl::opt<unsigned> bound("bound",
                               cl::desc("Iterations of all loops together in the search for a "
                                        "violation"),
                               cl::init(3), cl::sub(validateSub));
static cl::opt<bool> json("json", cl::desc("One JSON object a line"), cl::sub(validateSub));

/// Of a program with all of its entries; nothing of it is the prover's own limit.
static constexpr unsigned kProgramTimeoutMs = 600'000;

namespace {
/// What both judges say of one entry.
struct Validated {
  const Judgement &ran, &proved;

  const Defect *shown() const {
    for (const Judgement *judgement : {&proved, &ran})
      if (auto *defect = std::get_if<Defect>(&judgement->verdict))
        if (defect->kind == DefectKind::JudgeDisagreement || !callsOthers(*defect, proved.entry))
          return defect;
    return nullptr;
  }
  bool isContradicted() const { return shown() && shown()->kind == DefectKind::JudgeDisagreement; }
  bool isProved() const { return std::holds_alternative<Agree>(proved.verdict); }
  bool isVacuous() const {
    auto *why = std::get_if<Inconclusive>(&proved.verdict);
    return why && why->reason == Reason::SourceUb;
  }
};
} // namespace

static std::string resultOf(const Validated &validated) {
  return validated.shown()       ? "refuted"
         : validated.isProved()  ? "proved"
         : validated.isVacuous() ? "vacuous"
                                 : "unknown";
}

/// The verdict with its quantifier.
static std::string verdictOf(const Validated &validated) {
  if (validated.isContradicted())
    return "a run contradicts the proof: " + validated.shown()->evidence.what.message;
  if (validated.shown())
    return "refuted: " + std::string(spell(validated.shown()->kind));
  if (validated.isProved())
    return validated.proved.proof;
  const auto &why = std::get<Inconclusive>(validated.proved.verdict);
  const auto *ofOthers = std::get_if<Defect>(&validated.ran.verdict);
  std::string also =
      ofOthers ? "; a run that calls others as well shows " + std::string(spell(ofOthers->kind))
               : "";
  return resultOf(validated) + ": " + why.what.message + also;
}

static Exit exitOf(const Validated &validated) {
  if (validated.isContradicted())
    return kOurFault;
  return validated.shown() ? kDefect : validated.isProved() ? kAllGood : kInconclusive;
}

static void printValidatedJson(const Validated &validated) {
  const Judgement &judgement = validated.proved;
  nlohmann::ordered_json object;
  object["name"] = judgement.entry;
  if (judgement.isPrivate)
    object["private"] = true;
  object["program"] = judgement.program;
  object["subject"] = judgement.subject;
  object["result"] = resultOf(validated);
  object["verdict"] = verdictOf(validated);
  if (const Defect *shown = validated.shown()) {
    object["kind"] = spell(shown->kind);
    object["location"] = shown->evidence.what.location;
    object["args"] = shown->evidence.args;
    object["address_policy"] = shown->evidence.addressPolicy;
  } else if (validated.isProved()) {
    object["bound"] = "unbounded";
  } else {
    const auto &why = std::get<Inconclusive>(judgement.verdict);
    object["reason"] = why.what.message;
    object["location"] = why.what.location;
  }
  object["schema"] = kRecordSchema;
  llvm::outs() << object.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) << '\n';
}

static void print(const Validated &validated) {
  if (json)
    return printValidatedJson(validated);
  const Judgement &judgement = validated.proved;
  llvm::outs() << '@' << (judgement.entry.empty() ? "*" : judgement.entry)
               << (judgement.isPrivate ? " (private)" : "") << "  " << judgement.subject << "  "
               << verdictOf(validated) << '\n';
  llvm::outs().flush();
  bool isShownByRun = std::holds_alternative<Defect>(validated.ran.verdict);
  if (validated.shown())
    llvm::errs() << diagnostic(isShownByRun ? validated.ran : judgement);
  else if (!validated.isProved())
    llvm::errs() << diagnostic(judgement);
}

/// Prints the judgements of one program and returns the exit code for them. There is one of each
/// judge for each entry of each subject, or one alone where judging ended early.
static Exit report(const Response &response) {
  llvm::errs() << response.badInput << response.fault;
  if (response.isBadInput())
    return kBadInput;
  Exit code = response.fault.empty() ? kAllGood : kOurFault;
  const std::vector<Judgement> &all = response.judgements;
  for (size_t n = 0; n < all.size(); ++n) {
    bool isPair = n + 1 < all.size() && all[n].entry == all[n + 1].entry &&
                  all[n].subject == all[n + 1].subject;
    Judgement proved = all[n + isPair];
    if (!isPair && std::holds_alternative<Agree>(proved.verdict))
      proved.verdict = Inconclusive{Reason::SolverUnknown, {"-", "the prover was not asked"}};
    Validated validated{all[n], proved};
    n += isPair;
    print(validated);
    code = worse(code, exitOf(validated));
  }
  llvm::outs().flush();
  return code;
}

static Request commonRequest(std::vector<Subject> subjects, const Extensions &extensions) {
  Request common;
  common.subjects = std::move(subjects);
  common.program.extensions = extensions;
  common.judges.proof = ProofLimits{.bound = bound, .timeoutMs = timeoutMs};
  common.budget.timeoutMs = kProgramTimeoutMs;
  return common;
}

static int stopped(Exit code) {
  return interruption() ? interrupted("validate", "a part was judged") : code;
}

static int validateDump(const Extensions &extensions) {
  Request common = commonRequest({}, extensions);
  common.program.entries = entryNames;
  auto records = readDumpAt(irDump, common.budget.textBytes);
  if (auto *why = std::get_if<std::string>(&records))
    return fail("validate", *why);
  std::optional<Program> input;
  if (!files.empty() && !(input = readProgram(files.front(), common.budget)))
    return kBadInput;
  auto steps = dumpStepsApart(std::get<0>(records), input, extensions, common.budget);
  if (auto *why = std::get_if<std::string>(&steps))
    return fail("validate", irDump + ": " + *why);
  const DumpPlan plan(std::get<0>(std::move(steps)), common, irDump);
  // The prover asks of each step what it asks of all of them together, which is more than a step
  // before deallocation promises: such a step is not proved, and not refuted by that.
  Exit code = kAllGood;
  size_t next = 0;
  JudgePool pool({.jobs = 1}, common.budget);
  pool.run(
      [&] {
        return next < plan.requests().size() ? std::optional(plan.requests()[next++].request)
                                             : std::nullopt;
      },
      [&](const Request &, const Response &response) { code = worse(code, report(response)); });
  return stopped(code);
}

static int validateFile(const std::vector<Subject> &subjects, const Extensions &extensions,
                        bool isPair) {
  Request common = commonRequest(subjects, extensions);
  FileOptions options{.files = {files.front()},
                      .entries = {entryNames.begin(), entryNames.end()},
                      .plugins = {passPlugins.begin(), passPlugins.end()},
                      .isSubjectNamed = true};
  if (isPair)
    options.targets = {files[1]};
  FileRequests requests(options, common);
  Exit code = kAllGood;
  JudgePool pool({.jobs = 1}, common.budget);
  pool.run(
      [&] { return requests.next([&](const std::string &) { code = kBadInput; }); },
      [&](const Request &, const Response &response) { code = worse(code, report(response)); });
  return stopped(code);
}

int runValidate() {
  bool isNamed = !subjectNames.empty() || !pipelines.empty() || !commands.empty();
  auto extensions = extensionOptions.read();
  if (!extensions)
    return kBadInput;
  if (irDump.getNumOccurrences()) {
    if (isNamed || files.size() > 1)
      return fail("validate", "--ir-dump goes with one FILE at most, and without a subject");
    return validateDump(*extensions);
  }
  bool isPair = files.size() == 2;
  if (isPair == isNamed || files.empty() || files.size() > 2)
    return fail("validate",
                "give BEFORE and AFTER, or FILE with --subject, --pipeline or --command");
  SubjectOptions chosen;
  chosen.names.assign(subjectNames.begin(), subjectNames.end());
  chosen.pipelines.assign(pipelines.begin(), pipelines.end());
  chosen.commands.assign(commands.begin(), commands.end());
  chosen.plugins.assign(passPlugins.begin(), passPlugins.end());
  if (isPair)
    chosen.targets = {files[1]};
  auto subjects = chooseSubjects(chosen);
  if (auto *error = std::get_if<std::string>(&subjects))
    return fail("validate", *error);
  return validateFile(std::get<0>(subjects), *extensions, isPair);
}

} // namespace freehold::smt
