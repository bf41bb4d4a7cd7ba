// llvm.sub wraps around, unless it says that it does not.
// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: not freehold-run %s --entry bad 2>&1 | FileCheck %s --check-prefix=BAD
// CHECK: result 0 = 56 : i8
// BAD: error: undefined
func.func @main() -> i8 {
  %a = llvm.mlir.constant(-100 : i8) : i8
  %b = llvm.mlir.constant(100 : i8) : i8
  %s = llvm.sub %a, %b : i8
  return %s : i8
}
func.func @bad() -> i8 {
  %a = llvm.mlir.constant(-100 : i8) : i8
  %b = llvm.mlir.constant(100 : i8) : i8
  %s = llvm.sub %a, %b overflow<nsw> : i8
  return %s : i8
}
