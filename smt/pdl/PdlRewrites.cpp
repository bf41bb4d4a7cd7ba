//===- PdlRewrites.cpp - PDL patterns as rewrites to prove ----------------===//
#include "smt/pdl/PdlRewrites.h"
#include "smt/pdl/Match.h"
#include "smt/pdl/Ops.h"
#include "smt/pdl/PdlFacts.h"
#include "smt/pdl/RunRewrite.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace freehold::smt;

namespace {
/// Whether the other matched ops stand where @src puts them, above the root.
class Places {
public:
  Places(pdl::PatternOp pattern, const Side &source, const OpFacts &facts)
      : pattern_(pattern), root_(pattern.getRewriter().getRoot()), source_(source) {
    for (auto [before, after] : facts.together)
      neighbours_.unionSets(before.getAsOpaquePointer(), after.getAsOpaquePointer());
  }

  LogicalResult check() {
    SmallVector<pdl::OperationOp> ops(pattern_.getBodyRegion().front().getOps<pdl::OperationOp>());
    // From the last op up: what an op uses stands above it.
    for (pdl::OperationOp op : llvm::reverse(ops)) {
      if (failed(check(op)))
        return failure();
      for (Value operand : source_.ops.lookup(op.getOp())->getOperands())
        if (Operation *def = operand.getDefiningOp())
          used_.insert(def);
    }
    return success();
  }

private:
  LogicalResult check(pdl::OperationOp handle) {
    Operation *op = source_.ops.lookup(handle.getOp());
    Operation *root = source_.ops.lookup(root_);
    if (op == root)
      return success();
    if (root->isBeforeInBlock(op))
      return handle.emitError()
             << "is matched after the root: what it uses need not be there at the "
                "root";
    if (neighbours_.isEquivalent(handle.getOp().getAsOpaquePointer(), root_.getAsOpaquePointer()))
      return success();
    if (!isMemoryEffectFree(op))
      return handle.emitError() << "'" << op->getName()
                                << "' may stand anywhere above the root, with other ops between "
                                   "them; state the constraint Together(op, .., root)";
    if (!used_.contains(op))
      return handle.emitError() << "'" << op->getName()
                                << "' is not used by the root: where it stands is not known";
    return success();
  }

  pdl::PatternOp pattern_;
  Value root_;
  const Side &source_;
  llvm::EquivalenceClasses<const void *> neighbours_;
  llvm::SmallPtrSet<Operation *, 8> used_;
};

class PatternReader {
public:
  explicit PatternReader(pdl::PatternOp pattern)
      : pattern_(pattern), module_(ModuleOp::create(pattern.getLoc())),
        builder_(module_->getBodyRegion()) {}

  OwningOpRef<ModuleOp> run() {
    pdl::RewriteOp rewrite = pattern_.getRewriter();
    if (failed(checkRewrite(rewrite)))
      return {};
    auto function =
        func::FuncOp::create(builder_, pattern_.getLoc(), "src", builder_.getFunctionType({}, {}));
    function.addEntryBlock();
    FailureOr<Side> source = buildSource(pattern_, function);
    if (failed(source))
      return {};
    setType(function, {});
    markLists(*source);
    FailureOr<OpFacts> facts = readPdlFacts(pattern_, *source);
    if (failed(facts) || failed(Places(pattern_, *source, *facts).check()))
      return {};
    addReturn(rewrite, *source, *facts);
    if (failed(verifyQuietly(function)))
      return {};

    Side target = source->clone("tgt");
    module_->push_back(target.function);
    if (failed(runPdlRewrite(rewrite, target, *facts)) || failed(verifyQuietly(target.function)))
      return {};
    return std::move(module_);
  }

private:
  LogicalResult checkRewrite(pdl::RewriteOp rewrite) {
    if (rewrite.getNameAttr())
      return unsupportedPdl(rewrite, "native rewrite ")
             << rewrite.getNameAttr() << ", native code cannot be read";
    if (!rewrite.getRoot())
      return unsupportedPdl(rewrite, "a rewrite that does not name its root");
    return success();
  }

  void setType(func::FuncOp function, TypeRange results) {
    TypeRange inputs = function.getBody().front().getArgumentTypes();
    function.setFunctionType(builder_.getFunctionType(inputs, results));
  }

  void markLists(Side &side) {
    for (BlockArgument argument : side.body().getArguments())
      if (side.isList(argument))
        side.function.setArgAttr(argument.getArgNumber(), "freehold.list", builder_.getUnitAttr());
  }

  /// What the root gives to the rest of the program.
  void addReturn(pdl::RewriteOp rewrite, Side &side, const OpFacts &facts) {
    SmallVector<Value> results;
    if (!facts.onlyUsedHere.contains(rewrite.getRoot()))
      llvm::append_range(results, side.ops.lookup(rewrite.getRoot())->getResults());
    OpBuilder end = OpBuilder::atBlockEnd(&side.body());
    func::ReturnOp::create(end, rewrite.getLoc(), results);
    setType(side.function, ValueRange(results).getTypes());
  }

  /// What PDL makes is checked as a whole only here; said at the pattern.
  LogicalResult verifyQuietly(func::FuncOp function) {
    std::string first;
    LogicalResult result = success();
    {
      ScopedDiagnosticHandler handler(pattern_.getContext(), [&](Diagnostic &diagnostic) {
        if (first.empty() && diagnostic.getSeverity() == DiagnosticSeverity::Error)
          first = diagnostic.str();
        return success();
      });
      result = verify(function);
    }
    if (succeeded(result))
      return success();
    return pattern_.emitError() << "the ops " << (function.getName() == "src" ? "before" : "after")
                                << " the rewrite are invalid: " << first;
  }

  pdl::PatternOp pattern_;
  OwningOpRef<ModuleOp> module_;
  OpBuilder builder_;
};
} // namespace

bool freehold::smt::hasPdlPatterns(ModuleOp module) {
  return !module.getBody()->getOps<pdl::PatternOp>().empty();
}

std::vector<PdlResult> freehold::smt::readPdlPatterns(ModuleOp module) {
  module.getContext()
      ->loadDialect<arith::ArithDialect, bufferization::BufferizationDialect, func::FuncDialect,
                    memref::MemRefDialect>();
  std::vector<PdlResult> results;
  for (Operation &op : *module.getBody()) {
    std::string name = llvm::formatv("pattern {0}", results.size() + 1);
    auto pattern = dyn_cast<pdl::PatternOp>(op);
    if (!pattern) {
      op.emitError() << "'" << op.getName() << "' beside patterns: only 'pdl.pattern' is read";
      results.push_back({std::move(name), op.getLoc(), nullptr});
      continue;
    }
    if (pattern.getSymNameAttr())
      name = pattern.getSymName()->str();
    results.push_back({std::move(name), op.getLoc(), PatternReader(pattern).run()});
  }
  return results;
}
