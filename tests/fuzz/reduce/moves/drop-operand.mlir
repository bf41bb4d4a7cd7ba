// An operand of a variadic op is erased; in a dealloc also the condition of a memref, or the result of a retained value.
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
