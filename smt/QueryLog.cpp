//===- QueryLog.cpp -------------------------------------------------------===//
#include "smt/QueryLog.h"

#include "oracle/core/Files.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"

namespace freehold::smt {

std::string fileNameOf(llvm::StringRef queryName) {
  std::string name;
  for (char c : queryName)
    if (llvm::isAlnum(c))
      name += c;
    else if (!name.empty() && name.back() != '-')
      name += '-';
  while (!name.empty() && name.back() == '-')
    name.pop_back();
  return name.empty() ? "query" : name;
}

std::string QueryLog::open() {
  if (folder_.empty())
    return "";
  if (std::error_code error = llvm::sys::fs::create_directories(folder_))
    return "cannot make the folder '" + folder_ + "': " + error.message();
  return "";
}

/// The text with the answer as comment and as what `(check-sat)` is held against.
static std::string withAnswer(const Query &query, const std::string &solver,
                              const SolverAnswer &answer) {
  std::string text = "; " + solver + " answers: " + std::string(spell(answer.sat));
  if (!answer.reason.empty())
    text += ", " + answer.reason;
  llvm::replace(text, '\n', ' ');
  return text + "\n" + toSmtLib(query);
}

void QueryLog::tell(const Query &query, const std::string &solver, const SolverAnswer &answer) {
  std::string text = withAnswer(query, solver, answer);
  last_[solver] = text;
  if (folder_.empty() || !error_.empty())
    return;
  // Both solvers are asked the same: one file, with the first one's answer.
  std::string name = fileNameOf(query.name);
  std::string path = folder_ + "/" + name + ".smt2";
  if (written_.insert(name).second)
    error_ = replaceFile(path, text);
}

std::vector<std::string> QueryLog::saveLast(const std::string &folder,
                                            const std::string &name) const {
  std::vector<std::string> paths;
  for (const auto &[solver, text] : last_) {
    std::string path =
        folder + "/" + name + "-" + fileNameOf(llvm::StringRef(solver).split(' ').first) + ".smt2";
    if (replaceFile(path, text).empty())
      paths.push_back(path);
  }
  return paths;
}

class LoggedSolver : public Solver {
public:
  LoggedSolver(QueryLog &log, std::unique_ptr<Solver> solver)
      : log_(log), solver_(std::move(solver)) {}

  std::string version() override { return solver_->version(); }
  SolverAnswer check(const Query &query) override {
    SolverAnswer answer = solver_->check(query);
    log_.tell(query, version(), answer);
    return answer;
  }
  SolverAnswer checkText(const std::string &smtLib) override { return solver_->checkText(smtLib); }

private:
  QueryLog &log_;
  std::unique_ptr<Solver> solver_;
};

std::unique_ptr<Solver> QueryLog::before(std::unique_ptr<Solver> solver) {
  return std::make_unique<LoggedSolver>(*this, std::move(solver));
}

} // namespace freehold::smt
