//===- ProofJudge.cpp - The prover as a judge of targets ------------------===//
// Asks the prover about one entry of a program and turns its answer into a verdict:
//
// clang-format off
//   prover                      a run shows a defect       no run shows one
//   proved                      JudgeDisagreement          Agree
//   candidate counterexample    Defect                     Inconclusive
//   checked up to a bound       Defect                     Inconclusive
//   unknown                     Inconclusive               Inconclusive
// clang-format on
//
// The verdict is also Inconclusive, before the prover is asked, if a function is missing or changes
// its signature, or if the source is fit on no input: a proof about it would be vacuous.
//===----------------------------------------------------------------------===//
#include "smt/replay/ProofJudge.h"

#include "oracle/diff/TargetRuns.h"
#include "smt/replay/SafeReplay.h"
#include "smt/validate/Validate.h"

using namespace mlir;

namespace freehold::smt {

namespace {
class ProofJudge : public Judge {
public:
  explicit ProofJudge(const ProofLimits &limits) : limits_(limits) {}

  JudgeKind kind() const override { return JudgeKind::Proof; }
  std::string name() const override { return "proof"; }
  Answer judge(Target &target, size_t number, llvm::ArrayRef<Answer> before, Enter enter) override;

private:
  Answer replay(Target &target, const SourceEntry &entry, const safe::ValidateResult &result);

