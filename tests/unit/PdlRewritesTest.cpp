//===- PdlRewritesTest.cpp - PDL patterns as before and after -------------===//
// Tests the functions made from a pattern, and which patterns are refused. Without lists, @tgt must
// be what PDL itself makes of @src.
//===----------------------------------------------------------------------===//
#include "smt/pdl/PdlRewrites.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/PDL/IR/PDL.h"
#include "mlir/Dialect/PDLInterp/IR/PDLInterp.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Rewrite/FrozenRewritePatternSet.h"
#include "mlir/Rewrite/PatternApplicator.h"

#include <gtest/gtest.h>

using namespace mlir;
using namespace freehold::smt;

namespace {
struct PdlRewritesTest : testing::Test {
  PdlRewritesTest() {
    context.loadDialect<arith::ArithDialect, bufferization::BufferizationDialect, func::FuncDialect,
                        memref::MemRefDialect, pdl::PDLDialect, pdl_interp::PDLInterpDialect,
                        scf::SCFDialect>();
  }

  /// All errors and warnings, one line each.
  std::string said;

  std::vector<PdlResult> read(const std::string &text) {
    said.clear();
    ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
      said += diagnostic.str() + "\n";
      for (Diagnostic &note : diagnostic.getNotes())
        said += note.str() + "\n";
      return success();
    });
    patterns = parseSourceString<ModuleOp>(text, &context);
    return patterns ? readPdlPatterns(*patterns) : std::vector<PdlResult>();
  }

  static func::FuncOp function(PdlResult &result, StringRef name) {
    return result.instances.front().module->lookupSymbol<func::FuncOp>(name);
  }
  static std::string print(Operation *op) {
    std::string text;
    llvm::raw_string_ostream(text) << *op;
    return text;
  }
  static std::string printBody(func::FuncOp function) {
    std::string text;
    for (Operation &op : function.getBody().front())
      text += print(&op) + "\n";
    return text;
  }

  /// Reads the only pattern. Returns its errors, or an empty string.
  std::string refusal(const std::string &text) {
    std::vector<PdlResult> results = read("pdl.pattern @p : benefit(1) {\n" + text + "}\n");
    if (results.size() != 1)
      return "not one pattern: " + said;
    return !results[0].instances.empty() ? "" : said;
  }

  /// Expects these functions for the only pattern; without lists PDL must agree.
  void expect(const std::string &text, const std::string &source, const std::string &target);
  void applyPdl(const std::string &text, func::FuncOp function);

  MLIRContext context;
  OwningOpRef<ModuleOp> patterns;
};

constexpr const char *kFacts[] = {"NoAlias",   "SameAllocation", "Original", "Owned",       "Live",
                                  "KnownTrue", "KnownFalse",     "Together", "OnlyUsedHere"};
} // namespace

void PdlRewritesTest::applyPdl(const std::string &text, func::FuncOp function) {
  PDLPatternModule module(parseSourceString<ModuleOp>(text, &context));
  for (const char *fact : kFacts)
    module.registerConstraintFunction(
        fact, [](PatternRewriter &, PDLResultList &, ArrayRef<PDLValue>) { return success(); });
  FrozenRewritePatternSet set(std::move(module));
  PatternApplicator applicator(set);
  applicator.applyDefaultCostModel();
  PatternRewriter rewriter(&context);
  for (Operation &op : llvm::make_early_inc_range(function.getBody().front())) {
    rewriter.setInsertionPoint(&op);
    if (succeeded(applicator.matchAndRewrite(&op, rewriter)))
      return;
  }
  ADD_FAILURE() << "PDL does not match\n" << print(function);
}

void PdlRewritesTest::expect(const std::string &body, const std::string &source,
                             const std::string &target) {
  std::string text = "pdl.pattern @p : benefit(1) {\n" + body + "}\n";
  std::vector<PdlResult> results = read(text);
  ASSERT_EQ(results.size(), 1u) << said;
  ASSERT_FALSE(results[0].instances.empty()) << said;
  EXPECT_EQ(results[0].name, "p");
  OwningOpRef<ModuleOp> expected =
      parseSourceString<ModuleOp>("!m = memref<?xf32, strided<[?], offset: ?>>\nfunc.func @src" +
                                      source + "\nfunc.func @tgt" + target,
                                  &context);
  ASSERT_TRUE(expected);
  EXPECT_EQ(print(*results[0].instances[0].module), print(*expected));
  func::FuncOp before = function(results[0], "src");
  bool hasList = false;
  for (unsigned i = 0; i < before.getNumArguments(); ++i)
    hasList |= bool(before.getArgAttr(i, "freehold.list"));
  if (hasList)
    return;
  applyPdl(text, before);
  EXPECT_EQ(printBody(before), printBody(function(results[0], "tgt")));
}

