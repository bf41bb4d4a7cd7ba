// llvm.xor is bitwise.
// RUN: freehold-run %s --entry main | FileCheck %s
// CHECK: result 0 = 6 : i8
func.func @main() -> i8 {
  %a = llvm.mlir.constant(12 : i8) : i8
  %b = llvm.mlir.constant(10 : i8) : i8
  %s = llvm.xor %a, %b : i8
  return %s : i8
}
