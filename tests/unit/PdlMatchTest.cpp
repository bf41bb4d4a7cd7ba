//===- PdlMatchTest.cpp - What we say that PDL matches, and what it does --===//
// Tries patterns with one bufferization.dealloc and all kinds of operand groups on ops of up to 3
// memrefs and 3 retained values. PDL's own matcher must agree on which of them match, and on which
// operands each group is bound to. FREEHOLD_PDL_STRIDE=1 tries all patterns, which takes minutes.
//===----------------------------------------------------------------------===//
#include "smt/pdl/Match.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/PDL/IR/PDL.h"
#include "mlir/Dialect/PDLInterp/IR/PDLInterp.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Rewrite/FrozenRewritePatternSet.h"
#include "mlir/Rewrite/PatternApplicator.h"

#include "llvm/Support/FormatVariadic.h"

#include <gtest/gtest.h>

using namespace mlir;
using namespace freehold::smt;

namespace {
struct Form {
  /// %N is the handle; %tN may be used for a type.
  const char *text;
  const char *type;
};
const Form kOperands[] = {
    {"%{0} = operands", "!pdl.range<value>"},
    {"%{0} = operand", "!pdl.value"},
    {"%t{0} = type : i1 %{0} = operand : %t{0}", "!pdl.value"},
    {"%t{0} = type : memref<4xf32> %{0} = operand : %t{0}", "!pdl.value"},
    {"%t{0} = types : [i1] %{0} = operands : %t{0}", "!pdl.range<value>"},
    {"%t{0} = types : [memref<4xf32>, memref<4xf32>] %{0} = operands : %t{0}", "!pdl.range<value>"},
};
const Form kResults[] = {
    {"%{0} = types", "!pdl.range<type>"},
    {"%{0} = type", "!pdl.type"},
    {"%{0} = types : [i1, i1]", "!pdl.range<type>"},
};

/// The indices in `forms` of a pattern's groups.
using Groups = std::vector<unsigned>;

std::vector<Groups> allGroups(unsigned forms, unsigned lengthMax) {
  std::vector<Groups> all = {{}};
  for (size_t i = 0; i < all.size(); ++i)
    if (all[i].size() < lengthMax)
      for (unsigned form = 0; form < forms; ++form) {
        all.push_back(all[i]);
        all.back().push_back(form);
      }
  return all;
}

struct PdlMatchTest : testing::Test {
  PdlMatchTest() {
    context.loadDialect<bufferization::BufferizationDialect, memref::MemRefDialect,
                        func::FuncDialect, pdl::PDLDialect, pdl_interp::PDLInterpDialect>();
    std::string text;
    for (unsigned k = 0; k <= 3; ++k)
      for (unsigned n = 0; n <= 5; ++n)
        text += dealloc(k, n);
    program = parseSourceString<ModuleOp>(text, &context);
  }

  static std::string repeat(const char *text, unsigned count, unsigned from = 0) {
    std::string all;
    for (unsigned i = 0; i < count; ++i)
      all += (i ? ", " : "") + llvm::formatv(text, from + i).str();
    return all;
  }

  /// All operands differ.
  static std::string dealloc(unsigned k, unsigned n) {
    std::string memrefs = repeat("%m{0}", k), conditions = repeat("%c{0}", k),
                retained = repeat("%m{0}", n, 4);
    std::string operands = memrefs, operandTypes = repeat("memref<4xf32>", k);
    for (auto [more, moreTypes] : {std::pair(conditions, repeat("i1", k)),
                                   std::pair(retained, repeat("memref<4xf32>", n))}) {
      operands += (operands.empty() || more.empty() ? "" : ", ") + more;
      operandTypes += (operandTypes.empty() || moreTypes.empty() ? "" : ", ") + moreTypes;
    }
    return llvm::formatv("func.func @f{0}{1}({2}, {3}) {{\n {4}\"bufferization.dealloc\"({5}) "
                         "<{{operandSegmentSizes = array<i32: {0}, {0}, {1}>}> : ({6}) -> ({7})\n"
                         " return }\n",
                         k, n, repeat("%m{0}: memref<4xf32>", 9), repeat("%c{0}: i1", 4),
                         n ? llvm::formatv("%r:{0} = ", n).str() : "", operands, operandTypes,
                         repeat("i1", n));
  }

  /// `sizes` is an operandSegmentSizes, or empty.
  static std::string pattern(const Groups &operands, const Groups &results,
                             const std::string &sizes) {
    std::string text = "pdl.pattern : benefit(1) {\n", handles, types, record;
    for (auto [i, form] : llvm::enumerate(operands)) {
      text += llvm::formatv(kOperands[form].text, i).str() + "\n";
      handles += (i ? ", %" : "%") + std::to_string(i);
      types += std::string(i ? ", " : "") + kOperands[form].type;
    }
    std::string resultHandles, resultTypes;
    for (auto [i, form] : llvm::enumerate(results)) {
      std::string name = "r" + std::to_string(i);
      text += llvm::formatv(kResults[form].text, name).str() + "\n";
      resultHandles += (i ? ", %" : "%") + name;
      resultTypes += std::string(i ? ", " : "") + kResults[form].type;
    }
    if (!sizes.empty())
      text += "%sizes = attribute = array<i32: " + sizes + ">\n";
    text += "%op = operation \"bufferization.dealloc\"";
    if (!operands.empty())
      text += "(" + handles + " : " + types + ")";
    if (!sizes.empty())
      text += " {\"operandSegmentSizes\" = %sizes}";
    if (!results.empty())
      text += " -> (" + resultHandles + " : " + resultTypes + ")";
    text += "\n";
    if (!operands.empty())
      text += "apply_native_constraint \"Record\"(" + handles + " : " + types + ")\n";
    return text + "rewrite %op with \"hit\"\n}\n";
  }