TEST_F(PdlRewritesTest, DuplicateRetained) {
  expect(R"(
    %m = operand
    %c = operand
    %r = operand
    %s = attribute = array<i32: 1, 1, 2>
    %ts = types
    %op = operation "bufferization.dealloc"(%m, %c, %r, %r : !pdl.value, !pdl.value, !pdl.value, !pdl.value)
      {"operandSegmentSizes" = %s} -> (%ts : !pdl.range<type>)
    rewrite %op {
      %s2 = attribute = array<i32: 1, 1, 1>
      %t = type : i1
      %new = operation "bufferization.dealloc"(%m, %c, %r : !pdl.value, !pdl.value, !pdl.value)
        {"operandSegmentSizes" = %s2} -> (%t : !pdl.type)
      %0 = result 0 of %new
      replace %op with (%0, %0 : !pdl.value, !pdl.value)
    })",
         R"((%m: !m, %c: i1, %r: !m) -> (i1, i1) {
  %0:2 = bufferization.dealloc (%m : !m) if (%c) retain (%r, %r : !m, !m)
  return %0#0, %0#1 : i1, i1
})",
         R"((%m: !m, %c: i1, %r: !m) -> (i1, i1) {
  %0 = bufferization.dealloc (%m : !m) if (%c) retain (%r : !m)
  return %0, %0 : i1, i1
})");
  EXPECT_EQ(said, "");
}

TEST_F(PdlRewritesTest, ListsAndFacts) {
  expect(R"(
    %i1 = type : i1
    %m = operand
    %c = operand : %i1
    %rs = operands
    %ts = types
    %op = operation "bufferization.dealloc"(%m, %c, %rs : !pdl.value, !pdl.value, !pdl.range<value>)
      -> (%ts : !pdl.range<type>)
    apply_native_constraint "KnownFalse"(%c : !pdl.value)
    apply_native_constraint "NoAlias"(%rs, %m : !pdl.range<value>, !pdl.value)
    apply_native_constraint "Owned"(%m : !pdl.value)
    apply_native_constraint "Live"(%m : !pdl.value) {isNegated = true}
    rewrite %op {
      %none = range : !pdl.range<value>
      %new = operation "bufferization.dealloc"(%none, %none, %rs : !pdl.range<value>, !pdl.range<value>, !pdl.range<value>)
        -> (%ts : !pdl.range<type>)
      replace %op with %new
    })",
         R"((%m: !m {freehold.owned}, %c: i1 {freehold.value = false},
             %r: !m {freehold.list, freehold.noalias = [0]}) -> i1 {
  %0 = bufferization.dealloc (%m : !m) if (%c) retain (%r : !m)
  return %0 : i1
})",
         R"((%m: !m {freehold.owned}, %c: i1 {freehold.value = false},
             %r: !m {freehold.list, freehold.noalias = [0]}) -> i1 {
  %0 = bufferization.dealloc retain (%r : !m)
  return %0 : i1
})");
  EXPECT_NE(said.find("makes 'bufferization.dealloc' with empty groups"), std::string::npos)
      << said;
}

TEST_F(PdlRewritesTest, EmptyDeallocIsErased) {
  expect(R"(
    %op = operation "bufferization.dealloc"
    rewrite %op { erase %op })",
         "() { bufferization.dealloc\n return }", "() { return }");
}

TEST_F(PdlRewritesTest, OpsBesideTheRoot) {
  expect(R"(
    %m = operand
    %false = attribute = false
    %ct = types
    %constant = operation "arith.constant" {"value" = %false} -> (%ct : !pdl.range<type>)
    %c = result 0 of %constant
    %bt = types
    %base = operation "memref.extract_strided_metadata"(%m : !pdl.value) -> (%bt : !pdl.range<type>)
    %b = result 0 of %base
    %a = operand
    %ot = type
    %or = operation "arith.ori"(%a, %c : !pdl.value, !pdl.value) -> (%ot : !pdl.type)
    %o = result 0 of %or
    %op = operation "bufferization.dealloc"(%b, %o : !pdl.value, !pdl.value)
    rewrite %op {
      %s = attribute = array<i32: 1, 1, 0>
      %new = operation "bufferization.dealloc"(%b, %a : !pdl.value, !pdl.value) {"operandSegmentSizes" = %s}
      erase %op
    })",
         R"((%m: !m, %a: i1) {
  %c = arith.constant false
  %b, %o, %s, %t = memref.extract_strided_metadata %m : !m -> memref<f32>, index, index, index
  %or = arith.ori %a, %c : i1
  bufferization.dealloc (%b : memref<f32>) if (%or)
  return
})",
         R"((%m: !m, %a: i1) {
  %c = arith.constant false
  %b, %o, %s, %t = memref.extract_strided_metadata %m : !m -> memref<f32>, index, index, index
  %or = arith.ori %a, %c : i1
  bufferization.dealloc (%b : memref<f32>) if (%a)
  return
})");
}

