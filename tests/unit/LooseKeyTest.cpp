//===- LooseKeyTest.cpp - What keys of one cause have in common -----------===//
#include "fuzz/triage/LooseKey.h"

#include <gtest/gtest.h>

using freehold::triage::looseKey;
using freehold::triage::looserKeys;

TEST(LooseKeyTest, ErrorsOfOneBufferAreOneCause) {
  EXPECT_EQ(looseKey("use-after-free p func.call memref.alloc memref.dealloc; call memref.view"),
            "early p; memref.view");
  EXPECT_EQ(looseKey("abi p memref.alloc freed; arith.select memref.view return"),
            "early p; memref.view");
}

TEST(LooseKeyTest, OtherPassesAndOtherWaysAreOtherCauses) {
  EXPECT_NE(looseKey("abi q memref.alloc freed; memref.view return"),
            looseKey("abi p memref.alloc freed; memref.view return"));
  EXPECT_NE(looseKey("abi p memref.alloc freed; memref.view return"),
            looseKey("abi p memref.alloc freed; memref.transpose return"));
}

TEST(LooseKeyTest, WaysThatAllProgramsHaveSayNothing) {
  EXPECT_EQ(looseKey("use-after-free p memref.load memref.alloc memref.dealloc; call return"), "");
  EXPECT_EQ(looseKey("use-after-free p memref.load memref.alloc memref.dealloc"), "");
  // Without a known allocation, the shape is a list of the program's ops.
  EXPECT_EQ(looseKey("abi p memref.alloc freed; memref.alloc memref.view"), "");
}

// Any cause may show in buffers that go through ops with regions.
TEST(LooseKeyTest, OpsWithRegionsSayLittle) {
  EXPECT_EQ(
      looseKey("use-after-free p memref.load memref.alloc memref.dealloc; arith.select scf.while"),
      "early p by scf.while");
  EXPECT_EQ(
      looseKey("use-after-free p memref.load memref.alloc memref.dealloc; cf.cond_br linalg.fill"),
      "");
  EXPECT_EQ(
      looseKey("use-after-free p memref.load memref.alloc memref.dealloc; memref.view scf.if"),
      "early p; memref.view");
}

TEST(LooseKeyTest, FewerWaysAreLooser) {
  using Keys = std::vector<std::string>;
  EXPECT_EQ(looserKeys("early p; memref.subview memref.view"),
            (Keys{"early p; memref.subview", "early p; memref.view"}));
  EXPECT_EQ(looserKeys("early p; memref.view"), Keys());
  EXPECT_EQ(looserKeys("early p by scf.if scf.while"), Keys());
  EXPECT_EQ(looserKeys("crash f; memref.subview memref.view"), Keys());
  EXPECT_EQ(looserKeys("early p; a b c d e f g"), Keys());
}

TEST(LooseKeyTest, ACrashIsWhereAFamilysFunctionIs) {
  EXPECT_EQ(looseKey("crash p mlir::bufferization::S::f mlir::bufferization::g"),
            "crash mlir::bufferization::S::f");
  EXPECT_EQ(looseKey("crash q mlir::DominanceInfo::d mlir::bufferization::g"),
            "crash mlir::bufferization::g");
  EXPECT_EQ(looseKey("crash p mlir::Operation::create mlir::detail::f"), "");
  EXPECT_EQ(looseKey("crash p mlir::verify"), "");
}

TEST(LooseKeyTest, AStackBufferThatLeavesItsScopeIsOneCause) {
  std::string scope = "dead-stack-use p memref.load memref.alloca memref.alloca_scope.return; ";
  EXPECT_EQ(looseKey(scope + "memref.alloca_scope"), "stack p; memref.alloca_scope.return");
  EXPECT_EQ(looseKey(scope + "linalg.fill memref.alloca_scope memref.subview"),
            looseKey(scope + "memref.alloca_scope"));
  EXPECT_EQ(looseKey(scope + "memref.alloca_scope memref.transpose"), "");
  EXPECT_EQ(looseKey(scope + "memref.alloca_scope store"), "");
  EXPECT_EQ(looseKey("dead-stack-use p memref.load memref.alloca func.return; memref.cast"), "");
}

TEST(LooseKeyTest, ADiagnosticIsOneCauseWhateverIsLeftBehind) {
  EXPECT_EQ(looseKey("invalid-output p cf.switch"), looseKey("rejected-late p cf.switch"));
  EXPECT_EQ(looseKey("rejected-late p"), "");
}

TEST(LooseKeyTest, TensorsThatAreWrittenInAnotherBlockAreOneCause) {
  EXPECT_EQ(looseKey("observation p print; cf.br"), "in another block p");
  EXPECT_EQ(looseKey("observation p result; cf.br linalg.fill"),
            looseKey("observation p print; cf.br"));
  EXPECT_NE(looseKey("observation q print; cf.br"), looseKey("observation p print; cf.br"));
  EXPECT_EQ(looseKey("observation p print; scf.for"), "");
  EXPECT_EQ(looseKey("leak p memref.alloc; cf.br"), "");
}

TEST(LooseKeyTest, OtherKindsAndTextsHaveNone) {
  EXPECT_EQ(looseKey("observation p result; memref.view"), "");
  EXPECT_EQ(looseKey("leak p memref.alloc; memref.view"), "");
  EXPECT_EQ(looseKey("form wrong p 0123456789abcdef"), "");
  EXPECT_EQ(looseKey(""), "");
}

TEST(LooseKeyTest, WhatShowsThatAValueIsAnotherOneSaysNothing) {
  EXPECT_EQ(looseKey("observation p print; cf.cond_br func.call memref.alloc"),
            "observes p; cf.cond_br func.call memref.alloc");
  EXPECT_EQ(looseKey("observation p result; cf.cond_br func.call memref.alloc"),
            "observes p; cf.cond_br func.call memref.alloc");
  EXPECT_NE(looseKey("observation q result; cf.cond_br func.call memref.alloc"),
            looseKey("observation p result; cf.cond_br func.call memref.alloc"));
  EXPECT_EQ(looseKey("observation p print; scf.for"), "");
  EXPECT_EQ(looseKey("observation p print; memref.alloc scf.for"), "");
}
