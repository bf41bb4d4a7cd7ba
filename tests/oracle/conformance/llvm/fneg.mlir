// llvm.fneg changes the sign, also of zero.
// RUN: freehold-run %s --entry main | FileCheck %s
// CHECK: result 0 = -1.5 : f32
// CHECK: result 1 = -0 : f32
func.func @main() -> (f32, f32) {
  %a = llvm.mlir.constant(1.5 : f32) : f32
  %z = llvm.mlir.constant(0.0 : f32) : f32
  %s = llvm.fneg %a : f32
  %t = llvm.fneg %z : f32
  return %s, %t : f32, f32
}
