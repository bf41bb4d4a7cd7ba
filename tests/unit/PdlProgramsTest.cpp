//===- PdlProgramsTest.cpp - Random patterns on random programs -----------===//
// PDL itself matches and rewrites programs of several ops, in which operands are shared, one op may
// match two of the pattern, and types vary. If a pattern is supported, each match of PDL must be
// one of its instances, and the program after the rewrite must be what @tgt predicts, and valid. If
// we say that a pattern matches nothing, PDL must not match. FREEHOLD_PDL_PATTERNS is the number of
// patterns.
//===----------------------------------------------------------------------===//
#include "smt/pdl/Match.h"
#include "smt/pdl/PdlRewrites.h"
#include "smt/pdl/Places.h"
#include "smt/pdl/RunRewrite.h"
#include "tests/unit/PdlRandom.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/PDL/IR/PDL.h"
#include "mlir/Dialect/PDLInterp/IR/PDLInterp.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Rewrite/FrozenRewritePatternSet.h"
#include "mlir/Rewrite/PatternApplicator.h"

#include "llvm/ADT/EquivalenceClasses.h"

#include <gtest/gtest.h>

using namespace mlir;
using namespace freehold::smt;

namespace {
/// What PDL matched, as ops and values of the program before the rewrite.
struct Match {
  std::vector<Operation *> ops;
  std::vector<Value> operands;
};

class PdlProgramsTest : public testing::Test {
protected:
  PdlProgramsTest() {
    context.loadDialect<arith::ArithDialect, bufferization::BufferizationDialect, func::FuncDialect,
                        memref::MemRefDialect, pdl::PDLDialect, pdl_interp::PDLInterpDialect>();
  }

  static std::string print(Operation *op) {
    std::string text;
    llvm::raw_string_ostream os(text);
    op->print(os, OpPrintingFlags().printGenericOpForm());
    return text;
  }
  static pdl::PatternOp patternIn(ModuleOp module) {
    return *module.getOps<pdl::PatternOp>().begin();
  }
  static std::string asModule(const std::string &body) {
    return "pdl.pattern : benefit(1) {\n" + body + "}\n";
  }

  void check(unsigned seed);
  /// Rewrites the first match in `module`; `before` maps it to a copy.
  std::optional<Match> applyPdl(const std::string &text, ModuleOp module, const IRMapping &before);
  void compare(pdl::PatternOp pattern, const Match &match, ModuleOp before, ModuleOp after);

  MLIRContext context;
  unsigned read = 0, matches = 0, refused = 0, impossible = 0, bound = 0, twice = 0;
};

/// Returns true if values connect all ops; otherwise PDL's compiler crashes.
bool isConnected(pdl::PatternOp pattern) {
  llvm::EquivalenceClasses<const void *> connected;
  const void *last = nullptr;
  for (auto op : pattern.getBodyRegion().front().getOps<pdl::OperationOp>()) {
    last = op.getOp().getAsOpaquePointer();
    connected.insert(last);
    for (Value operand : op.getOperandValues()) {
      connected.unionSets(last, operand.getAsOpaquePointer());
      if (auto result = operand.getDefiningOp<pdl::ResultOp>())
        connected.unionSets(last, result.getParent().getAsOpaquePointer());
    }
  }
  return llvm::all_of(pattern.getBodyRegion().front().getOps<pdl::OperationOp>(),
                      [&](pdl::OperationOp op) {
                        return connected.isEquivalent(last, op.getOp().getAsOpaquePointer());
                      });
}

/// Returns true if the facts hold for the matched ops.
bool factsHold(pdl::PatternOp pattern, ArrayRef<Operation *> ops) {
  SmallVector<pdl::OperationOp> handles(pattern.getBodyRegion().front().getOps<pdl::OperationOp>());
  auto opOf = [&](Value handle) {
    return ops[llvm::find(handles, handle.getDefiningOp<pdl::OperationOp>()) - handles.begin()];
  };
  for (auto fact : pattern.getBodyRegion().front().getOps<pdl::ApplyNativeConstraintOp>()) {
    if (fact.getName() == "OnlyUsedHere")
      for (Operation *user : opOf(fact.getArgs()[0])->getUsers())
        if (!llvm::is_contained(ops, user))
          return false;
    if (fact.getName() != "Together")
      continue;
    for (auto [above, below] : llvm::zip(fact.getArgs().drop_back(), fact.getArgs().drop_front())) {
      if (!opOf(above)->isBeforeInBlock(opOf(below)))
        return false;
      for (Operation *op = opOf(above); op != opOf(below); op = op->getNextNode())
        if (!llvm::is_contained(ops, op))
          return false;
    }
  }
  return true;
}

/// @src and @tgt as one draft, mapped to the values of a program.
class Ours {
public:
  Ours(pdl::PatternOp pattern, const Match &match)
      : pattern_(pattern), match_(match),
        handles_(pattern.getBodyRegion().front().getOps<pdl::OperationOp>()) {}

