// llvm.frem, with and without flags of fast math.
// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: not freehold-run %s --entry bad 2>&1 | FileCheck %s --check-prefix=BAD
// CHECK: result 0 = -1.5 : f32
// BAD: error: undefined
func.func @main() -> f32 {
  %a = llvm.mlir.constant(-5.5 : f32) : f32
  %b = llvm.mlir.constant(2.0 : f32) : f32
  %s = llvm.frem %a, %b : f32
  return %s : f32
}
// A NaN is not what nnan promises.
func.func @bad() -> f32 {
  %a = llvm.mlir.constant(0x7FC00000 : f32) : f32
  %b = llvm.mlir.constant(2.0 : f32) : f32
  %s = llvm.frem %a, %b {fastmathFlags = #llvm.fastmath<nnan>} : f32
  return %s : f32
}
