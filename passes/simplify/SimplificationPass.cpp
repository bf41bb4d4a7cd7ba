//===- SimplificationPass.cpp - bufferization.dealloc decided at compile time ---===//
// The patterns, each for any number of operands and retained values. "is" and "may be" speak of
// allocations (passes/analysis/SameAllocation.h). `+` is arith.ori. Each holds under the reading
// "union" (D1); those marked * hold under "literal" too. In parentheses are the behaviours of the
// shipped passes that a pattern covers (passes/BEHAVIOURS.md).
//
//  S1    dealloc (%m, ..) if (false, ..)                   dealloc (..) if (..)
//        literal: not if %m may be a later operand                                 (C4)
//  S2    dealloc (%m, %n, ..) if (%c, %d, ..), %n is %m    dealloc (%m, ..) if (%c + %d, ..)
//        literal: only if %c and %d are equal                                      (B11, C1)
//  S3 *  %a, %b = dealloc .. retain (%r, %s), %s is %r     %a = dealloc .. retain (%r); %b = %a
//                                                                                  (B4, C2)
//  S4 *  %a = dealloc (%m, ..) if (%c, ..) retain (%r, ..) %x = dealloc (..) if (..) retain (%r, ..)
//        %m is %r, and may be no other retained value      %a = %c + %x    (B1, B2, B3, B5, B9)
//  S5 *  %a = dealloc .. retain (%r, ..)                   dealloc .. retain (..); %a = false
//        %r may be no operand                                                      (B6)
//  S6 *  %a = dealloc (%m, %n) if (%c, %d) retain (%r)     %x = dealloc (%m) if (%c) retain (%r)
//        %m may not be %n; each op retains what its own    %y = dealloc (%n) if (%d) retain (%r)
//        operands may be                                   %a = %x + %y  (B7, B8, B10, B12)
//  S7 *  %a = dealloc retain (%r)                          %a = false              (C3)
//  S8 *  dealloc (base buffer of an allocation %m)         dealloc (%m)            (C5)
//  S9 *  %m = alloc; dealloc (%m) if (true), no other use  nothing                 (C6)
//  S10*  %n = clone %m; dealloc (%m) if (true), last use   %n is %m                (C7, C10)
//  S11*  %n = clone %m; dealloc (%n) if (true), last use   %n is %m, if %m is not freed between
//                                                                                  (C8, C10)
//  S12*  clone (cast %m)                                   clone %m                (C9)
//
// smt/lemmas proves them. A disjunction of a value and its opposite is the condition true. Of
// operands that are the same, S2 keeps one whose descriptor is right (D4) if that of any of them
// is: the allocation, else a base buffer. S1 to S8 are applied to each op in this order, in one
// pass over its operands without a fixpoint. Then S10 and S11 are applied until nothing changes,
// and S12 and S9 once. In blocks that control does not reach, where a value may be made of itself,
// only S9 is applied.
//===----------------------------------------------------------------------===//
#include "passes/Passes.h"
#include "passes/Statistics.h"
#include "passes/analysis/Reachability.h"
#include "passes/analysis/Rewriting.h"
#include "passes/analysis/ValueFlow.h"
#include "passes/clones/BufferMerger.h"
#include "passes/ownership/Abi.h"
#include "passes/simplify/Clone.h"
#include "passes/simplify/Dealloc.h"

#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#define GEN_PASS_DEF_FHBUFFERDEALLOCATIONSIMPLIFICATION
#include "passes/PassBase.h"

using namespace mlir;

namespace freehold {

/// S9
static bool freesUnused(bufferization::DeallocOp op) {
  if (op.getMemrefs().size() != 1 || !op.getRetained().empty() ||
      !matchPattern(op.getConditions().front(), m_One()))
    return false;
  auto freed = dyn_cast<OpResult>(op.getMemrefs().front());
  return freed && allocates(freed.getOwner(), freed) && freed.getOwner()->hasOneUse() &&
         wouldOpBeTriviallyDead(freed.getOwner());
}

namespace {
struct SimplificationPass : impl::FhBufferDeallocationSimplificationBase<SimplificationPass> {
  using FhBufferDeallocationSimplificationBase::FhBufferDeallocationSimplificationBase;

  void runOnOperation() override {
    DominanceInfo dominance(getOperation());
    SmallVector<bufferization::DeallocOp> ops;
    getOperation()->walk([&](bufferization::DeallocOp op) {
      if (isReached(op->getBlock(), dominance))
        ops.push_back(op);
    });
    // Functions that are deallocated and lowered stay as they are, so that a second run of the
    // pipeline changes nothing.
    llvm::DenseSet<Operation *> open;
    for (bufferization::DeallocOp op : ops)
      open.insert(op->getParentOfType<FunctionOpInterface>());
    SameAllocation same(getOperation());
    SimplifyCounts counts;
    // What may lose its last use; deallocs and clones are erased on the way.
    llvm::SetVector<Operation *> touched;
    auto touch = [&](Value value) {
      Operation *made = value.getDefiningOp();
      if (made && !isa<bufferization::DeallocOp, bufferization::CloneOp>(made))
        touched.insert(made);
    };
    for (bufferization::DeallocOp op : ops) {
      for (Value operand : op->getOperands())
        touch(operand);
      simplifyDealloc(op, same, counts);
    }
    SmallVector<bufferization::CloneOp> clones;
    // When one clone is removed, others may become removable.
    for (unsigned removed = 1; removed != 0; counts.folded += removed) {
      clones = findReachedClones(getOperation(), dominance);
      llvm::erase_if(clones, [&](bufferization::CloneOp op) {
        auto function = op->getParentOfType<FunctionOpInterface>();
        return function && function->hasAttr(ownership::kDeallocatedAttr) &&
               !open.contains(function);
      });
      for (bufferization::CloneOp clone : clones)
        touch(clone.getInput());
      removed = simplifyClones(clones, same);
    }
    lookThroughCasts(clones);
    getOperation()->walk([&](bufferization::DeallocOp op) {
      if (!freesUnused(op))
        return;
      touched.insert(op.getMemrefs().front().getDefiningOp());
      op.erase();
      ++counts.folded;
    });
    eraseDead(touched.getArrayRef());
    if (statistics)
      printStatistics(
          getArgument(),
          {{counts.folded, "folded", "operands and results of bufferization.dealloc decided"},
           {counts.runtimeChecks, "runtime-checks", "pairs left to compare at run time"}});
  }
};
} // namespace

} // namespace freehold

std::unique_ptr<mlir::Pass> freehold::createBufferDeallocationSimplification(bool statistics) {
  return std::make_unique<freehold::SimplificationPass>(
      freehold::FhBufferDeallocationSimplificationOptions{statistics});
}
