//===- Replays.cpp - Findings of earlier nights, judged again -------------===//
#include "fuzz/campaign/Night.h"
#include "oracle/core/process/Interruption.h"
#include "oracle/core/verdict/Signature.h"
#include "oracle/core/verdict/StoredRequest.h"
#include "oracle/diff/JudgePool.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MemoryBuffer.h"

namespace freehold {

/// A finding that does not show its defect is tried this many times before it counts as gone.
static constexpr unsigned kTries = 3;

namespace {
/// What one judging of a finding's program says.
struct Answer {
  enum class Kind : uint8_t { Shows, ShowsOther, IsFine, CannotTell } kind = Kind::CannotTell;
  std::string note;
};
} // namespace

static Answer ask(const Request &request, const std::set<std::string> &signatures) {
  Response response = judgeOnce(request);
  if (response.isGivenUp())
    return {Answer::Kind::CannotTell, "interrupted"};
  if (response.isBadInput() || !response.fault.empty())
    return {Answer::Kind::CannotTell, "its program cannot be judged"};
  Answer answer{Answer::Kind::IsFine, ""};
  for (const Judgement &judgement : response.judgements) {
    if (auto signature = signatureOf(judgement)) {
      if (signatures.contains(print(*signature)))
        return {Answer::Kind::Shows, ""};
      answer = {Answer::Kind::ShowsOther, "its finding shows another defect: " + print(*signature)};
    } else if (auto *inconclusive = std::get_if<Inconclusive>(&judgement.verdict);
               inconclusive && answer.kind == Answer::Kind::IsFine) {
      answer = {Answer::Kind::CannotTell,
                "its finding is inconclusive: " + std::string(spell(inconclusive->reason))};
    }
  }
  if (response.judgements.empty())
    return {Answer::Kind::CannotTell, "its program has nothing to judge"};
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

static Replayed replayOne(const Request &request, const std::string &folder,
                          const std::set<std::string> &signatures) {
  unsigned shown = 0;
  Answer last;
  for (unsigned n = 0; n < kTries; ++n) {
    last = ask(request, signatures);
    shown += last.kind == Answer::Kind::Shows;
    if (last.kind == Answer::Kind::CannotTell || last.kind == Answer::Kind::ShowsOther)
      break;
    if (last.kind == Answer::Kind::Shows && shown == n + 1)
      return {state::Sight::Seen, "its finding shows it"};
  }
  if (shown)
    return {state::Sight::Sometimes, "its finding shows it in some replays only"};
  if (last.kind == Answer::Kind::ShowsOther)
    return {state::Sight::Seen, last.note};
  if (last.kind == Answer::Kind::CannotTell)
    return {state::Sight::NotAsked, last.note};
  if (auto original = originalOf(request, folder);
      original && ask(*original, signatures).kind == Answer::Kind::Shows)
    return {state::Sight::Seen, "the program that it was found with shows it"};
  return {state::Sight::Gone, "its finding no longer shows it"};
}

std::map<std::string, Replayed> replayCauses(state::State &state, const CampaignOptions &options) {
  std::map<std::string, Replayed> all;
  for (const state::Cause &cause : state.causes()) {
    if (cause.folder.empty() || interruption())
      continue;
    std::string folder = state.folder() + "/" + cause.folder;
    auto stored = readStoredRequest(folder);
    if (auto *why = std::get_if<std::string>(&stored)) {
      all[cause.name] = {state::Sight::NotAsked, *why};
      continue;
    }
    Request request = std::get<StoredRequest>(stored).request;
    auto subject = llvm::find_if(options.subjects,
                                 [&](const Subject &each) { return each.name == cause.subject; });
    if (subject == options.subjects.end()) {
      all[cause.name] = {state::Sight::NotAsked, "its subject is not one of this run"};
      continue;
    }
    request.subjects = {*subject};
    request.wantOutput = false;
    std::set<std::string> signatures;
    for (const std::string &key : state.keysOf(cause.name))
      signatures.insert(key.substr(0, key.find(';')));
    all[cause.name] = replayOne(request, folder, signatures);
  }
  return all;
}

} // namespace freehold
