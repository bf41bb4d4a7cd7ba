//===- LoweringTest.cpp - The lowering of deallocs from C++ ---------------===//
// Tests hooks, counts, and that the code size for many operands is linear. Behaviour is judged by
// running, in tests/passes/lower.
//===----------------------------------------------------------------------===//
#include "passes/Passes.h"
#include "passes/lower/BaseAddress.h"
#include "passes/lower/InlineDealloc.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"

#include <gtest/gtest.h>

using namespace freehold;
using namespace mlir;

namespace {
struct LoweringTest : testing::Test {
  LoweringTest() {
    context.loadDialect<arith::ArithDialect, bufferization::BufferizationDialect, func::FuncDialect,
                        memref::MemRefDialect, scf::SCFDialect>();
  }
  OwningOpRef<ModuleOp> parse(const std::string &text) {
    return parseSourceString<ModuleOp>(text, &context);
  }
  MLIRContext context;
};

template <typename Op> unsigned count(Operation *root) {
  unsigned number = 0;
  root->walk([&](Op) { ++number; });
  return number;
}

unsigned countAll(Operation *root) {
  unsigned number = 0;
  root->walk([&](Operation *) { ++number; });
  return number;
}

/// Calls a user-defined free with the number that marks the dealloc.
void callFree(OpBuilder &builder, Location location, Value memref, Operation *dealloc) {
  auto kind = dealloc->getAttrOfType<StringAttr>("kind");
  func::CallOp::create(builder, location, kind.getValue(), TypeRange(), memref);
}

constexpr const char *kThree = R"(
  func.func private @pool_free(memref<2xi32>)
  func.func @f(%a: memref<2xi32>, %b: memref<2xi32>, %c: i1) -> i1 {
    bufferization.dealloc (%a : memref<2xi32>) if (%c) {kind = "pool_free"}
    %r = bufferization.dealloc (%a, %b : memref<2xi32>, memref<2xi32>) if (%c, %c)
      retain (%a : memref<2xi32>) {kind = "pool_free"}
    %s:2 = bufferization.dealloc (%a, %b : memref<2xi32>, memref<2xi32>) if (%c, %c)
      retain (%a, %b : memref<2xi32>, memref<2xi32>) {kind = "pool_free"}
    return %r : i1
  })";

std::string manyOperands(unsigned operands) {
  std::string names, types, conditions, arguments;
  for (unsigned n = 0; n < operands; ++n) {
    std::string comma = n ? ", " : "", number = std::to_string(n);
    names += comma + "%m" + number;
    types += comma + "memref<2xi32>";
    conditions += comma + "%c";
    arguments += ", %m" + number + ": memref<2xi32>";
  }
  return "func.func @f(%c: i1" + arguments + ") {\n  bufferization.dealloc (" + names + " : " +
         types + ") if (" + conditions + ")\n  return\n}\n";
}
} // namespace

TEST_F(LoweringTest, CountsWhatItDoes) {
  auto module = parse(kThree);
  LoweringOptions options;
  options.inlineComparisonsMax = 3;
  LoweringCounts counts;
  ASSERT_TRUE(succeeded(lowerDeallocations(*module, options, &counts)));
  EXPECT_TRUE(succeeded(verify(*module)));
  EXPECT_EQ(counts.lowered, 3u);
  EXPECT_EQ(counts.helperCalls, 1u);
  EXPECT_EQ(counts.runtimeChecks, 3u);
  EXPECT_EQ(count<bufferization::DeallocOp>(*module), 0u);
}

TEST_F(LoweringTest, FreesByTheHook) {
  for (unsigned inlineMax : {0u, 16u}) {
    auto module = parse(kThree);
    LoweringOptions options;
    options.inlineComparisonsMax = inlineMax;
    options.buildFree = callFree;
    PassManager manager(&context);
    manager.addPass(createLowerDeallocations(options));
    ASSERT_TRUE(succeeded(manager.run(*module)));
    EXPECT_EQ(count<memref::DeallocOp>(*module), 0u);
    unsigned frees = 0;
    module->walk([&](func::CallOp call) { frees += call.getCallee() == "pool_free"; });
    // A retained memref is never freed, which is visible if the comparisons are inline.
    EXPECT_EQ(frees, inlineMax ? 2u : 5u);
  }
}