TEST_F(PdlRewritesTest, AllocationErased) {
  std::string body = R"(
    %t = type : memref<4xf32>
    %new = operation "memref.alloc" -> (%t : !pdl.type)
    %m = result 0 of %new
    %i1 = type : i1
    %c = operand : %i1
    %op = operation "bufferization.dealloc"(%m, %c : !pdl.value, !pdl.value)
)";
  std::string rewrite = "rewrite %op { erase %op\n erase %new }";
  std::string together =
      "apply_native_constraint \"Together\"(%new, %op : !pdl.operation, !pdl.operation)\n";
  std::string onlyUsedHere = "apply_native_constraint \"OnlyUsedHere\"(%new : !pdl.operation)\n";
  expect(body + together + onlyUsedHere + rewrite, R"((%c: i1) {
  %m = memref.alloc() : memref<4xf32>
  bufferization.dealloc (%m : memref<4xf32>) if (%c)
  return
})",
         "(%c: i1) { return }");
  EXPECT_NE(refusal(body + onlyUsedHere + rewrite).find("may stand anywhere above the root"),
            std::string::npos);
  EXPECT_NE(refusal(body + together + rewrite).find("may be used elsewhere"), std::string::npos);
}

TEST_F(PdlRewritesTest, OpenTypes) {
  auto body = [](std::string type) {
    return "%t = type\n %u = type\n %m = operand : %t\n"
           "%op = operation \"memref.cast\"(%m : !pdl.value) -> (" +
           type + " : !pdl.type)\n rewrite %op { replace %op with (%m : !pdl.value) }";
  };
  expect("%t = type\n %m = operand : %t\n"
         "%op = operation \"memref.cast\"(%m : !pdl.value) -> (%t : !pdl.type)\n"
         "rewrite %op { replace %op with (%m : !pdl.value) }",
         "(%m: !m) -> !m {\n %0 = memref.cast %m : !m to "
         "!m\n return %0 : !m }",
         "(%m: !m) -> !m { return %m : !m }");
  EXPECT_NE(refusal(body("%u")).find("may have another type than what replaces it"),
            std::string::npos)
      << said;
}

TEST_F(PdlRewritesTest, SelectOfOneValue) {
  expect(R"(
    %t = type
    %u = types
    %c = operand
    %m = operand : %t
    %op = operation "arith.select"(%c, %m, %m : !pdl.value, !pdl.value, !pdl.value) -> (%u : !pdl.range<type>)
    apply_native_constraint "Live"(%m : !pdl.value)
    rewrite %op { replace %op with (%m : !pdl.value) })",
         "(%c: i1, %m: !m {freehold.live}) -> !m {\n %0 = arith.select %c, %m, %m : !m\n return %0 "
         ": !m }",
         "(%c: i1, %m: !m {freehold.live}) -> !m { return %m : !m }");
}

