// llvm.sext.
// RUN: freehold-run %s --entry main | FileCheck %s
// CHECK: result 0 = -3 : i32
func.func @main() -> i32 {
  %a = llvm.mlir.constant(-3 : i8) : i8
  %s = llvm.sext %a : i8 to i32
  return %s : i32
}
