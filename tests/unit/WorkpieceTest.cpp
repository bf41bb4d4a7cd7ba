//===- WorkpieceTest.cpp - Candidates of the reducer ----------------------===//
#include "fuzz/reduce/Workpiece.h"

#include "fuzz/reduce/Move.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <gtest/gtest.h>

#include <cstdlib>

using namespace freehold::reduce;

namespace {
std::vector<Site> noSites(mlir::ModuleOp) { return {}; }

bool die(mlir::ModuleOp, llvm::ArrayRef<unsigned>) { std::abort(); }

bool dropFunction(mlir::ModuleOp module, llvm::ArrayRef<unsigned>) {
  (*module.getOps<mlir::func::FuncOp>().begin()).erase();
  return true;
}
} // namespace

/// A campaign that reduces hundreds of programs goes on if one makes a move die.
TEST(Workpiece, SurvivesAMoveThatDies) {
  Workpiece piece(/*parseBack=*/false);
  ASSERT_EQ(piece.load({"two", "func.func @f() { return }\nfunc.func @g() { return }\n", {}}), "");
  testing::internal::CaptureStderr();
  Candidate dead = piece.apply({"test-die", "dies", false, noSites, die}, {0});
  EXPECT_NE(testing::internal::GetCapturedStderr().find(
                "fault of Freehold: the move 'test-die' of the reducer died"),
            std::string::npos);
  EXPECT_EQ(dead.made, Made::Invalid);
  Candidate smaller = piece.apply({"test-drop", "drops", false, noSites, dropFunction}, {0});
  ASSERT_EQ(smaller.made, Made::Candidate);
  EXPECT_TRUE(piece.replace(smaller.text));
  EXPECT_EQ(piece.size().ops, 2u);
}
