//===- SolverTestSupport.h - A folder and a solver for tests ----*- C++ -*-===//
#pragma once

#include "smt/solver/Solver.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"

namespace freehold::smt {

/// A temporary folder that the destructor removes.
struct Folder {
  llvm::SmallString<128> path;
  Folder() { llvm::sys::fs::createUniqueDirectory("freehold-solver", path); }
  ~Folder() { llvm::sys::fs::remove_directories(path); }
  std::string str() const { return path.str().str(); }
};

/// Gives predefined answers and counts the questions.
class Fake : public Solver {
public:
  Fake(Sat sat, unsigned &asked, std::string version = "fake 1")
      : sat_(sat), asked_(asked), version_(std::move(version)) {}
  std::string version() override { return version_; }
  SolverAnswer check(const Query &query) override {
    ++asked_;
    SolverAnswer answer{.sat = sat_};
    if (sat_ == Sat::Sat)
      for (Term wanted : query.wanted)
        answer.values.push_back("value of\n" + wanted->name.str());
    return answer;
  }
  SolverAnswer checkText(const std::string &) override { return check({}); }

private:
  Sat sat_;
  unsigned &asked_;
  std::string version_;
};

} // namespace freehold::smt
