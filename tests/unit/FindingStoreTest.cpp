//===- FindingStoreTest.cpp - One finding for each cause ------------------===//
#include "fuzz/triage/FindingStore.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"

#include <gtest/gtest.h>

using namespace freehold;
using namespace freehold::triage;

namespace {
class FindingStoreTest : public testing::Test {
protected:
  FindingStoreTest() { llvm::sys::fs::createUniqueDirectory("freehold-findings", folder_); }
  ~FindingStoreTest() override { llvm::sys::fs::remove_directories(folder_); }
  std::string folder() const { return folder_.str().str(); }

  static Finding finding(std::vector<std::string> keys, std::string program) {
    Finding result;
    result.name = "leak";
    result.title = "made";
    result.cause = "made from the key";
    result.kind = DefectKind::Leak;
    result.keys = std::move(keys);
    result.request.subjects = {*findSubject("upstream")};
    result.request.program.text = std::move(program);
    result.original = "module {}\n";
    return result;
  }

private:
  llvm::SmallString<128> folder_;
};
} // namespace

TEST_F(FindingStoreTest, RoundTrips) {
  FindingStore store(folder());
  EXPECT_EQ(store.add(finding({"k"}, "func.func @f() { return }\n")), "");
  FindingStore again(folder());
  EXPECT_TRUE(again.problems().empty());
  ASSERT_EQ(again.find("k"), "leak");
  const Finding &read = again.findings().at("leak");
  EXPECT_EQ(read.request.program.text, "func.func @f() { return }\n");
  EXPECT_EQ(read.original, "module {}\n");
  EXPECT_EQ(read.kind, DefectKind::Leak);
  EXPECT_EQ(read.request.subjects.front().text, findSubject("upstream")->text);
}

TEST_F(FindingStoreTest, ADuplicateJoinsAndASmallerProgramReplaces) {
  FindingStore store(folder());
  EXPECT_EQ(store.add(finding({"k", "l"}, "medium program")), "");
  EXPECT_EQ(store.add(finding({"l", "m"}, "a much larger program")), "");
  ASSERT_EQ(store.findings().size(), 1u);
  EXPECT_EQ(store.findings().at("leak").request.program.text, "medium program");
  EXPECT_EQ(store.find("m"), "leak");
  EXPECT_EQ(store.add(finding({"m"}, "small")), "");
  EXPECT_EQ(store.findings().at("leak").request.program.text, "small");
  EXPECT_EQ(store.findings().at("leak").keys, (std::vector<std::string>{"k", "l", "m"}));
}

TEST_F(FindingStoreTest, AnotherCauseGetsAnotherName) {
  FindingStore store(folder());
  EXPECT_EQ(store.add(finding({"k"}, "p")), "");
  EXPECT_EQ(store.add(finding({"l"}, "p")), "");
  EXPECT_EQ(store.find("k"), "leak");
  EXPECT_EQ(store.find("l"), "leak-2");
  EXPECT_EQ(store.find("none"), "");
}

TEST_F(FindingStoreTest, WhatPeopleWroteStays) {
  Finding written = finding({"k"}, "a large program");
  written.classification = "bug";
  written.title = "by hand";
  FindingStore store(folder());
  EXPECT_EQ(store.replace(written), "");
  EXPECT_EQ(store.add(finding({"k"}, "small")), "");
  EXPECT_EQ(store.findings().at("leak").title, "by hand");
  EXPECT_EQ(store.findings().at("leak").classification, "bug");
  EXPECT_EQ(store.findings().at("leak").request.program.text, "small");
}

TEST_F(FindingStoreTest, WhatIsNoFindingIsAProblem) {
  llvm::sys::fs::create_directories(folder() + "/empty");
  FindingStore store(folder());
  ASSERT_EQ(store.problems().size(), 1u);
  EXPECT_NE(store.problems().front().find("has no finding.json"), std::string::npos);
  EXPECT_NE(store.join("none", {"k"}), "");
}

TEST_F(FindingStoreTest, JoiningKeepsWhatAPersonWroteIntoTheReport) {
  FindingStore store(folder());
  EXPECT_EQ(store.add(finding({"k"}, "program")), "");
  const std::string report = folder() + "/leak/REPORT.md";
  auto read = [&] { return (*llvm::MemoryBuffer::getFile(report))->getBuffer().str(); };
  EXPECT_EQ(store.join("leak", {"l"}, {7}), "");
  EXPECT_NE(read().find("7"), std::string::npos);
  const std::string edited = read() + "It happens with calls too.\n";
  EXPECT_EQ(replaceFile(report, edited), "");
  EXPECT_EQ(store.join("leak", {"m"}), "");
  EXPECT_EQ(read(), edited);
  EXPECT_EQ(FindingStore(folder()).find("m"), "leak");
}

TEST_F(FindingStoreTest, ALooseKeyJoinsUnlessTwoFindingsHaveIt) {
  FindingStore store(folder());
  const std::string seen = "abi p memref.alloc freed; memref.view return",
                    other = "double-free p memref.dealloc memref.alloc memref.dealloc; memref.view";
  EXPECT_EQ(store.add(finding({seen}, "p")), "");
  EXPECT_EQ(store.find(other), "");
  EXPECT_EQ(store.findAny({other}), "leak");
  EXPECT_EQ(store.findAny({"abi q memref.alloc freed; memref.view return"}), "");
  EXPECT_EQ(store.add(finding({"bad-free p memref.dealloc memref.alloc -; memref.view"}, "p")), "");
  EXPECT_EQ(store.findings().size(), 1u);
  EXPECT_EQ(store.findAny({other}), "leak");
  // Findings that people keep apart stay apart.
  EXPECT_EQ(store.add(finding({"leak p memref.alloc; scf.for"}, "p")), "");
  EXPECT_EQ(store.join("leak-2", {"double-free p func.call memref.alloc -; memref.view"}, {}), "");
  EXPECT_EQ(store.findings().size(), 2u);
  EXPECT_EQ(store.findAny({other}), "");
  EXPECT_EQ(store.findAny({seen}), "leak");
}
