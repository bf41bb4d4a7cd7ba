// RUN: mlir-opt %s -buffer-deallocation-pipeline | FileCheck %s

// CHECK-LABEL: func.func @f(
// CHECK: return
func.func @f(%c: i1, %i: i32) -> i32 {
  %m = memref.alloc() : memref<i32>
  memref.store %i, %m[] : memref<i32>
  cf.cond_br %c, ^bb1, ^bb2(%m : memref<i32>)
^bb1:
  %n = memref.alloc() : memref<i32>
  %k = arith.constant 3 : i32
  memref.store %k, %n[] : memref<i32>
  cf.br ^bb2(%n : memref<i32>)
^bb2(%b: memref<i32>):
  %r = memref.load %b[] : memref<i32>
  return %r : i32
}
