//===- WorkaroundsTest.cpp - Causes by what keeps them from showing -------===//
#include "fuzz/triage/Workarounds.h"

#include "oracle/core/program/Registry.h"
#include "oracle/diff/JudgePool.h"

#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"

#include <gtest/gtest.h>

using namespace freehold;
using namespace freehold::triage;
using namespace mlir;

namespace {
/// Returns the program with the workaround; empty if there was nothing to change.
std::string with(const char *name, const char *text) {
  auto context = makeContext();
  auto module = parseSourceString<ModuleOp>(text, context.get());
  const Workaround *workaround = findWorkaround(name);
  if (!workaround || !workaround->apply(*module))
    return "";
  EXPECT_TRUE(succeeded(verify(*module)));
  std::string printed;
  llvm::raw_string_ostream(printed) << *module;
  return printed;
}

bool has(const std::string &text, const char *part) { return text.find(part) != std::string::npos; }

const FindingStore &corpus() {
  static FindingStore store(FREEHOLD_SOURCE_DIR "/corpus/findings");
  return store;
}

/// Returns the finding whose workaround takes the defect of the subject away.
std::string crossedBy(const char *subject, const char *text, const char *args) {
  Request request;
  request.subjects = {*findSubject(subject)};
  request.program.text = text;
  request.args = args;
  for (const Judgement &judgement : judgeOnce(request).judgements)
    if (std::holds_alternative<Defect>(judgement.verdict))
      return crossed(request, judgement, corpus());
  return "no defect";
}
} // namespace

// Only results that another block uses need it, not those that a nested region does.
TEST(Workarounds, BlocksLifted) {
  EXPECT_NE(with("blocks-lifted", R"(
    func.func @f(%c: i1, %m: memref<i32>) -> memref<i32> {
      %r = scf.if %c -> (memref<i32>) { scf.yield %m : memref<i32> } else { scf.yield %m : memref<i32> }
      cf.cond_br %c, ^a, ^b
    ^a:
      return %r : memref<i32>
    ^b:
      return %m : memref<i32>
    })"),
            "");
  EXPECT_EQ(with("blocks-lifted", R"(
    func.func @f(%c: i1, %m: memref<i32>) {
      %r = scf.if %c -> (memref<i32>) { scf.yield %m : memref<i32> } else { scf.yield %m : memref<i32> }
      scf.if %c {
        memref.copy %r, %m : memref<i32> to memref<i32>
      }
      return
    })"),
            "");
}

TEST(Workarounds, Others) {
  EXPECT_TRUE(has(with("views-unshifted", R"(
    func.func @f(%m: memref<8xi8>, %s: index) -> memref<1xi32> {
      %v = memref.view %m[%s][] : memref<8xi8> to memref<1xi32>
      return %v : memref<1xi32>
    })"),
                  "memref.view %arg0[%c0]"));
  EXPECT_TRUE(has(with("results-copied", R"(
    func.func @f(%m: memref<i32>) -> (memref<i32>, memref<i32>) { return %m, %m : memref<i32>, memref<i32> })"),
                  "return %arg0, %0"));
  EXPECT_FALSE(has(with("unreachable-erased", R"(
    func.func @f(%c: i1) {
      scf.execute_region {
        scf.yield
      ^never:
        scf.if %c {
          scf.if %c {
          }
        }
        scf.yield
      }
      return
    ^never:
      scf.if %c {
        scf.if %c {
        }
      }
      return
    })"),
                   "scf.if"));
  EXPECT_FALSE(has(with("frees-left-out", R"(
    func.func @f(%m: memref<i32>) {
      memref.dealloc %m : memref<i32>
      return
    })"),
                   "dealloc"));
  EXPECT_TRUE(has(with("reallocs-copied", R"(
    func.func @f(%m: memref<2xi32>, %n: index) -> memref<?xi32> {
      %r = memref.realloc %m(%n) : memref<2xi32> to memref<?xi32>
      return %r : memref<?xi32>
    })"),
                  "memref.copy"));
  EXPECT_TRUE(has(with("clones-copied", R"(
    func.func @f(%m: memref<?xi32>) -> memref<?xi32> {
      %r = bufferization.clone %m : memref<?xi32> to memref<?xi32>
      return %r : memref<?xi32>
    })"),
                  "memref.copy"));
}

// A finding that names a workaround is avoided by it.
TEST(Workarounds, FindingsAreAvoided) {
  unsigned count = 0;
  for (const auto &[name, finding] : corpus().findings()) {
    for (const std::string &workaround : finding.avoidedBy)
      EXPECT_TRUE(findWorkaround(workaround)) << name << ": " << workaround;
    if (finding.avoidedBy.empty() || !finding.judgement)
      continue;
    ++count;
    EXPECT_EQ(crossed(finding.request, *finding.judgement, corpus()), name);
  }
  EXPECT_GE(count, 5u);
}

TEST(Workarounds, OtherFormsOfACause) {
  EXPECT_EQ(crossedBy("upstream", R"(
    func.func private @g()
    func.func @f(%c: i1) {
      %z = arith.constant 0 : i32
      %r = memref.alloca_scope -> (memref<i32>) {
        %a = memref.alloc() : memref<i32>
        memref.store %z, %a[] : memref<i32>
        func.call @g() : () -> ()
        memref.alloca_scope.return %a : memref<i32>
      }
      %b = memref.alloc() : memref<i32>
      linalg.fill ins(%z : i32) outs(%b : memref<i32>)
      cf.cond_br %c, ^end, ^use
    ^end:
      return
    ^use:
      %v = memref.load %r[] : memref<i32>
      vector.print %v : i32
      return
    })",
                      "false"),
            "ownership-stale-liveness-of-region-op-results");
  EXPECT_EQ(crossedBy("upstream", R"(
    func.func private @g(memref<i64>)
    func.func @f(%c: i1) {
      %s = arith.constant 8 : index
      %a = memref.alloc() : memref<20xi8>
      %v = memref.view %a[%s][] : memref<20xi8> to memref<i64>
      cf.cond_br %c, ^end, ^use
    ^end:
      return
    ^use:
      call @g(%v) : (memref<i64>) -> ()
      return
    })",
                      "false"),
            "ownership-shifted-view-freed-twice");
}

// Another defect stays with all workarounds: this one needs none of what they leave out.
TEST(Workarounds, AnotherCauseStays) {
  EXPECT_EQ(crossedBy("upstream-liveness", R"(
    func.func @f(%n: index, %c: i1) -> i32 {
      %z = arith.constant 7 : i32
      %i = arith.constant 0 : index
      %a = memref.alloc(%n, %n) : memref<?x?xi32>
      linalg.fill ins(%z : i32) outs(%a : memref<?x?xi32>)
      %t = memref.transpose %a (i, j) -> (j, i) : memref<?x?xi32> to memref<?x?xi32, strided<[1, ?]>>
      %v = memref.load %t[%i, %i] : memref<?x?xi32, strided<[1, ?]>>
      return %v : i32
    })",
                      "2, true"),
            "");
}
