// llvm.trunc.
// RUN: freehold-run %s --entry main | FileCheck %s
// CHECK: result 0 = 3 : i8
func.func @main() -> i8 {
  %a = llvm.mlir.constant(515 : i32) : i32
  %s = llvm.trunc %a : i32 to i8
  return %s : i8
}
