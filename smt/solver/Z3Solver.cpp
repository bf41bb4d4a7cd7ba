//===- Z3Solver.cpp - Z3 in this process; Horn clauses by its program -----===//
// Queries are asked of one solver that is told and forgets them in turn (push, pop), which is 30
// times as quick as a new solver for each. What its models say depends on what it was asked before,
// and so does where it gives up: values, and all that it cannot answer at once, are asked again of
// a new one.
//
// Z3 tells errors by exceptions, and without them a malformed formula has no assertions and is
// *sat*. Each method catches them; none leaves this file.
// Memory: Z3 stops in good order above a mark; well above it, it throws from anywhere, destructors
// included. A context that something was thrown from is left alone, not destroyed.
//===----------------------------------------------------------------------===//
#include "smt/solver/Horn.h"
#include "smt/solver/SolverOutput.h"
#include "smt/solver/Z3Translation.h"

#include "oracle/core/process/Interruption.h"
#include "oracle/core/process/Process.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/ErrorHandling.h"

#include <atomic>
#include <chrono>
#include <climits>
#include <mutex>

namespace freehold::smt {

using llvm::ArrayRef;
using llvm::StringRef;
using Op = TermNode::Op;

/// A session that forgets still grows; a new one after this many queries.
static constexpr unsigned kQueriesPerSession = 2'000;
/// Between the mark at which Z3 stops and the limit at which it throws.
static constexpr unsigned kReserveMb = 1'000;
/// Of Z3's measure: tenths of a second. What takes longer is for a solver that simplifies first.
static constexpr uint64_t kQuickResources = 1'000'000;
/// Of the program that is asked about Horn clauses: its time to start and end, all of it if nothing
/// limits it, and what it may print.
static constexpr unsigned kHornSlackMs = 2'000;
static constexpr unsigned kHornNoLimitMs = 24 * 3600 * 1000;
static constexpr uint64_t kHornOutputBytesMax = 64 << 20;

//===----------------------------------------------------------------------===//
// Questions
//===----------------------------------------------------------------------===//

namespace {
using Clock = std::chrono::steady_clock;
double secondsSince(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

/// A context with a solver and what it was told.
struct Session {
  z3::context context;
  z3::solver solver;
  Translation translate{context};
  unsigned queries = 0;
  /// What its checks have taken so far.
  uint64_t resources = 0;
  /// Something was thrown from it.
  bool broken = false;
  enum Kind { Quick, Thorough };
  explicit Session(Kind kind)
      : solver(kind == Quick ? z3::solver(context, z3::solver::simple()) : z3::solver(context)) {}

  void tell(ArrayRef<Term> terms) {
    for (Term term : terms)
      solver.add(translate(term));
  }
};

/// Owns a session, unless that is broken.
struct Discard {
  void operator()(Session *session) const {
    if (!session->broken)
      delete session;
  }
};
using SessionPtr = std::unique_ptr<Session, Discard>;

class Z3 : public Solver {
public:
  explicit Z3(const SolverLimits &limits);

  std::string version() override;
  SolverAnswer check(const Query &query) override { return checkGoals({}, query).front(); }
  SolverAnswer checkText(const std::string &smtLib) override;
  std::vector<SolverAnswer> checkGoals(ArrayRef<Term> common, ArrayRef<Query> goals) override;
  void interrupt() override;

private:
  SessionPtr open(Session::Kind kind) const;
  /// Asks, and counts what that took.
  SolverAnswer run(Session &session);
  SolverAnswer check(Session &session);
  /// Those of `goals` that have no answer yet, up to one that ends the session.
  void checkShared(ArrayRef<Term> common, ArrayRef<Query> goals,
                   std::vector<SolverAnswer> &answers);
  SolverAnswer checkAnew(ArrayRef<Term> common, const Query &goal, Session::Kind kind);
  SolverAnswer settle(SolverAnswer answer, ArrayRef<Term> common, const Query &goal);
  /// May throw.
  SolverAnswer evaluate(const std::string &smtLib);

  SolverLimits limits_;
  SessionPtr shared_;
  /// The context whose check another thread may end.
  std::mutex mutex_;
  z3::context *running_ = nullptr;
  std::atomic<bool> interrupted_ = false;
};

/// While one lives, its context can be interrupted.
struct Running {
  std::mutex &mutex;
  z3::context *&running;
  Running(std::mutex &mutex, z3::context *&running, z3::context &context)
      : mutex(mutex), running(running) {
    std::lock_guard lock(mutex);
    running = &context;
  }
  ~Running() {
    std::lock_guard lock(mutex);
    running = nullptr;
  }
};
} // namespace

/// Runs `body`, whose exceptions are errors.
static SolverAnswer guarded(llvm::function_ref<SolverAnswer()> body) {
  try {
    return body();
  } catch (const z3::exception &error) {
    return {.sat = Sat::Error, .reason = std::string("z3: ") + error.msg()};
  } catch (const std::exception &error) {
    return {.sat = Sat::Error, .reason = std::string("z3: ") + error.what()};
  }
}

Z3::Z3(const SolverLimits &limits) : limits_(limits) {
  uint64_t bytes = std::min<uint64_t>(uint64_t(limits.memoryMb) << 20, UINT_MAX);
  Z3_global_param_set("memory_high_watermark", std::to_string(bytes).c_str());
  unsigned hardMb = limits.memoryMb ? limits.memoryMb + kReserveMb : 0;
  Z3_global_param_set("memory_max_size", std::to_string(hardMb).c_str());
}

std::string Z3::version() {
  unsigned major, minor, build, revision;
  Z3_get_version(&major, &minor, &build, &revision);
  return "z3 " + std::to_string(major) + "." + std::to_string(minor) + "." + std::to_string(build);
}

void Z3::interrupt() {
  std::lock_guard lock(mutex_);
  if (!running_)
    return;
  interrupted_ = true;
  running_->interrupt();
}

SessionPtr Z3::open(Session::Kind kind) const {
  SessionPtr session(new Session(kind));
  z3::params params(session->context);
  // Ctrl-C ends this process, not the check.
  params.set("ctrl_c", false);
  if (limits_.timeoutMs)
    params.set("timeout", limits_.timeoutMs);
  if (limits_.memoryMb && kind == Session::Thorough)
    params.set("max_memory", limits_.memoryMb);
  uint64_t resources = limits_.resources;
  if (kind == Session::Quick && (!resources || resources > kQuickResources))
    resources = kQuickResources;
  if (resources)
    params.set("rlimit", static_cast<unsigned>(std::min<uint64_t>(resources, UINT_MAX)));
  session->solver.set(params);
  return session;
}

/// What all checks of the session have taken so far by Z3's own measure.
static uint64_t resourcesOf(z3::solver &solver) {
  z3::stats statistics = solver.statistics();
  for (unsigned n = 0; n < statistics.size(); ++n)
    if (statistics.key(n) == "rlimit count")
      return statistics.is_uint(n) ? statistics.uint_value(n)
                                   : static_cast<uint64_t>(statistics.double_value(n));
  return 0;
}

SolverAnswer Z3::run(Session &session) {
  SolverAnswer answer = check(session);
  if (session.broken)
    return answer;
  uint64_t now = resourcesOf(session.solver);
  answer.resources = now - std::min(session.resources, now);
  session.resources = now;
  return answer;
}

SolverAnswer Z3::check(Session &session) {
  Running running(mutex_, running_, session.context);
  try {
    switch (session.solver.check()) {
    case z3::sat:
      return {.sat = Sat::Sat};
    case z3::unsat:
      return {.sat = Sat::Unsat};
    case z3::unknown:
      return {.sat = Sat::Unknown, .reason = "z3: " + session.solver.reason_unknown()};
    }
  } catch (const z3::exception &error) {
    // The formula was taken, so it is time, memory or an interrupt.
    session.broken = true;
    return {.sat = Sat::Unknown, .reason = std::string("z3: ") + error.msg()};
  }
  llvm_unreachable("Z3 has three answers");
}

static std::vector<std::string> valuesOf(Session &session, ArrayRef<Term> wanted) {
  std::vector<std::string> values;
  z3::model model = session.solver.get_model();
  for (Term term : wanted) {
    z3::expr value = model.eval(session.translate(term), /*model_completion=*/true);
    if (value.is_numeral())
      values.push_back(Z3_get_numeral_string(session.context, value));
    else if (value.is_const())
      values.push_back(value.decl().name().str());
    else
      values.push_back(value.to_string());
  }
  return values;
}

SolverAnswer Z3::checkAnew(ArrayRef<Term> common, const Query &goal, Session::Kind kind) {
  SessionPtr session = open(kind);
  try {
    session->tell(common);
    session->tell(goal.assertions);
    // Before the check: wanted terms may have literals of their own.
    for (Term wanted : goal.wanted)
      session->translate(wanted);
    session->translate.distinguishLiterals(session->solver);
    SolverAnswer answer = run(*session);
    if (answer.sat == Sat::Sat)
      answer.values = valuesOf(*session, goal.wanted);
    return answer;
  } catch (...) {
    session->broken = true;
    throw;
  }
}

/// `answer` of the shared solver, if that is the last word.
SolverAnswer Z3::settle(SolverAnswer answer, ArrayRef<Term> common, const Query &goal) {
  bool needsValues = answer.sat == Sat::Sat && !goal.wanted.empty();
  for (Session::Kind kind : {Session::Quick, Session::Thorough}) {
    bool undecided = answer.sat == Sat::Unknown && !interrupted_;
    if (!undecided && !(needsValues && kind == Session::Quick))
      continue;
    uint64_t before = answer.resources;
    answer = checkAnew(common, goal, kind);
    answer.resources += before;
  }
  return answer;
}

void Z3::checkShared(ArrayRef<Term> common, ArrayRef<Query> goals,
                     std::vector<SolverAnswer> &answers) {
  Session &session = *shared_;
  session.translate.forget();
  session.solver.push();
  session.tell(common);
  while (answers.size() < goals.size()) {
    auto start = Clock::now();
    const Query &goal = goals[answers.size()];
    interrupted_ = false;
    session.solver.push();
    session.tell(goal.assertions);
    session.translate.distinguishLiterals(session.solver);
    SolverAnswer answer = run(session);
    bool usable = answer.isAnswer();
    answers.push_back(settle(std::move(answer), common, goal));
    answers.back().seconds = secondsSince(start);
    ++session.queries;
    // Whatever state that left.
    if (!usable)
      return shared_.reset();
    session.solver.pop();
  }
  session.solver.pop();
}

std::vector<SolverAnswer> Z3::checkGoals(ArrayRef<Term> common, ArrayRef<Query> goals) {
  std::vector<SolverAnswer> answers;
  while (answers.size() < goals.size()) {
    SolverAnswer error = guarded([&]() -> SolverAnswer {
      if (!shared_ || shared_->queries >= kQueriesPerSession)
        shared_ = open(Session::Quick);
      checkShared(common, goals, answers);
      return {};
    });
    if (error.sat != Sat::Error)
      continue;
    answers.push_back(std::move(error));
    if (shared_)
      shared_->broken = true;
    shared_.reset();
  }
  return answers;
}

SolverAnswer Z3::evaluate(const std::string &smtLib) {
  z3::context context;
  Running running(mutex_, running_, context);
  std::string options;
  if (limits_.timeoutMs)
    options += "(set-option :timeout " + std::to_string(limits_.timeoutMs) + ")";
  if (limits_.resources)
    options += "(set-option :rlimit " + std::to_string(limits_.resources) + ")";
  auto evaluate = [&](const std::string &text) {
    std::string output = Z3_eval_smtlib2_string(context, text.c_str());
    context.check_error();
    return output;
  };
  // What the text ends by itself, (exit), has no mark at its end.
  std::string output = evaluate(options + smtLib + "\n(echo \"freehold\")");
  StringRef said = StringRef(output).trim();
  if (!said.consume_back("\nfreehold"))
    return {.sat = Sat::Error, .reason = ("z3 said: " + said).str()};
  if (said == StringRef(spell(Sat::Unknown)))
    return readOutput("z3", (said + "\n" + evaluate("(get-info :reason-unknown)")).str());
  return readOutput("z3", said);
}

SolverAnswer Z3::checkText(const std::string &smtLib) {
  SolverAnswer answer = checkAsksOnce(smtLib);
  if (answer.sat == Sat::Error)
    return answer;
  auto start = Clock::now();
  answer = guarded([&] { return evaluate(smtLib); });
  answer.seconds = secondsSince(start);
  return answer;
}

//===----------------------------------------------------------------------===//
// Horn clauses
//===----------------------------------------------------------------------===//

/// What `(get-model)` prints around the definitions: parentheses, and a word in some versions.
static std::string definitionsIn(StringRef model) {
  model = model.trim();
  if (!model.consume_front("(") || !model.consume_back(")"))
    return "";
  model = model.trim();
  if (model.consume_front("model"))
    model = model.trim();
  return model.str();
}

/// The text that sets the limits and the engine, asks, and prints the predicates.
static std::string questionOf(const std::string &clauses, const SolverLimits &limits,
                              HornEngine engine) {
  std::string text;
  if (limits.timeoutMs)
    text += "(set-option :timeout " + std::to_string(limits.timeoutMs) + ")\n";
  if (limits.resources)
    text += "(set-option :rlimit " +
            std::to_string(std::min<uint64_t>(limits.resources, UINT_MAX)) + ")\n";
  bool inlines = engine != HornEngine::SpacerWithoutInlining;
  for (const char *what : {"eager", "linear"})
    text += std::string("(set-option :fp.xform.inline_") + what + (inlines ? " true)" : " false)") +
            "\n";
  return text + clauses +
         (engine == HornEngine::Instantiation ? "\n(check-sat)\n" : "\n(check-sat-using horn)\n") +
         "(get-model)\n";
}

/// What Z3 printed: its answer, and then the predicates, or an error where there are none.
static HornAnswer readHorn(StringRef output) {
  auto [said, model] = output.trim().split('\n');
  SolverAnswer answer = readOutput("z3", said.trim());
  if (answer.sat == Sat::Unknown || said.trim() == "timeout" || said.trim() == "canceled")
    return {{.sat = Sat::Unknown, .reason = "z3: no invariant was found within the limit"}, ""};
  if (answer.sat != Sat::Sat)
    return {answer, ""};
  std::string predicates = definitionsIn(model);
  if (predicates.empty())
    return {{.sat = Sat::Unknown, .reason = "z3: no predicates were printed"}, ""};
  return {answer, predicates};
}

/// Asks the program: within a process, Z3 4.8.12 sometimes throws from a destructor of Spacer when its
/// time is over, which would end this process.
HornAnswer solveHorn(const std::string &clauses, const SolverLimits &limits, HornEngine engine) {
  auto start = Clock::now();
  std::string command = "z3 -in";
  if (limits.memoryMb)
    command += " -memory:" + std::to_string(limits.memoryMb);
  unsigned limitMs =
      limits.timeoutMs
          ? std::min<uint64_t>(uint64_t(limits.timeoutMs) + kHornSlackMs, kHornNoLimitMs)
          : kHornNoLimitMs;
  CommandResult run =
      runCommand(command, questionOf(clauses, limits, engine), limitMs, kHornOutputBytesMax);
  HornAnswer result;
  switch (run.ending) {
  case CommandResult::Ending::Exited:
    result = readHorn(run.output);
    break;
  case CommandResult::Ending::NotFound:
    result.answer = {.sat = Sat::Error, .reason = "z3 was not found; install it (scripts/setup)"};
    break;
  case CommandResult::Ending::NotRun:
    result.answer = {.sat = interruption() ? Sat::Unknown : Sat::Error,
                     .reason = "z3 was not asked: " + run.errors};
    break;
  case CommandResult::Ending::Signalled:
  case CommandResult::Ending::TimedOut:
  case CommandResult::Ending::TooMuchOutput:
    result.answer = {.sat = Sat::Unknown, .reason = "z3: no invariant was found within the limit"};
    break;
  }
  result.answer.seconds = secondsSince(start);
  return result;
}

std::unique_ptr<Solver> makeZ3(const SolverLimits &limits) { return std::make_unique<Z3>(limits); }

} // namespace freehold::smt