TEST_F(PdlRewritesTest, Refusals) {
  const std::string dealloc =
      "%ms = operands\n %cs = operands\n %rs = operands\n %ts = types\n"
      "%op = operation \"bufferization.dealloc\"(%ms, %cs, %rs : !pdl.range<value>, "
      "!pdl.range<value>, !pdl.range<value>) -> (%ts : !pdl.range<type>)\n";
  const std::pair<std::string, const char *> cases[] = {
      {dealloc + "rewrite %op { erase %op }", "whose results may be used"},
      {dealloc + "rewrite %op with \"native\"", "native code cannot be read"},
      {dealloc + "rewrite { erase %op }", "does not name its root"},
      {dealloc + "rewrite %op { %0 = apply_native_rewrite \"f\" : !pdl.value\n erase %op }",
       "native rewrite 'f'"},
      {dealloc + "apply_native_constraint \"Mine\"(%ms : !pdl.range<value>)\n rewrite %op { %x = "
                 "attribute = unit }",
       "known by name: NoAlias, SameAllocation"},
      {dealloc + "apply_native_constraint \"Mine\"(%ms : !pdl.range<value>) {isNegated = true}\n"
                 "rewrite %op { %x = attribute = unit }",
       "constraint 'Mine'"},
      {dealloc + "apply_native_constraint \"NoAlias\"(%ms : !pdl.range<value>)\n rewrite %op { %x "
                 "= attribute = unit }",
       "needs at least 2 arguments"},
      {dealloc + "apply_native_constraint \"NoAlias\"(%ms, %ms : !pdl.range<value>, "
                 "!pdl.range<value>)\n rewrite %op { %x = attribute = unit }",
       "can never hold"},
      {dealloc + "apply_native_constraint \"KnownTrue\"(%cs : !pdl.range<value>)\n"
                 "apply_native_constraint \"KnownFalse\"(%cs : !pdl.range<value>)\n rewrite %op { "
                 "%x = attribute = unit }",
       "can never hold"},
      {dealloc + "%r = result 0 of %op\n rewrite %op { %x = attribute = unit }",
       "which value that is depends"},
      {dealloc + "rewrite %op { replace %op with (%cs : !pdl.range<value>) }",
       "another number of results"},
      {dealloc + "rewrite %op { %n = operation \"bufferization.dealloc\"(%ms, %cs, %ms : "
                 "!pdl.range<value>, !pdl.range<value>, !pdl.range<value>)\n"
                 "replace %op with %n }",
       "another number of results"},
      {dealloc + "rewrite %op { %n = operation \"bufferization.dealloc\"(%ms, %cs, %ms : "
                 "!pdl.range<value>, !pdl.range<value>, !pdl.range<value>) -> (%ts : "
                 "!pdl.range<type>)\n replace %op with %n }",
       "other types of results"},
      {dealloc + "rewrite %op { %n = operation \"bufferization.dealloc\"(%rs, %cs : "
                 "!pdl.range<value>, !pdl.range<value>) }",
       "more or fewer conditions than memrefs"},
      {dealloc + "rewrite %op { replace %op with %op }", "with its own results"},
      {dealloc + "rewrite %op { %s = attribute = array<i32: 1, 1, 1>\n %n = operation "
                 "\"bufferization.dealloc\"(%ms, %cs, %rs : !pdl.range<value>, !pdl.range<value>, "
                 "!pdl.range<value>) {\"operandSegmentSizes\" = %s} }",
       "does not fit"},
      {"%c = operand\n %t = types\n %op = operation \"scf.if\"(%c : !pdl.value) -> (%t : "
       "!pdl.range<type>)\n rewrite %op { erase %op }",
       "PDL can neither look into regions nor make ops that have them"},
      {"%m = operand\n %op = operation \"memref.load\"(%m : !pdl.value)\n rewrite %op { erase %op "
       "}",
       "not supported in a pattern to prove: 'memref.load'"},
      {"%m = operand\n %op = operation(%m : !pdl.value)\n rewrite %op { erase %op }",
       "an op of any name"},
      {"%v = attribute = \"text\"\n %t = types\n %op = operation \"arith.constant\" {\"value\" = "
       "%v} "
       "-> (%t : !pdl.range<type>)\n rewrite %op { replace %op with %op }",
       "are invalid"},
      {"%v = attribute = \"text\"\n %t = types\n %op = operation \"memref.alloc\" {\"alignment\" = "
       "%v} -> (%t : !pdl.range<type>)\n rewrite %op { replace %op with %op }",
       "with its own results"},
      {"%a = operand\n %v = apply_native_constraint \"Mine\"(%a : !pdl.value) : !pdl.value\n"
       "%t = types\n %op = operation \"memref.cast\"(%v : !pdl.value) -> (%t : !pdl.range<type>)\n"
       "rewrite %op { replace %op with (%v : !pdl.value) }",
       "constraint 'Mine'"},
      {"%m = operand\n %c = operand\n %r = operand\n %t = type\n %op = operation "
       "\"bufferization.dealloc\"(%m, %c, %r : !pdl.value, !pdl.value, !pdl.value) -> (%t : "
       "!pdl.type)\n rewrite %op { %x = attribute = unit }",
       ""},
      {"%m = operand\n %c = operand\n %r = operand\n %t = types\n %op = operation "
       "\"bufferization.dealloc\"(%m, %c, %r : !pdl.value, !pdl.value, !pdl.value) -> (%t : "
       "!pdl.range<type>)\n rewrite %op { %x = attribute = unit }",
       "array<i32: 0, 0, 3> as well as array<i32: 1, 1, 1>"},
  };
  for (const auto &[text, why] : cases) {
    std::string got = refusal(text);
    if (*why)
      EXPECT_NE(got.find(why), std::string::npos) << text << "\nsaid: " << got;
    else
      EXPECT_EQ(got, "") << text;
  }
}

TEST_F(PdlRewritesTest, OneForEachPattern) {
  std::string empty = "operation \"bufferization.dealloc\"\n rewrite %op { erase %op } }\n";
  std::vector<PdlResult> results =
      read("pdl.pattern : benefit(1) { %op = " + empty + "func.func private @f()\n" +
           "pdl.pattern @named : benefit(1) { %op = " + empty);
  ASSERT_EQ(results.size(), 3u);
  EXPECT_EQ(results[0].name, "pattern 1");
  EXPECT_TRUE(results[0].instances[0].module);
  EXPECT_FALSE(results[1].instances.size());
  EXPECT_EQ(results[2].name, "named");
  EXPECT_TRUE(results[2].instances.size());
  EXPECT_NE(said.find("only 'pdl.pattern' is read"), std::string::npos);
}
