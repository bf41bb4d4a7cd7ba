// RUN: mlir-opt < %s -ownership-based-buffer-deallocation -canonicalize \
// RUN:   | mlir-opt -buffer-deallocation-simplification -bufferization-lower-deallocations \
// RUN:   | FileCheck %s

// CHECK-LABEL: func.func @f(
// CHECK-NOT: bufferization.dealloc
func.func @f(%i: i32) -> i32 {
  %m = memref.alloc() : memref<i32>
  memref.store %i, %m[] : memref<i32>
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}
