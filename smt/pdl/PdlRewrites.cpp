//===- PdlRewrites.cpp - PDL patterns as rewrites to prove ----------------===//
#include "smt/pdl/PdlRewrites.h"
#include "smt/pdl/Match.h"
#include "smt/pdl/Ops.h"
#include "smt/pdl/PdlFacts.h"
#include "smt/pdl/Places.h"
#include "smt/pdl/RunRewrite.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Verifier.h"

#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace freehold::smt;

namespace {
/// Builds the functions for one instance after another.
class PatternReader {
public:
  explicit PatternReader(pdl::PatternOp pattern) : pattern_(pattern), builder_(pattern) {}

  std::vector<PdlInstance> run() {
    std::vector<PdlInstance> all;
    if (failed(checkRewrite(pattern_.getRewriter())) || failed(addBindings(all)))
      return {};
    if (all.empty() && !firstReason_.empty())
      pattern_.emitError() << firstReason_;
    return all;
  }

private:
  /// The result of building an instance.
  enum class Built { Done, MatchesNothing, Failed };

  LogicalResult addBindings(std::vector<PdlInstance> &all) {
    std::vector<Instance> bindings(1);
    for (size_t i = 0; i < bindings.size(); ++i) {
      OwningOpRef<ModuleOp> module = makeModule();
      Instance binding = bindings[i];
      FailureOr<Side> draft = makeDraft(*module, binding);
      if (failed(draft) && i > 0)
        continue;
      if (failed(draft))
        return failure();
      if (i == 0) {
        auto found = bindOperands(pattern_, *draft);
        if (failed(found))
          return failure();
        bindings = std::move(*found);
      }
      auto instances = chooseTypes(*draft, binding);
      if (failed(instances))
        return failure();
      for (const Instance &instance : *instances)
        if (add(instance, all) == Built::Failed)
          return failure();
    }
    return success();
  }

  /// A binding that cannot be built matches nothing and is dropped. Warnings come with the first
  /// instance.
  FailureOr<Side> makeDraft(ModuleOp module, const Instance &binding) {
    ScopedDiagnosticHandler handler(pattern_.getContext(), [&](Diagnostic &diagnostic) {
      return success(!binding.bound.empty() ||
                     diagnostic.getSeverity() == DiagnosticSeverity::Warning);
    });
    return buildSource(pattern_, makeFunction(module), &binding);
  }

  Built add(const Instance &instance, std::vector<PdlInstance> &all) {
    std::string error;
    PdlInstance built{makeModule(), instance.description};
    Built done;
    {
      // Warnings are emitted once; errors name their instance.
      ScopedDiagnosticHandler handler(pattern_.getContext(), [&](Diagnostic &diagnostic) {
        bool isError = diagnostic.getSeverity() == DiagnosticSeverity::Error;
        if (all.empty() && instance.description.empty())
          return failure();
        if (isError && error.empty())
          error = diagnostic.str();
        return success();
      });
      done = build(instance, *built.module);
    }
    if (done == Built::Failed && !error.empty())
      pattern_.emitError() << error << " (" << instance.description << ")";
    if (done == Built::Done)
      all.push_back(std::move(built));
    return done;
  }

  Built build(const Instance &instance, ModuleOp module) {
    pdl::RewriteOp rewrite = pattern_.getRewriter();
    func::FuncOp function = makeFunction(module);
    FailureOr<Side> source = buildSource(pattern_, function, &instance);
    if (failed(source))
      return Built::Failed;
    setType(function, {});
    markLists(*source);
    FailureOr<OpFacts> facts = readPdlFacts(pattern_, *source);
    if (failed(facts) || failed(checkPlaces(pattern_, *source, *facts)))
      return Built::Failed;
    addReturn(rewrite, *source, *facts);
    if (std::string why = verifyQuietly(function); !why.empty()) {
      if (firstReason_.empty())
        firstReason_ = "the ops before the rewrite are invalid: " + why;
      return Built::MatchesNothing;
    }
    Side target = source->clone("tgt");
    module.push_back(target.function);
    if (failed(runPdlRewrite(rewrite, target, *facts)))
      return Built::Failed;
    if (std::string why = verifyQuietly(target.function); !why.empty()) {
      pattern_.emitError() << "the ops after the rewrite are invalid: " << why;
      return Built::Failed;
    }
    return Built::Done;
  }

  OwningOpRef<ModuleOp> makeModule() { return ModuleOp::create(pattern_.getLoc()); }
  func::FuncOp makeFunction(ModuleOp module) {
    OpBuilder inside(module.getBodyRegion());
    auto function =
        func::FuncOp::create(inside, pattern_.getLoc(), "src", builder_.getFunctionType({}, {}));
    function.addEntryBlock();
    return function;
  }

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

  /// Returns the results of the root, which the rest of the program uses.
  void addReturn(pdl::RewriteOp rewrite, Side &side, const OpFacts &facts) {
    SmallVector<Value> results;
    if (!facts.onlyUsedHere.contains(rewrite.getRoot()))
      llvm::append_range(results, side.ops.lookup(rewrite.getRoot())->getResults());
    OpBuilder end = OpBuilder::atBlockEnd(&side.body());
    func::ReturnOp::create(end, rewrite.getLoc(), results);
    setType(side.function, ValueRange(results).getTypes());
  }

  /// Verifies what PDL made as a whole. Returns the first error, or an empty string.
  std::string verifyQuietly(func::FuncOp function) {
    std::string first;
    ScopedDiagnosticHandler handler(pattern_.getContext(), [&](Diagnostic &diagnostic) {
      if (first.empty() && diagnostic.getSeverity() == DiagnosticSeverity::Error)
        first = diagnostic.str();
      return success();
    });
    return failed(verify(function)) ? first.empty() ? "does not verify" : first : "";
  }

  pdl::PatternOp pattern_;
  OpBuilder builder_;
  /// Why the first instance matches nothing.
  std::string firstReason_;
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
      results.push_back({std::move(name), op.getLoc(), {}});
      continue;
    }
    if (pattern.getSymNameAttr())
      name = pattern.getSymName()->str();
    results.push_back({std::move(name), op.getLoc(), PatternReader(pattern).run()});
  }
  return results;
}
