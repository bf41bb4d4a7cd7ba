//===- SolverCache.cpp - Answers remembered -------------------------------===//
// A file is
//
//   freehold-answer 1
//   unsat | sat
//   a value of the model in hexadecimal    one line for each wanted term of a satisfiable query
//   a hash                                 of all lines before, and of what was asked
//
// and is believed when it is exactly that. Its name is the hash of what was asked: the solver's
// version and the text of the query, or its hash, with the wanted terms, without comments.
//===----------------------------------------------------------------------===//
#include "smt/solver/Decorators.h"

#include "oracle/core/process/Files.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"

#include <chrono>
#include <optional>

namespace freehold::smt {

using llvm::ArrayRef;
using llvm::StringRef;

static constexpr StringRef kHeader = "freehold-answer 1";

static std::string print(const SolverAnswer &answer, StringRef key) {
  std::string text = (kHeader + "\n" + StringRef(spell(answer.sat)) + "\n").str();
  for (const std::string &value : answer.values)
    text += llvm::toHex(value) + "\n";
  return text + hashOf(text + key.str()) + "\n";
}

/// The answer of a file, unless something is wrong with it.
static std::optional<SolverAnswer> read(StringRef text, StringRef key, size_t wanted) {
  llvm::SmallVector<StringRef> lines;
  text.split(lines, '\n');
  SolverAnswer answer{.sat = Sat::Unsat};
  if (lines.size() < 4)
    return std::nullopt;
  if (lines[1] == StringRef(spell(Sat::Sat)))
    answer.sat = Sat::Sat;
  for (StringRef line : ArrayRef(lines).drop_front(2).drop_back(2)) {
    if (!llvm::tryGetFromHex(line, answer.values.emplace_back()))
      return std::nullopt;
  }
  bool complete = answer.values.size() == wanted || answer.values.empty();
  if (!complete || text != print(answer, key))
    return std::nullopt;
  answer.fromCache = true;
  return answer;
}

namespace {
class Cached : public Remembering {
public:
  Cached(std::unique_ptr<Solver> solver, std::string folder)
      : Remembering(std::move(solver)), folder_(std::move(folder)) {
    (void)llvm::sys::fs::create_directories(folder_);
  }

  std::string version() override {
    return version_ ? *version_ : version_.emplace(solver().version());
  }

protected:
  std::optional<SolverAnswer> recall(const Query &query) override;
  void remember(const Query &query, const SolverAnswer &answer) override;

private:
  std::string keyOf(const Query &query);
  std::string pathOf(StringRef key) const { return folder_ + "/" + key.str(); }

  std::string folder_;
  std::optional<std::string> version_;
};
} // namespace

/// Empty when the solver has no version: what it answers is not remembered.
std::string Cached::keyOf(const Query &query) {
  std::string name = version();
  if (name.empty())
    return "";
  if (query.wanted.empty())
    return hashOf(name + "\n" + plainTextHash(query));
  return hashOf(name + "\n" + toSmtLib({"", query.assertions, query.wanted}, {.values = true}));
}

std::optional<SolverAnswer> Cached::recall(const Query &query) {
  std::string key = keyOf(query);
  if (key.empty())
    return std::nullopt;
  auto start = std::chrono::steady_clock::now();
  auto buffer = llvm::MemoryBuffer::getFile(pathOf(key));
  auto answer = buffer ? read((*buffer)->getBuffer(), key, query.wanted.size()) : std::nullopt;
  if (answer)
    answer->seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return answer;
}

/// A file that cannot be written is one that will be asked again.
void Cached::remember(const Query &query, const SolverAnswer &answer) {
  if (std::string key = keyOf(query); !key.empty() && answer.isAnswer())
    (void)replaceFile(pathOf(key), print(answer, key));
}

std::unique_ptr<Solver> makeCached(std::unique_ptr<Solver> solver, std::string folder) {
  return std::make_unique<Cached>(std::move(solver), std::move(folder));
}

} // namespace freehold::smt
