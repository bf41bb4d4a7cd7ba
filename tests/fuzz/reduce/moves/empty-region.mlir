// The content of a loop is erased, so that it yields the values that it carries.
// RUN: freehold-reduce --apply-move empty-region:0 %s | FileCheck %s

func.func @f(%n: index, %a: memref<i32>) -> memref<i32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %a) -> (memref<i32>) {
    %b = memref.alloc() : memref<i32>
    scf.yield %b : memref<i32>
  }
  return %r : memref<i32>
}

// CHECK:      module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: memref<i32>) -> memref<i32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: scf.yield %arg3 : memref<i32>
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : memref<i32>
// CHECK-NEXT: }
// CHECK-NEXT: }
