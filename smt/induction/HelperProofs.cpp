//===- HelperProofs.cpp ---------------------------------------------------===//
#include "smt/induction/HelperProofs.h"

#include "llvm/Support/MathExtras.h"

namespace freehold::smt {

uint64_t tableSlots(uint64_t operands) { return llvm::PowerOf2Ceil(2 * operands); }

LoopProofResult proveHelper(Terms &terms, mlir::func::FuncOp helper, const LoopProofSpec &spec) {
  if (helper && helper.getNumArguments() == spec.arguments.size())
    return proveLoops(terms, helper, spec);
  LoopProofResult result;
  result.error = "the lowering emits no such function";
  return result;
}

TermProblem problemOf(Terms &terms, LoopProofResult result) {
  TermProblem problem;
  if (result.error.empty())
    problem.goals = std::move(result.goals);
  else
    problem.goals.push_back({"the helper is not understood: " + result.error, terms.yes()});
  return problem;
}

// Only arguments are compared at run time: two allocations in one function are known to differ.
const char kDanglingRetained[] = R"mlir(
func.func private @free(%a: memref<1xi32>, %b: memref<1xi32>, %gone: memref<1xi32>) -> i1 {
  %t = arith.constant true
  %own = bufferization.dealloc (%a, %b : memref<1xi32>, memref<1xi32>) if (%t, %t)
      retain (%gone : memref<1xi32>)
  return %own : i1
}
func.func @main() -> i1 {
  %gone = memref.alloc() : memref<1xi32>
  memref.dealloc %gone : memref<1xi32>
  %a = memref.alloc() : memref<1xi32>
  %b = memref.alloc() : memref<1xi32>
  %own = call @free(%a, %b, %gone) : (memref<1xi32>, memref<1xi32>, memref<1xi32>) -> i1
  return %own : i1
}
)mlir";

const char kDanglingOne[] = R"mlir(
func.func private @free(%a: memref<1xi32>, %gone: memref<1xi32>) -> i1 {
  %t = arith.constant true
  %own = bufferization.dealloc (%a : memref<1xi32>) if (%t) retain (%gone : memref<1xi32>)
  return %own : i1
}
func.func @main() -> i1 {
  %gone = memref.alloc() : memref<1xi32>
  memref.dealloc %gone : memref<1xi32>
  %a = memref.alloc() : memref<1xi32>
  %own = call @free(%a, %gone) : (memref<1xi32>, memref<1xi32>) -> i1
  return %own : i1
}
)mlir";

const char kFalseTrue[] = R"mlir(
func.func @main() {
  %t = arith.constant true
  %f = arith.constant false
  %a = memref.alloc() : memref<1xi32>
  %b = memref.cast %a : memref<1xi32> to memref<?xi32>
  bufferization.dealloc (%b, %a : memref<?xi32>, memref<1xi32>) if (%f, %t)
  return
}
)mlir";

const char kKeptByLiteral[] = R"mlir(
func.func private @free(%a: memref<?xi32>, %b: memref<1xi32>, %c: i1, %d: i1) {
  bufferization.dealloc (%a, %b : memref<?xi32>, memref<1xi32>) if (%c, %d)
  return
}
func.func @main() -> i32 {
  %t = arith.constant true
  %f = arith.constant false
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  %b = memref.cast %a : memref<1xi32> to memref<?xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  call @free(%b, %a, %f, %t) : (memref<?xi32>, memref<1xi32>, i1, i1) -> ()
  %v = memref.load %a[%i0] : memref<1xi32>
  memref.dealloc %a : memref<1xi32>
  return %v : i32
}
)mlir";

std::optional<ConcretePrograms> loweredPair(const char *module, Lowerer lowerer) {
  LoweredModule lowered = lowerDeallocs(module, lowerer);
  if (!lowered.module)
    return std::nullopt;
  return ConcretePrograms{module, lowered.text()};
}

ConcretePrograms shiftedPair() {
  std::string start = R"mlir(
func.func @main() -> i8 {
  %i0 = arith.constant 0 : index
  %i8 = arith.constant 8 : index
  %x = arith.constant 7 : i8
  %a = memref.alloc() : memref<16xi8>
  %v = memref.view %a[%i8][] : memref<16xi8> to memref<8xi8>
  memref.store %x, %v[%i0] : memref<8xi8>
)mlir";
  std::string end = R"mlir(
  %r = memref.load %v[%i0] : memref<8xi8>
  scf.if %own {
    memref.dealloc %a : memref<16xi8>
  }
  return %r : i8
}
)mlir";
  return {start + R"mlir(
  %t = arith.constant true
  %own = bufferization.dealloc (%a : memref<16xi8>) if (%t) retain (%v : memref<8xi8>)
)mlir" + end,
          start + R"mlir(
  %p = memref.extract_aligned_pointer_as_index %a : memref<16xi8> -> index
  %q = memref.extract_aligned_pointer_as_index %v : memref<8xi8> -> index
  %own = arith.cmpi eq, %p, %q : index
  %freed = arith.cmpi ne, %p, %q : index
  scf.if %freed {
    memref.dealloc %a : memref<16xi8>
  }
)mlir" + end};
}

} // namespace freehold::smt
