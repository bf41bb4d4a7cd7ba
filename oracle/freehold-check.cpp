//===- freehold-check.cpp - Programs x subjects -> verdicts ---------------===//
#include "oracle/core/process/Files.h"
#include "oracle/core/process/HelpDefaults.h"
#include "oracle/core/process/Interruption.h"
#include "oracle/core/process/Tool.h"
#include "oracle/core/program/ExtensionOptions.h"
#include "oracle/core/program/Orders.h"
#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Registry.h"
#include "oracle/core/program/SplitFile.h"
#include "oracle/core/program/UnknownOpsOption.h"
#include "oracle/core/verdict/Comparison.h"
#include "oracle/core/verdict/Exports.h"
#include "oracle/core/verdict/Report.h"
#include "oracle/diff/DumpPlan.h"
#include "oracle/diff/FileRequests.h"
#include "oracle/diff/JudgeOptions.h"
#include "oracle/diff/JudgePool.h"
#include "oracle/diff/SubjectOptions.h"
#include "oracle/diff/Transform.h"
#include "smt/replay/ProofJudge.h"

#include "mlir/Support/ToolUtilities.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

#include <set>

using namespace freehold;
namespace cl = llvm::cl;

namespace {
cl::OptionCategory category("freehold-check options");
cl::list<std::string> files(cl::Positional, cl::desc("FILE|FOLDER..."), cl::cat(category));
cl::list<std::string> subjectNames(
    "subject", cl::CommaSeparated,
    cl::desc("Built-in subject, or orders: the pipelines of other projects; default:\n"
             "the pipeline of a FILE that is a crash reproducer of mlir-opt, else all of\n"
             "them but orders"),
    cl::value_desc("names"), cl::cat(category));
cl::list<std::string>
    pipelines("pipeline",
              cl::desc("Textual pass pipeline as a subject, and the name it has in reports. One\n"
                       "without a deallocation pass need not free what leaks before it"),
              cl::value_desc("[name=]text"), cl::cat(category));
cl::list<std::string>
    commands("command",
             cl::desc("Command as a subject: IR in generic form on stdin, IR on stdout; an older\n"
                      "mlir-opt-N gets and gives that of its version"),
             cl::value_desc("command line"), cl::cat(category));
cl::list<std::string>
    toolVersions("tool-version",
                 cl::desc("Another mlir-opt as a subject, older ones with IR of their version; it\n"
                          "runs --buffer-deallocation-pipeline unless arguments follow the path"),
                 cl::value_desc("name=path"), cl::cat(category));
cl::list<std::string>
    targets("target",
            cl::desc("Module that stands for the output of a subject; one for each FILE, in order"),
            cl::value_desc("after"), cl::cat(category));
cl::opt<std::string> splitMarker(
    "split-input-file", cl::ValueOptional,
    cl::desc("Files, also those of --target, hold several programs with this marker between\n"
             "them; default: '// -----'. A part that is rejected as its expected-error\n"
             "comments say is counted, and not judged"),
    cl::value_desc("marker"), cl::cat(category));
cl::opt<std::string>
    irDump("ir-dump",
           cl::desc("What a driver printed for one program with --mlir-print-ir-after-all, ...\n"
                    "before-all or ...after-change, or its --mlir-print-ir-tree-dir: each pass is\n"
                    "judged, and the first wrong one named. FILE is what the driver read"),
           cl::value_desc("file or folder"), cl::cat(category));
cl::list<std::string> plugins("load-pass-plugin", cl::desc("Pass plug-in for --pipeline"),
                              cl::value_desc("library"), cl::cat(category));
cl::opt<std::string> adaptation(
    "signatures",
    cl::desc(withDefault("What the subjects of --pipeline, --command and --target do to function "
                         "signatures: none, out-params, equivalent-results, bufferized",
                         "none")),
    cl::value_desc("change"), cl::init("none"), cl::cat(category));
cl::list<std::string> oracles("oracle", cl::CommaSeparated,
                              cl::desc("Judges: interp, native, proof; default: interp"),
                              cl::cat(category));
cl::opt<std::string>
    engine("native",
           cl::desc(withDefault("How native runs are judged: jit, asan, valgrind", "jit")),
           cl::value_desc("engine"), cl::init("jit"), cl::cat(category));
cl::list<std::string> entryNames("entry",
                                 cl::desc("Function to run; default: every public one, else every\n"
                                          "private one"),
                                 cl::value_desc("name"), cl::cat(category));
cl::opt<std::string> args("args", cl::desc("Only these arguments (as freehold-run --args)"),
                          cl::cat(category));
cl::opt<unsigned> inputs("inputs",
                         cl::desc(withDefault("Inputs for each entry", InputOptions().count)),
                         cl::init(InputOptions().count), cl::cat(category));
cl::opt<unsigned> searchTries(
    "search-tries",
    cl::desc(withDefault(
        "Runs of the source in search of inputs that fit, if few of the generated\n"
        "ones do; a quarter of it for inputs that reach more of the program, and for such\n"
        "as formulas of source and target differ on",
        Budget().fitTries)),
    cl::init(Budget().fitTries), cl::cat(category));
cl::opt<uint64_t> seed("seed", cl::desc(withDefault("Inputs, contents and external answers", 1)),
                       cl::init(1), cl::cat(category));
cl::opt<unsigned>
    timeout("timeout",
            cl::desc(withDefault("Milliseconds for a subject on a program", Budget().timeoutMs)),
            cl::init(Budget().timeoutMs), cl::cat(category));
cl::opt<uint64_t>
    steps("steps",
          cl::desc(withDefault("Instructions of a run; without this option twenty times as\n"
                               "many for inputs of programs of which too few fit",
                               Budget().steps)),
          cl::init(Budget().steps), cl::cat(category));
cl::opt<uint64_t>
    memory("memory",
           cl::desc(withDefault("Bytes of simulated memory of a run", Budget().memoryBytes)),
           cl::init(Budget().memoryBytes), cl::cat(category));
cl::opt<UnknownOps> unknownOps("unknown-ops", unknownOpsText(), unknownOpsWords(),
                               cl::init(UnknownOps::Opaque), cl::cat(category));
ExtensionOptions extensionOptions{cl::cat(category)};
cl::opt<std::string> opModels("op-models", opModelsText(), cl::value_desc("file"),
                              cl::cat(category));
cl::list<std::string>
    driverDialects("driver-dialects", cl::CommaSeparated, cl::ReallyHidden,
                   cl::desc("Dialects whose ops the driver of a dump knows, for fh-check"),
                   cl::value_desc("names"), cl::cat(category));
cl::opt<unsigned> jobs("jobs", cl::desc(withDefault("Workers", 1)), cl::init(1), cl::cat(category));
cl::opt<bool> json("json",
                   cl::desc("One JSON object a line for each judgement, or row of --compare"),
                   cl::cat(category));
cl::list<std::string>
    compared("compare", cl::CommaSeparated,
             cl::desc("Built-in subjects, and those of --pipeline and --command: a table of what "
                      "the code costs that they leave, with ratios to the first"),
             cl::value_desc("names"), cl::cat(category));
cl::opt<bool> csv("csv", cl::desc("With --compare: comma-separated values"), cl::cat(category));
cl::opt<std::string> sarif("sarif",
                           cl::desc("Also write the judgements to this file, as SARIF 2.1.0"),
                           cl::value_desc("file"), cl::cat(category));
cl::opt<std::string> junit("junit",
                           cl::desc("Also write the judgements to this file, as JUnit XML"),
                           cl::value_desc("file"), cl::cat(category));
cl::opt<bool> verbose("verbose", cl::desc("A line for every judgement, not only the report"),
                      cl::cat(category));
cl::opt<bool> showOutput("show-output", cl::desc("After a defect, the subject's output"),
                         cl::cat(category));
cl::opt<bool> verifyEach("verify-each",
                         cl::desc("Verify the IR after each pass of a pipeline, as mlir-opt does"),
                         cl::init(true), cl::cat(category));
cl::opt<bool> listSubjects("list-subjects", cl::desc("Print the built-in subjects and exit"),
                           cl::cat(category));

/// Returns the words of an enumeration of verdicts, for --help.
template <typename T> std::string wordsOf() {
  std::string words;
  for (uint8_t value = 0; spell(static_cast<T>(value)) != "?"; ++value)
    words += (!value      ? "  "
              : value % 6 ? ", "
                          : ",\n  ") +
             std::string(spell(static_cast<T>(value)));
  return words + "\n";
}

std::string overview() {
  return "Judges passes that deallocate buffers by running programs before and after them\n\n"
         "An input fits where the program returns; elsewhere it is undefined, aborts or needs\n"
         "too much. One input is enough for a defect. To agree, three must fit, or all there\n"
         "are. With --json each judgement has inputs = fit + aborted + left_out, and why the\n"
         "first one is left out.\n\n"
         "Kinds of defects:\n" +
         wordsOf<DefectKind>() + "Reasons for inconclusive:\n" + wordsOf<Reason>() +
         "\nExit code: 0 all agree, 1 a defect, 2 bad input or usage, 3 nothing worse than\n"
         "inconclusive, 4 a fault of Freehold, also an output that cannot be written; the same\n"
         "with --compare. 130 and 143: interrupted; what was judged until then is reported.\n";
}

Exit badUsage(const llvm::Twine &message) { return fail("", message); }

int printSubjects() {
  size_t width = 0;
  for (const auto *table : {&subjectTable(), &orderTable()})
    for (const Subject &subject : *table)
      width = std::max(width, subject.name.size() + 2);
  for (const Subject &subject : subjectTable())
    llvm::outs() << llvm::left_justify(subject.name, width) << subject.summary << '\n';
  llvm::outs() << "by name only, or as '" << kOrders
               << "': shipped passes as other projects run them\n";
  for (const Subject &subject : orderTable())
    llvm::outs() << llvm::left_justify(subject.name, width) << subject.summary << '\n';
  return 0;
}

/// Where what people read goes: to stderr if a file for machines is written to stdout.
llvm::raw_ostream &forPeople() {
  return sarif == "-" || junit == "-" ? llvm::errs() : llvm::outs();
}

void printResult(const Response &response) {
  llvm::errs() << response.badInput << response.fault;
  for (const Judgement &judgement : response.judgements) {
    if (json) {
      llvm::outs() << jsonLine(judgement) << '\n';
      continue;
    }
    if (verbose)
      forPeople() << summaryLine(judgement) << '\n';
    llvm::outs().flush();
    llvm::errs() << diagnostic(judgement);
    if (auto *defect = std::get_if<Defect>(&judgement.verdict); defect && showOutput)
      forPeople() << "// after " << judgement.subject << '\n' << defect->evidence.transformed;
  }
}

void addTo(Exports &exports, const std::string &program, const Response &response) {
  if (sarif.empty() && junit.empty())
    return;
  for (const Judgement &judgement : response.judgements)
    exports.add(judgement);
  if (response.isBadInput())
    exports.addError(program, "unreadable", response.badInput);
  if (!response.fault.empty())
    exports.addError(program, "fault", response.fault);
}

/// Returns why a file that was asked for cannot be written, before work starts, or an empty string.
/// `taken` are the files that are read.
std::string probeExports(std::vector<std::string> taken) {
  if ((sarif == "-") + (junit == "-") + (json || csv || !compared.empty()) > 1)
    return "of --sarif -, --junit -, --json and --compare only one can be on stdout";
  for (cl::opt<std::string> *file : {&sarif, &junit}) {
    if (!file->getNumOccurrences())
      continue;
    if (file->empty())
      return "--" + file->ArgStr.str() + " names no file";
    if (std::string why = probeFileApart(*file, taken); !why.empty())
      return why;
    taken.push_back(*file);
  }
  return "";
}

/// Returns the files that are read, as they were named.
std::vector<std::string> filesRead(const std::vector<std::string> &programs) {
  std::vector<std::string> read = programs;
  read.insert(read.end(), targets.begin(), targets.end());
  for (const std::string &file : {irDump.getValue(), opModels.getValue()})
    if (!file.empty())
      read.push_back(file);
  return read;
}

/// Returns why a file that was asked for cannot be written, or an empty string.
std::string writeExports(const Exports &exports) {
  std::string why = sarif.empty() ? "" : replaceFile(sarif, exports.sarif());
  return why.empty() && !junit.empty() ? replaceFile(junit, exports.junit()) : why;
}

/// Returns what is wrong with the options of --compare, or an empty string.
std::string checkComparisonOptions(const std::vector<Subject> &subjects) {
  if (compared.empty())
    return csv ? "--csv goes with --compare" : "";
  if (json && csv)
    return "--json or --csv, not both";
  if (!subjectNames.empty())
    return "--compare takes the names of --subject";
  if (!targets.empty())
    return "--compare runs subjects; it does not go with --target";
  if (!oracles.empty())
    return "--compare counts what the interpreter executes; it does not go with --oracle";
  if (verbose || showOutput)
    return "--compare does not go with --verbose and --show-output";
  std::set<std::string> names;
  for (const Subject &subject : subjects)
    if (!names.insert(subject.name).second)
      return "--compare names '" + subject.name + "' twice";
  return "";
}

/// Prints diagnostics to stderr, so that they do not mix with the rows on stdout.
void printDiagnostics(const Response &response) {
  llvm::errs() << response.badInput << response.fault;
  for (const Judgement &judgement : response.judgements)
    llvm::errs() << diagnostic(judgement);
}

void printComparison(const Comparison &comparison) {
  llvm::outs() << (json ? comparison.jsonLines() : csv ? comparison.csv() : comparison.text());
}

/// The marker between programs of a file, if files hold several.
std::optional<std::string> marker() {
  if (!splitMarker.getNumOccurrences())
    return std::nullopt;
  return splitMarker.empty() ? mlir::kDefaultSplitMarker : splitMarker.getValue();
}

bool isSubjectNamed() {
  return !subjectNames.empty() || !pipelines.empty() || !commands.empty() || !targets.empty() ||
         !toolVersions.empty() || !compared.empty();
}

/// Returns the request that is the same for all programs, without a program.
Request commonRequest(std::vector<Subject> subjects, JudgeChoice judges) {
  Request common;
  common.subjects = std::move(subjects);
  common.inputs.count = inputs;
  common.inputs.seed = seed;
  common.judges = std::move(judges);
  common.budget.timeoutMs = timeout.getNumOccurrences() ? timeout : timeoutMsFor(common.judges);
  common.budget.steps = steps;
  if (steps.getNumOccurrences())
    common.budget.longSteps = steps;
  common.budget.fitTries = searchTries;
  common.budget.coverTries = common.budget.differenceTries = searchTries / 4;
  common.unknownOps = unknownOps;
  common.budget.memoryBytes = memory;
  if (args.getNumOccurrences())
    common.args = args;
  common.wantOutput = showOutput;
  common.wantCost = !compared.empty();
  common.verifyEach = verifyEach;
  return common;
}

/// Names the part of a file that the program is.
void nameParts(const Request &request, Response &response) {
  if (!request.program.part.empty())
    for (Judgement &judgement : response.judgements)
      judgement.program = request.program.name + " (" + request.program.part + ")";
}

/// From so many files on, judging a typical program first pays; and from so many on, some programs share a worker, which is
/// cheaper than a fresh one for each.
constexpr size_t kSomeFiles = 8, kManyFiles = 64;
constexpr unsigned kShareWorker = 16;

/// "N of M programs", or "N programs" for folders and parts of files, which are read as they come.
std::string doneText(size_t programs) {
  std::string done = std::to_string(programs);
  bool isCounted = !marker() && llvm::none_of(files, [](const std::string &file) {
    return llvm::sys::fs::is_directory(file);
  });
  if (isCounted)
    done += " of " + std::to_string(files.size());
  return done + " programs";
}

/// Judges all files and prints the results. Returns the exit code.
int judgeFiles(const Request &common, const std::vector<std::string> &paths) {
  std::vector<std::string> names;
  for (const Subject &subject : common.subjects)
    names.push_back(subject.name);
  Comparison comparison(names);
  Report report;
  FileRequests requests({.files = paths,
                         .targets = {targets.begin(), targets.end()},
                         .entries = {entryNames.begin(), entryNames.end()},
                         .plugins = {plugins.begin(), plugins.end()},
                         .marker = marker(),
                         .isSubjectNamed = isSubjectNamed(),
                         .sharing = paths.size() < kManyFiles ? 1 : kShareWorker},
                        common);
  Exports exports;
  size_t givenUp = 0;
  JudgePool pool(
      {.jobs = jobs, .typical = paths.size() >= kSomeFiles ? std::optional(common) : std::nullopt},
      common.budget);
  auto unreadable = [&](const std::string &path) {
    report.addUnreadable();
    exports.addError(path, "unreadable", path + ": error: cannot be read");
  };
  pool.run([&] { return requests.next(unreadable); },
           [&](const Request &request, const Response &judged) {
             givenUp += judged.isGivenUp();
             if (marker() && judged.isBadInput() &&
                 isRejectedAsExpected(request.program, judged.badInput)) {
               report.addExpectedRejection();
               return;
             }
             Response response = judged;
             nameParts(request, response);
             report.add(request, response);
             addTo(exports, request.program.name, response);
             if (common.wantCost) {
               Request named = request;
               if (!named.program.part.empty())
                 named.program.name += " (" + named.program.part + ")";
               comparison.add(named, response);
               printDiagnostics(response);
             } else {
               printResult(response);
             }
           });
  if (common.wantCost)
    printComparison(comparison);
  if (!json && !csv)
    forPeople() << report.text();
  if (std::string why = writeExports(exports); !why.empty())
    return fail("", why, kOurFault);
  bool isCut = interruption() && (givenUp || !requests.isDone());
  if (!isCut)
    return report.exitCode();
  llvm::outs().flush();
  llvm::errs() << "freehold-check: " << interruptedText(doneText(report.programs())) << '\n';
  return interruptedExit();
}
/// Returns the dialects that the driver knows, and this program does not.
std::vector<std::string> unknownDialects(const Extensions &extensions) {
  auto context = makeContext();
  std::vector<std::string> unknown;
  if (driverDialects.empty() || !loadExtensions(extensions, *context))
    return unknown;
  for (const std::string &name : driverDialects)
    if (!llvm::is_contained(context->getAvailableDialects(), name) &&
        !context->getLoadedDialect(name))
      unknown.push_back(name);
  return unknown;
}

/// What an op of a dialect that is not known does to memory, passes of its driver may know: what looks wrong is not judged
/// then.
void doubt(Response &response, const std::vector<std::string> &unknown) {
  for (Judgement &judgement : response.judgements)
    if (auto *defect = std::get_if<Defect>(&judgement.verdict); defect && !unknown.empty()) {
      Note what = defect->evidence.what;
      what.message = "the driver knows the dialect '" + unknown.front() +
                     "', which is not known here (give its plug-in: dialect-plugin=FILE); without "
                     "it, this is " +
                     std::string(spell(defect->kind)) + ": " + what.message;
      judgement.verdict = Inconclusive{Reason::Unsupported, std::move(what)};
    }
}

/// Judges the passes of a dump. Returns the exit code.
int judgeDump(const Request &common) {
  auto records = readDumpAt(irDump, common.budget.textBytes);
  if (auto *why = std::get_if<std::string>(&records))
    return badUsage(*why);
  std::optional<Program> input;
  if (!files.empty() && !(input = readProgram(files.front(), common.budget))) {
    llvm::errs() << "note: --ir-dump takes the dump of one program and what the driver read; "
                    "without FILE, the first step "
                    "of each program is not judged\n";
    return kBadInput;
  }
  auto steps =
      dumpStepsApart(std::get<0>(records), input, common.program.extensions, common.budget);
  if (auto *why = std::get_if<std::string>(&steps))
    return badUsage(irDump + ": " + *why);
  const DumpPlan plan(std::get<0>(std::move(steps)), common,
                      irDump == "-" ? std::string("<stdin>") : irDump.getValue());
  std::vector<Response> responses;
  size_t next = 0;
  JudgePool pool({.jobs = jobs}, common.budget);
  pool.run(
      [&] {
        return next < plan.requests().size() ? std::optional(plan.requests()[next++].request)
                                             : std::nullopt;
      },
      [&](const Request &, const Response &response) { responses.push_back(response); });
  responses.resize(plan.requests().size(), {.ending = Response::Ending::GivenUp});
  Report report;
  Exports exports;
  const std::vector<std::string> unknown = unknownDialects(common.program.extensions);
  for (DumpAnswer &answer : plan.answers(responses)) {
    doubt(answer.response, unknown);
    report.add(answer.request, answer.response);
    addTo(exports, answer.request.program.name, answer.response);
    printResult(answer.response);
  }
  if (!json)
    forPeople() << report.text("pairs of programs") << plan.summary(responses);
  llvm::outs().flush();
  if (std::string why = writeExports(exports); !why.empty())
    return fail("", why, kOurFault);
  if (!interruption())
    return report.exitCode();
  llvm::errs() << "freehold-check: " << interruptedText("a part of the dump was judged") << '\n';
  return interruptedExit();
}
} // namespace