  /// For each op that PDL matches, the operands to which each group is bound, as numbers.
  using Bound = std::vector<std::vector<unsigned>>;
  std::map<Operation *, Bound> matchedByPdl(const std::string &text);
  /// Compares the two. Returns false if they differ. Counts in `read` and `refused`.
  void compare(const std::string &text);

  MLIRContext context;
  OwningOpRef<ModuleOp> program;
  unsigned read = 0, refused = 0, hits = 0;
};

unsigned operandNumber(Operation *op, Value value) {
  return llvm::find(op->getOperands(), value) - op->operand_begin();
}
} // namespace

std::map<Operation *, PdlMatchTest::Bound> PdlMatchTest::matchedByPdl(const std::string &text) {
  std::map<Operation *, Bound> matched;
  Bound last;
  Operation *current = nullptr;
  PDLPatternModule module(parseSourceString<ModuleOp>(text, &context));
  module.registerConstraintFunction(
      "Record", [&](PatternRewriter &, PDLResultList &, ArrayRef<PDLValue> values) {
        last.clear();
        for (const PDLValue &value : values) {
          auto &bound = last.emplace_back();
          if (!value)
            continue;
          if (value.isa<ValueRange>())
            for (Value element : value.cast<ValueRange>())
              bound.push_back(operandNumber(current, element));
          else
            bound.push_back(operandNumber(current, value.cast<Value>()));
        }
        return success();
      });
  module.registerRewriteFunction("hit",
                                 [&](PatternRewriter &, PDLResultList &, ArrayRef<PDLValue>) {
                                   matched[current] = last;
                                   return success();
                                 });
  FrozenRewritePatternSet patterns(std::move(module));
  PatternApplicator applicator(patterns);
  applicator.applyDefaultCostModel();
  PatternRewriter rewriter(&context);
  program->walk([&](bufferization::DeallocOp op) {
    current = op;
    last.clear();
    rewriter.setInsertionPoint(op);
    (void)applicator.matchAndRewrite(op, rewriter);
  });
  return matched;
}

void PdlMatchTest::compare(const std::string &text) {
  std::map<Operation *, Bound> matched = matchedByPdl(text);
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, &context);
  auto pattern = *module->getBody()->getOps<pdl::PatternOp>().begin();
  OpBuilder builder(&context);
  OwningOpRef<func::FuncOp> function(
      func::FuncOp::create(builder, pattern.getLoc(), "src", builder.getFunctionType({}, {})));
  function->addEntryBlock();
  std::string error;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    if (diagnostic.getSeverity() == DiagnosticSeverity::Error)
      error += diagnostic.str();
    return success();
  });
  FailureOr<Side> side = buildSource(pattern, *function, nullptr);
  if (failed(side)) {
    ++refused;
    bool isAmbiguous = llvm::StringRef(error).contains("ambiguous");
    EXPECT_TRUE(isAmbiguous ? matched.size() > 1 : matched.empty()) << text << error;
    return;
  }
  ++read;

  auto op = cast<bufferization::DeallocOp>(function->getBody().front().front());
  auto sizeOf = [&](ValueRange values) { return unsigned(values.size()) - side->hasList(values); };
  program->walk([&](bufferization::DeallocOp real) {
    unsigned k = real.getMemrefs().size(), n = real.getRetained().size();
    auto fits = [&](ValueRange values, unsigned size) {
      return side->hasList(values) ? size >= sizeOf(values) : size == sizeOf(values);
    };
    bool expected = fits(op.getMemrefs(), k) && fits(op.getRetained(), n);
    ASSERT_EQ(expected, matched.contains(real)) << text << real;
    if (!expected)
      return;
    ++hits;
    // The positions of each argument of @src among the operands of the real op.
    llvm::DenseMap<Value, std::vector<unsigned>> places;
    unsigned begin = 0;
    for (auto [values, size] :
         {std::pair(ValueRange(op.getMemrefs()), k), std::pair(ValueRange(op.getConditions()), k),
          std::pair(ValueRange(op.getRetained()), n)}) {
      for (auto [i, value] : llvm::enumerate(values))
        for (unsigned j = i; j < (side->isList(value) ? size : i + 1); ++j)
          places[value].push_back(begin + j);
      begin += size;
    }
    Bound ours;
    for (auto constraint : pattern.getBodyRegion().front().getOps<pdl::ApplyNativeConstraintOp>())
      for (Value handle : constraint.getArgs()) {
        auto &bound = ours.emplace_back();
        for (Value value : side->values[handle])
          llvm::append_range(bound, places[value]);
      }
    EXPECT_EQ(ours, matched[real]) << text << real;
  });
}

TEST_F(PdlMatchTest, AgreesWithPdl) {
  const char *strideText = getenv("FREEHOLD_PDL_STRIDE");
  unsigned stride = strideText ? std::max(1, atoi(strideText)) : 29, number = 0;
  for (const Groups &operands : allGroups(std::size(kOperands), 4))
    for (const Groups &results : allGroups(std::size(kResults), 2))
      for (const char *sizes : {"", "1, 1, 1", "2, 2, 1", "0, 0, 2"})
        if (number++ % stride == 0 || operands.size() < 2)
          compare(pattern(operands, results, sizes));
  // Both outcomes must occur.
  EXPECT_GT(read, 50u);
  EXPECT_GT(refused, 100u);
  EXPECT_GT(hits, 100u);
}
