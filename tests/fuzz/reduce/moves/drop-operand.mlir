// A memref goes with its condition, a retained one with its result.
// RUN: freehold-reduce --apply-move drop-operand %s | FileCheck %s

func.func @f(%a: memref<i32>, %b: memref<i32>, %c: i1, %d: i1) -> i1 {
  %r:2 = bufferization.dealloc (%a, %b : memref<i32>, memref<i32>) if (%c, %d) retain (%a, %b : memref<i32>, memref<i32>)
  return %r#1 : i1
}

// CHECK:      module {
// CHECK-NEXT: func.func @f(%arg0: memref<i32>, %arg1: memref<i32>, %arg2: i1, %arg3: i1) -> i1 {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: bufferization.dealloc
// CHECK-NEXT: return %false : i1
// CHECK-NEXT: }
// CHECK-NEXT: }
