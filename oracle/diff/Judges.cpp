//===- Judges.cpp - The table of judges -----------------------------------===//
#include "oracle/diff/InterpreterJudge.h"
#include "oracle/diff/NativeJudge.h"

namespace freehold {

namespace {
struct JudgeRow {
  MakeJudge make;
};
} // namespace

/// Null where proofs are not linked.
static MakeJudge makeProofJudge = nullptr;

void registerProofJudge(MakeJudge make) { makeProofJudge = make; }

/// In the order in which they are called: a later judge may contradict an earlier one.
static constexpr JudgeRow kJudges[] = {
    {[](const JudgeChoice &choice, const JudgeTools &tools) -> std::unique_ptr<Judge> {
      return choice.interpreter ? std::make_unique<InterpreterJudge>(tools) : nullptr;
    }},
    {[](const JudgeChoice &choice, const JudgeTools &tools) -> std::unique_ptr<Judge> {
      return choice.native ? std::make_unique<NativeJudge>(tools, *choice.native) : nullptr;
    }},
    {[](const JudgeChoice &choice, const JudgeTools &tools) -> std::unique_ptr<Judge> {
      return makeProofJudge ? makeProofJudge(choice, tools) : nullptr;
    }},
};

std::vector<std::unique_ptr<Judge>> makeJudges(const JudgeChoice &choice, const JudgeTools &tools) {
  std::vector<std::unique_ptr<Judge>> judges;
  for (const JudgeRow &row : kJudges)
    if (auto judge = row.make(choice, tools))
      judges.push_back(std::move(judge));
  return judges;
}

const interp::CompiledModule &Target::tracked() {
  if (!tracking)
    tracking = interp::compile(module, {.trackLost = true,
                                        .unknownOps = source.request.unknownOps,
                                        .models = compiled->options.models});
  return *tracking;
}

const Answer *answerOf(JudgeKind judge, llvm::ArrayRef<Answer> answers) {
  auto found = llvm::find_if(answers, [&](const Answer &answer) { return answer.by == judge; });
  return found == answers.end() ? nullptr : found;
}

} // namespace freehold