  /// Returns true if @src covers PDL's match; reports why not otherwise. Called first without an
  /// instance, to find out which instance the match is.
  bool build(llvm::function_ref<func::FuncOp()> makeFunction) {
    if (!buildAs(nullptr, makeFunction()) || !chooseInstance())
      return false;
    real_.clear();
    types_.clear();
    return buildAs(&instance_, makeFunction());
  }

  bool buildAs(const Instance *instance, func::FuncOp function) {
    FailureOr<Side> built = buildSource(pattern_, function, instance);
    if (failed(built)) {
      ADD_FAILURE() << "there is a match";
      return false;
    }
    source_ = std::move(*built);
    for (auto [operand, real] : llvm::zip_equal(
             pattern_.getBodyRegion().front().getOps<pdl::OperandOp>(), match_.operands))
      if (source_.values.contains(operand.getValue()))
        bind(source_.values[operand.getValue()][0], real);
    for (auto [handle, real] : llvm::zip_equal(handles_, match_.ops)) {
      Operation *op = source_.ops.lookup(handle.getOp());
      EXPECT_EQ(op->getName(), real->getName());
      EXPECT_EQ(op->getNumOperands(), real->getNumOperands());
      for (auto [mine, its] : llvm::zip(op->getOperands(), real->getOperands()))
        bind(mine, its);
      bool isOfAnyRank = llvm::is_contained(source_.anyRank, handle.getOp());
      EXPECT_TRUE(isOfAnyRank || op->getNumResults() == real->getNumResults());
      for (auto [mine, its] : llvm::zip(op->getResults(), real->getResults()))
        bind(mine, its);
    }
    return !testing::Test::HasFailure();
  }

  /// Applies @tgt's changes to the program. Returns false if the rewrite is refused.
  void apply() {
    FailureOr<OpFacts> facts = readPdlFacts(pattern_, source_);
    pdl::RewriteOp rewrite = pattern_.getRewriter();
    Operation *root = source_.ops.lookup(rewrite.getRoot());
    bool isShown = !facts->onlyUsedHere.contains(rewrite.getRoot());
    OpBuilder end = OpBuilder::atBlockEnd(&source_.body());
    func::ReturnOp::create(end, rewrite.getLoc(),
                           isShown ? ValueRange(root->getResults()) : ValueRange());
    Side target = source_.clone("tgt");
    ASSERT_TRUE(succeeded(runPdlRewrite(rewrite, target, *facts)));
    follow(target, realOf(rewrite.getRoot()));
    target.function->erase();
  }

  bool hasBound = false;

private:
  Operation *realOf(Value handle) {
    return match_
        .ops[llvm::find(handles_, handle.getDefiningOp<pdl::OperationOp>()) - handles_.begin()];
  }

  void bind(Value mine, Value its) {
    EXPECT_EQ(real_.try_emplace(mine, its).first->second, its) << "one value for two";
    TypeKey key = source_.keys.lookup(mine);
    if (Type fixed = source_.classes.fixed(key))
      EXPECT_EQ(fixed, its.getType());
    Type known = types_.try_emplace(source_.classes.leader(key), its.getType()).first->second;
    EXPECT_EQ(known, its.getType()) << "one type for two";
  }

  /// Chooses the instance in which the arguments defined by matched ops are bound to them.
  bool chooseInstance() {
    llvm::DenseMap<Value, Value> expected;
    for (auto operand : pattern_.getBodyRegion().front().getOps<pdl::OperandOp>()) {
      auto known = source_.values.find(operand.getValue());
      if (known == source_.values.end())
        continue;
      for (pdl::OperationOp handle : handles_) {
        Operation *real = realOf(handle.getOp());
        if ((isa<memref::AllocOp, bufferization::CloneOp>(real) || isGone(handle.getOp())) &&
            isa<BlockArgument>(known->second[0]) && real->getNumResults() > 0 &&
            real_.lookup(known->second[0]) == real->getResult(0))
          expected.try_emplace(known->second[0], handle.getOp());
      }
    }
    hasBound = !expected.empty();
    auto instances = bindOperands(pattern_, source_);
    if (failed(instances))
      return false;
    for (const Instance &instance : *instances) {
      llvm::DenseMap<Value, Value> mine;
      for (auto [handle, maker] : instance.bound)
        mine[source_.values[handle][0]] = maker;
      instance_ = instance;
      if (mine == expected)
        return true;
    }
    ADD_FAILURE() << "an operand is the result of a matched op";
    return false;
  }

