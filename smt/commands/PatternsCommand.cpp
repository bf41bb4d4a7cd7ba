//===- PatternsCommand.cpp - freehold-prove patterns ----------------------===//
#include "smt/commands/SharedOptions.h"

#include "oracle/core/process/Files.h"
#include "oracle/core/process/Interruption.h"
#include "oracle/core/program/EngineKind.h"
#include "oracle/core/program/Registry.h"
#include "oracle/diff/SubjectOptions.h"
#include "smt/patterns/Pool.h"
#include "smt/patterns/Report.h"
#include "smt/replay/Show.h"
#include "smt/solver/Decorators.h"

#include "mlir/IR/Diagnostics.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"

namespace cl = llvm::cl;

namespace freehold::smt {

using namespace patterns;

cl::SubCommand
    patternsSub("patterns",
                "Runs compiled patterns on every small bufferization.dealloc, and proves what they "
                "make of it. Exit code: 0 all proved, 1 refutations, 2 bad usage, 3 only unknowns, "
                "4 our fault, 130 and 143 interrupted");

static cl::opt<unsigned> memrefs("memrefs", cl::desc("Memrefs of a dealloc op: up to this, 0 to 3"),
                                 cl::init(2), cl::sub(patternsSub));
static cl::opt<unsigned> retained("retained",
                                  cl::desc("Retained values of one: up to this, 0 to 3"),
                                  cl::init(2), cl::sub(patternsSub));
static cl::list<std::string> subjectNames("subject", cl::desc("Subject; default: all of them"),
                                          cl::value_desc("name"), cl::sub(patternsSub));
static cl::opt<bool> listSubjects("list-subjects", cl::desc("Print the subjects and exit"),
                                  cl::sub(patternsSub));
static cl::list<std::string>
    pipelines("pass", cl::desc("Your pass, or textual pipeline, and each of its patterns, instead"),
              cl::value_desc("pipeline"), cl::sub(patternsSub));
static cl::list<std::string> plugins("load-pass-plugin", cl::desc("Pass plug-in for --pass"),
                                     cl::value_desc("library"), cl::sub(patternsSub));
static cl::opt<unsigned> jobs("jobs", cl::desc("Workers"), cl::init(2), cl::sub(patternsSub));
static cl::opt<std::string>
    emitDir("emit", cl::desc("Write the first example of each kind of refutation here"),
            cl::value_desc("dir"), cl::sub(patternsSub));
static cl::opt<bool> countOnly("count-only", cl::desc("Only how many shapes there are, by size"),
                               cl::sub(patternsSub));
static cl::opt<std::string> onlyShape("shape", cl::desc("Only the shape of this name"),
                                      cl::value_desc("name"), cl::sub(patternsSub));
static cl::opt<unsigned>
    missedMax("missed", cl::desc("Kinds of missed simplifications listed for each subject"),
              cl::init(20), cl::sub(patternsSub));

static cl::opt<std::string>
    engine("native",
           cl::desc("Counterexamples under \"union\" are run by the interpreter, and by this "
                    "native engine: jit, asan, valgrind"),
           cl::value_desc("engine"), cl::sub(patternsSub));

static Exit fail(const llvm::Twine &message, Exit code = kBadInput) {
  return freehold::fail("patterns", message, code);
}

//===----------------------------------------------------------------------===//
// The prover as a judge
//===----------------------------------------------------------------------===//

namespace {
/// Remembers some answers: all subjects' outputs of one shape start from the same world, and
/// whether there is such a world is asked for each.
class ShortMemory : public Remembering {
public:
  explicit ShortMemory(std::unique_ptr<Solver> solver) : Remembering(std::move(solver)) {}

protected:
  std::optional<SolverAnswer> recall(const Query &query) override {
    auto known = query.wanted.empty() ? known_.find(plainText(query)) : known_.end();
    return known == known_.end() ? std::nullopt : std::optional(known->second);
  }
  void remember(const Query &query, const SolverAnswer &answer) override {
    if (!query.wanted.empty() || !answer.isAnswer())
      return;
    if (known_.size() >= kAnswersMax)
      known_.clear();
    known_.try_emplace(plainText(query), answer);
  }

private:
  static constexpr unsigned kAnswersMax = 1'000;
  llvm::StringMap<SolverAnswer> known_;
};

/// One worker's.
class Judge {
public:
  explicit Judge(const SolverLimits &limits)
      : z3_(std::make_unique<ShortMemory>(makeZ3(limits))),
        replayer_({parseEngine(engine.getValue())}) {}

