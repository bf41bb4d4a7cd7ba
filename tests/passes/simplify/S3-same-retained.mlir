// S3: retained values that are the same allocation are listed once and share a result.
// RUN: freehold-opt %s --fh-buffer-deallocation-simplification | FileCheck %s

// CHECK-LABEL: @good
// CHECK: %[[R:.*]] = bufferization.dealloc (%{{.*}} : memref<4xf32>) if (%{{.*}}) retain (%{{.*}} : memref<4xf32>)
// CHECK: return %[[R]], %[[R]] : i1, i1
func.func @good(%m: memref<4xf32>, %r: memref<4xf32>, %c: i1) -> (i1, i1) {
  %s = memref.cast %r : memref<4xf32> to memref<?xf32>
  %0:2 = bufferization.dealloc (%m : memref<4xf32>) if (%c) retain (%r, %s : memref<4xf32>, memref<?xf32>)
  return %0#0, %0#1 : i1, i1
}

// CHECK-LABEL: @bad
// CHECK: %[[R:.*]]:2 = bufferization.dealloc
// CHECK: return %[[R]]#0, %[[R]]#1 : i1, i1
func.func @bad(%m: memref<4xf32>, %r: memref<4xf32>, %s: memref<4xf32>, %c: i1) -> (i1, i1) {
  %0:2 = bufferization.dealloc (%m : memref<4xf32>) if (%c) retain (%r, %s : memref<4xf32>, memref<4xf32>)
  return %0#0, %0#1 : i1, i1
}
