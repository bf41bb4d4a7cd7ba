//===- JudgedTargets.cpp - Targets that judge a program by running it -----===//
// A row turns an input into a request; judging is shared by all rows. The header selects one
// subject, or two subjects of which the second must not be worse than the first.
//===----------------------------------------------------------------------===//
#include "fuzz/mutate/MutateText.h"
#include "fuzz/targets/DeallocOps.h"
#include "fuzz/targets/Input.h"
#include "fuzz/targets/Target.h"
#include "fuzz/targets/Variants.h"
#include "oracle/core/verdict/Report.h"
#include "oracle/core/verdict/Signature.h"
#include "oracle/diff/DifferentialOracle.h"

#include "llvm/ADT/StringExtras.h"

namespace freehold::targets {

/// Small limits, so that hundreds of inputs a second are judged.
static const Budget kBudget = {.steps = 500'000,
                               .memoryBytes = 64ull << 20,
                               .callDepth = 2'000,
                               .textBytes = 1ull << 20,
                               .nesting = 200};
static constexpr unsigned kInputs = 4;

namespace {
struct JudgedRow {
  Request (*make)(const Input &);
  /// The last subject is compared with the ones before it, which are not reported.
  bool comparesSubjects = false;
  /// The target's programs are correct by construction, so an unfit source is a problem too.
  bool makesFitPrograms = true;
};

class JudgedTarget : public Target {
public:
  explicit JudgedTarget(JudgedRow row) : row_(row) {}

  Answer run(llvm::StringRef bytes, features::Sink sink) override;
  std::optional<Request> request(llvm::StringRef bytes) const override {
    Request request = row_.make(readInput(bytes));
    if (request.subjects.size() > 1)
      llvm::erase_if(request.subjects, [](const Subject &subject) { return subject.canary; });
    return request;
  }

private:
  void addProblems(const std::vector<Judgement> &judgements, Answer &answer) const;
  void compareSubjects(const Request &request, const std::vector<Judgement> &judgements,
                       Answer &answer) const;

