//===- WrongDeallocPatterns.cpp - Mistakes in patterns of bufferization.dealloc ===//
// The pass `test-wrong-dealloc-patterns{mistake=...}` applies one wrong pattern, with a mistake
// that is plausible for patterns of this op:
//
//   and-conditions    a memref listed twice is listed once, with the conjunction of its conditions
//   drop-retained     a retained value that is no memref itself, but may alias one, is dropped; its
//                     result is false
//   swap-results      two retained values change places, their results do not
//   split-duplicate   a memref listed twice is freed by two ops
//   drop-condition    a memref whose condition is not constant is taken for one that is never freed
//   crash             ends the process at an op that lists one memref twice, without conditions
//
// and `right`: a memref listed twice with the same condition is listed once.
//===----------------------------------------------------------------------===//
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Tools/Plugins/PassPlugin.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

#include <csignal>

using namespace mlir;
using bufferization::DeallocOp;

namespace {
/// The operands of a dealloc op, to be changed.
struct Lists {
  explicit Lists(DeallocOp op)
      : memrefs(op.getMemrefs()), conditions(op.getConditions()), retained(op.getRetained()) {}

  DeallocOp make(PatternRewriter &rewriter, Location loc) const {
    return DeallocOp::create(rewriter, loc, memrefs, conditions, retained);
  }
  void erase(size_t i) {
    memrefs.erase(memrefs.begin() + i);
    conditions.erase(conditions.begin() + i);
  }
  SmallVector<Value> memrefs, conditions, retained;
};

/// Returns two positions of one memref.
std::optional<std::pair<size_t, size_t>> findDuplicate(DeallocOp op) {
  for (size_t i = 0; i < op.getMemrefs().size(); ++i)
    for (size_t j = i + 1; j < op.getMemrefs().size(); ++j)
      if (op.getMemrefs()[i] == op.getMemrefs()[j])
        return std::pair(i, j);
  return std::nullopt;
}

struct AndConditions : OpRewritePattern<DeallocOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(DeallocOp op, PatternRewriter &rewriter) const override {
    auto places = findDuplicate(op);
    if (!places)
      return failure();
    Lists lists(op);
    auto [first, second] = *places;
    lists.conditions[first] = arith::AndIOp::create(rewriter, op.getLoc(), lists.conditions[first],
                                                    lists.conditions[second]);
    lists.erase(second);
    rewriter.replaceOp(op, lists.make(rewriter, op.getLoc()));
    return success();
  }
};

struct MergeEqual : OpRewritePattern<DeallocOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(DeallocOp op, PatternRewriter &rewriter) const override {
    auto places = findDuplicate(op);
    if (!places || op.getConditions()[places->first] != op.getConditions()[places->second])
      return failure();
    Lists lists(op);
    lists.erase(places->second);
    rewriter.replaceOp(op, lists.make(rewriter, op.getLoc()));
    return success();
  }
};

struct DropRetained : OpRewritePattern<DeallocOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(DeallocOp op, PatternRewriter &rewriter) const override {
    for (auto [i, retained] : llvm::enumerate(op.getRetained())) {
      if (op.getMemrefs().empty() || llvm::is_contained(op.getMemrefs(), retained))
        continue;
      Lists lists(op);
      lists.retained.erase(lists.retained.begin() + i);
      SmallVector<Value> results(lists.make(rewriter, op.getLoc()).getUpdatedConditions());
      Value no = arith::ConstantOp::create(rewriter, op.getLoc(), rewriter.getBoolAttr(false));
      results.insert(results.begin() + i, no);
      rewriter.replaceOp(op, results);
      return success();
    }
    return failure();
  }
};

struct SwapResults : OpRewritePattern<DeallocOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(DeallocOp op, PatternRewriter &rewriter) const override {
    if (op.getRetained().size() != 2 || op->hasAttr("test.seen"))
      return failure();
    Lists lists(op);
    std::swap(lists.retained[0], lists.retained[1]);
    DeallocOp swapped = lists.make(rewriter, op.getLoc());
    swapped->setAttr("test.seen", rewriter.getUnitAttr());
    rewriter.replaceOp(op, swapped);
    return success();
  }
};

struct SplitDuplicate : OpRewritePattern<DeallocOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(DeallocOp op, PatternRewriter &rewriter) const override {
    auto places = findDuplicate(op);
    if (!places)
      return failure();
    Lists all(op), one(op);
    one.memrefs = {all.memrefs[places->second]};
    one.conditions = {all.conditions[places->second]};
    all.erase(places->second);
    auto first = all.make(rewriter, op.getLoc()), second = one.make(rewriter, op.getLoc());
    SmallVector<Value> results;
    for (auto [x, y] : llvm::zip_equal(first.getUpdatedConditions(), second.getUpdatedConditions()))
      results.push_back(arith::OrIOp::create(rewriter, op.getLoc(), x, y));
    rewriter.replaceOp(op, results);
    return success();
  }
};

struct DropCondition : OpRewritePattern<DeallocOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(DeallocOp op, PatternRewriter &rewriter) const override {
    for (auto [i, condition] : llvm::enumerate(op.getConditions()))
      if (!matchPattern(condition, m_Constant())) {
        Lists lists(op);
        lists.erase(i);
        rewriter.replaceOp(op, lists.make(rewriter, op.getLoc()));
        return success();
      }
    return failure();
  }
};

struct Crash : OpRewritePattern<DeallocOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(DeallocOp op, PatternRewriter &) const override {
    auto places = findDuplicate(op);
    if (places &&
        llvm::all_of(op.getConditions(), [](Value one) { return matchPattern(one, m_One()); }))
      std::raise(SIGSEGV);
    return failure();
  }
};

struct WrongDeallocPatternsPass
    : PassWrapper<WrongDeallocPatternsPass, OperationPass<func::FuncOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(WrongDeallocPatternsPass)
  WrongDeallocPatternsPass() = default;
  WrongDeallocPatternsPass(const WrongDeallocPatternsPass &other) : PassWrapper(other) {}

  StringRef getArgument() const final { return "test-wrong-dealloc-patterns"; }
  StringRef getDescription() const final {
    return "makes a mistake of patterns of bufferization.dealloc, for tests";
  }
  void getDependentDialects(DialectRegistry &registry) const final {
    registry.insert<arith::ArithDialect, bufferization::BufferizationDialect>();
  }
  void runOnOperation() final {
    RewritePatternSet patterns(&getContext());
    if (mistake == "and-conditions")
      patterns.add<AndConditions>(&getContext());
    else if (mistake == "drop-retained")
      patterns.add<DropRetained>(&getContext());
    else if (mistake == "swap-results")
      patterns.add<SwapResults>(&getContext());
    else if (mistake == "split-duplicate")
      patterns.add<SplitDuplicate>(&getContext());
    else if (mistake == "drop-condition")
      patterns.add<DropCondition>(&getContext());
    else if (mistake == "crash")
      patterns.add<Crash>(&getContext());
    else if (mistake == "right")
      patterns.add<MergeEqual>(&getContext());
    else
      return signalPassFailure();
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }

  Option<std::string> mistake{*this, "mistake", llvm::cl::desc("Which one")};
};
} // namespace

extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "WrongDeallocPatterns", "1",
          [] { registerPass([] { return std::make_unique<WrongDeallocPatternsPass>(); }); }};
}
