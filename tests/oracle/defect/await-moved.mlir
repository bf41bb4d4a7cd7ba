// A pass moves an access before the wait for what writes the cell.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/async.mlir --json | FileCheck %s
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/gpu-before.mlir --target %t/gpu.mlir --json | FileCheck %s
// CHECK: "verdict":"defect","kind":"undefined"
// CHECK-SAME: reads a cell that an asynchronous

//--- before.mlir
func.func @f(%m: memref<4xi32>, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %t = async.execute {
    memref.store %v, %m[%c0] : memref<4xi32>
    async.yield
  }
  async.await %t : !async.token
  %r = memref.load %m[%c0] : memref<4xi32>
  return %r : i32
}

//--- async.mlir
func.func @f(%m: memref<4xi32>, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %t = async.execute {
    memref.store %v, %m[%c0] : memref<4xi32>
    async.yield
  }
  %r = memref.load %m[%c0] : memref<4xi32>
  async.await %t : !async.token
  return %r : i32
}

//--- gpu-before.mlir
func.func @f(%m: memref<4xi32>, %d: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %t = gpu.memcpy async %m, %d : memref<4xi32>, memref<4xi32>
  gpu.wait [%t]
  %r = memref.load %m[%c0] : memref<4xi32>
  return %r : i32
}

//--- gpu.mlir
func.func @f(%m: memref<4xi32>, %d: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %t = gpu.memcpy async %m, %d : memref<4xi32>, memref<4xi32>
  %r = memref.load %m[%c0] : memref<4xi32>
  gpu.wait [%t]
  return %r : i32
}
