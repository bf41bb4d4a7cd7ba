// llvm.fptrunc.
// RUN: freehold-run %s --entry main | FileCheck %s
// CHECK: result 0 = 1.5 : f32
func.func @main() -> f32 {
  %a = llvm.mlir.constant(1.5 : f64) : f64
  %s = llvm.fptrunc %a : f64 to f32
  return %s : f32
}
