//===- ToolReportTest.cpp - Reports of memory checkers, as these wrote them ===//
#include "oracle/native/AsanLog.h"
#include "oracle/native/MemcheckLog.h"

#include <gtest/gtest.h>

using namespace freehold::native;

namespace {
/// A report of a process that ended at its first error, so that its end is missing.
std::string memcheck(const std::string &kind, const std::string &place) {
  return "<?xml version=\"1.0\"?>\n<valgrindoutput>\n<protocolversion>4</protocolversion>\n"
         "<protocoltool>memcheck</protocoltool>\n<error>\n  <unique>0x0</unique>\n  <tid>1</tid>\n"
         "  <kind>" +
         kind +
         "</kind>\n  <what>Invalid read of size 4</what>\n  <stack>\n    <frame>\n"
         "      <ip>0x4A5B17B</ip>\n      <fn>fh.f.f</fn>\n    </frame>\n  </stack>\n  <auxwhat>" +
         place + "</auxwhat>\n</error>\n\n";
}

ToolReport::Error errorOf(const std::string &kind, const std::string &place,
                          const std::string &end = "</valgrindoutput>\n") {
  auto read = readMemcheckLog(memcheck(kind, place) + end);
  EXPECT_TRUE(std::holds_alternative<ToolReport>(read));
  auto *report = std::get_if<ToolReport>(&read);
  return report && report->error ? *report->error : ToolReport::Error();
}
} // namespace

TEST(MemcheckLog, ReadOfAFreedBlockIsAUseAfterFree) {
  auto error =
      errorOf("InvalidRead", "Address 0x4a8e044 is 4 bytes inside a block of size 8 free'd");
  EXPECT_EQ(error.kind, RuntimeError::UseAfterFree);
  EXPECT_EQ(error.address, 0x4a8e044u);
}

TEST(MemcheckLog, AccessBesideALiveBlockIsOutOfBounds) {
  EXPECT_EQ(errorOf("InvalidWrite", "Address 0x10 is 0 bytes after a block of size 8 alloc'd").kind,
            RuntimeError::OutOfBounds);
}

TEST(MemcheckLog, FreeIsDoubleOnlyAtTheStartOfAFreedBlock) {
  EXPECT_EQ(errorOf("InvalidFree", "Address 0x10 is 0 bytes inside a block of size 8 free'd").kind,
            RuntimeError::DoubleFree);
  EXPECT_EQ(errorOf("InvalidFree", "Address 0x14 is 4 bytes inside a block of size 8 free'd").kind,
            RuntimeError::BadFree);
  EXPECT_EQ(errorOf("InvalidFree", "Address 0x10 is on thread 1's stack").kind,
            RuntimeError::BadFree);
}

TEST(MemcheckLog, AnAddressThatNobodyKnowsHasNoKind) {
  auto error = errorOf("InvalidRead", "Address 0x0 is not stack'd, malloc'd or (recently) free'd");
  EXPECT_EQ(error.kind, std::nullopt);
  EXPECT_EQ(error.word, "InvalidRead: Address 0x0 is not stack'd, malloc'd or (recently) free'd");
  EXPECT_EQ(errorOf("Overlap", "").kind, std::nullopt);
}

TEST(MemcheckLog, NoErrorAndNoEnd) {
  auto clean = readMemcheckLog("<?xml version=\"1.0\"?>\n<valgrindoutput>\n"
                               "<protocolversion>4</protocolversion>\n</valgrindoutput>\n");
  ASSERT_TRUE(std::holds_alternative<ToolReport>(clean));
  EXPECT_FALSE(std::get<ToolReport>(clean).error);
  EXPECT_EQ(
      errorOf("InvalidRead", "Address 0x8 is 0 bytes inside a block of size 8 free'd", "").kind,
      RuntimeError::UseAfterFree);
}

TEST(MemcheckLog, WhatIsNoReportIsRefused) {
  EXPECT_TRUE(std::holds_alternative<std::string>(readMemcheckLog("")));
  EXPECT_TRUE(std::holds_alternative<std::string>(readMemcheckLog("Killed\n")));
  EXPECT_TRUE(std::holds_alternative<std::string>(
      readMemcheckLog("<valgrindoutput><protocolversion>9</protocolversion></valgrindoutput>")));
}

TEST(AsanLog, KindAndAddress) {
  auto report = readAsanLog(
      "==9==ERROR: AddressSanitizer: heap-use-after-free on address 0x602000000010 at pc 0x7f\n"
      "READ of size 4 at 0x602000000010 thread T0\n"
      "SUMMARY: AddressSanitizer: heap-use-after-free (/tmp/programs.so+0x4295)\n");
  ASSERT_TRUE(report.error);
  EXPECT_EQ(report.error->kind, RuntimeError::UseAfterFree);
  EXPECT_EQ(report.error->address, 0x602000000010u);
  report =
      readAsanLog("==9==ERROR: AddressSanitizer: attempting double-free on 0x602 in thread T0:\n"
                  "SUMMARY: AddressSanitizer: double-free (/usr/bin/x+0x1)\n");
  ASSERT_TRUE(report.error);
  EXPECT_EQ(report.error->kind, RuntimeError::DoubleFree);
  report = readAsanLog("==9==ERROR: AddressSanitizer: FPE on unknown address 0x7f11\n"
                       "SUMMARY: AddressSanitizer: FPE (/tmp/programs.so+0x42)\n");
  ASSERT_TRUE(report.error);
  EXPECT_EQ(report.error->kind, std::nullopt);
  EXPECT_EQ(report.error->word, "FPE");
}

TEST(AsanLog, LeaksAreCountedAndNoError) {
  auto report =
      readAsanLog("==9==ERROR: LeakSanitizer: detected memory leaks\n\n"
                  "Direct leak of 32 byte(s) in 2 object(s) allocated from:\n    #0 0x55\n\n"
                  "Indirect leak of 8 byte(s) in 1 object(s) allocated from:\n    #0 0x55\n\n"
                  "SUMMARY: AddressSanitizer: 40 byte(s) leaked in 3 allocation(s).\n");
  EXPECT_FALSE(report.error);
  EXPECT_EQ(report.leakedBlocks, 3u);
  EXPECT_EQ(readAsanLog("").leakedBlocks, 0u);
}
