// A value that scf.while carries is erased together with the operand of scf.condition and the result at its place.
// RUN: freehold-reduce --apply-move drop-while-pair:1 %s | FileCheck %s

func.func @f(%c: i1, %a: memref<i32>, %x: i32) -> memref<i32> {
  %r:2 = scf.while (%p = %a, %y = %x) : (memref<i32>, i32) -> (memref<i32>, i32) {
    scf.condition(%c) %p, %y : memref<i32>, i32
  } do {
  ^bb0(%q: memref<i32>, %z: i32):
    %w = arith.addi %z, %z : i32
    scf.yield %q, %w : memref<i32>, i32
  }
  memref.store %r#1, %r#0[] : memref<i32>
  return %r#0 : memref<i32>
}

// CHECK:      module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: memref<i32>, %arg2: i32) -> memref<i32> {
// CHECK-NEXT: %0 = scf.while (%arg3 = %arg1) : (memref<i32>) -> memref<i32> {
// CHECK-NEXT: scf.condition(%arg0) %arg3 : memref<i32>
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg3: memref<i32>):
// CHECK-NEXT: scf.yield %arg3 : memref<i32>
// CHECK-NEXT: }
// CHECK-NEXT: memref.store %arg2, %0[] : memref<i32>
// CHECK-NEXT: return %0 : memref<i32>
// CHECK-NEXT: }
// CHECK-NEXT: }
