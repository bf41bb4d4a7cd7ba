// S7: the results of a dealloc without operands to free are false.
// RUN: freehold-opt %s --fh-buffer-deallocation-simplification | FileCheck %s

// CHECK-LABEL: @good
// CHECK-NEXT: %[[F:.*]] = arith.constant false
// CHECK-NEXT: return %[[F]] : i1
func.func @good(%r: memref<4xf32>) -> i1 {
  bufferization.dealloc
  %0 = bufferization.dealloc retain (%r : memref<4xf32>)
  return %0 : i1
}

// CHECK-LABEL: @bad
// CHECK: bufferization.dealloc (%{{.*}} : memref<4xf32>) if (%{{.*}})
func.func @bad(%m: memref<4xf32>, %c: i1) {
  bufferization.dealloc (%m : memref<4xf32>) if (%c)
  return
}
