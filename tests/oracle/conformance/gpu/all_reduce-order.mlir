// No order of the threads' values is said: what it decides is undefined, and so equal to nothing.
// RUN: split-file %s %t
// RUN: freehold-check %t/before.mlir --target %t/in-order.mlir --entry add --json | FileCheck %s
// RUN: not freehold-check %t/before.mlir --target %t/in-order.mlir --entry subtract --args 'memref(4;cells=1,2,3,4), memref(1)' --json | FileCheck %s --check-prefix=ORDER
// CHECK: "verdict":"agree"
// ORDER: "verdict":"inconclusive","reason":"source-ub"
//--- before.mlir
func.func @add(%a: memref<4xi32>, %o: memref<1xi32>) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%lx = %c4, %ly = %c1, %lz = %c1) {
    %v = memref.load %a[%tx] : memref<4xi32>
    %s = gpu.all_reduce add %v {} : (i32) -> i32
    memref.store %s, %o[%c0] : memref<1xi32>
    gpu.terminator
  }
  return
}
func.func @subtract(%a: memref<4xi32>, %o: memref<1xi32>) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%lx = %c4, %ly = %c1, %lz = %c1) {
    %v = memref.load %a[%tx] : memref<4xi32>
    %s = gpu.all_reduce %v {
    ^bb0(%x: i32, %y: i32):
      %k = arith.subi %x, %y : i32
      gpu.yield %k : i32
    } : (i32) -> i32
    memref.store %s, %o[%c0] : memref<1xi32>
    gpu.terminator
  }
  return
}
//--- in-order.mlir
func.func @add(%a: memref<4xi32>, %o: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %v = vector.load %a[%c0] : memref<4xi32>, vector<4xi32>
  %s = vector.reduction <add>, %v : vector<4xi32> into i32
  memref.store %s, %o[%c0] : memref<1xi32>
  return
}
func.func @subtract(%a: memref<4xi32>, %o: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %z = memref.load %a[%c0] : memref<4xi32>
  %s = affine.for %i = 1 to 4 iter_args(%x = %z) -> i32 {
    %v = affine.load %a[%i] : memref<4xi32>
    %k = arith.subi %x, %v : i32
    affine.yield %k : i32
  }
  memref.store %s, %o[%c0] : memref<1xi32>
  return
}
