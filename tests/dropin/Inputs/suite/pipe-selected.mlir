// RUN: mlir-opt < %s -ownership-based-buffer-deallocation -canonicalize \
// RUN:   | mlir-opt -buffer-deallocation-simplification -bufferization-lower-deallocations \
// RUN:   | FileCheck %s

// CHECK-LABEL: func.func @f(
// CHECK-NOT: bufferization.dealloc
func.func @f(%c: i1, %i: i32) -> i32 {
  %a = memref.alloc() : memref<i32>
  %b = memref.alloc() : memref<i32>
  memref.store %i, %a[] : memref<i32>
  %k = arith.constant 7 : i32
  memref.store %k, %b[] : memref<i32>
  %s = arith.select %c, %a, %b : memref<i32>
  %r = memref.load %s[] : memref<i32>
  return %r : i32
}
