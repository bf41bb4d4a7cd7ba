// S1: an operand whose condition is the constant false is dropped.
// RUN: freehold-opt %s --fh-buffer-deallocation-simplification | FileCheck %s

// CHECK-LABEL: @good
// CHECK: bufferization.dealloc (%[[M:.*]] : memref<f32>) if (%arg{{.*}}) retain (%{{.*}} : memref<f32>)
func.func @good(%m: memref<f32>, %n: memref<f32>, %r: memref<f32>, %c: i1) -> i1 {
  %false = arith.constant false
  %0 = bufferization.dealloc (%m, %n : memref<f32>, memref<f32>) if (%c, %false) retain (%r : memref<f32>)
  return %0 : i1
}

// Unknown conditions stay.
// CHECK-LABEL: @bad
// CHECK: bufferization.dealloc (%{{.*}}, %{{.*}} : memref<f32>, memref<f32>) if (%{{.*}}, %{{.*}}) retain
func.func @bad(%m: memref<f32>, %n: memref<f32>, %r: memref<f32>, %c: i1, %d: i1) -> i1 {
  %0 = bufferization.dealloc (%m, %n : memref<f32>, memref<f32>) if (%c, %d) retain (%r : memref<f32>)
  return %0 : i1
}