  /// Returns true if the rewrite erases or replaces it, and it is not the root.
  bool isGone(Value handle) {
    pdl::RewriteOp rewrite = pattern_.getRewriter();
    return handle != rewrite.getRoot() && llvm::any_of(handle.getUsers(), [&](Operation *user) {
             return isa<pdl::EraseOp, pdl::ReplaceOp>(user) && user->getOperand(0) == handle;
           });
  }

  void follow(Side &target, Operation *root) {
    llvm::DenseMap<Value, Value> real;
    for (auto [mine, other] :
         llvm::zip(source_.body().getArguments(), target.body().getArguments()))
      real[other] = real_.lookup(mine);
    llvm::DenseMap<Operation *, Operation *> there;
    SmallVector<Operation *> gone;
    for (pdl::OperationOp handle : handles_) {
      if (Operation *op = target.ops.lookup(handle.getOp()))
        there[op] = realOf(handle.getOp());
      else
        gone.push_back(realOf(handle.getOp()));
    }
    OpBuilder builder(root);
    SmallVector<Value> shown;
    for (Operation &op : target.body()) {
      SmallVector<Value> operands;
      for (Value operand : op.getOperands())
        operands.push_back(real.lookup(operand));
      if (op.hasTrait<OpTrait::IsTerminator>()) {
        shown = operands;
        break;
      }
      Operation *&made = there[&op];
      if (made) {
        made->setOperands(operands);
      } else {
        OperationState state(op.getLoc(), op.getName(), operands, typesOf(target, op),
                             op.getAttrs());
        made = builder.create(state);
      }
      for (auto [mine, its] : llvm::zip(op.getResults(), made->getResults()))
        real[mine] = its;
    }
    if (llvm::is_contained(gone, root) && !shown.empty())
      root->replaceAllUsesWith(shown);
    for (Operation *op : llvm::reverse(gone))
      op->erase();
  }

  SmallVector<Type> typesOf(Side &target, Operation &op) {
    SmallVector<Type> types;
    for (Value result : op.getResults()) {
      TypeKey key = target.keys.lookup(result);
      Type fixed = target.classes.fixed(key);
      Type known;
      for (auto [leader, type] : types_)
        if (target.classes.areSame(leader, key))
          known = type;
      types.push_back(fixed ? fixed : known);
    }
    return types;
  }

