//===- RunCommand.cpp - freehold-fuzz run and replay ----------------------===//
#include "fuzz/Commands.h"
#include "fuzz/campaign/Campaign.h"
#include "fuzz/campaign/CorpusModes.h"
#include "fuzz/campaign/Features.h"
#include "fuzz/campaign/FolderLock.h"
#include "fuzz/pipelines/DrawnSubjects.h"
#include "fuzz/state/State.h"
#include "oracle/core/process/HelpDefaults.h"
#include "oracle/core/process/Interruption.h"
#include "oracle/core/process/Process.h"
#include "oracle/core/program/ExtensionOptions.h"
#include "oracle/core/verdict/StoredRequest.h"
#include "oracle/diff/JudgeOptions.h"
#include "oracle/diff/JudgePool.h"
#include "oracle/diff/SubjectOptions.h"

#include "llvm/ADT/SetVector.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"

#include <valgrind/valgrind.h>

namespace cl = llvm::cl;

namespace freehold::fuzz {

cl::SubCommand runSub("run", "A campaign: the corpus, then random programs. Exit code: 0 no "
                             "defect, 1 defects, 2 bad input, 3 only inconclusive, 4 our fault, "
                             "130 and 143 interrupted");
cl::SubCommand
    replaySub("replay",
              "Judges a finding again. Exit code: 1 the defect is there, or "
              "another one, which is said, 0 none is, 2 bad input, 3 inconclusive, 4 our fault");

static cl::opt<Mode> mode(
    "mode", cl::desc(withDefault("What the campaign is for", "batch")),
    cl::values(
        clEnumValN(Mode::Batch, "batch", "The corpus, then random programs"),
        clEnumValN(Mode::Change, "change",
                   "One change, in 10m: --changed first, their mutants, programs with the ops that "
                   "they name; fails on new causes only"),
        clEnumValN(Mode::Prune, "prune",
                   "Copies the programs of --corpus that have all of its features to --out"),
        clEnumValN(Mode::Coverage, "coverage",
                   "Prints how many programs of --corpus have each shape")),
    cl::init(Mode::Batch), cl::sub(runSub));
static cl::list<std::string>
    changed("changed", cl::value_desc("file"),
            cl::desc("For --mode change: a changed test (.mlir, with its parts) or source"),
            cl::sub(runSub));
static cl::list<std::string> corpus("corpus", cl::desc("Folder or file to judge first"),
                                    cl::sub(runSub));
static cl::opt<std::string> timeLimit("time",
                                      cl::desc(withDefault("How long: 60s, 10m, 2h", "60s")),
                                      cl::init("60s"), cl::sub(runSub));
static cl::opt<double> unseenMin("until-unseen", cl::value_desc("percent"),
                                 cl::desc("End earlier, once fewer random programs than this are "
                                          "likely to show a kind of defect that was not seen "
                                          "yet (Good-Turing)"),
                                 cl::init(0), cl::sub(runSub));
static cl::opt<uint64_t> count("count",
                               cl::desc("Random programs, without a time limit unless --time is "
                                        "given too: then what is over first"),
                               cl::sub(runSub));
static cl::list<std::string>
    subjects("subjects", cl::CommaSeparated,
             cl::desc("Built-in subjects, or orders; default: all of this MLIR version but orders. "
                      "'options' is one shipped pass with drawn options, another one for each "
                      "program, 'random-orders' several of them"),
             cl::sub(runSub));
static cl::list<std::string>
    pipelineTexts("pipeline", cl::desc("Textual pass pipeline as a subject"), cl::sub(runSub));
static cl::opt<std::string> adaptation(
    "signatures",
    cl::desc(withDefault("What the subjects of --pipeline and --command do to function signatures: "
                         "none, out-params, equivalent-results, bufferized",
                         "none")),
    cl::init("none"), cl::sub(runSub));
static cl::list<std::string> commands("command", cl::desc("Command as a subject"), cl::sub(runSub));
static cl::list<std::string>
    toolVersions("tool-version", cl::value_desc("name=path"),
                 cl::desc("Another mlir-opt as a subject (as freehold-check --tool-version); "
                          "findings say whether it has "
                          "their defect"),
                 cl::sub(runSub));
static cl::list<std::string> plugins("load-pass-plugin", cl::desc("Pass plug-in for --pipeline"),
                                     cl::sub(runSub));
static ExtensionOptions extensionOptions{cl::sub(runSub)};
static cl::opt<std::string> opModels("op-models", opModelsText(), cl::sub(runSub));
static cl::opt<uint64_t> seed("seed", cl::desc(withDefault("Seed of the first random program", 1)),
                              cl::init(1), cl::sub(runSub));
static cl::opt<unsigned> jobs("jobs", cl::desc(withDefault("Workers", 2)), cl::init(2),
                              cl::sub(runSub));
static cl::opt<unsigned>
    inputs("inputs", cl::desc(withDefault("Inputs for each entry of a random program", 4)),
           cl::init(4), cl::sub(runSub));
static cl::opt<unsigned>
    timeoutMs("timeout",
              cl::desc(withDefault("Milliseconds for a subject on a program", Budget().timeoutMs)),
              cl::init(Budget().timeoutMs), cl::sub(runSub));
static cl::list<std::string> oracles("oracle", cl::CommaSeparated,
                                     cl::desc("Judges besides the interpreter: native, proof"),
                                     cl::sub(runSub));
static cl::opt<std::string>
    engine("native",
           cl::desc(withDefault("How native runs are judged: jit, asan, valgrind", "jit")),
           cl::value_desc("engine"), cl::init("jit"), cl::sub(runSub));
static cl::opt<unsigned> oneOutOf("oracle-one-in",
                                  cl::desc(withDefault("They judge one program of so many",
                                                       CampaignOptions().judgedByAllOneOutOf)),
                                  cl::init(CampaignOptions().judgedByAllOneOutOf), cl::sub(runSub));
static cl::opt<std::string>
    out("out", cl::desc(withDefault("Folder for the report and the defects", "campaign-out")),
        cl::init("campaign-out"), cl::sub(runSub));
static cl::opt<std::string>
    stateFolder("state",
                cl::desc("Folder that remembers earlier nights, instead of --out: findings are "
                         "replayed, causes are new, known, fixed or regressed"),
                cl::sub(runSub));
static cl::opt<bool> resume("resume", cl::desc("Go on with the state's unfinished run, if any"),
                            cl::sub(runSub));
static cl::opt<bool> abandon("abandon",
                             cl::desc("Give up the state's unfinished run; with --resume, only if "
                                      "it cannot be resumed"),
                             cl::sub(runSub));
static cl::opt<bool> restore("restore",
                             cl::desc("Replace a damaged state.db by its last good copy first"),
                             cl::sub(runSub));
static cl::opt<bool> overwrite("overwrite",
                               cl::desc("Replace what an earlier campaign wrote there; files of "
                                        "others, and edited ones, are kept"),
                               cl::sub(runSub));
static cl::opt<unsigned>
    triageTime("triage-time",
               cl::desc(withDefault("Seconds for reducing what was found; 0: none", 60)),
               cl::init(60), cl::sub(runSub));
static cl::opt<unsigned> families(
    "growth",
    cl::desc(withDefault("Families of growing programs for which callgrind counts whether a "
                         "pass's work grows faster than the square of its program; with "
                         "--time they take at most a fourth of it more",
                         0)),
    cl::init(0), cl::value_desc("number"), cl::sub(runSub));
static cl::opt<std::string> known("known",
                                  cl::desc("Folder with findings of known causes; default: the "
                                           "corpus/findings that come with Freehold"),
                                  cl::sub(runSub));
static cl::opt<FailOn>
    failOn("fail-on",
           cl::desc("Which defects exit with 1. With new and none, inconclusive is 0, not 3"),
           cl::values(clEnumValN(FailOn::Any, "any", "All; the default"),
                      clEnumValN(FailOn::New, "new", "Those that reduce to no known cause"),
                      clEnumValN(FailOn::None, "none", "None; the report has them")),
           cl::init(FailOn::Any), cl::sub(runSub));
static cl::list<std::string>
    profiles("profile",
             cl::desc("Kind of programs, a name or a JSON file; seeds take several in "
                      "turn; default: all there are, and beyond if all passes are fh-"),
             cl::sub(runSub));
static cl::list<std::string>
    avoid("avoid", cl::CommaSeparated, cl::value_desc("feature|bucket"),
          cl::desc("What programs are made without: rows, ops or prefixes of rows; signatures or "
                   "names of known findings; folders of defects"),
          cl::sub(runSub));
static cl::opt<unsigned> mutants(
    "mutants",
    cl::desc(withDefault("One random program of so many is a corpus program, changed; 0: none",
                         CampaignOptions().mutantOneOutOf)),
    cl::init(CampaignOptions().mutantOneOutOf), cl::sub(runSub));
static cl::opt<bool> noAdapt("no-adapt",
                             cl::desc("Leave out no features of defects that dominate a subject"),
                             cl::sub(runSub));
static cl::opt<unsigned>
    epoch("epoch",
          cl::desc(withDefault("Seeds after which that is decided again", AdaptOptions().epoch)),
          cl::init(AdaptOptions().epoch), cl::sub(runSub));
static cl::opt<std::string> finding(cl::Positional, cl::Required,
                                    cl::desc("FOLDER with a finding.json"), cl::sub(replaySub));

/// One random program of so many mutates a changed test.
static constexpr unsigned kMutantsOfChange = 2;
static constexpr const char *kTimeForChange = "10m";
/// For one replay under Memcheck.
static constexpr unsigned kMemcheckMs = 600'000;
static constexpr uint64_t kMemcheckOutputMax = 64 << 20;

static std::optional<unsigned> secondsOf(llvm::StringRef text) {
  unsigned number, unit = 1;
  if (text.consume_back("h"))
    unit = 3600;
  else if (text.consume_back("m"))
    unit = 60;
  else
    text.consume_back("s");
  if (text.getAsInteger(10, number))
    return std::nullopt;
  return number * unit;
}

/// Reads the options that select programs and what they leave out. Returns what is wrong.
static std::string readProgramOptions(CampaignOptions &options) {
  if (!profiles.empty())
    options.profiles.clear();
  for (const std::string &name : profiles) {
    auto profile = gen::readProfile(name);
    if (auto *why = std::get_if<std::string>(&profile))
      return *why;
    options.profiles.push_back(std::get<gen::Profile>(profile));
  }
  auto rows = rowsToAvoid(avoid, triage::FindingStore(known));
  if (auto *why = std::get_if<std::string>(&rows))
    return *why;
  auto extensions = extensionOptions.read(opModels);
  if (!extensions)
    return "what the corpus needs cannot be loaded";
  options.extensions = std::move(*extensions);
  options.extensionFiles = extensionOptions.files(opModels);
  options.mutantOneOutOf = mutants;
  options.avoided = std::get<gen::Rows>(rows);
  if (!epoch)
    return "--epoch is at least 1";
  options.adapt->epoch = epoch;
  if (noAdapt)
    options.adapt.reset();
  return "";
}

/// Returns the subjects of the command line, each named one once, or what is wrong.
static std::variant<std::vector<Subject>, std::string> chosenSubjects() {
  std::vector<std::string> names;
  std::vector<Subject> drawn;
  for (llvm::StringRef name : llvm::SetVector<llvm::StringRef>(subjects.begin(), subjects.end()))
    if (auto subject = pipelines::undrawnSubject(name.str()))
      drawn.push_back(std::move(*subject));
    else
      names.push_back(name.str());
  // Without any subject all built-in ones are meant, unless some are drawn.
  if (!drawn.empty() && names.empty() && pipelineTexts.empty() && commands.empty() &&
      toolVersions.empty())
    return drawn;
  auto chosen = chooseSubjects({names,
                                pipelineTexts,
                                commands,
                                {},
                                plugins,
                                adaptation,
                                /*withOlder=*/false,
                                toolVersions});
  if (auto *others = std::get_if<std::vector<Subject>>(&chosen))
    others->insert(others->end(), drawn.begin(), drawn.end());
  if (auto *all = std::get_if<std::vector<Subject>>(&chosen))
    if (std::string why = whyNamesClash(*all); !why.empty())
      return why;
  return chosen;
}

/// Whether all passes of a textual pipeline are ours. Names before "(" are those of ops.
static bool hasOurPassesOnly(llvm::StringRef pipeline) {
  unsigned braces = 0;
  while (!pipeline.empty()) {
    llvm::StringRef name =
        pipeline.take_until([](char c) { return llvm::StringRef("(){},").contains(c); });
    pipeline = pipeline.drop_front(name.size());
    bool isOp = pipeline.starts_with("(");
    if (!braces && !isOp && !name.trim().empty() && !name.trim().starts_with("fh-"))
      return false;
    braces += pipeline.starts_with("{");
    braces -= pipeline.starts_with("}");
    pipeline = pipeline.drop_front(pipeline.empty() ? 0 : 1);
  }
  return true;
}

/// Where only passes of ours are tested, `beyond` takes its turn: the shipped ones refuse its programs.
static void addBeyond(CampaignOptions &options) {
  bool areOurs = llvm::all_of(options.subjects, [](const Subject &subject) {
    return subject.kind == Subject::Kind::Pipeline && !subject.text.empty() &&
           hasOurPassesOnly(subject.text);
  });
  if (profiles.empty() && areOurs)
    options.profiles.push_back(*gen::findProfile("beyond"));
}

/// Reads the options that select judges. Returns what is wrong.
static std::string readJudgeOptions(CampaignOptions &options) {
  auto chosen = chooseJudges({oracles.begin(), oracles.end()}, engine);
  if (auto *why = std::get_if<std::string>(&chosen))
    return *why;
  if (!oneOutOf)
    return "--oracle-one-in is at least 1";
  if (oracles.empty() && (engine.getNumOccurrences() || oneOutOf.getNumOccurrences()))
    return "--native and --oracle-one-in go with --oracle";
  if (engine.getNumOccurrences() && !llvm::is_contained(oracles, "native"))
    return "--native goes with --oracle native";
  options.judges = std::get<JudgeChoice>(chosen);
  options.judges.interpreter = true;
  options.judgedByAllOneOutOf = oneOutOf;
  return "";
}

/// Replaces a damaged database, unless another process is writing into it. Returns what is wrong.
static std::string restoreState() {
  FolderLock lock;
  std::string why =
      llvm::sys::fs::is_directory(stateFolder) ? lock.take(stateFolder) : std::string();
  if (why.empty())
    why = state::restore(stateFolder);
  if (why.empty())
    llvm::errs() << "freehold-fuzz run: note: '" << stateFolder
                 << "' goes on from its last good copy; what was damaged is kept beside it\n";
  return why;
}

/// Reads the options of --state. Returns what is wrong.
static std::string readStateOptions(CampaignOptions &options) {
  bool isGiven = !stateFolder.empty();
  if (!isGiven && (resume || abandon || restore || stateFolder.getNumOccurrences()))
    return "--resume, --abandon and --restore go with --state DIR";
  if (isGiven && (out.getNumOccurrences() || overwrite))
    return "--state has its own folder for each run: leave out --out and --overwrite";
  if (restore)
    if (std::string why = restoreState(); !why.empty())
      return why;
  options.state = stateFolder;
  options.mayResume = resume;
  options.mayAbandon = abandon;
  options.isSeedGiven = seed.getNumOccurrences();
  return "";
}

/// Reads the options of --mode. Returns what is wrong.
static std::string readMode(CampaignOptions &options) {
  options.mode = mode;
  options.unseenShareMin = unseenMin / 100;
  // Comparisons with NaN are false.
  if (!(unseenMin >= 0 && unseenMin <= 100))
    return "--until-unseen is a number of percent";
  if (mode != Mode::Change)
    return changed.empty() ? "" : "--changed goes with --mode change";
  if (changed.empty())
    return "--mode change needs what was changed: --changed FILE";
  auto focus = readFocus(changed, options.budget);
  if (auto *why = std::get_if<std::string>(&focus))
    return *why;
  options.focus = std::get<Focus>(std::move(focus));
  if (!options.focus.tests.empty() && !mutants.getNumOccurrences())
    options.mutantOneOutOf = kMutantsOfChange;
  if (!failOn.getNumOccurrences())
    options.failOn = FailOn::New;
  return "";
}

int runRun() {
  fixAddresses();
  catchInterruptions();
  if (!known.getNumOccurrences()) {
    known = shippedFolder("corpus/findings");
    if (known.empty())
      llvm::errs()
          << "freehold-fuzz run: warning: there is no corpus/findings here or beside the tool, "
             "so that every cause counts as new\n";
  } else if (!known.empty() && !llvm::sys::fs::is_directory(known)) {
    return fail("run", "--known: there is no folder '" + known + "'");
  }
  CampaignOptions options;
  if (mode == Mode::Change && !timeLimit.getNumOccurrences())
    timeLimit = kTimeForChange;
  auto seconds = secondsOf(timeLimit);
  if (!seconds)
    return fail("run", "'" + timeLimit + "' is no time: use 60s, 10m or 2h");
  if (!jobs)
    return fail("run", "--jobs must be at least 1");
  auto chosen = chosenSubjects();
  if (auto *error = std::get_if<std::string>(&chosen))
    return fail("run", *error);
  if (std::string why = readProgramOptions(options); !why.empty())
    return fail("run", why);
  options.corpus = corpus;
  options.subjects = std::get<0>(chosen);
  addBeyond(options);
  options.seconds = *seconds;
  if (count.getNumOccurrences()) {
    options.programs = count;
    if (!timeLimit.getNumOccurrences())
      options.seconds = UINT_MAX;
  }
  options.seed = seed;
  options.jobs = jobs;
  options.inputs = inputs;
  options.out = out;
  options.mayOverwrite = overwrite;
  options.budget.timeoutMs = timeoutMs;
  options.triageSeconds = triageTime;
  options.families = families;
  options.known = known;
  options.failOn = failOn;
  for (const std::string &tool : toolVersions)
    options.tools.push_back(llvm::StringRef(tool).split('=').second.split(' ').first.str());
  if (std::string why = readJudgeOptions(options); !why.empty())
    return fail("run", why);
  if (std::string why = readMode(options); !why.empty())
    return fail("run", why);
  if (mode == Mode::Coverage)
    return coverCorpus(options);
  if (mode == Mode::Prune)
    return pruneCorpus(options);
  if (std::string why = readStateOptions(options); !why.empty())
    return fail("run", why);
  options.progress = llvm::sys::Process::StandardErrIsDisplayed();
  return runCampaign(options);
}

/// Replays the finding once more with this program under Memcheck. Returns the exit code.
static int replayUnderMemcheck() {
  std::string self = llvm::sys::fs::getMainExecutable(nullptr, nullptr);
  CommandResult end = runCommand("valgrind -q --error-limit=no --log-file=/dev/null " +
                                     shellWord(self) + " replay " + shellWord(finding),
                                 "", kMemcheckMs, kMemcheckOutputMax, /*anyAddressSpace=*/true);
  if (end.ending != CommandResult::Ending::Exited)
    return fail("replay", "valgrind does not end: " + end.errors);
  llvm::outs() << end.output;
  llvm::outs().flush();
  llvm::errs() << end.errors;
  return end.code;
}

int runReplay() {
  auto stored = readStoredRequest(finding);
  if (auto *error = std::get_if<std::string>(&stored))
    return fail("replay", *error);
  auto kind = std::get<StoredRequest>(stored).kind;
  Request request = std::get<StoredRequest>(stored).request;
  for (const Subject &subject : request.subjects)
    if (std::string why = loadSubject(subject); !why.empty())
      return fail("replay", why);
  request.wantOutput = false;
  Response response = judgeOnce(request);
  Report report;
  report.add(request, response);
  llvm::errs() << response.badInput << response.fault;
  for (const Judgement &judgement : response.judgements) {
    llvm::outs() << summaryLine(judgement) << '\n';
    llvm::outs().flush();
    llvm::errs() << diagnostic(judgement);
  }
  // What becomes of a pass that reads memory which is not its own depends on what is there. Memcheck
  // sees it each time.
  bool mayVary = kind == DefectKind::Crash || kind == DefectKind::PassMemoryError;
  if (kind && !mayVary && report.exitCode() == 1 &&
      llvm::none_of(response.judgements, [&](const Judgement &judgement) {
        auto *defect = std::get_if<Defect>(&judgement.verdict);
        return defect && defect->kind == *kind;
      }))
    llvm::errs() << "freehold-fuzz replay: warning: the finding is of kind " << spell(*kind)
                 << "; this is another defect\n";
  if (mayVary && report.exitCode() == 0 && !RUNNING_ON_VALGRIND)
    return replayUnderMemcheck();
  return report.exitCode();
}

} // namespace freehold::fuzz