int main(int argc, char **argv) {
  Tool tool(argc, argv);
  catchInterruptions();
  smt::registerProofJudge();
  cl::HideUnrelatedOptions(category);
  if (!cl::ParseCommandLineOptions(argc, argv, overview(), &llvm::errs()))
    return kBadInput;
  if (listSubjects)
    return printSubjects();
  if (irDump.getNumOccurrences() &&
      (isSubjectNamed() || splitMarker.getNumOccurrences() || files.size() > 1))
    return badUsage("--ir-dump goes with one FILE at most, and without a subject");
  if (files.empty() && !irDump.getNumOccurrences())
    return badUsage("no program given");
  std::vector<std::string> paths(files.begin(), files.end());
  if (std::string error = expandFolders(paths); !error.empty())
    return badUsage(error);
  if (paths.size() > files.size() && (!targets.empty() || irDump.getNumOccurrences()))
    return badUsage("--target and --ir-dump take files, not folders");
  if (!inputs)
    return badUsage("--inputs must be at least 1");
  if (!jobs)
    return badUsage("--jobs must be at least 1");
  auto judges = chooseJudges({oracles.begin(), oracles.end()}, engine);
  if (auto *error = std::get_if<std::string>(&judges))
    return badUsage(*error);
  SubjectOptions chosen{subjectNames, pipelines, commands, targets, plugins, adaptation};
  chosen.toolVersions = toolVersions;
  chosen.names.insert(chosen.names.end(), compared.begin(), compared.end());
  auto subjects = chooseSubjects(chosen);
  if (auto *error = std::get_if<std::string>(&subjects))
    return badUsage(*error);
  if (std::string error = checkComparisonOptions(std::get<0>(subjects)); !error.empty())
    return badUsage(error);
  if (!targets.empty() && targets.size() != files.size())
    return badUsage("there are " + std::to_string(files.size()) + " programs and " +
                    std::to_string(targets.size()) + " --target; each program needs its own");
  const std::vector<std::string> read = filesRead(paths);
  if (llvm::count(read, "-") > 1)
    return badUsage("'-' is given twice, but stdin can be read only once");
  if (std::string why = probeExports(read); !why.empty())
    return badUsage(why);
  auto extensions = extensionOptions.read(opModels);
  if (!extensions)
    return kBadInput;
  Request common = commonRequest(irDump.getNumOccurrences() ? std::vector<Subject>()
                                                            : std::get<0>(std::move(subjects)),
                                 std::get<JudgeChoice>(std::move(judges)));
  common.program.extensions = std::move(*extensions);
  if (!irDump.getNumOccurrences())
    return judgeFiles(common, paths);
  common.program.entries = entryNames;
  return judgeDump(common);
}