  const JudgedRow row_;
  DifferentialOracle oracle_;
};
} // namespace

static std::string oneWord(llvm::StringRef text) {
  std::string word = text.str();
  std::replace(word.begin(), word.end(), ' ', '_');
  return word.empty() ? "-" : word;
}

void JudgedTarget::addProblems(const std::vector<Judgement> &judgements, Answer &answer) const {
  for (const Judgement &judgement : judgements)
    if (auto signature = signatureOf(judgement))
      answer.problems.push_back({print(*signature), diagnostic(judgement)});
}

static bool isDefect(const Judgement &judgement) {
  return std::holds_alternative<Defect>(judgement.verdict);
}

static bool isLeak(const Judgement &judgement) {
  auto *defect = std::get_if<Defect>(&judgement.verdict);
  return defect && defect->kind == DefectKind::Leak;
}

/// Drops defects that the source has as well, which `itself` judges as its own output. If the
/// source already leaks or returns a buffer that it does not own, the other subjects are not to
/// blame.
static void dropFaultsOfSource(llvm::StringRef itself, std::vector<Judgement> &judgements) {
  bool isFaulty = llvm::any_of(judgements, [&](const Judgement &judgement) {
    return judgement.subject == itself && isDefect(judgement);
  });
  llvm::erase_if(judgements, [&](const Judgement &judgement) {
    auto *defect = std::get_if<Defect>(&judgement.verdict);
    return judgement.subject == itself ||
           (isFaulty && defect &&
            (defect->kind == DefectKind::Leak || defect->kind == DefectKind::Abi));
  });
}

static const Inconclusive *rejection(const Judgement &judgement) {
  auto *inconclusive = std::get_if<Inconclusive>(&judgement.verdict);
  return inconclusive && inconclusive->reason == Reason::Rejected ? inconclusive : nullptr;
}

/// Two equivalent subjects must have the same verdict, and ours must accept what the shipped one
/// does. Defects of both are left to the targets that test each of them alone.
void JudgedTarget::compareSubjects(const Request &request, const std::vector<Judgement> &judgements,
                                   Answer &answer) const {
  std::vector<Judgement> theirs, ours;
  for (const Judgement &judgement : judgements)
    (judgement.subject == request.subjects.back().name ? ours : theirs).push_back(judgement);
  if (llvm::any_of(ours, isDefect) != llvm::any_of(theirs, isDefect))
    addProblems(judgements, answer);
  for (const Judgement &judgement : ours)
    if (const Inconclusive *why = rejection(judgement); why && llvm::none_of(theirs, rejection))
      answer.problems.push_back(
          {"rejected-by-one " + oneWord(judgement.subject) + " " + oneWord(why->what.op),
           why->what.location + ": error: " + why->what.message + "\n"});
}

Answer JudgedTarget::run(llvm::StringRef bytes, features::Sink sink) {
  Answer answer;
  const Input input = readInput(bytes);
  const Request request = row_.make(input);
  std::vector<Judgement> judgements;
  std::string unfit;
  oracle_.watch([&](const Subject &, mlir::ModuleOp module) { features::collect(module, sink); });
  std::string badInput = oracle_.judge(
      request, [](Stage, llvm::StringRef) {}, [&](std::string why) { unfit = std::move(why); },
      [&](std::vector<Judgement> more) { llvm::append_range(judgements, std::move(more)); });
  oracle_.watch({});
  if (std::string fault = oracle_.takeFault(); !fault.empty())
    answer.problems.push_back({"fault", fault});
  const bool isOurs = !input.isText && row_.makesFitPrograms;
  if (!badInput.empty()) {
    answer.isKept = false;
    if (isOurs)
      answer.problems.push_back({"generator bad-input", badInput});
    return answer;
  }
  if (isOurs && llvm::StringRef(unfit).starts_with(spell(Reason::SourceUb)))
    answer.problems.push_back({"generator source-ub", unfit + "\n"});
  for (const Judgement &judgement : judgements)
    features::collect(judgement, sink);
  // A mutation may have erased the dealloc of a marked allocation, which then leaks in every
  // subject.
  if (llvm::StringRef(request.program.text).contains("bufferization.manual_deallocation"))
    llvm::erase_if(judgements, isLeak);
  if (request.subjects.front().canary && request.subjects.size() > 1)
    dropFaultsOfSource(request.subjects.front().name, judgements);
  if (row_.comparesSubjects)
    compareSubjects(request, judgements, answer);
  else
    addProblems(judgements, answer);
  return answer;
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

static Request requestFor(Program program, std::vector<Subject> subjects) {
  Request request;
  request.program = std::move(program);
  request.subjects = std::move(subjects);
  request.inputs.count = kInputs;
  request.budget = kBudget;
  return request;
}

static Request upstreamRequest(const Input &input) {
  auto variant = input.variant();
  return requestFor(programOf(input, Profiles::Any), {upstreamVariant(variant)});
}

static Request ownershipRequest(const Input &input) {
  auto variant = input.variant();
  return requestFor(programOf(input, Profiles::Any), {ownershipVariant(variant)});
}

static Request legacyRequest(const Input &input) {
  auto variant = input.variant();
  return requestFor(programOf(input, Profiles::Legacy), {legacyVariant(variant)});
}

static Request differentialRequest(const Input &input) {
  auto variant = input.variant();
  return requestFor(programOf(input, Profiles::Any), differentialVariant(variant));
}

static Request deallocOpRequest(const Input &input) {
  auto variant = input.variant();
  Subject subject = deallocOpVariant(variant);
  // These passes insert no deallocations. Whether a program has enough of its own is found by
  // judging the program as its own output.
  if (input.isText)
    return requestFor(programOf(input, Profiles::Any), {*findSubject("identity"), subject});
  auto choices = gen::Choices::fromBytes(input.rest);
  // Comparing addresses cannot tell a dangling memref from a new buffer at the same address (D5).
  bool lowers = llvm::StringRef(subject.text).contains("lower-deallocations");
  return requestFor(deallocProgram(choices, {.withDangling = !lowers && input.profile() % 4 == 3}),
                    {subject});
}

/// The program, possibly mutated and undefined, which the interpreter must detect. It is judged as
/// its own output under an empty contract, so any defect is the interpreter's.
static Request interpreterRequest(const Input &input) {
  Program program = programOf(input, Profiles::Any);
  auto variant = input.variant();
  if (unsigned times = variant.choose(8))
    if (auto mutated = mutate::mutateText(program.text, variant, "", {.times = times}))
      program.text = std::move(*mutated);
  Subject itself = *findSubject("identity");
  itself.contract = {.promisesNoLeak = false,
                     .promisesResultAbi = false,
                     .copiesAliasedResults = false,
                     .clonesAtJoins = variant.flip()};
  return requestFor(std::move(program), {itself});
}

template <Request (*make)(const Input &), bool compares = false, bool fit = true>
static std::unique_ptr<Target> judged() {
  return std::make_unique<JudgedTarget>(JudgedRow{make, compares, fit});
}

const std::vector<TargetRow> &targetTable() {
  static const std::vector<TargetRow> table = {
      {"fuzz_upstream", "the shipped pipelines", judged<upstreamRequest>},
      {"fuzz_ownership", "our ownership-based pipelines and passes, with their options",
       judged<ownershipRequest>},
      {"fuzz_legacy", "our clone-based pipelines, and what places buffers", judged<legacyRequest>},
      {"fuzz_differential", "the shipped pipelines and ours are right or wrong together",
       judged<differentialRequest, /*compares=*/true>},
      {"fuzz_dealloc_op", "bufferization.dealloc canonicalized, simplified, lowered",
       judged<deallocOpRequest>},
      {"fuzz_interpreter", "mutated programs: the interpreter survives, and agrees with itself",
       judged<interpreterRequest, /*compares=*/false, /*fit=*/false>},
      {"fuzz_text", "any bytes as programs, pipelines, arguments, profiles, findings, reports",
       makeTextTarget},
  };
  return table;
}

const TargetRow *findTarget(llvm::StringRef name) {
  for (const TargetRow &row : targetTable())
    if (row.name == name)
      return &row;
  return nullptr;
}

std::string targetNames() {
  return llvm::join(llvm::map_range(targetTable(), [](auto &row) { return row.name; }), ", ");
}

} // namespace freehold::targets
