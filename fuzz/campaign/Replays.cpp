//===- Replays.cpp - Findings of earlier nights, judged again -------------===//
#include "fuzz/campaign/Night.h"
#include "fuzz/pipelines/DrawnSubjects.h"
#include "oracle/core/verdict/Signature.h"
#include "oracle/core/verdict/StoredRequest.h"
#include "oracle/diff/JudgePool.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/MemoryBuffer.h"

namespace freehold {

/// How often a finding that no longer shows its defect is judged again before it counts as gone.
static constexpr unsigned kAgain = 2;

namespace {
/// What one judging of a finding's program says.
struct Answer {
  enum class Kind : uint8_t { Shows, ShowsOther, IsFine, CannotTell } kind = Kind::CannotTell;
  std::string note = "interrupted";
};

/// A finding to be judged again.
struct Case {
  std::string cause, folder;
  Request request;
  /// Those of its defect, as printed.
  std::set<std::string> signatures;
  Answer answer = {};
};
} // namespace

/// Whether the defect shows while the subject runs, such as a crash, so that a program without anything to run can show it.
static bool isOfSubjectAlone(llvm::StringRef signature) {
  llvm::StringRef kind = signature.split(' ').first;
  return llvm::is_contained(
      {"crash", "hang", "invalid-output", "rejected-late", "pass-memory-error"}, kind);
}

static Answer answerOf(const Response &response, const std::set<std::string> &signatures) {
  if (response.isGivenUp())
    return {};
  if (response.isBadInput() || !response.fault.empty() || response.judgements.empty())
    return {Answer::Kind::CannotTell, "its program cannot be judged"};
  Answer answer{Answer::Kind::IsFine, ""};
  for (const Judgement &judgement : response.judgements) {
    if (auto signature = signatureOf(judgement)) {
      if (signatures.contains(print(*signature)))
        return {Answer::Kind::Shows, "its finding shows it"};
      answer = {Answer::Kind::ShowsOther, "its finding shows another defect: " + print(*signature)};
    } else if (auto *inconclusive = std::get_if<Inconclusive>(&judgement.verdict);
               inconclusive && answer.kind == Answer::Kind::IsFine &&
               !(inconclusive->reason == Reason::NothingToRun &&
                 llvm::all_of(signatures, isOfSubjectAlone))) {
      answer = {Answer::Kind::CannotTell,
                "its finding is inconclusive: " + std::string(spell(inconclusive->reason))};
    }
  }
  return answer;
}

/// Returns the request for the program that the finding was made of; std::nullopt if it is the same.
static std::optional<Request> originalOf(const Request &reduced, const std::string &folder) {
  auto text = llvm::MemoryBuffer::getFile(folder + "/original.mlir");
  if (!text || (*text)->getBuffer() == reduced.program.text)
    return std::nullopt;
  Request request = reduced;
  request.program.text = (*text)->getBuffer().str();
  request.program.prepare = preparationOf(request.program.text);
  request.program.entries.clear();
  request.args.reset();
  return request;
}

/// Judges the requests that `requestOf` returns for these cases, side by side.
static void askAll(const std::vector<Case *> &cases, const CampaignOptions &options,
                   llvm::function_ref<Request(const Case &)> requestOf) {
  JudgePool pool({.jobs = options.jobs}, options.budget);
  size_t asked = 0, answered = 0;
  pool.run(
      [&]() -> std::optional<Request> {
        if (asked == cases.size())
          return std::nullopt;
        return requestOf(*cases[asked++]);
      },
      [&](const Request &, const Response &response) {
        Case &each = *cases[answered++];
        each.answer = answerOf(response, each.signatures);
      });
}

/// Returns the cases whose last answer is that nothing is wrong.
static std::vector<Case *> fineOnes(const std::vector<Case *> &cases) {
  std::vector<Case *> fine;
  llvm::copy_if(cases, std::back_inserter(fine),
                [](const Case *each) { return each->answer.kind == Answer::Kind::IsFine; });
  return fine;
}

static Replayed replayedOf(const Answer &answer) {
  switch (answer.kind) {
  case Answer::Kind::Shows:
  case Answer::Kind::ShowsOther:
    return {state::Sight::Seen, answer.note};
  case Answer::Kind::CannotTell:
    return {state::Sight::NotAsked, answer.note};
  case Answer::Kind::IsFine:
    return {state::Sight::Gone, "its finding no longer shows it"};
  }
  return {};
}

static std::map<std::string, Replayed> replay(std::vector<Case> &cases,
                                              const CampaignOptions &options) {
  std::map<std::string, Replayed> all;
  std::vector<Case *> left;
  for (Case &each : cases)
    left.push_back(&each);
  auto reduced = [](const Case &each) { return each.request; };
  auto settle = [&](const std::vector<Case *> &asked, bool isAgain) {
    for (const Case *each : asked) {
      all[each->cause] = replayedOf(each->answer);
      if (isAgain && each->answer.kind == Answer::Kind::Shows)
        all[each->cause] = {state::Sight::Sometimes, "its finding shows it in some replays only"};
    }
    return fineOnes(asked);
  };
  askAll(left, options, reduced);
  left = settle(left, /*isAgain=*/false);
  for (unsigned n = 0; n < kAgain; ++n) {
    askAll(left, options, reduced);
    left = settle(left, /*isAgain=*/true);
  }
  // What is left is fine. The program that it was found with may still show it.
  llvm::erase_if(left, [](const Case *each) { return !originalOf(each->request, each->folder); });
  askAll(left, options, [](const Case &each) { return *originalOf(each.request, each.folder); });
  for (const Case *each : left)
    if (each->answer.kind == Answer::Kind::Shows)
      all[each->cause] = {state::Sight::Seen, "the program that it was found with shows it"};
  return all;
}

std::map<std::string, Replayed> replayCauses(state::State &state, const CampaignOptions &options) {
  std::map<std::string, Replayed> unasked;
  std::vector<Case> cases;
  auto keys = state.keysOfAll();
  for (const state::Cause &cause : state.causes()) {
    if (cause.folder.empty())
      continue;
    Case each{cause.name, state.folder() + "/" + cause.folder, {}, {}};
    auto stored = readStoredRequest(each.folder);
    if (auto *why = std::get_if<std::string>(&stored)) {
      unasked[cause.name] = {state::Sight::NotAsked, *why};
      continue;
    }
    each.request = std::get<StoredRequest>(stored).request;
    auto subject = llvm::find_if(options.subjects,
                                 [&](const Subject &other) { return other.name == cause.subject; });
    if (subject == options.subjects.end()) {
      unasked[cause.name] = {state::Sight::NotAsked, "its subject is not one of this run"};
      continue;
    }
    // A drawn subject keeps the pipeline that was drawn.
    if (!pipelines::undrawnSubject(subject->name))
      each.request.subjects = {*subject};
    each.request.wantOutput = false;
    for (const std::string &key : keys[cause.id])
      each.signatures.insert(key.substr(0, key.find(';')));
    cases.push_back(std::move(each));
  }
  std::map<std::string, Replayed> all = replay(cases, options);
  all.merge(unasked);
  return all;
}

} // namespace freehold
