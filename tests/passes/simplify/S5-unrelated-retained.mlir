// S5: a retained value that no operand can alias is dropped, and its result is false.
// RUN: freehold-opt %s --fh-buffer-deallocation-simplification | FileCheck %s

// CHECK-LABEL: @good
// CHECK-DAG: %[[F:.*]] = arith.constant false
// CHECK-DAG: bufferization.dealloc (%{{.*}} : memref<4xf32>) if (%{{.*}}){{$}}
// CHECK: return %[[F]] : i1
func.func @good(%r: memref<4xf32>, %c: i1) -> i1 {
  %m = memref.alloc() : memref<4xf32>
  %0 = bufferization.dealloc (%m : memref<4xf32>) if (%c) retain (%r : memref<4xf32>)
  return %0 : i1
}

// A memref from memory may be a buffer that was stored.
// CHECK-LABEL: @bad
// CHECK: bufferization.dealloc (%{{.*}} : memref<4xf32>) if (%{{.*}}) retain (%{{.*}} : memref<4xf32>)
func.func @bad(%box: memref<memref<4xf32>>, %c: i1) -> i1 {
  %m = memref.alloc() : memref<4xf32>
  memref.store %m, %box[] : memref<memref<4xf32>>
  %r = memref.load %box[] : memref<memref<4xf32>>
  %0 = bufferization.dealloc (%m : memref<4xf32>) if (%c) retain (%r : memref<4xf32>)
  return %0 : i1
}
