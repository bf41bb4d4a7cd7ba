//===- SignatureTest.cpp - Which defects are the same ---------------------===//
#include "oracle/core/verdict/Signature.h"

#include <gtest/gtest.h>

using namespace freehold;

namespace {
Judgement defect(DefectKind kind, Evidence evidence) {
  Judgement j;
  j.subject = "upstream";
  j.verdict = Defect{kind, std::move(evidence)};
  return j;
}

Evidence useAfterFree() {
  Evidence e;
  e.what = {"p.mlir:9:3", "reads a freed buffer", NoteRole::None, "memref.load"};
  e.notes = {{"p.mlir:1:2", "allocated here", NoteRole::Allocated, "memref.alloc"},
             {"p.mlir:5:2", "freed here", NoteRole::Freed, "memref.dealloc"},
             {"p.mlir:7:2", "called from here", NoteRole::Caller, "func.call"}};
  e.pass = "some-pass";
  return e;
}
} // namespace

TEST(Signature, AgreeHasNone) {
  Judgement j;
  j.verdict = Agree{};
  EXPECT_FALSE(signatureOf(j));
  j.verdict = Inconclusive{};
  EXPECT_FALSE(signatureOf(j));
}

TEST(Signature, MemoryErrorsByRoles) {
  Judgement j = defect(DefectKind::UseAfterFree, useAfterFree());
  EXPECT_EQ(print(*signatureOf(j)),
            "use-after-free some-pass memref.load memref.alloc memref.dealloc");
  EXPECT_EQ(slug(*signatureOf(j)),
            "use-after-free-some-pass-memref-load-memref-alloc-memref-dealloc");
}

TEST(Signature, PlacesAndMessagesDoNotMatter) {
  Evidence other = useAfterFree();
  other.what.location = "q.mlir:1:1";
  other.what.message = "reads something else";
  other.notes.pop_back();
  EXPECT_EQ(signatureOf(defect(DefectKind::UseAfterFree, useAfterFree())),
            signatureOf(defect(DefectKind::UseAfterFree, other)));
}

TEST(Signature, RolesMatter) {
  for (unsigned n : {0, 1}) {
    Evidence other = useAfterFree();
    other.notes[n].op = "bufferization.clone";
    EXPECT_NE(signatureOf(defect(DefectKind::UseAfterFree, useAfterFree())),
              signatureOf(defect(DefectKind::UseAfterFree, other)));
  }
  Evidence other = useAfterFree();
  other.what.op = "memref.copy";
  EXPECT_NE(signatureOf(defect(DefectKind::UseAfterFree, useAfterFree())),
            signatureOf(defect(DefectKind::UseAfterFree, other)));
  EXPECT_NE(signatureOf(defect(DefectKind::UseAfterFree, useAfterFree())),
            signatureOf(defect(DefectKind::DoubleFree, useAfterFree())));
}

TEST(Signature, CrashesByTheirInnermostFrames) {
  auto crash = [](std::vector<const char *> functions) {
    Evidence e;
    for (const char *function : functions)
      e.notes.push_back({"-", "frame", NoteRole::Frame, function});
    return *signatureOf(defect(DefectKind::Crash, e));
  };
  EXPECT_EQ(print(crash({"a", "b", "c"})), "crash upstream a b");
  EXPECT_EQ(crash({"a", "b", "c"}), crash({"a", "b", "d"}));
  EXPECT_NE(crash({"a", "b"}), crash({"b", "a"}));
  EXPECT_EQ(crash({"", "a", "mlir::detail::OpToOpPassAdaptor::run", "b"}), crash({"a", "b"}));
}

TEST(Signature, LongNamesStayApart) {
  auto named = [](std::string tail) {
    Evidence e = useAfterFree();
    e.pass = std::string(200, 'p') + tail;
    return *signatureOf(defect(DefectKind::UseAfterFree, e));
  };
  EXPECT_LE(slug(named("1")).size(), 64u);
  EXPECT_NE(slug(named("1")), slug(named("2")));
}
