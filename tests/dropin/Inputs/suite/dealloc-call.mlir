// RUN: mlir-opt %s -buffer-deallocation-pipeline | FileCheck %s

// CHECK-LABEL: func.func @f(
// CHECK: return
func.func private @make(%i: i32) -> memref<i32> {
  %m = memref.alloc() : memref<i32>
  memref.store %i, %m[] : memref<i32>
  return %m : memref<i32>
}
func.func @f(%i: i32) -> i32 {
  %m = call @make(%i) : (i32) -> memref<i32>
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}
