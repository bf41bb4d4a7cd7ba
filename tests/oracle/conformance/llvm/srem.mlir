// llvm.srem has the sign of the dividend; division by zero is undefined, and so is the remainder of the least number by -1.
// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: not freehold-run %s --entry bad 2>&1 | FileCheck %s --check-prefix=BAD
// RUN: not freehold-run %s --entry least 2>&1 | FileCheck %s --check-prefix=LEAST
// LEAST: error: undefined: signed division overflow
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
func.func @least() -> i8 {
  %a = llvm.mlir.constant(-128 : i8) : i8
  %b = llvm.mlir.constant(-1 : i8) : i8
  %s = llvm.srem %a, %b : i8
  return %s : i8
}
