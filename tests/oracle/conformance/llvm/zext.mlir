// llvm.zext.
// RUN: freehold-run %s --entry main | FileCheck %s
// CHECK: result 0 = 253 : i32
func.func @main() -> i32 {
  %a = llvm.mlir.constant(-3 : i8) : i8
  %s = llvm.zext %a : i8 to i32
  return %s : i32
}