  PairVerdict prove(const Rewrite &rewrite, Reading reading) {
    ProofResult result = ask(rewrite, reading);
    PairVerdict verdict{result.kind, result.reason, ""};
    if (result.disagree)
      verdict.fault = result.reason;
    if (result.kind != ProofResult::Kind::Refuted)
      return verdict;
    verdict.why = describe(*result.failed);
    confirm(rewrite, result, reading, verdict);
    return verdict;
  }
  ShownRefutation show(const Rewrite &rewrite, Reading reading) {
    ProofResult result = ask(rewrite, reading);
    if (!result.counterexample)
      return {};
    Shown shown = smt::show(rewrite, result, reading, replayer_);
    return {drawTable(rewrite, shown.world), shown.programs.before, shown.programs.after};
  }
  std::optional<Alias> relate(mlir::func::FuncOp function, mlir::Value a, mlir::Value b) {
    std::optional<Relation> relation = smt::relate(function, a, b, *z3_);
    if (!relation)
      return std::nullopt;
    return *relation == Relation::Never    ? Alias::Never
           : *relation == Relation::Always ? Alias::Always
                                           : Alias::Depends;
  }

private:
  ProofResult ask(const Rewrite &rewrite, Reading reading) {
    WorldOptions world;
    world.reading = reading;
    Solvers solvers;
    solvers.z3 = z3_.get();
    return smt::prove(rewrite, world, solvers, "shape");
  }
  /// A refutation stands once its programs were run; else it is the encoding that is in doubt.
  void confirm(const Rewrite &rewrite, const ProofResult &result, Reading reading,
               PairVerdict &verdict) {
    std::string doubt = "no counterexample";
    if (result.counterexample) {
      Replayed replayed = smt::show(rewrite, result, reading, replayer_).replayed;
      if (replayed.defect && (engine.empty() || replayed.isConfirmedNatively))
        return;
      doubt = replayed.defect ? engine + ": " + replayed.native : replayed.what;
    }
    verdict.kind = ProofResult::Kind::Unknown;
    verdict.why += ", but it does not replay: " + doubt;
  }

