// llvm.fpext.
// RUN: freehold-run %s --entry main | FileCheck %s
// CHECK: result 0 = 1.5 : f64
func.func @main() -> f64 {
  %a = llvm.mlir.constant(1.5 : f32) : f32
  %s = llvm.fpext %a : f32 to f64
  return %s : f64
}