TEST_F(LoweringTest, ClonesKeepTheHook) {
  auto module = parse(kThree);
  LoweringOptions options;
  options.buildFree = callFree;
  PassManager manager(&context);
  manager.addNestedPass<func::FuncOp>(createLowerDeallocations(options));
  PassManager copy(&context);
  static_cast<OpPassManager &>(copy) = manager;
  ASSERT_TRUE(succeeded(copy.run(*module)));
  EXPECT_EQ(count<memref::DeallocOp>(*module), 0u);
  EXPECT_EQ(count<func::CallOp>(*module), 2u);
}

TEST_F(LoweringTest, RefusesBeforeItChanges) {
  auto module = parse(manyOperands(10));
  unsigned before = countAll(*module), errors = 0;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &) {
    ++errors;
    return success();
  });
  EXPECT_TRUE(failed(lowerDeallocations(*module->getOps<func::FuncOp>().begin())));
  EXPECT_EQ(errors, 1u);
  EXPECT_EQ(countAll(*module), before);
}

TEST_F(LoweringTest, CodeIsLinearInTheOperands) {
  auto opsFor = [&](unsigned operands) {
    auto module = parse(manyOperands(operands));
    EXPECT_TRUE(succeeded(lowerDeallocations(*module)));
    EXPECT_TRUE(succeeded(verify(*module)));
    return countAll(*module);
  };
  unsigned small = opsFor(100), large = opsFor(200), larger = opsFor(400);
  EXPECT_EQ(larger - large, 2 * (large - small));
}

TEST_F(LoweringTest, InlineFormForHooks) {
  auto module = parse(R"(
    func.func private @pool_free(memref<2xi32>)
    func.func @f(%a: memref<2xi32>, %x: memref<2xi32>, %y: memref<*xi32>, %c: i1) { return })");
  auto function = module->lookupSymbol<func::FuncOp>("f");
  OpBuilder builder = OpBuilder::atBlockBegin(&function.getBody().front());
  Location location = function.getLoc();
  Value retained[] = {function.getArgument(1), function.getArgument(2)};
  SmallVector<Value> owned =
      buildInlineDealloc(builder, location, function.getArgument(0), function.getArgument(3),
                         retained, [](OpBuilder &b, Location at, Value memref) {
                           func::CallOp::create(b, at, "pool_free", TypeRange(), memref);
                         });
  ASSERT_EQ(owned.size(), 2u);
  EXPECT_TRUE(owned[0].getType().isInteger(1));
  EXPECT_TRUE(succeeded(verify(*module)));
  EXPECT_EQ(count<scf::IfOp>(*module), 1u);
  EXPECT_EQ(count<memref::ExtractAlignedPointerAsIndexOp>(*module), 3u);
}

// The retained memref may be a view with a shift, whose aligned pointer is not its allocation's. Allocated
// pointers are compared where the memory space has an LLVM descriptor to take them from.
TEST_F(LoweringTest, InlineFormForHooksOfHiddenBases) {
  context.loadDialect<LLVM::LLVMDialect>();
  auto alignedPointers = [&](const std::string &space) {
    std::string buffer = "memref<2xi32, " + space + ">", bytes = "memref<16xi8, " + space + ">";
    auto module =
        parse("func.func @f(%a: " + buffer + ", %b: " + bytes + R"(, %c: i1) {
        %four = arith.constant 4 : index
        %v = memref.view %b[%four][] : )" +
              bytes + " to " + buffer + "%w = scf.if %c -> " + buffer +
              " { scf.yield %v : " + buffer + " } else { scf.yield %a : " + buffer + " } return }");
    auto function = module->lookupSymbol<func::FuncOp>("f");
    Value hidden = (*function.getOps<scf::IfOp>().begin()).getResult(0);
    ShiftedViews shifted(*module);
    EXPECT_TRUE(shifted.hidesBase(hidden));
    OpBuilder builder(function.getBody().front().getTerminator());
    buildInlineDealloc(
        builder, function.getLoc(), function.getArgument(0), function.getArgument(2), hidden,
        [](OpBuilder &b, Location at, Value memref) { memref::DeallocOp::create(b, at, memref); },
        &shifted);
    EXPECT_TRUE(succeeded(verify(*module)));
    return count<memref::ExtractAlignedPointerAsIndexOp>(*module);
  };
  EXPECT_EQ(alignedPointers("1"), 0u);
  EXPECT_EQ(alignedPointers("\"local\""), 2u);
}

