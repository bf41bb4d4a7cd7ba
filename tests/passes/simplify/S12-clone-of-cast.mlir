// S12: a clone of a cast becomes a clone of the source of the cast.
// RUN: freehold-opt %s --fh-buffer-deallocation-simplification | FileCheck %s

// CHECK-LABEL: @good
// CHECK-SAME: %[[M:.*]]: memref<4xf32>
// CHECK-NOT: memref.cast
// CHECK: bufferization.clone %[[M]] : memref<4xf32> to memref<?xf32>
func.func @good(%m: memref<4xf32>) -> memref<?xf32> {
  %n = memref.cast %m : memref<4xf32> to memref<?xf32>
  %k = bufferization.clone %n : memref<?xf32> to memref<?xf32>
  return %k : memref<?xf32>
}

// CHECK-LABEL: @good_two_casts
// CHECK-SAME: %[[M:.*]]: memref<4xf32>
// CHECK-NOT: memref.cast
// CHECK: bufferization.clone %[[M]] : memref<4xf32> to memref<4xf32>
func.func @good_two_casts(%m: memref<4xf32>) -> memref<4xf32> {
  %n = memref.cast %m : memref<4xf32> to memref<?xf32>
  %o = memref.cast %n : memref<?xf32> to memref<4xf32>
  %k = bufferization.clone %o : memref<4xf32> to memref<4xf32>
  return %k : memref<4xf32>
}

// CHECK-LABEL: @bad
// CHECK: %[[V:.*]] = memref.subview
// CHECK: bufferization.clone %[[V]]
func.func @bad(%m: memref<4xf32>) -> memref<2xf32, strided<[1]>> {
  %n = memref.subview %m[0] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1]>>
  %k = bufferization.clone %n : memref<2xf32, strided<[1]>> to memref<2xf32, strided<[1]>>
  return %k : memref<2xf32, strided<[1]>>
}
