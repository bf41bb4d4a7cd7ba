// A linalg.fill becomes a store of one element.
// RUN: freehold-reduce --apply-move fill-to-store %s | FileCheck %s

func.func @f(%a: memref<2x3xi32>, %x: i32) {
  linalg.fill ins(%x : i32) outs(%a : memref<2x3xi32>)
  return
}

// CHECK:      module {
// CHECK-NEXT: func.func @f(%arg0: memref<2x3xi32>, %arg1: i32) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: memref.store %arg1, %arg0[%c0, %c0] : memref<2x3xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
