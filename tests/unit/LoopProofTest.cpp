//===- LoopProofTest.cpp - Proofs of the dealloc helpers can fail ---------===//
// The lemmas L3-fh and L3-upstream are about the helpers as they are emitted. Here the helpers are
// damaged, one op at a time, and none may then be proved. The assumptions of the proofs must be
// satisfiable; otherwise the proofs would be vacuous.
//===----------------------------------------------------------------------===//
#include "smt/induction/HelperProofs.h"
#include "smt/solver/Solver.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"

#include <gtest/gtest.h>

using namespace freehold::smt;

namespace {

using Problem = std::optional<TermProblem> (*)(Terms &, const LemmaQuestion &, mlir::func::FuncOp);

class LoopProofs : public testing::Test {
protected:
  Sat ask(const TermProblem &problem, Term term) {
    Query query{"", problem.precondition, {}};
    query.assertions.push_back(term);
    return z3_->check(query).sat;
  }
  /// Returns the name of the first goal that fails; empty if all are proved.
  std::string failing(Problem of, const LemmaQuestion &question, mlir::func::FuncOp helper) {
    Terms terms;
    TermProblem problem = *of(terms, question, helper);
    for (const TermProblem::Goal &goal : problem.goals)
      if (ask(problem, goal.violated) != Sat::Unsat)
        return goal.name;
    return "";
  }

  std::unique_ptr<Solver> z3_ = makeZ3({});
};

/// A way to damage one op: the change, and how to undo it.
struct Damage {
  std::string what;
  std::function<void()> make, undo;
};

std::vector<Damage> damagesOf(mlir::func::FuncOp helper) {
  std::vector<Damage> all;
  auto name = [&](const char *what) { return what + std::to_string(all.size()); };
  helper.walk([&](mlir::Operation *op) {
    if (auto compare = mlir::dyn_cast<mlir::arith::CmpIOp>(op)) {
      auto was = compare.getPredicate();
      all.push_back({name("comparison "),
                     [=]() mutable { compare.setPredicate(invertPredicate(was)); },
                     [=]() mutable { compare.setPredicate(was); }});
    }
    if (auto store = mlir::dyn_cast<mlir::memref::StoreOp>(op)) {
      mlir::Operation *next = op->getNextNode();
      mlir::Block *block = op->getBlock();
      all.push_back({name("store "), [=] { op->remove(); },
                     [=] { block->getOperations().insert(next->getIterator(), op); }});
    }
    bool isLogic = mlir::isa<mlir::arith::AndIOp, mlir::arith::OrIOp, mlir::arith::SelectOp>(op) &&
                   !op->getResult(0).getType().isIndex();
    for (unsigned n = 0; isLogic && n < 2; ++n) {
      mlir::Value first = op->getOperand(n), second = op->getOperand(1 - n);
      if (first.getType() != second.getType())
        continue;
      all.push_back({name("operand "), [=] { op->setOperand(1 - n, first); },
                     [=] { op->setOperand(1 - n, second); }});
    }
  });
  return all;
}

TEST_F(LoopProofs, DamagedHelpersAreNotProved) {
  struct {
    Lowerer lowerer;
    Problem of;
    Reading reading;
  } rows[] = {{Lowerer::Freehold, ourHelperProblem, Reading::Union},
              {Lowerer::Upstream, shippedHelperProblem, Reading::Literal}};
  for (auto [lowerer, of, reading] : rows) {
    LemmaQuestion question;
    question.reading = reading;
    LoweredModule lowered = lowerGeneralDealloc(lowerer);
    mlir::func::FuncOp helper = lowered.helper();
    ASSERT_EQ(failing(of, question, helper), "");
    std::vector<Damage> damages = damagesOf(helper);
    EXPECT_GE(damages.size(), 10u);
    for (Damage &damage : damages) {
      damage.make();
      EXPECT_NE(failing(of, question, helper), "") << damage.what << lowered.text();
      damage.undo();
    }
    EXPECT_EQ(failing(of, question, helper), "");
  }
}

TEST_F(LoopProofs, WhatIsAssumedCanHold) {
  for (auto [lowerer, of] : {std::pair(Lowerer::Freehold, Problem(ourHelperProblem)),
                             std::pair(Lowerer::Upstream, Problem(shippedHelperProblem))}) {
    LoweredModule lowered = lowerGeneralDealloc(lowerer);
    Terms terms;
    TermProblem problem = *of(terms, {}, lowered.helper());
    EXPECT_GE(problem.goals.size(), 15u);
    for (const TermProblem::Goal &goal : problem.goals) {
      // The assumptions, followed by the negated claim.
      ASSERT_EQ(goal.violated->op, TermNode::Op::And) << goal.name;
      EXPECT_EQ(ask(problem, terms.all(goal.violated->args.drop_back())), Sat::Sat) << goal.name;
    }
  }
}

/// What the pass guarantees when it calls the helper; numbered after the conjuncts.
TEST_F(LoopProofs, TheTableMustHaveRoomAndAPowerOfTwo) {
  LoweredModule lowered = lowerGeneralDealloc(Lowerer::Freehold);
  LemmaQuestion question;
  question.dropped = 2;
  EXPECT_EQ(failing(ourHelperProblem, question, lowered.helper()), "loop 2 ends");
  question.dropped = 3;
  EXPECT_NE(failing(ourHelperProblem, question, lowered.helper()), "");
  for (uint64_t operands = 1; operands < 1000; ++operands) {
    uint64_t slots = tableSlots(operands);
    EXPECT_TRUE(slots > operands && (slots & (slots - 1)) == 0);
  }
}

/// The arithmetic facts about dist(h, s) = (s - h) mod slots on which L3-fh relies.
TEST(LinearProbing, Distances) {
  for (uint64_t slots = 1; slots <= 64; slots *= 2)
    for (uint64_t home = 0; home < slots; ++home) {
      std::vector<bool> seen(slots);
      for (uint64_t slot = 0; slot < slots; ++slot) {
        uint64_t far = (slot - home) & (slots - 1);
        EXPECT_FALSE(seen[far]);
        seen[far] = true;
        if (far + 1 < slots)
          EXPECT_EQ((((slot + 1) & (slots - 1)) - home) & (slots - 1), far + 1);
      }
      EXPECT_TRUE(seen[0]);
    }
}

} // namespace
