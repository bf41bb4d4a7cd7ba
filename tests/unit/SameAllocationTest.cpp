//===- SameAllocationTest.cpp - Pairs of memrefs that are known -----------===//
// Each pair is two consecutive memref.rank ops, which do not capture their operands. The second one
// has the expected answer as an attribute.
//===----------------------------------------------------------------------===//
#include "passes/analysis/SameAllocation.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/InitAllDialects.h"
#include "mlir/Parser/Parser.h"

#include <gtest/gtest.h>

#include <chrono>

using namespace mlir;
using freehold::SameAllocation;
using freehold::SameAs;

namespace {
struct SameAllocationTest : testing::Test {
  SameAllocationTest() : context(registry()) {
    context.loadAllAvailableDialects();
    context.allowUnregisteredDialects();
  }
  static DialectRegistry registry() {
    DialectRegistry registry;
    registerAllDialects(registry);
    return registry;
  }

  static std::string nameOf(SameAs answer) {
    return answer == SameAs::Same ? "same" : answer == SameAs::Different ? "different" : "unknown";
  }

  /// `!m` is memref<4xf32>; "SAME(%a, %b)" and the like become pairs.
  OwningOpRef<ModuleOp> parse(std::string text) {
    for (std::string word : {"SAME", "DIFFERENT", "UNKNOWN"})
      for (size_t at; (at = text.find(word + "(")) != std::string::npos;) {
        size_t comma = text.find(", ", at), end = text.find(')', at);
        std::string a = text.substr(at + word.size() + 1, comma - at - word.size() - 1);
        std::string b = text.substr(comma + 2, end - comma - 2);
        std::string pair = "memref.rank " + a + " : !m\n memref.rank " + b + " {is = \"" +
                           llvm::StringRef(word).lower() + "\"} : !m\n";
        text.replace(at, end + 1 - at, pair);
      }
    return parseSourceString<ModuleOp>("!m = memref<4xf32>\n" + text, &context);
  }

  void check(const std::string &text) {
    OwningOpRef<ModuleOp> module = parse(text);
    ASSERT_TRUE(module);
    SameAllocation analysis(*module);
    memref::RankOp first;
    unsigned pairs = 0;
    module->walk<WalkOrder::PreOrder>([&](memref::RankOp rank) {
      auto is = rank->getAttrOfType<StringAttr>("is");
      if (!is) {
        first = rank;
        return;
      }
      ++pairs;
      EXPECT_EQ(nameOf(analysis.relate(first.getMemref(), rank.getMemref())), is.getValue().str())
          << "pair " << pairs << " of\n"
          << text;
      EXPECT_EQ(nameOf(analysis.relate(rank.getMemref(), first.getMemref())), is.getValue().str());
    });
    EXPECT_GT(pairs, 0u);
  }

  MLIRContext context;
};
} // namespace

TEST_F(SameAllocationTest, Allocations) {
  check(R"(
func.func @f(%c: i1, %p: !m, %q: !m, %l: !m {freehold.noalias}, %o: !m {freehold.noalias = [1]}) {
  %a = memref.alloc() : !m
  %b = memref.alloca() : !m
  %g = memref.get_global @g : !m
  %g2 = memref.get_global @g : !m
  %h = memref.get_global @h : !m
  SAME(%a, %a)
  DIFFERENT(%a, %b)
  DIFFERENT(%a, %p)
  UNKNOWN(%p, %q)
  DIFFERENT(%p, %l)
  DIFFERENT(%o, %l)
  UNKNOWN(%q, %o)
  UNKNOWN(%p, %g)
  UNKNOWN(%l, %g)
  SAME(%g, %g2)
  DIFFERENT(%g, %h)
  DIFFERENT(%a, %g)
  %s = arith.select %c, %a, %p : !m
  UNKNOWN(%s, %a)
  DIFFERENT(%s, %b)
  %s2 = arith.select %c, %a, %q : !m
  UNKNOWN(%s, %s2)
  %t = arith.select %c, %b, %p : !m
  UNKNOWN(%s, %t)
  %s3 = arith.select %c, %b, %l : !m
  DIFFERENT(%s, %s3)
  return
}
memref.global @g : !m
memref.global @h : !m
)");
}

