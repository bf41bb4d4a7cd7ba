//===- Canonicalize.cpp - Canonicalization that keeps programs valid ------===//
// fh-canonicalize. MLIR's patterns and folders turn some valid programs into IR that does not
// verify: a slice of a buffer that turns out to be empty, a bound without operands, an op whose
// operand gets another shape when a cast is folded into it. Folders cannot be left out by name. So
// the result is verified, and taken back if it is invalid: first for the whole module, then for
// each function that is at fault, which stays as it was.
//
// Invariant: a function in which no pattern applies keeps its ops, so that a pipeline that repeats
// the pass until nothing changes comes to an end.
//===----------------------------------------------------------------------===//
#include "passes/Passes.h"
#include "passes/analysis/MemRefEffects.h"
#include "passes/placement/BufferPlacement.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Rewrite/FrozenRewritePatternSet.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

#include "llvm/ADT/SetVector.h"
#include "llvm/Support/Threading.h"

#define GEN_PASS_DEF_FHCANONICALIZE
#include "passes/PassBase.h"

using namespace mlir;

namespace freehold {

namespace {
/// Keeps a copy of the regions of an op. The copy is put in their place at once and is what
/// patterns work on, so that restore() brings back the very ops that were there.
class Original {
public:
  explicit Original(Operation *op) : op_(op), kept_(op->clone()) { swap(); }
  Original(const Original &) = delete;
  ~Original() { kept_->erase(); }

  void restore() { swap(); }

private:
  void swap() {
    for (auto [left, right] : llvm::zip_equal(op_->getRegions(), kept_->getRegions())) {
      Region between;
      between.takeBody(left);
      left.takeBody(right);
      right.takeBody(between);
    }
  }

