//===- JudgeAsker.cpp - Judges candidates in a worker ---------------------===//
// The asker for problems that freehold-check reports: judges each candidate in a worker process and
// calls it interesting if one judgement has the signature that is looked for.
//===----------------------------------------------------------------------===//
#include "fuzz/reduce/Interest.h"

#include "oracle/diff/JudgeLane.h"
#include "oracle/diff/Transform.h"

#include "llvm/ADT/StringRef.h"

namespace freehold::reduce {

/// Time for parsing and running the source, in addition to the subject's own.
static constexpr unsigned kGraceMs = 1'000;

Interest interestIn(const Judgement &judgement) {
  bool aborts = std::get<Defect>(judgement.verdict).evidence.sourceAborts;
  return {*signatureOf(judgement), judgement.inputs, !failsItself(judgement) && !aborts};
}

/// Whether the program is as fit as the one to begin with.
static bool isFitStill(const Judgement &judgement, const Interest &interest) {
  if (failsItself(judgement))
    return true;
  if (interest.isOnFit && std::get<Defect>(judgement.verdict).evidence.sourceAborts)
    return false;
  const InputCounts &now = judgement.inputs, &then = interest.inputs;
  return static_cast<uint64_t>(now.fit) * then.tried() >=
         static_cast<uint64_t>(then.fit) * now.tried();
}

const Judgement *findInteresting(const Response &response, const Interest &interest) {
  for (const Judgement &judgement : response.judgements) {
    auto signature = signatureOf(judgement);
    if (signature && interest.anyPass)
      signature->pass = interest.signature.pass;
    if (signature == interest.signature && isFitStill(judgement, interest))
      return &judgement;
  }
  return nullptr;
}

static std::string textOf(const Judgement &judgement) {
  if (auto signature = signatureOf(judgement))
    return "defect, " + print(*signature);
  if (auto *inconclusive = std::get_if<Inconclusive>(&judgement.verdict))
    return "inconclusive, " + std::string(spell(inconclusive->reason)) + ": " +
           inconclusive->what.message;
  return "agree";
}

std::string describeResponse(const Response &response) {
  if (response.isBadInput())
    return llvm::StringRef(response.badInput).split('\n').first.str();
  std::string all;
  for (const Judgement &judgement : response.judgements) {
    std::string one = textOf(judgement);
    if (all.find(one) == std::string::npos)
      all += (all.empty() ? "" : "; ") + one;
  }
  if (!response.sourceUnfit.empty())
    all += "; the program is at fault by itself: " + response.sourceUnfit;
  return all;
}

namespace {
class JudgeAsker final : public Asker {
public:
  JudgeAsker(const Request &request, const Interest &interest, std::shared_ptr<WorkerOrigin> judges)
      : request_(request), interest_(interest), lane_(std::move(judges), kGraceMs) {}

  void ask(const Question &question, unsigned timeoutMs) override {
    Request request = request_;
    request.program.text = question.text;
    request.budget.timeoutMs = timeoutMs;
    // Thousands of questions, of which a fresh worker answers those on which one died.
    request.sharesWorker = true;
    if (question.pipeline)
      request.subjects.front() = withPipeline(request_.subjects.front(), *question.pipeline);
    if (question.args)
      request.args = question.args;
    if (question.entry)
      request.program.entries = {*question.entry};
    anyPass_ = question.pipeline.has_value();
    started_ = Clock::now();
    lane_.start(0, std::move(request));
  }
  bool busy() const override { return lane_.busy(); }
  int descriptor() const override { return lane_.descriptor(); }
  Clock::time_point deadline() const override { return lane_.deadline(); }
  bool advance(bool readable) override { return lane_.advance(readable); }

  Answer take() override {
    Response response = lane_.takeResponse();
    Interest interest = interest_;
    interest.anyPass |= anyPass_;
    Answer answer;
    answer.ms =
        std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - started_).count();
    answer.fault = response.fault;
    if (const Judgement *judgement = findInteresting(response, interest)) {
      answer.interesting = true;
      answer.judgement = *judgement;
    } else {
      answer.said = describeResponse(response);
    }
    return answer;
  }

private:
  const Request request_;
  const Interest interest_;
  JudgeLane lane_;
  bool anyPass_ = false;
  Clock::time_point started_;
};
} // namespace

std::unique_ptr<Asker> makeJudgeAsker(const Request &request, const Interest &interest,
                                      std::shared_ptr<WorkerOrigin> judges) {
  return std::make_unique<JudgeAsker>(request, interest, std::move(judges));
}

} // namespace freehold::reduce