  pdl::PatternOp pattern_;
  const Match &match_;
  SmallVector<pdl::OperationOp> handles_;
  Side source_;
  Instance instance_;
  llvm::DenseMap<Value, Value> real_;
  llvm::DenseMap<TypeKey, Type> types_;
};

std::optional<Match> PdlProgramsTest::applyPdl(const std::string &text, ModuleOp module,
                                               const IRMapping &before) {
  std::vector<Operation *> all;
  for (Operation &op : (*module.getOps<func::FuncOp>().begin()).getBody().front())
    all.push_back(&op);
  OwningOpRef<ModuleOp> own = parseSourceString<ModuleOp>(text, &context);
  pdl::PatternOp pattern = patternIn(*own);
  size_t count = llvm::range_size(pattern.getBodyRegion().front().getOps<pdl::OperationOp>());
  std::optional<Match> match;
  PDLPatternModule patterns(parseSourceString<ModuleOp>(text, &context));
  for (const char *name : {"Together", "OnlyUsedHere"})
    patterns.registerConstraintFunction(
        name, [](PatternRewriter &, PDLResultList &, ArrayRef<PDLValue>) { return success(); });
  patterns.registerRewriteFunction(
      "hit", [](PatternRewriter &, PDLResultList &, ArrayRef<PDLValue>) { return success(); });
  patterns.registerConstraintFunction(
      "Record", [&](PatternRewriter &, PDLResultList &, ArrayRef<PDLValue> values) {
        Match found;
        SmallVector<Operation *> ops;
        for (const PDLValue &value : values.take_front(count)) {
          ops.push_back(value.cast<Operation *>());
          found.ops.push_back(before.lookup(ops.back()));
        }
        for (const PDLValue &value : values.drop_front(count))
          found.operands.push_back(before.lookup(value.cast<Value>()));
        if (!factsHold(pattern, ops))
          return failure();
        match = std::move(found);
        return success();
      });
  FrozenRewritePatternSet set(std::move(patterns));
  PatternApplicator applicator(set);
  applicator.applyDefaultCostModel();
  PatternRewriter rewriter(&context);
  for (Operation *op : all) {
    rewriter.setInsertionPoint(op);
    match.reset();
    if (succeeded(applicator.matchAndRewrite(op, rewriter)))
      return match;
  }
  return std::nullopt;
}

void PdlProgramsTest::compare(pdl::PatternOp pattern, const Match &match, ModuleOp before,
                              ModuleOp after) {
  ++matches;
  twice += llvm::SmallPtrSet<Operation *, 4>(match.ops.begin(), match.ops.end()).size() <
           match.ops.size();
  std::string text = print(before);
  OwningOpRef<ModuleOp> module = ModuleOp::create(pattern.getLoc());
  Ours ours(pattern, match);
  auto makeFunction = [&] {
    OpBuilder inside(module->getBodyRegion());
    auto function =
        func::FuncOp::create(inside, pattern.getLoc(), "src", inside.getFunctionType({}, {}));
    function.addEntryBlock();
    return function;
  };
  if (ours.build(makeFunction)) {
    bound += ours.hasBound;
    ours.apply();
    EXPECT_TRUE(succeeded(verify(after))) << "PDL makes\n" << print(after);
    EXPECT_EQ(print(before), print(after));
  }
  if (HasFailure())
    ADD_FAILURE() << print(pattern) << "\n" << text;
}

void PdlProgramsTest::check(unsigned seed) {
  Draw draw{std::mt19937(seed)};
  PatternText text = randomPattern(draw);
  std::string plain = asModule(text.match + text.rewrite + text.region);
  std::string recording = asModule(text.match + text.record + text.rewrite + text.region);
  std::string matching = asModule(text.match + text.record + text.rewrite + " with \"hit\"\n");
  std::string error;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    if (diagnostic.getSeverity() == DiagnosticSeverity::Error)
      error += diagnostic.str() + "\n";
    return success();
  });
  OwningOpRef<ModuleOp> own = parseSourceString<ModuleOp>(plain, &context);
  if (!own || !parseSourceString<ModuleOp>(recording, &context))
    return;
  std::vector<PdlResult> results = readPdlPatterns(*own);
  bool isRead = !results[0].instances.empty();
  bool isImpossible = !isRead && llvm::StringRef(error).contains("matches nothing");
  read += isRead;
  impossible += isImpossible;
  refused += !isRead && !isImpossible;
  pdl::PatternOp pattern = patternIn(*own);
  if (!isRead && (!isImpossible || !isConnected(pattern)))
    return;
  for (unsigned program = 0; program < 6; ++program) {
    OwningOpRef<ModuleOp> after = randomProgram(draw, pattern);
    if (!after)
      continue;
    IRMapping mapping;
    OwningOpRef<ModuleOp> before(cast<ModuleOp>((*after)->clone(mapping)));
    std::optional<Match> match = applyPdl(isRead ? recording : matching, *after, mapping);
    if (match && isImpossible)
      ADD_FAILURE() << error << plain << print(*before);
    else if (match)
      compare(pattern, *match, *before, *after);
    if (HasFailure())
      return;
  }
}

TEST_F(PdlProgramsTest, AgreesWithPdl) {
  const char *text = getenv("FREEHOLD_PDL_PATTERNS");
  unsigned count = text ? std::max(1, atoi(text)) : 1500;
  for (unsigned seed = 0; seed < count && !HasFailure(); ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    check(seed);
  }
  // All outcomes must occur.
  EXPECT_GT(read, count / 50);
  EXPECT_GT(matches, count / 50);
  EXPECT_GT(refused, count / 50);
  if (count >= 20000) {
    EXPECT_GT(bound, 0u);
    EXPECT_GT(twice, 0u);
  }
  for (auto [name, value] : {std::pair("read", read),
                             {"matches", matches},
                             {"refused", refused},
                             {"impossible", impossible},
                             {"bound", bound},
                             {"twice", twice}})
    RecordProperty(name, std::to_string(value));
}
} // namespace
