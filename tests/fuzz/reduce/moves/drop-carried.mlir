// The second value that a loop carries is erased. The first one and the bounds of affine.for stay.
// RUN: freehold-reduce --apply-move drop-carried %s | FileCheck %s

func.func @f(%a: memref<i32>, %b: memref<i32>, %x: i32) -> memref<i32> {
  %r = affine.for %i = 0 to 3 iter_args(%p = %a) -> (memref<i32>) {
    affine.yield %b : memref<i32>
  }
  return %r : memref<i32>
}

// CHECK:      module {
// CHECK-NEXT: func.func @f(%arg0: memref<i32>, %arg1: memref<i32>, %arg2: i32) -> memref<i32> {
// CHECK-NEXT: affine.for %arg3 = 0 to 3 {
// CHECK-NEXT: }
// CHECK-NEXT: return %arg0 : memref<i32>
// CHECK-NEXT: }
// CHECK-NEXT: }
