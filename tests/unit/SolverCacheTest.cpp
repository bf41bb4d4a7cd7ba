//===- SolverCacheTest.cpp - Answers that were given before ---------------===//
#include "tests/unit/SolverTestSupport.h"

#include <gtest/gtest.h>

#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

using namespace freehold::smt;

namespace {
/// Simulates a new process, which only has the folder.
SolverAnswer askCached(const Folder &folder, Sat sat, const Query &query, unsigned &asked,
                       const std::string &version = "fake 1") {
  return makeCached(std::make_unique<Fake>(sat, asked, version), folder.str())->check(query);
}

std::vector<std::string> filesIn(const Folder &folder) {
  std::vector<std::string> files;
  std::error_code error;
  for (llvm::sys::fs::directory_iterator it(folder.path, error), end; it != end && !error;
       it.increment(error))
    files.push_back(it->path());
  return files;
}

std::string contents(const std::string &path) {
  auto buffer = llvm::MemoryBuffer::getFile(path);
  return buffer ? (*buffer)->getBuffer().str() : "";
}

void overwrite(const std::string &path, llvm::StringRef text) {
  std::error_code error;
  llvm::raw_fd_ostream(path, error) << text;
}
} // namespace

TEST(SolverCache, RemembersAnswers) {
  Terms t;
  Query query{"a name", {t.constant(kBool, "p")}, {t.constant(kBool, "p"), t.constant(kInt, "i")}};
  for (Sat sat : {Sat::Sat, Sat::Unsat}) {
    Folder folder;
    unsigned asked = 0;
    SolverAnswer first = askCached(folder, sat, query, asked);
    EXPECT_FALSE(first.fromCache);
    query.name += " that does not matter";
    SolverAnswer second = askCached(folder, sat, query, asked);
    EXPECT_TRUE(second.fromCache);
    EXPECT_EQ(second.sat, sat);
    EXPECT_EQ(second.values, first.values);
    EXPECT_EQ(second.values.size(), sat == Sat::Sat ? 2u : 0u);
    EXPECT_EQ(asked, 1u);
    // These are different questions.
    Query fewer = query, other = query;
    fewer.wanted.pop_back();
    other.assertions.push_back(t.constant(kBool, "q"));
    EXPECT_FALSE(askCached(folder, sat, fewer, asked).fromCache);
    EXPECT_FALSE(askCached(folder, sat, other, asked).fromCache);
    EXPECT_FALSE(askCached(folder, sat, query, asked, "fake 2").fromCache);
    EXPECT_EQ(asked, 4u);
    EXPECT_EQ(filesIn(folder).size(), 4u);
  }
}

TEST(SolverCache, AsksManyButOnlyTheNew) {
  Terms t;
  Folder folder;
  unsigned asked = 0;
  auto query = [&](const char *name) { return Query{"", {t.constant(kBool, name)}, {}}; };
  auto cached = makeCached(std::make_unique<Fake>(Sat::Unsat, asked), folder.str());
  cached->check(query("b"));
  std::vector<SolverAnswer> answers = cached->checkAll({query("a"), query("b"), query("c")});
  ASSERT_EQ(answers.size(), 3u);
  EXPECT_EQ(asked, 3u);
  for (auto [number, answer] : llvm::enumerate(answers)) {
    EXPECT_EQ(answer.fromCache, number == 1);
    EXPECT_EQ(answer.sat, Sat::Unsat);
  }
}

TEST(SolverCache, NeverRemembersWhatIsNoAnswer) {
  Terms t;
  for (Sat sat : {Sat::Unknown, Sat::Error}) {
    Folder folder;
    unsigned asked = 0;
    for (int i = 0; i < 2; ++i)
      EXPECT_FALSE(askCached(folder, sat, {"", {t.yes()}, {}}, asked).fromCache);
    EXPECT_EQ(asked, 2u);
    EXPECT_TRUE(filesIn(folder).empty());
  }
  // A solver without a version could be another one tomorrow.
  Folder folder;
  unsigned asked = 0;
  askCached(folder, Sat::Unsat, {"", {t.yes()}, {}}, asked, "");
  EXPECT_TRUE(filesIn(folder).empty());
}

TEST(SolverCache, ADamagedFileIsAskedAgain) {
  Terms t;
  Folder folder;
  unsigned asked = 0;
  Query query{"", {t.constant(kBool, "p")}, {t.constant(kBool, "p")}};
  askCached(folder, Sat::Sat, query, asked);
  std::vector<std::string> files = filesIn(folder);
  ASSERT_EQ(files.size(), 1u);
  std::string whole = contents(files[0]);
  auto recalls = [&](llvm::StringRef text) {
    overwrite(files[0], text);
    unsigned before = asked;
    SolverAnswer answer = askCached(folder, Sat::Sat, query, asked);
    EXPECT_EQ(answer.sat, Sat::Sat);
    EXPECT_EQ(answer.fromCache, asked == before);
    return answer.fromCache;
  };
  EXPECT_TRUE(recalls(whole));
  for (size_t i = 0; i < whole.size(); ++i) {
    std::string flipped = whole;
    flipped[i] ^= 1;
    EXPECT_FALSE(recalls(flipped)) << i;
    EXPECT_FALSE(recalls(llvm::StringRef(whole).take_front(i))) << i;
  }
  EXPECT_FALSE(recalls(whole + "\n"));
  // The new answer is stored again; the answer to another question is not used for this one.
  EXPECT_TRUE(askCached(folder, Sat::Sat, query, asked).fromCache);
  Query other{"", {t.constant(kBool, "q")}, {t.constant(kBool, "q")}};
  askCached(folder, Sat::Unsat, other, asked);
  for (const std::string &file : filesIn(folder))
    if (file != files[0])
      EXPECT_FALSE(recalls(contents(file)));
}

TEST(SolverCache, AFolderThatCannotBeWrittenIsNoError) {
  Terms t;
  unsigned asked = 0;
  auto cached = makeCached(std::make_unique<Fake>(Sat::Unsat, asked), "/proc/no-such-folder");
  EXPECT_EQ(cached->check({"", {t.yes()}, {}}).sat, Sat::Unsat);
  EXPECT_EQ(cached->check({"", {t.yes()}, {}}).sat, Sat::Unsat);
  EXPECT_EQ(asked, 2u);
}