  std::unique_ptr<Solver> z3_;
  Replayer replayer_;
};
} // namespace

static PairJudges makeJudges() {
  auto judge = std::make_shared<Judge>(limitsAsked());
  return {
      [judge](const Rewrite &rewrite, Reading reading) { return judge->prove(rewrite, reading); },
      [judge](const Rewrite &rewrite, Reading reading) { return judge->show(rewrite, reading); },
      [judge](mlir::func::FuncOp function, mlir::Value a, mlir::Value b) {
        return judge->relate(function, a, b);
      }};
}

//===----------------------------------------------------------------------===//
// What is asked for
//===----------------------------------------------------------------------===//

static std::string usageError() {
  if (memrefs > kOperandsMax || retained > kOperandsMax)
    return "--memrefs and --retained go from 0 to " + std::to_string(kOperandsMax);
  if (!plugins.empty() && pipelines.empty())
    return "--load-pass-plugin goes with --pass";
  if (!pipelines.empty() && !subjectNames.empty())
    return "give --subject or --pass, not both";
  if (!engine.empty() && !parseEngine(engine.getValue()))
    return "unknown engine '" + engine + "' for --native; there are: " + engineWords();
  return jobs ? "" : "--jobs is at least 1";
}

/// The subjects meant, or what is wrong.
static std::variant<std::vector<PatternSubject>, std::string> chosenSubjects() {
  if (std::string why = loadPlugins(plugins); !why.empty())
    return why;
  std::vector<PatternSubject> chosen;
  for (const std::string &pipeline : pipelines) {
    auto found = userSubjects(pipeline);
    if (auto *why = std::get_if<std::string>(&found))
      return "'" + pipeline + "': " + *why;
    llvm::append_range(chosen, std::get<0>(found));
  }
  if (!pipelines.empty())
    return chosen;
  std::vector<PatternSubject> all = builtinSubjects();
  if (subjectNames.empty())
    return all;
  for (const std::string &name : subjectNames) {
    auto found = llvm::find_if(all, [&](const PatternSubject &one) { return one.name == name; });
    if (found == all.end())
      return "unknown subject '" + name + "'; --list-subjects prints them";
    chosen.push_back(*found);
  }
  return chosen;
}

static Exit printSubjects(const std::vector<PatternSubject> &subjects) {
  for (const PatternSubject &subject : subjects)
    llvm::outs() << subject.name << '\n';
  return kAllGood;
}

static Exit printCounts(const std::vector<Shape> &shapes) {
  std::map<std::pair<size_t, size_t>, uint64_t> counts;
  for (const Shape &shape : shapes)
    ++counts[{shape.memrefs.size(), shape.retained.size()}];
  for (auto [size, count] : counts)
    llvm::outs() << size.first << "x" << size.second << "  " << count << '\n';
  llvm::outs() << "all  " << shapes.size() << '\n';
  return kAllGood;
}

//===----------------------------------------------------------------------===//
// The command
//===----------------------------------------------------------------------===//

static Exit exitCodeOf(const CheckCounts &counts) {
  Exit code = kAllGood;
  for (const auto &[key, row] : counts.rows) {
    if (row.unknown || row.vacuous)
      code = worse(code, kInconclusive);
    if (row.refuted)
      code = worse(code, kDefect);
  }
  return code;
}

static int check(const std::vector<Shape> &shapes, const CheckOptions &options) {
  PoolOptions pool;
  pool.jobs = jobs;
  bool isTerminal = llvm::sys::Process::StandardErrIsDisplayed();
  uint64_t finished = 0;
  pool.progress = [&](uint64_t done) {
    finished = done;
    if (isTerminal)
      llvm::errs() << '\r' << done << " of " << shapes.size() << " shapes";
  };
  CheckCounts counts = checkAll(shapes, options, makeJudges, pool);
  if (isTerminal)
    llvm::errs() << '\n';
  ReportOptions report{{memrefs, retained}, shapes.size(), missedMax};
  llvm::outs() << (jsonAsked() ? reportJson(counts, options) : reportText(counts, options, report));
  if (!counts.fault.empty())
    return fault("patterns", counts.fault);
  if (!emitDir.empty())
    if (std::string why = writeExamples(counts, options, emitDir); !why.empty())
      return fail(why, kOurFault);
  if (interruption() && finished < shapes.size())
    return interrupted("patterns", std::to_string(finished) + " of " +
                                       std::to_string(shapes.size()) + " shapes");
  return exitCodeOf(counts);
}

int runPatterns() {
  if (std::string why = usageError(); !why.empty())
    return fail(why);
  CheckOptions options;
  options.readings = readingsAsked();
  auto subjects = chosenSubjects();
  if (auto *why = std::get_if<std::string>(&subjects))
    return fail(*why);
  options.subjects = std::get<0>(std::move(subjects));
  if (listSubjects)
    return printSubjects(options.subjects);
  std::vector<Shape> shapes = enumerateShapes({memrefs, retained});
  if (countOnly)
    return printCounts(shapes);
  if (!onlyShape.empty()) {
    llvm::erase_if(shapes, [](const Shape &shape) { return shape.name() != onlyShape; });
    if (shapes.empty())
      return fail("there is no shape '" + onlyShape + "' of at most " + llvm::Twine(memrefs) +
                  " memrefs and " + llvm::Twine(retained) + " retained values");
  }
  if (emitDir.getNumOccurrences())
    if (std::string why = probeFolder(emitDir); !why.empty())
      return fail("--emit: " + llvm::Twine(why));
  return check(shapes, options);
}

} // namespace freehold::smt
