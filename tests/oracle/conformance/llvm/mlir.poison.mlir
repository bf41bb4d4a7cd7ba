// Poison may be carried along, but nothing may depend on it.
// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: not freehold-run %s --entry bad 2>&1 | FileCheck %s --check-prefix=BAD
// CHECK: result 0 = 7 : i32
// BAD: error: undefined
func.func @main() -> i32 {
  %seven = arith.constant 7 : i32
  %true = arith.constant true
  %u = llvm.mlir.poison : i32
  %r = arith.select %true, %seven, %u : i32
  return %r : i32
}
func.func @bad() -> i32 {
  %u = llvm.mlir.poison : i32
  return %u : i32
}
