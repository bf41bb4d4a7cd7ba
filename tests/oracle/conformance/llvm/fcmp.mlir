// llvm.fcmp: ordered predicates are false for a NaN, unordered ones true.
// RUN: freehold-run %s --entry main | FileCheck %s
// CHECK: result 0 = true
// CHECK: result 1 = false
// CHECK: result 2 = true
func.func @main() -> (i1, i1, i1) {
  %a = llvm.mlir.constant(1.5 : f32) : f32
  %b = llvm.mlir.constant(2.5 : f32) : f32
  %n = llvm.mlir.constant(0x7FC00000 : f32) : f32
  %p = llvm.fcmp "olt" %a, %b : f32
  %q = llvm.fcmp "olt" %a, %n : f32
  %r = llvm.fcmp "ult" %a, %n : f32
  return %p, %q, %r : i1, i1, i1
}
