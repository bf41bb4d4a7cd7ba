// Stack buffers that end with their function or scope and are named by nothing else.
// RUN: freehold-prove safe %s | FileCheck %s
// CHECK-DAG: @called  proved
// CHECK-DAG: @scoped  proved
func.func private @first(%m: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloca() : memref<4xi32>
  memref.copy %m, %a : memref<4xi32> to memref<4xi32>
  %v = memref.load %a[%c0] : memref<4xi32>
  return %v : i32
}
func.func @called(%m: memref<4xi32>) -> i32 {
  %v = call @first(%m) : (memref<4xi32>) -> i32
  return %v : i32
}
func.func @scoped(%m: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %v = memref.alloca_scope -> (i32) {
    %a = memref.alloca() : memref<4xi32>
    memref.copy %m, %a : memref<4xi32> to memref<4xi32>
    %r = memref.load %a[%c0] : memref<4xi32>
    memref.alloca_scope.return %r : i32
  }
  return %v : i32
}
