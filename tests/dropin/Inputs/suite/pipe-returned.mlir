// RUN: mlir-opt < %s -ownership-based-buffer-deallocation -canonicalize \
// RUN:   | mlir-opt -buffer-deallocation-simplification -bufferization-lower-deallocations \
// RUN:   | FileCheck %s

// CHECK-LABEL: func.func @f(
// CHECK-NOT: bufferization.dealloc
func.func @f(%n: index, %i: i32) -> memref<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%n) : memref<?xi32>
  scf.for %k = %c0 to %n step %c1 {
    memref.store %i, %m[%k] : memref<?xi32>
  }
  return %m : memref<?xi32>
}
