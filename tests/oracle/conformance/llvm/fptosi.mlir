// llvm.fptosi.
// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: not freehold-run %s --entry bad 2>&1 | FileCheck %s --check-prefix=BAD
// CHECK: result 0 = -2 : i8
func.func @main() -> i8 {
  %a = llvm.mlir.constant(-2.75 : f32) : f32
  %s = llvm.fptosi %a : f32 to i8
  return %s : i8
}
// What does not fit is poison.
// BAD: error: undefined
func.func @bad() -> i8 {
  %a = llvm.mlir.constant(1000.0 : f32) : f32
  %s = llvm.fptosi %a : f32 to i8
  return %s : i8
}
