//===- InterpreterJudge.h - The first judge ---------------------*- C++ -*-===//
// Interprets an entry of the target on all inputs that are not left out, then on inputs that only
// the target suggests, and names the pass to blame for a defect.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/diff/Judge.h"

namespace freehold {

class InterpreterJudge final : public Judge {
public:
  explicit InterpreterJudge(const JudgeTools &tools) : transformer_(tools.transformer) {}

  JudgeKind kind() const override { return JudgeKind::Interpreter; }
  std::string name() const override { return "interp"; }
  Answer judge(Target &target, size_t entry, llvm::ArrayRef<Answer> before, Enter enter) override;

private:
  void blamePass(Target &target, const SourceEntry &entry, Defect &defect, Enter enter);

  Transformer &transformer_;
};

} // namespace freehold
