// A public global that a pass makes an llvm.mlir.global is not seen any more: that is no defect, whereas a global that is
// gone is one.
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --pipeline finalize-memref-to-llvm --json | FileCheck %s
// RUN: sed '/memref.global/d' %s > %t.gone.mlir
// RUN: %S/../Inputs/exit-code 1 freehold-check %s --target %t.gone.mlir --json | FileCheck %s --check-prefix=GONE

// CHECK: "verdict":"inconclusive","reason":"unsupported"
// CHECK-SAME: "message":"the public global @g is an op 'llvm.mlir.global' afterwards
// GONE: "verdict":"defect","kind":"observation"
// GONE-SAME: global @g = [1, 2]
memref.global @g : memref<2xf32> = dense<[1.0, 2.0]>
func.func @f(%v: f32) -> f32 {
  return %v : f32
}
