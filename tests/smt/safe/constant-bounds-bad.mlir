// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove safe %s 2>/dev/null | FileCheck %s
// CHECK: @never refuted: leak
// CHECK-NEXT: @twice refuted: double-free
// CHECK-NEXT: @affine_twice refuted: double-free
// CHECK-NEXT: @affine_never refuted: leak
// CHECK-NEXT: @nested_once refuted
// CHECK-NEXT: @unsigned_bounds refuted: double-free
func.func @never() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xi32>
  scf.for %i = %c0 to %c0 step %c1 {
    memref.dealloc %a : memref<4xi32>
  }
  return
}
func.func @twice() {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %a = memref.alloc() : memref<4xi32>
  scf.for %i = %c0 to %c3 step %c2 {
    memref.dealloc %a : memref<4xi32>
  }
  return
}
func.func @affine_twice() {
  %a = memref.alloc() : memref<4xi32>
  affine.for %i = 0 to 2 {
    memref.dealloc %a : memref<4xi32>
  }
  return
}
func.func @affine_never() {
  %a = memref.alloc() : memref<4xi32>
  affine.for %i = 3 to 2 {
    memref.dealloc %a : memref<4xi32>
  }
  return
}
func.func @nested_once(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xi32>
  scf.for %j = %c0 to %n step %c1 {
    scf.for %i = %c0 to %c1 step %c1 {
      memref.dealloc %a : memref<4xi32>
    }
  }
  return
}
func.func @unsigned_bounds() {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %most = arith.constant -1 : i8
  %a = memref.alloc() : memref<4xi32>
  scf.for unsigned %i = %c0 to %most step %c1 : i8 {
    memref.dealloc %a : memref<4xi32>
  }
  return
}
