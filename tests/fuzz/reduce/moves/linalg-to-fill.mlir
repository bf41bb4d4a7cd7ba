// Ops that overwrite a buffer, memref.copy among them, become a linalg.fill of it.
// RUN: freehold-reduce --apply-move linalg-to-fill %s | FileCheck %s

func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.map { math.exp } ins(%a : memref<4xf32>) outs(%b : memref<4xf32>)
  memref.copy %a, %b : memref<4xf32> to memref<4xf32>
  return
}

// CHECK:      module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: linalg.fill ins(%cst : f32) outs(%arg1 : memref<4xf32>)
// CHECK-NEXT: linalg.fill ins(%cst : f32) outs(%arg1 : memref<4xf32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
