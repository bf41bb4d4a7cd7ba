// llvm.lshr shifts in zeros; a shift by the width is poison.
// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: not freehold-run %s --entry bad 2>&1 | FileCheck %s --check-prefix=BAD
// CHECK: result 0 = 124 : i8
// BAD: error: undefined
func.func @main() -> i8 {
  %a = llvm.mlir.constant(-7 : i8) : i8
  %b = llvm.mlir.constant(1 : i8) : i8
  %s = llvm.lshr %a, %b : i8
  return %s : i8
}
func.func @bad() -> i8 {
  %a = llvm.mlir.constant(1 : i8) : i8
  %b = llvm.mlir.constant(8 : i8) : i8
  %s = llvm.lshr %a, %b : i8
  return %s : i8
}
