// S4: an operand that is certainly retained is dropped, and its condition is or-ed to the result of the retained value.
// RUN: freehold-opt %s --fh-buffer-deallocation-simplification | FileCheck %s

// CHECK-LABEL: @good
// CHECK-SAME: %[[C:[a-z0-9]*]]: i1)
// CHECK-NOT: bufferization.dealloc
// CHECK: return %[[C]] : i1
func.func @good(%m: memref<4xf32>, %c: i1) -> i1 {
  %b, %o, %s, %t = memref.extract_strided_metadata %m : memref<4xf32> -> memref<f32>, index, index, index
  %r = memref.subview %m[2] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 2>>
  %0 = bufferization.dealloc (%b : memref<f32>) if (%c)
    retain (%r : memref<2xf32, strided<[1], offset: 2>>)
  return %0 : i1
}

// Another retained value may be it, too: whether it is decides who owns it.
// CHECK-LABEL: @bad
// CHECK: bufferization.dealloc (%{{.*}} : memref<4xf32>) if (%{{.*}}) retain (%{{.*}}, %{{.*}} : memref<4xf32>, memref<4xf32>)
func.func @bad(%m: memref<4xf32>, %q: memref<4xf32>, %c: i1) -> (i1, i1) {
  %0:2 = bufferization.dealloc (%m : memref<4xf32>) if (%c) retain (%m, %q : memref<4xf32>, memref<4xf32>)
  return %0#0, %0#1 : i1, i1
}
