// RUN: mlir-opt < %s -ownership-based-buffer-deallocation -canonicalize \
// RUN:   | mlir-opt -buffer-deallocation-simplification -bufferization-lower-deallocations \
// RUN:   | FileCheck %s

// CHECK-LABEL: func.func @f(
// CHECK-NOT: bufferization.dealloc
func.func @f(%i: i32) -> i32 {
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<8xi32>
  memref.store %i, %m[%c2] : memref<8xi32>
  %v = memref.subview %m[2] [4] [1] : memref<8xi32> to memref<4xi32, strided<[1], offset: 2>>
  %r = memref.load %v[%c0] : memref<4xi32, strided<[1], offset: 2>>
  return %r : i32
}
