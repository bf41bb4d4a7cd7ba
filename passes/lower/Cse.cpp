//===- Cse.cpp - CSE that tells iterations apart --------------------------===//
// fh-cse. A linalg.index is Pure, has no operands and gives the iteration of the innermost linalg
// op around it. So MLIR's CSE takes two of them in nested bodies for one
// (corpus/findings/cse-merges-nested-linalg-index).
//===----------------------------------------------------------------------===//
#include "passes/Passes.h"

#include "mlir/IR/Dominance.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/CSE.h"

#define GEN_PASS_DEF_FHCSE
#include "passes/PassBase.h"

using namespace mlir;

namespace freehold {

static bool readsIteration(Operation *op) { return op->getName().getStringRef() == "linalg.index"; }

/// Whether a linalg op with a linalg.index is nested in another one that has one.
static bool nestsIterations(Operation *root) {
  WalkResult walked = root->walk([&](Operation *index) {
    if (!readsIteration(index))
      return WalkResult::advance();
    for (Operation *inner = index->getParentOp(); inner != root; inner = inner->getParentOp())
      for (Region &region : inner->getParentOp()->getRegions())
        if (llvm::any_of(region.getOps(), [](Operation &op) { return readsIteration(&op); }))
          return WalkResult::interrupt();
    return WalkResult::advance();
  });
  return walked.wasInterrupted();
}

namespace {
struct CsePass : impl::FhCseBase<CsePass> {
  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    if (!nestsIterations(getOperation()))
      return simplify(rewriter, getOperation());
    for (Region &region : getOperation()->getRegions())
      for (Operation &op : region.getOps())
        if (op.hasTrait<OpTrait::IsIsolatedFromAbove>() && !nestsIterations(&op))
          simplify(rewriter, &op);
  }

private:
  static void simplify(IRRewriter &rewriter, Operation *op) {
    DominanceInfo dominance(op);
    eliminateCommonSubExpressions(rewriter, dominance, op);
  }
};
} // namespace

std::unique_ptr<Pass> createCse() { return std::make_unique<CsePass>(); }

} // namespace freehold
