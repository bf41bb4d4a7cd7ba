// What MLIR cannot lower is inconclusive natively, and names the op.
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --pipeline canonicalize --oracle native --json | FileCheck %s
// CHECK: "verdict":"inconclusive","reason":"not-lowerable","location":"{{[^"]*}}not-lowerable.mlir:[[#@LINE+7]]:8","message":"'bufferization.clone'

func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloca() : memref<4xi32>
  memref.store %x, %a[%c0] : memref<4xi32>
  %v = memref.subview %a[0] [2] [2] : memref<4xi32> to memref<2xi32, strided<[2]>>
  %b = bufferization.clone %v : memref<2xi32, strided<[2]>> to memref<2xi32, strided<[2]>>
  %y = memref.load %a[%c0] : memref<4xi32>
  return %y : i32
}
