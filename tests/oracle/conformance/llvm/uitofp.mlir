// llvm.uitofp.
// RUN: freehold-run %s --entry main | FileCheck %s
// CHECK: result 0 = 253 : f32
func.func @main() -> f32 {
  %a = llvm.mlir.constant(-3 : i8) : i8
  %s = llvm.uitofp %a : i8 to f32
  return %s : f32
}