// A retained memref that may be a shifted view has to be told by its allocated pointer, and so have
// those it is compared with. Where no view is shifted, aligned pointers will do.
TEST_F(LoweringTest, InlineFormComparesAllocatedPointersOfShiftedViews) {
  context.loadDialect<scf::SCFDialect, LLVM::LLVMDialect>();
  for (bool isShifted : {true, false}) {
    std::string shift = isShifted ? "%n" : "%zero";
    auto module = parse(R"(
      func.func private @pool_free(memref<1xi32>)
      func.func @f(%a: memref<8xi8>, %b: memref<1xi32>, %n: index, %c: i1) {
        %zero = arith.constant 0 : index
        %v = memref.view %a[)" +
                        shift + R"(][] : memref<8xi8> to memref<1xi32>
        %w = scf.if %c -> memref<1xi32> {
          scf.yield %v : memref<1xi32>
        } else {
          scf.yield %b : memref<1xi32>
        }
        return
      })");
    auto function = module->lookupSymbol<func::FuncOp>("f");
    ShiftedViews shifted(*module);
    Operation *terminator = function.getBody().front().getTerminator();
    OpBuilder builder(terminator);
    Value joined = terminator->getPrevNode()->getResult(0);
    buildInlineDealloc(
        builder, function.getLoc(), function.getArgument(1), function.getArgument(3), {joined},
        [](OpBuilder &b, Location at, Value memref) {
          func::CallOp::create(b, at, "pool_free", TypeRange(), memref);
        },
        &shifted);
    EXPECT_TRUE(succeeded(verify(*module)));
    EXPECT_EQ(count<memref::ExtractAlignedPointerAsIndexOp>(*module), isShifted ? 0u : 2u);
    EXPECT_EQ(count<LLVM::PtrToIntOp>(*module), isShifted ? 2u : 0u);
  }
}

TEST_F(LoweringTest, ShiftedViewsFollowJoins) {
  context.loadDialect<scf::SCFDialect>();
  auto module = parse(R"(
    func.func @f(%a: memref<8xi8>, %b: memref<1xi32>, %n: index, %c: i1) {
      %v = memref.view %a[%n][] : memref<8xi8> to memref<1xi32>
      %w = scf.if %c -> memref<1xi32> {
        scf.yield %v : memref<1xi32>
      } else {
        scf.yield %b : memref<1xi32>
      }
      %s = arith.select %c, %v, %b : memref<1xi32>
      return
    })");
  ShiftedViews shifted(*module);
  SmallVector<Value> hidden, told;
  module->walk([&](Operation *op) {
    for (Value result : op->getResults())
      if (isa<MemRefType>(result.getType()))
        (shifted.hidesBase(result) ? hidden : told).push_back(result);
  });
  ASSERT_EQ(hidden.size(), 1u);
  EXPECT_TRUE(hidden[0].getDefiningOp<scf::IfOp>());
  EXPECT_EQ(told.size(), 2u);
  for (Value argument : module->lookupSymbol<func::FuncOp>("f").getArguments())
    EXPECT_FALSE(shifted.mayBeShifted(argument));
}
