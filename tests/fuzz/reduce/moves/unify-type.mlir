// A type is replaced everywhere by the type that is cast to it, and the cast is erased as a no-op.
// RUN: freehold-reduce --apply-move unify-type %s | FileCheck %s

func.func @f(%b: memref<?xi32>) -> memref<?xi32> {
  %a = memref.alloc() : memref<4xi32>
  %v = memref.cast %a : memref<4xi32> to memref<?xi32>
  memref.copy %v, %b : memref<?xi32> to memref<?xi32>
  return %v : memref<?xi32>
}

// CHECK:      module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xi32>) -> memref<4xi32> {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xi32>
// CHECK-NEXT: memref.copy %alloc, %arg0 : memref<4xi32> to memref<4xi32>
// CHECK-NEXT: return %alloc : memref<4xi32>
// CHECK-NEXT: }
// CHECK-NEXT: }
