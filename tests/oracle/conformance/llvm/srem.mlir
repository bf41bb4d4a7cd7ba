// llvm.srem has the sign of the dividend; division by zero is undefined.
// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: not freehold-run %s --entry bad 2>&1 | FileCheck %s --check-prefix=BAD
// CHECK: result 0 = -1 : i8
// BAD: error: undefined
func.func @main() -> i8 {
  %a = llvm.mlir.constant(-7 : i8) : i8
  %b = llvm.mlir.constant(2 : i8) : i8
  %s = llvm.srem %a, %b : i8
  return %s : i8
}
func.func @bad() -> i8 {
  %a = llvm.mlir.constant(7 : i8) : i8
  %b = llvm.mlir.constant(0 : i8) : i8
  %s = llvm.srem %a, %b : i8
  return %s : i8
}
