//===- JudgeAsker.cpp - Judged by running, compared by signature ----------===//
#include "fuzz/reduce/Interest.h"

#include "oracle/diff/JudgeLane.h"

#include "llvm/ADT/StringRef.h"

namespace freehold::reduce {

/// What parsing and running the source may take beyond the subject's own time.
static constexpr unsigned kGraceMs = 1'000;

const Judgement *findInteresting(const Response &response, const Interest &interest) {
  if (!interest.unfitSource && !response.sourceUnfit.empty())
    return nullptr;
  for (const Judgement &judgement : response.judgements) {
    auto signature = signatureOf(judgement);
    if (signature && interest.anyPass)
      signature->pass = interest.signature.pass;
    if (signature == interest.signature)
      return &judgement;
  }
  return nullptr;
}

static std::string saying(const Judgement &judgement) {
  if (auto signature = signatureOf(judgement))
    return "defect, " + print(*signature);
  if (auto *inconclusive = std::get_if<Inconclusive>(&judgement.verdict))
    return "inconclusive, " + std::string(spell(inconclusive->reason)) + ": " +
           inconclusive->what.message;
  return "agree";
}

std::string sayings(const Response &response) {
  llvm::StringRef bad = llvm::StringRef(response.badInput).split('\n').first;
  if (!bad.empty())
    return bad.str();
  std::string all;
  for (const Judgement &judgement : response.judgements) {
    std::string one = saying(judgement);
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
  JudgeAsker(const Request &request, const Interest &interest, const WorkerLimits &limits)
      : request_(request), interest_(interest), lane_(limits, kGraceMs) {}

  void ask(const Question &question, unsigned timeoutMs) override {
    Request request = request_;
    request.program.text = question.text;
    request.budget.timeoutMs = timeoutMs;
    if (question.pipeline)
      request.subjects.front().text = *question.pipeline;
    if (question.args)
      request.args = question.args;
    if (question.entry)
      request.program.entries = {*question.entry};
    anyPass_ = question.pipeline.has_value();
    started_ = Clock::now();
    lane_.start(0, std::move(request));
  }
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
      answer.said = sayings(response);
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
                                      const WorkerLimits &limits) {
  return std::make_unique<JudgeAsker>(request, interest, limits);
}

} // namespace freehold::reduce