TEST_F(SameAllocationTest, Views) {
  check(R"(
func.func @f(%p: !m) {
  %a = memref.alloc() : !m
  %u = memref.cast %a : !m to memref<*xf32>
  %v = memref.cast %u : memref<*xf32> to !m
  SAME(%a, %v)
  %n, %o, %s, %t = memref.extract_strided_metadata %a : !m -> memref<f32>, index, index, index
  %r = memref.reinterpret_cast %n to offset: [0], sizes: [4], strides: [1] : memref<f32> to !m
  SAME(%r, %v)
  DIFFERENT(%r, %p)
  %x = memref.assume_alignment %p, 16 : !m
  SAME(%x, %p)
  %k = bufferization.clone %p : !m to !m
  DIFFERENT(%k, %p)
  %d:2 = memref.distinct_objects %a, %p : !m, !m
  SAME(%d#0, %a)
  DIFFERENT(%d#1, %a)
  return
}
)");
}

TEST_F(SameAllocationTest, MemoryAndCalls) {
  check(R"(
func.func private @outside() -> !m
func.func private @keep(!m)
func.func private @lent(!m) -> (!m {freehold.result_ownership = "borrowed"})
func.func private @self(%p: !m) -> !m { return %p : !m }
func.func private @done(%p: !m) -> !m attributes {freehold.deallocated = ["memref"]} {
  %a = func.call @self(%p) : (!m) -> !m
  return %a : !m
}
func.func @f(%p: !m, %box: memref<2x!m>, %i: index) {
  %a = memref.alloc() : !m
  %b = memref.alloc() : !m
  %c = memref.alloc() : !m
  %old = memref.load %box[%i] : memref<2x!m>
  memref.store %a, %box[%i] : memref<2x!m>
  func.call @keep(%c) : (!m) -> ()
  %m = memref.load %box[%i] : memref<2x!m>
  UNKNOWN(%m, %a)
  DIFFERENT(%m, %b)
  UNKNOWN(%m, %c)
  UNKNOWN(%m, %p)
  UNKNOWN(%m, %old)
  DIFFERENT(%a, %c)
  %r = func.call @outside() : () -> !m
  %r2 = func.call @outside() : () -> !m
  DIFFERENT(%r, %r2)
  DIFFERENT(%r, %a)
  DIFFERENT(%r, %m)
  %m2 = memref.load %box[%i] : memref<2x!m>
  UNKNOWN(%r, %m2)
  %given = memref.alloc() : !m
  %l = func.call @lent(%given) : (!m) -> !m
  UNKNOWN(%l, %given)
  DIFFERENT(%l, %b)
  %e = memref.alloc() : !m
  DIFFERENT(%l, %e)
  %s = func.call @self(%p) : (!m) -> !m
  UNKNOWN(%s, %p)
  %d = func.call @done(%p) : (!m) -> !m
  DIFFERENT(%d, %p)
  %w = "test.what"(%e) : (!m) -> !m
  UNKNOWN(%w, %e)
  return
}
func.func @fresh(%box: memref<2x!m>, %i: index) {
  %old = memref.load %box[%i] : memref<2x!m>
  %a = memref.alloc() : !m
  memref.store %a, %box[%i] : memref<2x!m>
  DIFFERENT(%old, %a)
  return
}
)");
}

TEST_F(SameAllocationTest, Loops) {
  check(R"(
func.func @f(%p: !m, %c: i1, %lo: index, %hi: index, %st: index) {
  %x = memref.alloc() : !m
  %y = memref.alloc() : !m
  %r:2 = scf.for %i = %lo to %hi step %st iter_args(%j = %x, %k = %y) -> (!m, !m) {
    %a = memref.alloc() : !m
    DIFFERENT(%a, %j)
    DIFFERENT(%j, %k)
    DIFFERENT(%j, %p)
    scf.yield %a, %k : !m, !m
  }
  SAME(%r#1, %y)
  DIFFERENT(%r#0, %y)
  UNKNOWN(%r#0, %x)
  DIFFERENT(%r#0, %p)
  %s:2 = scf.for %i = %lo to %hi step %st iter_args(%j = %x, %k = %y) -> (!m, !m) {
    DIFFERENT(%j, %k)
    scf.yield %k, %j : !m, !m
  }
  DIFFERENT(%s#0, %s#1)
  UNKNOWN(%s#0, %x)
  %t:2 = scf.for %i = %lo to %hi step %st iter_args(%j = %x, %k = %y) -> (!m, !m) {
    %a = memref.alloc() : !m
    UNKNOWN(%j, %k)
    scf.yield %a, %a : !m, !m
  }
  UNKNOWN(%t#0, %t#1)
  %u:2 = scf.for %i = %lo to %hi step %st iter_args(%j = %x, %k = %y) -> (!m, !m) {
    %a = memref.alloc() : !m
    DIFFERENT(%j, %k)
    scf.yield %k, %a : !m, !m
  }
  %v:2 = scf.for %i = %lo to %hi step %st iter_args(%j = %x, %k = %x) -> (!m, !m) {
    %a = memref.alloc() : !m
    SAME(%j, %k)
    scf.yield %a, %a : !m, !m
  }
  SAME(%v#0, %v#1)
  %w = scf.if %c -> !m {
    scf.yield %p : !m
  } else {
    %a = memref.alloc() : !m
    scf.yield %a : !m
  }
  DIFFERENT(%w, %x)
  UNKNOWN(%w, %p)
  return
}
)");
}

// The value of the previous iteration is not the allocation of this one.
TEST_F(SameAllocationTest, IterationsOfOneAllocation) {
  check(R"(
func.func @f(%c: i1, %x: !m) {
  cf.br ^head(%x, %x : !m, !m)
^head(%j: !m, %k: !m):
  UNKNOWN(%j, %k)
  %a = memref.alloc() : !m
  DIFFERENT(%a, %j)
  cf.cond_br %c, ^left(%j : !m), ^left(%a : !m)
^left(%l: !m):
  UNKNOWN(%l, %a)
  UNKNOWN(%l, %j)
  UNKNOWN(%l, %x)
  cf.cond_br %c, ^head(%a, %j : !m, !m), ^out
^out:
  return
}
func.func @between(%c: i1, %x: !m) {
  cf.br ^head(%x : !m)
^head(%j: !m):
  %b = arith.select %c, %j, %x : !m
  %a = memref.alloc() : !m
  DIFFERENT(%a, %b)
  cf.br ^next(%j : !m)
^next(%l: !m):
  SAME(%l, %j)
  DIFFERENT(%l, %a)
  cf.cond_br %c, ^head(%a : !m), ^out
^out:
  return
}
)");
}

TEST_F(SameAllocationTest, IrreducibleAndUnreachable) {
  check(R"(
func.func @f(%c: i1, %x: !m) {
  %y = memref.alloc() : !m
  cf.cond_br %c, ^one(%y : !m), ^two(%y : !m)
^one(%j: !m):
  SAME(%j, %y)
  cf.cond_br %c, ^two(%j : !m), ^out
^two(%k: !m):
  SAME(%k, %y)
  DIFFERENT(%k, %x)
  cf.cond_br %c, ^one(%k : !m), ^out
^out:
  return
^dead(%d: !m):
  UNKNOWN(%d, %x)
  %e = memref.cast %d : !m to !m
  UNKNOWN(%e, %y)
  cf.br ^dead(%e : !m)
}
func.func @g(%c: i1, %x: !m) {
  %y = memref.alloc() : !m
  cf.cond_br %c, ^one(%y : !m), ^two(%x : !m)
^one(%j: !m):
  UNKNOWN(%j, %y)
  cf.cond_br %c, ^two(%j : !m), ^out
^two(%k: !m):
  %n = memref.alloc() : !m
  DIFFERENT(%n, %k)
  UNKNOWN(%k, %x)
  cf.cond_br %c, ^one(%n : !m), ^out
^out:
  return
}
)");
}

TEST_F(SameAllocationTest, RegionsThatSayNothing) {
  check(R"(
func.func @f(%x: !m) {
  %a = memref.alloc() : !m
  %b = memref.alloc() : !m
  %r = "test.region"(%a) ({
  ^bb0(%in: !m):
    %i = memref.alloc() : !m
    "test.yield"(%i) : (!m) -> ()
  }) : (!m) -> !m
  UNKNOWN(%r, %a)
  DIFFERENT(%r, %b)
  return
}
func.func @execute(%c: i1, %x: !m) {
  %e = scf.execute_region -> !m {
    %a = memref.alloc() : !m
    cf.cond_br %c, ^one, ^two
  ^one:
    scf.yield %a : !m
  ^two:
    scf.yield %x : !m
  }
  UNKNOWN(%e, %x)
  %b = memref.alloc() : !m
  DIFFERENT(%e, %b)
  %w:2 = scf.while (%p = %b, %q = %x) : (!m, !m) -> (!m, !m) {
    DIFFERENT(%p, %q)
    scf.condition(%c) %q, %p : !m, !m
  } do {
  ^bb0(%p: !m, %q: !m):
    DIFFERENT(%p, %q)
    scf.yield %q, %p : !m, !m
  }
  SAME(%w#0, %x)
  SAME(%w#1, %b)
  %z = scf.while (%p = %b) : (!m) -> !m {
    scf.condition(%c) %p : !m
  } do {
  ^bb0(%p: !m):
    %n = memref.alloc() : !m
    DIFFERENT(%p, %n)
    UNKNOWN(%p, %b)
    scf.yield %n : !m
  }
  UNKNOWN(%z, %b)
  return
}
)");
}

static std::string diamonds(unsigned count) {
  std::string text = "func.func @f(%c: i1, %x: !m) {\n  %v0 = memref.alloc() : !m\n";
  for (unsigned i = 0; i < count; ++i) {
    std::string n = std::to_string(i), next = std::to_string(i + 1);
    text += "  cf.cond_br %c, ^l" + n + ", ^r" + n + "\n^l" + n + ":\n  %a" + n +
            " = memref.alloc() : !m\n  cf.br ^j" + n + "(%a" + n + " : !m)\n^r" + n +
            ":\n  cf.br ^j" + n + "(%v" + n + " : !m)\n^j" + n + "(%v" + next + ": !m):\n";
  }
  return text + "  DIFFERENT(%v" + std::to_string(count) + ", %x)\n  return\n}\n";
}

TEST_F(SameAllocationTest, ManyDiamonds) {
  check(diamonds(10));
  // If there are too many origins to list, the answer is unknown.
  std::string text = diamonds(10'000);
  text.replace(text.find("DIFFERENT"), 9, "UNKNOWN");
  auto start = std::chrono::steady_clock::now();
  check(text);
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(10));
}

// No cached result is used after its op was erased, and a new op at the same address does not get
// it.
TEST_F(SameAllocationTest, ErasedAndReused) {
  OwningOpRef<ModuleOp> module = parse("func.func @f(%x: !m, %c: i1) { return }");
  ASSERT_TRUE(module);
  auto function = *module->getOps<func::FuncOp>().begin();
  SameAllocation analysis(function);
  IRRewriter rewriter(&context, &analysis);
  rewriter.setInsertionPointToStart(&function.getBody().front());
  Value x = function.getArgument(0);
  auto type = cast<MemRefType>(x.getType());
  for (unsigned i = 0; i < 1000; ++i) {
    Value made = i % 2 ? memref::AllocOp::create(rewriter, x.getLoc(), type).getResult()
                       : memref::CastOp::create(rewriter, x.getLoc(), type, x).getResult();
    EXPECT_EQ(analysis.relate(made, x), i % 2 ? SameAs::Different : SameAs::Same);
    Value view = memref::CastOp::create(rewriter, x.getLoc(), type, made);
    EXPECT_EQ(analysis.relate(view, x), i % 2 ? SameAs::Different : SameAs::Same);
    if (i % 3 == 0) {
      // The root is replaced, so its view is one of something else.
      rewriter.replaceOp(made.getDefiningOp(), x);
      EXPECT_EQ(analysis.relate(view, x), SameAs::Same);
      rewriter.eraseOp(view.getDefiningOp());
    } else {
      rewriter.eraseOp(view.getDefiningOp());
      rewriter.eraseOp(made.getDefiningOp());
    }
  }
}

TEST_F(SameAllocationTest, CapturedLater) {
  OwningOpRef<ModuleOp> module = parse(R"(
func.func private @keep(!m)
func.func @f(%box: memref<!m>) {
  %a = memref.alloc() : !m
  %m = memref.load %box[] : memref<!m>
  DIFFERENT(%a, %m)
  return
})");
  ASSERT_TRUE(module);
  memref::AllocOp alloc;
  memref::LoadOp load;
  module->walk([&](memref::AllocOp op) { alloc = op; });
  module->walk([&](memref::LoadOp op) { load = op; });
  SameAllocation analysis(*module);
  EXPECT_EQ(analysis.relate(alloc, load), SameAs::Different);
  IRRewriter rewriter(&context, &analysis);
  rewriter.setInsertionPointAfter(alloc);
  auto call = func::CallOp::create(rewriter, load.getLoc(), "keep", TypeRange(), ValueRange(alloc));
  EXPECT_EQ(analysis.relate(alloc, load), SameAs::Unknown);
  rewriter.eraseOp(call);
  analysis.clear();
  EXPECT_EQ(analysis.relate(alloc, load), SameAs::Different);
}
