//===- TriageCommand.cpp - freehold-fuzz triage ---------------------------===//
// From a failing program to a folder that can be pasted into a bug tracker.
//===----------------------------------------------------------------------===//
#include "fuzz/Commands.h"
#include "fuzz/targets/Target.h"
#include "fuzz/triage/FindingStore.h"
#include "fuzz/triage/Triage.h"
#include "fuzz/triage/Workarounds.h"
#include "oracle/core/process/Files.h"
#include "oracle/core/process/Interruption.h"
#include "oracle/core/program/ExtensionOptions.h"
#include "oracle/core/program/ReadProgram.h"
#include "oracle/diff/JudgePool.h"
#include "oracle/diff/SubjectOptions.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

#include <set>

namespace cl = llvm::cl;

namespace freehold::fuzz {

cl::SubCommand triageSub("triage", "Makes findings of a failing program, or makes a finding anew. "
                                   "Exit code: 0 done, 2 bad input, 3 nothing to find, 4 our "
                                   "fault, 130 and 143 interrupted");

static cl::opt<std::string> file(cl::Positional, cl::Required,
                                 cl::desc("FILE or FOLDER of a finding"), cl::sub(triageSub));
static cl::opt<std::string> targetName("target",
                                       cl::desc("FILE is an input of this fuzz target, such as "
                                                "one that it crashed on"),
                                       cl::sub(triageSub));
static cl::list<std::string> subjects("subject", cl::desc("Built-in subject"), cl::sub(triageSub));
static cl::list<std::string> pipelines("pipeline", cl::desc("Textual pass pipeline as a subject"),
                                       cl::sub(triageSub));
static cl::opt<std::string>
    adaptation("signatures",
               cl::desc("What the subjects of --pipeline and --command do to function signatures: "
                        "none, out-params, equivalent-results, bufferized"),
               cl::init("none"), cl::sub(triageSub));
static cl::list<std::string> commands("command", cl::desc("Command as a subject"),
                                      cl::sub(triageSub));
static cl::list<std::string> plugins("load-pass-plugin", cl::desc("Pass plug-in for --pipeline"),
                                     cl::sub(triageSub));
static ExtensionOptions extensionOptions{cl::sub(triageSub)};
static cl::opt<std::string> opModels("op-models", opModelsText(), cl::sub(triageSub));
static cl::opt<std::string> out("out", cl::desc("Folder that the findings go to"),
                                cl::init("findings"), cl::sub(triageSub));
static cl::opt<bool> overwrite("overwrite",
                               cl::desc("With --name: replace the finding that has it already"),
                               cl::sub(triageSub));
static cl::opt<std::string> nameOf("name",
                                   cl::desc("The finding's name; default: made from its "
                                            "signature"),
                                   cl::sub(triageSub));
static cl::opt<std::string> titleOf("title", cl::desc("One line for the report's title"),
                                    cl::sub(triageSub));
static cl::opt<std::string> causeOf("cause", cl::desc("One line: why it happens"),
                                    cl::sub(triageSub));
static cl::opt<std::string> classOf("class", cl::desc("bug, latent or design question"),
                                    cl::sub(triageSub));
static cl::opt<std::string> expectedOf("expected", cl::desc("One line: what should happen"),
                                       cl::sub(triageSub));
static cl::opt<std::string> originOf("origin", cl::desc("Where the program comes from"),
                                     cl::sub(triageSub));
static cl::opt<std::string> originalOf("original",
                                       cl::desc("File with the program it was found "
                                                "with; default: FILE"),
                                       cl::sub(triageSub));
static cl::opt<std::string> shippedCommand("shipped-command",
                                           cl::desc("A command of shipped tools that shows it, "
                                                    "for the finding's folder"),
                                           cl::sub(triageSub));
static cl::opt<std::string>
    joins("join",
          cl::desc("FOLDER has the cause of this finding in --out: its keys "
                   "go there"),
          cl::value_desc("name"), cl::sub(triageSub));
static cl::list<unsigned> reported("reported", cl::CommaSeparated, cl::value_desc("number"),
                                   cl::desc("Issues of llvm-project where it is reported; with "
                                            "--join, of the finding that is joined"),
                                   cl::sub(triageSub));
static cl::list<std::string>
    avoidedBy("avoided-by", cl::CommaSeparated, cl::value_desc("workaround"),
              cl::desc("Workarounds (fuzz/triage/Workarounds.h) that keep the cause from showing"),
              cl::sub(triageSub));
static cl::opt<bool> notLowerable("not-lowerable",
                                  cl::desc("The subject's output is right, but cannot be lowered; "
                                           "give --shipped-command and --name"),
                                  cl::sub(triageSub));
static cl::list<std::string>
    toolVersions("tool-version", cl::value_desc("path"),
                 cl::desc("Another mlir-opt that is asked whether it has the defect"),
                 cl::sub(triageSub));
static cl::opt<bool> noReduce("no-reduce", cl::desc("The program is small already"),
                              cl::sub(triageSub));
static cl::opt<unsigned> seconds("reduce-time", cl::desc("Seconds for a reduction"), cl::init(60),
                                 cl::sub(triageSub));
static cl::opt<unsigned> jobs("jobs", cl::desc("Workers"), cl::init(2), cl::sub(triageSub));
static cl::opt<uint64_t> seed("seed", cl::desc("Inputs, contents and external answers"),
                              cl::init(1), cl::sub(triageSub));

static Exit fail(const llvm::Twine &message, Exit code = kBadInput) {
  return freehold::fail("triage", message, code);
}

static int interrupted(int made) {
  llvm::errs() << "freehold-fuzz triage: " << interruptedText(std::to_string(made) + " findings")
               << '\n';
  return interruptedExit();
}

/// Returns why no finding may be written into --out under this name, or an empty string. A finding
/// that is made again in its own folder replaces itself.
static std::string refuseName(const std::string &name) {
  namespace fs = llvm::sys::fs;
  if (name.find_first_of("/") != std::string::npos || name == "." || name == "..")
    return "--name '" + name + "' is no name of a folder in --out";
  std::string folder = out + "/" + name;
  if (!fs::exists(folder) || fs::equivalent(folder, file))
    return "";
  bool isFinding = fs::exists(folder + "/finding.json");
  if (overwrite && !isFinding)
    return "'" + folder + "' is there already and is no finding; take another --name";
  if (overwrite)
    return "";
  return "'" + folder + "' is there already; take another --name, or give --overwrite";
}

/// Overwrites what was derived from the signature with what people wrote.
static void keepWrittenText(triage::Finding &finding, const triage::Finding *old) {
  if (old) {
    finding.name = old->name;
    finding.original = old->original;
    finding.origin = old->origin;
    finding.title = old->title;
    finding.cause = old->cause;
    finding.expected = old->expected;
    finding.classification = old->classification;
    finding.reported = old->reported;
    finding.avoidedBy = old->avoidedBy;
    // The program was reduced before: keep the op count of the program as it was found.
    if (finding.reduction.opsBefore < old->reduction.opsBefore) {
      uint64_t after = finding.reduction.opsAfter;
      finding.reduction = old->reduction;
      finding.reduction.opsAfter = after;
    }
    for (const std::string &key : old->keys)
      if (!llvm::is_contained(finding.keys, key))
        finding.keys.push_back(key);
  }
  if (!reported.empty())
    finding.reported = reported;
  if (!avoidedBy.empty())
    finding.avoidedBy = avoidedBy;
  for (auto [option, field] : {std::pair{&nameOf, &finding.name},
                               {&titleOf, &finding.title},
                               {&causeOf, &finding.cause},
                               {&classOf, &finding.classification},
                               {&expectedOf, &finding.expected},
                               {&originOf, &finding.origin}})
    if (!option->empty())
      *field = *option;
}

static void useWrittenCommand(triage::Finding &finding) {
  if (shippedCommand.empty())
    return;
  finding.shipped =
      triage::runWritten(shippedCommand, finding.request.program.text, finding.standalone);
  for (triage::JudgeAnswer &answer : finding.judges)
    if (answer.judge == triage::kShippedTools)
      answer = triage::shippedAnswer(finding.shipped, triage::kindWord(finding));
}

/// Makes one finding for each signature that the request's subjects show.
static int makeFindings(const Request &request, const triage::Finding *old,
                        const std::string &original, const std::string &origin) {
  triage::FindingStore store(out);
  std::set<Signature> seen;
  int made = 0;
  for (const Subject &subject : request.subjects) {
    Request one = request;
    one.subjects = {subject};
    Response response = judgeOnce(one);
    if (response.isGivenUp())
      return interrupted(made);
    if (response.isBadInput() || !response.fault.empty()) {
      llvm::errs() << response.badInput << response.fault;
      return response.fault.empty() ? kBadInput : kOurFault;
    }
    for (const Judgement &judgement : response.judgements) {
      auto signature = signatureOf(judgement);
      if (!signature || !seen.insert(*signature).second)
        continue;
      triage::TriageOptions options{
          .jobs = jobs, .seconds = seconds, .reduce = !noReduce, .tools = toolVersions};
      auto reduced = triage::reduceDefect(one, judgement, options);
      // An interrupted reduction says nothing about the defect.
      if (interruption())
        return interrupted(made);
      if (auto *why = std::get_if<std::string>(&reduced)) {
        llvm::errs() << request.program.name << ": warning: " << print(*signature)
                     << ": not reduced: " << *why << '\n';
        continue;
      }
      triage::Finding finding =
          triage::makeFinding(std::get<0>(reduced), original, origin, options.tools);
      keepWrittenText(finding, old);
      useWrittenCommand(finding);
      if (interruption())
        return interrupted(made);
      std::string why = old || !nameOf.empty() ? store.replace(finding) : store.add(finding);
      if (!why.empty())
        return fail(why, kOurFault);
      llvm::outs() << finding.name << ": " << finding.keys.front() << "; "
                   << finding.reduction.opsBefore << " ops before, " << finding.reduction.opsAfter
                   << " after; shipped tools " << triage::answerOf(finding.shipped) << '\n';
      ++made;
      if (old)
        return kAllGood;
    }
  }
  if (!made)
    llvm::errs() << request.program.name << ": error: no defect to make a finding of\n";
  return made ? kAllGood : kInconclusive;
}

static int makeNotLowerableFinding(const Request &request) {
  if (nameOf.empty() || shippedCommand.empty() || request.subjects.size() != 1)
    return fail("--not-lowerable goes with one subject, --name and --shipped-command");
  auto made = triage::makeNotLowerable(request, shippedCommand);
  if (interruption())
    return interrupted(0);
  if (auto *why = std::get_if<std::string>(&made)) {
    llvm::errs() << request.program.name << ": error: " << *why << '\n';
    return kInconclusive;
  }
  triage::Finding &finding = std::get<triage::Finding>(made);
  keepWrittenText(finding, nullptr);
  triage::FindingStore store(out);
  if (std::string why = store.replace(finding); !why.empty())
    return fail(why, kOurFault);
  llvm::outs() << finding.name << ": " << finding.keys.front() << '\n';
  return kAllGood;
}

/// Checks --out and --name before any work starts. Returns what is wrong, or an empty string.
static std::string refuseOutput(const triage::Finding *old) {
  // A finding that is made again keeps its name, unless --name gives another one.
  std::string name = nameOf.empty() && old ? old->name : nameOf;
  std::string why = probeFolder(out);
  return why.empty() && !name.empty() ? refuseName(name) : why;
}

/// Makes findings of a fuzz target's input: the target decides the program and the subjects.
static int triageInput() {
  const targets::TargetRow *row = targets::findTarget(targetName);
  if (!row)
    return fail("there is no target '" + targetName + "'; there are " + targets::targetNames());
  if (!subjects.empty() || !pipelines.empty() || !commands.empty())
    return fail("--target says what the subjects are");
  auto bytes = llvm::MemoryBuffer::getFileOrSTDIN(file);
  if (!bytes)
    return fail("cannot read " + file + ": " + bytes.getError().message());
  auto request = row->make()->request((*bytes)->getBuffer());
  if (!request)
    return fail(targetName + " judges no programs");
  if (std::string why = refuseOutput(nullptr); !why.empty())
    return fail(why);
  std::string origin = "freehold-fuzz target " + targetName + " " + file + " --program";
  return makeFindings(*request, nullptr, request->program.text,
                      originOf.empty() ? origin : originOf);
}

/// Joins the finding in the folder `file` with another one, or makes it again.
static int triageFinding() {
  auto read = triage::readFinding(file);
  if (const auto *error = std::get_if<std::string>(&read))
    return fail(*error);
  const auto *old = &std::get<triage::Finding>(read);
  std::string why;
  if (!joins.empty()) {
    triage::FindingStore store(out);
    if (!store.findings().contains(joins))
      return fail("there is no finding '" + joins + "' in '" + out + "'");
    if (why = probeFolder(out); !why.empty())
      return fail(why);
    why = store.join(joins, old->keys, reported);
    return why.empty() ? kAllGood : fail(why, kOurFault);
  }
  for (const Subject &subject : old->request.subjects)
    if (why = loadSubject(subject); !why.empty())
      return fail(why);
  if (why = refuseOutput(old); !why.empty())
    return fail(why);
  return makeFindings(old->request, old, old->original, old->origin);
}

/// Makes findings of what the subjects do to the program in `file`.
static int triageProgram() {
  auto chosen = chooseSubjects({subjects, pipelines, commands, {}, plugins, adaptation});
  if (auto *error = std::get_if<std::string>(&chosen))
    return fail(*error);
  if (subjects.empty() && pipelines.empty() && commands.empty())
    return fail("name a subject: --subject, --pipeline or --command");
  Budget budget;
  auto program = readProgram(file, budget);
  auto extensions = extensionOptions.read(opModels);
  if (!program || !extensions)
    return kBadInput;
  Request request;
  request.subjects = std::get<0>(chosen);
  request.inputs.seed = seed;
  program->extensions = std::move(*extensions);
  request.program = *program;
  if (std::string why = refuseOutput(nullptr); !why.empty())
    return fail(why);
  if (notLowerable)
    return makeNotLowerableFinding(request);
  if (std::string error = prepareOnce(request); !error.empty()) {
    llvm::errs() << error;
    return kBadInput;
  }
  std::string original = program->text;
  if (!originalOf.empty()) {
    auto before = readProgram(originalOf, budget);
    if (!before)
      return kBadInput;
    original = before->text;
  }
  return makeFindings(request, nullptr, original, originOf.empty() ? file : originOf);
}

int runTriage() {
  catchInterruptions();
  if (nameOf.getNumOccurrences() && nameOf.empty())
    return fail("--name is empty");
  for (const std::string &name : avoidedBy)
    if (!triage::findWorkaround(name))
      return fail("there is no workaround '" + name + "'; there are " + triage::workaroundNames());
  if (!targetName.empty())
    return triageInput();
  return llvm::sys::fs::is_directory(file) ? triageFinding() : triageProgram();
}

} // namespace freehold::fuzz