  Operation *op_, *kept_;
};

/// Whether the op verifies. Errors of the verifier are not shown; those of other threads are left
/// to other handlers.
bool isValid(Operation *op) {
  uint64_t self = llvm::get_threadid();
  ScopedDiagnosticHandler quiet(
      op->getContext(), [&](Diagnostic &) { return success(llvm::get_threadid() == self); });
  return succeeded(verify(op));
}

/// Whether a stack buffer that is made somewhere in `scope` ends with it.
bool hasStackBuffers(Operation *scope) {
  return scope
      ->walk<WalkOrder::PreOrder>([&](Operation *op) {
        if (op != scope && op->hasTrait<OpTrait::AutomaticAllocationScope>())
          return WalkResult::skip();
        return llvm::any_of(op->getResults(),
                            [&](OpResult result) { return allocatesOnStack(op, result); })
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

/// A pattern of MLIR that puts the body of a loop of one iteration in the loop's place. A loop with
/// stack buffers is left alone where they would add up: inside of scf.while or a loop of blocks,
/// which are no allocation scopes, each iteration would make new ones
/// (corpus/findings/canonicalize-alloca-out-of-one-iteration).
class KeepsStackInLoops : public RewritePattern {
public:
  explicit KeepsStackInLoops(std::unique_ptr<RewritePattern> inlines)
      : RewritePattern(inlines->getRootKind()->getStringRef(), inlines->getBenefit(),
                       inlines->getContext()),
        inlines_(std::move(inlines)) {}

  LogicalResult matchAndRewrite(Operation *loop, PatternRewriter &rewriter) const override {
    if (hasStackBuffers(loop)) {
      DominanceInfo dominance;
      placement::Cycles cycles(dominance);
      if (!placement::stackScopeOf(loop, cycles))
        return rewriter.notifyMatchFailure(loop, "stack buffers would add up");
    }
    return inlines_->matchAndRewrite(loop, rewriter);
  }

private:
  std::unique_ptr<RewritePattern> inlines_;
};

/// Whether control can reach `from` without passing `except`.
bool isReachedWithout(Block *except, Block *from) {
  llvm::SmallSetVector<Block *, 8> before;
  before.insert(from);
  for (size_t n = 0; n < before.size(); ++n) {
    if (before[n]->isEntryBlock())
      return true;
    for (Block *block : before[n]->getPredecessors())
      if (block != except)
        before.insert(block);
  }
  return false;
}

/// A pattern of MLIR on cf.br that may merge the successor into the branch's block. In a loop that cannot be reached, merging
/// makes an op its own operand, which folds without end (corpus/findings/canonicalize-hang-unreachable-loop).
class KeepsUnreachableLoops : public RewritePattern {
public:
  explicit KeepsUnreachableLoops(std::unique_ptr<RewritePattern> merges)
      : RewritePattern(merges->getRootKind()->getStringRef(), merges->getBenefit(),
                       merges->getContext()),
        merges_(std::move(merges)) {}

  LogicalResult matchAndRewrite(Operation *branch, PatternRewriter &rewriter) const override {
    Block *next = branch->getSuccessor(0);
    if (next->getSinglePredecessor() && !isReachedWithout(next, branch->getBlock()))
      return rewriter.notifyMatchFailure(branch, "the loop cannot be reached");
    return merges_->matchAndRewrite(branch, rewriter);
  }

private:
  std::unique_ptr<RewritePattern> merges_;
};

/// Puts a KeepsUnreachableLoops around each pattern on cf.br.
void keepUnreachableLoops(RewritePatternSet &patterns) {
  for (std::unique_ptr<RewritePattern> &pattern : patterns.getNativePatterns())
    if (pattern->getRootKind() && pattern->getRootKind()->getStringRef() == "cf.br")
      pattern = std::make_unique<KeepsUnreachableLoops>(std::move(pattern));
}

/// Puts a KeepsStackInLoops around each pattern that inlines loops.
void keepStackInLoops(RewritePatternSet &patterns) {
  for (std::unique_ptr<RewritePattern> &pattern : patterns.getNativePatterns())
    if (llvm::is_contained({"(anonymous namespace)::SimplifyTrivialLoops",
                            "(anonymous namespace)::ParallelOpSingleOrZeroIterationDimsFolder",
                            "(anonymous namespace)::ForallOpSingleOrZeroIterationDimsFolder"},
                           pattern->getDebugName()))
      pattern = std::make_unique<KeepsStackInLoops>(std::move(pattern));
}

struct CanonicalizePass : impl::FhCanonicalizeBase<CanonicalizePass> {
  /// Without MLIR's patterns on clones: they take a clone's source to live as long as the
  /// memref.dealloc of its own name, and overlook frees through its base buffer. S10 to S12 of the
  /// simplification do what is right. Without the one that moves stack buffers out of parallel
  /// loops, whose iterations then share them
  /// (corpus/findings/canonicalize-alloca-out-of-parallel-loop). And without three that crash
  /// (corpus/findings/canonicalize-crash-*).
  LogicalResult initialize(MLIRContext *context) override {
    const std::string left[] = {"(anonymous namespace)::SimplifyClones",
                                "(anonymous namespace)::ReinterpretCastOpConstantFolder",
                                "CollapseShapeOpMemRefCastFolder", "CmpFIntToFPConst",
                                "AllocaScopeHoister"};
    RewritePatternSet all(context);
    for (Dialect *dialect : context->getLoadedDialects())
      dialect->getCanonicalizationPatterns(all);
    for (RegisteredOperationName op : context->getRegisteredOperations())
      op.getCanonicalizationPatterns(all, context);
    keepStackInLoops(all);
    keepUnreachableLoops(all);
    patterns_ = FrozenRewritePatternSet(std::move(all), left);
    // These are the defaults of -canonicalize. A default-constructed config also merges blocks,
    // which takes more than linear time.
    config_.setUseTopDownTraversal(true).setRegionSimplificationLevel(
        GreedySimplifyRegionLevel::Normal);
    return success();
  }

  void runOnOperation() override { canonicalize(getOperation()); }

private:
  void canonicalize(Operation *op) {
    {
      Original original(op);
      bool changed = false;
      // Patterns that do not converge are stopped, which is no failure: what they made is right.
      (void)applyPatternsGreedily(op, patterns_, config_, &changed);
      if (changed && isValid(op))
        return;
      original.restore();
      if (!changed)
        return;
    }
    if (!op->hasTrait<OpTrait::SymbolTable>())
      return;
    for (Region &region : op->getRegions())
      for (Operation &inner : region.getOps())
        if (inner.hasTrait<OpTrait::IsIsolatedFromAbove>())
          canonicalize(&inner);
  }

  FrozenRewritePatternSet patterns_;
  GreedyRewriteConfig config_;
};
} // namespace

std::unique_ptr<Pass> createCanonicalize() { return std::make_unique<CanonicalizePass>(); }

} // namespace freehold