  const ProofLimits limits_;
};
} // namespace

/// Returns a note at the location of `op`; at "-" if the op is null or has no file location.
static Note noteOf(Operation *op, const llvm::Twine &message) {
  auto place = op ? dyn_cast<FileLineColLoc>(op->getLoc()) : nullptr;
  std::string location = "-";
  if (place)
    location = (place.getFilename().getValue() + ":" + llvm::Twine(place.getLine()) + ":" +
                llvm::Twine(place.getColumn()))
                   .str();
  std::string name = op ? op->getName().getStringRef().str() + ": " : "";
  return {location, name + message.str()};
}

static Answer unknown(const safe::SafeResult &safe, const llvm::Twine &why) {
  return {JudgeKind::Proof, Inconclusive{Reason::SolverUnknown, noteOf(safe.at, why)}};
}

/// Returns the first defect that another judge found; null if there is none.
static const Defect *defectOf(llvm::ArrayRef<Answer> answers) {
  for (const Answer &answer : answers)
    if (auto *defect = std::get_if<Defect>(&answer.verdict))
      return defect;
  return nullptr;
}

static bool callsOthers(const Inputs &inputs, llvm::StringRef entry) {
  return llvm::any_of(stepsOf(inputs), [&](const Step &step) {
    auto *call = std::get_if<CallStep>(&step);
    return call && !call->function.empty() && entry != call->function;
  });
}

bool callsOthers(const Defect &defect, llvm::StringRef entry) {
  auto inputs = parseInputs(defect.evidence.args);
  return std::holds_alternative<Inputs>(inputs) && callsOthers(std::get<Inputs>(inputs), entry);
}

/// Runs source and target, first on inputs with the values of the prover's counterexample (the
/// walk) and everything else as in the compared inputs, then on the compared inputs themselves.
/// Inputs that call other functions are left out: one of those may be what is wrong. Returns the
/// defect if a run shows one, otherwise Inconclusive.
Answer ProofJudge::replay(Target &target, const SourceEntry &entry,
                          const safe::ValidateResult &result) {
  const Request &request = target.source.request;
  std::vector<Inputs> compared = comparedInputs(entry);
  const size_t all = compared.size();
  llvm::erase_if(compared,
                 [&](const Inputs &each) { return callsOthers(each, entry.function->name); });
  std::vector<Inputs> inputs =
      withValues(compared, result.safe.walk, *entry.module, *entry.function);
  auto tracked = [&]() -> const interp::CompiledModule & { return target.tracked(); };
  auto run = [&](const SourceEntry &source) {
    return judgeEntry(request, target.subject, source, *target.compiled, tracked).verdict;
  };
  auto answerOf = [&](Verdict verdict, std::optional<SourceEntry> suggested) {
    Answer answer{JudgeKind::Proof, std::move(verdict)};
    answer.suggested = std::move(suggested);
    answer.proof = "refuted, and shown by a run";
    return answer;
  };
  std::vector<std::vector<Inputs>> tries = {std::move(inputs)};
  if (compared.size() != all)
    tries.push_back(std::move(compared));
  for (std::vector<Inputs> &given : tries) {
    if (given.empty())
      continue;
    SourceEntry tried = runSource(request, *entry.module, *entry.function, std::move(given));
    Verdict verdict = run(tried);
    if (std::holds_alternative<Defect>(verdict))
      return answerOf(std::move(verdict), std::move(tried));
  }
  if (tries.size() == 1)
    if (Verdict verdict = run(entry); std::holds_alternative<Defect>(verdict))
      return answerOf(std::move(verdict), std::nullopt);
  return unknown(result.safe, "the counterexample does not replay (" +
                                  std::string(spell(result.safe.walk.what)) + ")");
}

Answer ProofJudge::judge(Target &target, size_t number, llvm::ArrayRef<Answer> before,
                         Enter enter) {
  const SourceEntry &entry = target.source.entries[number];
  // The name is that of a function in a module of the module, perhaps.
  const interp::CompiledFunction *compiled = target.compiled->find(entry.function->name);
  auto source = dyn_cast_or_null<FunctionOpInterface>(entry.function->op);
  auto after = dyn_cast_or_null<FunctionOpInterface>(compiled ? compiled->op : nullptr);
  if (!source || !after || after.isExternal())
    return {JudgeKind::Proof,
            Inconclusive{Reason::Unsupported, {"-", "the prover finds no such function"}}};
  if (target.subject.contract.adaptation != CallAdaptation::None)
    return {JudgeKind::Proof,
            Inconclusive{Reason::Unsupported, noteOf(after, "the subject changes signatures")}};
  if (llvm::none_of(entry.runs, [](const SourceRun &run) { return run.isFit(); })) {
    const Inconclusive *unfit = firstUnfit(entry);
    return {JudgeKind::Proof,
            Inconclusive{unfit ? unfit->reason : Reason::SourceAborts,
                         unfit ? unfit->what : Note{"-", "the source fits on no input"}}};
  }
  enter(Stage::Judge, "");
  safe::SafeOptions options;
  options.bound = limits_.bound;
  options.limits.timeoutMs = limits_.timeoutMs;
  safe::ValidateResult result = safe::validate(source, after, options);
  const safe::SafeResult &safe = result.safe;
  const Defect *shown = defectOf(before);
  switch (safe.status) {
  case safe::SafeResult::Proved:
    if (shown && callsOthers(*shown, entry.function->name))
      return unknown(safe,
                     "proved of this function, but not of others that a run calls, which shows: " +
                         std::string(spell(shown->kind)));
    if (shown && shown->kind != DefectKind::JudgeDisagreement) {
      Defect defect{DefectKind::JudgeDisagreement, shown->evidence};
      defect.evidence.what.message =
          "proved for all executions, but a run shows: " + std::string(spell(shown->kind)) + ": " +
          shown->evidence.what.message;
      return {JudgeKind::Proof, std::move(defect)};
    }
    return {.by = JudgeKind::Proof,
            .verdict = Agree{},
            .proof = "proved for all executions; invariant checked by " + safe.checkedBy};
  case safe::SafeResult::Candidate:
    return replay(target, entry, result);
  case safe::SafeResult::Bounded: {
    Answer answer = replay(target, entry, result);
    if (std::holds_alternative<Defect>(answer.verdict))
      return answer;
    return unknown(safe, "no violation up to " + llvm::Twine(limits_.bound) + " iterations" +
                             (safe.reason.empty() ? "" : " (" + safe.reason + ")"));
  }
  case safe::SafeResult::Unknown:
    break;
  }
  return unknown(safe, llvm::Twine(spell(result.open)) + ": " + safe.reason);
}

static std::unique_ptr<Judge> makeProofJudge(const JudgeChoice &choice, const JudgeTools &) {
  return choice.proof ? std::make_unique<ProofJudge>(*choice.proof) : nullptr;
}

void registerProofJudge() { freehold::registerProofJudge(makeProofJudge); }

} // namespace freehold::smt
