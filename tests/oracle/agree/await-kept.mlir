// A pass moves a wait, and only accesses of other cells, and reads beside reads, come before it.
// RUN: split-file --leading-lines %s %t
// RUN: freehold-check %t/before.mlir --target %t/after.mlir | FileCheck %s
// CHECK: 1 judged = 1 agree

//--- before.mlir
func.func @f(%m: memref<4xi32>, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloca() : memref<4xi32>
  memref.copy %m, %a : memref<4xi32> to memref<4xi32>
  %t = async.execute {
    %x = memref.load %a[%c1] : memref<4xi32>
    memref.store %x, %a[%c0] : memref<4xi32>
    async.yield
  }
  async.await %t : !async.token
  %r = memref.load %a[%c1] : memref<4xi32>
  return %r : i32
}

//--- after.mlir
func.func @f(%m: memref<4xi32>, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloca() : memref<4xi32>
  memref.copy %m, %a : memref<4xi32> to memref<4xi32>
  %t = async.execute {
    %x = memref.load %a[%c1] : memref<4xi32>
    memref.store %x, %a[%c0] : memref<4xi32>
    async.yield
  }
  %r = memref.load %a[%c1] : memref<4xi32>
  async.await %t : !async.token
  return %r : i32
}
