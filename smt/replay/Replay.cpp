//===- Replay.cpp - A counterexample, run ---------------------------------===//
#include "smt/replay/Replay.h"

#include "oracle/core/process/Files.h"
#include "oracle/diff/DifferentialOracle.h"

#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

namespace freehold::smt {
namespace {
Subject targetAt(llvm::StringRef path) {
  Subject subject;
  subject.name = "after";
  subject.kind = Subject::Kind::Target;
  subject.text = path.str();
  return subject;
}

/// Returns text like "leak: ...", "agrees", "source-ub: ...".
std::string describe(const Verdict &verdict) {
  if (auto *defect = std::get_if<Defect>(&verdict))
    return std::string(freehold::spell(defect->kind)) + ": " + defect->evidence.what.message;
  if (auto *inconclusive = std::get_if<Inconclusive>(&verdict))
    return std::string(freehold::spell(inconclusive->reason)) + ": " + inconclusive->what.message;
  return "agrees";
}

/// Finds the verdict of the interpreter, or of the native judge.
const Verdict *find(const std::vector<Judgement> &judgements, llvm::StringRef subject,
                    bool isInterpreted) {
  for (const Judgement &judgement : judgements)
    if (judgement.subject == subject && (judgement.oracle == "interp") == isInterpreted)
      return &judgement.verdict;
  return nullptr;
}

bool agrees(const Verdict &verdict) { return std::holds_alternative<Agree>(verdict); }

Replayed judged(const std::vector<Judgement> &judgements) {
  Replayed replayed;
  const Verdict *before = find(judgements, "identity", true),
                *after = find(judgements, "after", true);
  if (!before || !after) {
    replayed.what = "not judged";
    return replayed;
  }
  auto *defect = std::get_if<Defect>(after);
  replayed.what = !agrees(*before) ? "the before against itself: " + describe(*before)
                  : !defect        ? "the after: " + describe(*after)
                                   : defect->evidence.what.message;
  if (!agrees(*before) || !defect)
    return replayed;
  replayed.defect = defect->kind;
  before = find(judgements, "identity", false);
  after = find(judgements, "after", false);
  if (!before || !after)
    return replayed;
  auto *same = std::get_if<Defect>(after);
  replayed.isConfirmedNatively = agrees(*before) && same && same->kind == defect->kind;
  if (!replayed.isConfirmedNatively)
    replayed.native = agrees(*before) ? "the after: " + describe(*after)
                                      : "the before against itself: " + describe(*before);
  return replayed;
}
} // namespace

Replayer::Replayer(Options options)
    : options_(std::move(options)), oracle_(std::make_unique<DifferentialOracle>()) {}
Replayer::~Replayer() = default;

Replayed Replayer::run(const ConcretePrograms &programs) {
  llvm::SmallString<128> path;
  if (std::error_code error = llvm::sys::fs::createTemporaryFile("freehold-after", "mlir", path))
    return {.what = "cannot make a temporary file: " + error.message()};
  llvm::scope_exit removed([&] { llvm::sys::fs::remove(path); });
  if (std::string wrong = replaceFile(std::string(path), programs.after); !wrong.empty())
    return {.what = wrong};
  Request request;
  request.program = {"before.mlir", programs.before};
  request.subjects = {*findSubject("identity"), targetAt(path)};
  request.judges.native = options_.engine;
  std::vector<Judgement> judgements;
  std::string badInput = oracle_->judge(
      request, [](Stage, llvm::StringRef) {}, [](std::string) {},
      [&](std::vector<Judgement> some) {
        judgements.insert(judgements.end(), some.begin(), some.end());
      });
  if (badInput.empty())
    badInput = oracle_->takeFault();
  if (!badInput.empty())
    return {.what = badInput};
  return judged(judgements);
}

/// Returns the name as that of a file in a folder: a name of a PDL pattern may be any text.
static std::string fileNameOf(llvm::StringRef name) {
  std::string file = name.str();
  for (char &c : file)
    if (c == '/' || c == ' ' || !llvm::isPrint(c))
      c = '_';
  if (file.starts_with("."))
    file.front() = '_';
  return file;
}

std::variant<Saved, std::string> save(const ConcretePrograms &programs, llvm::StringRef folder,
                                      llvm::StringRef name) {
  if (std::error_code error = llvm::sys::fs::create_directories(folder))
    return "cannot make the folder '" + folder.str() + "': " + error.message();
  auto pathOf = [&](const char *ending) {
    llvm::SmallString<128> path = folder;
    llvm::sys::path::append(path, fileNameOf(name) + "-" + ending + ".mlir");
    return std::string(path);
  };
  Saved saved{pathOf("before"), pathOf("after"), ""};
  saved.command = "freehold-check " + saved.before + " --target " + saved.after;
  std::string comment = "// " + saved.command + "\n";
  for (auto &[path, text] :
       {std::pair(saved.before, programs.before), {saved.after, programs.after}})
    if (std::string wrong = writeKeeping(path, comment + text); !wrong.empty())
      return wrong;
  return saved;
}

} // namespace freehold::smt
