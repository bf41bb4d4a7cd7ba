// RUN: mlir-opt < %s -ownership-based-buffer-deallocation -canonicalize \
// RUN:   | mlir-opt -buffer-deallocation-simplification -bufferization-lower-deallocations \
// RUN:   | FileCheck %s

// CHECK-LABEL: func.func @f(
// CHECK-NOT: bufferization.dealloc
func.func @f(%c: i1, %i: i32) -> i32 {
  %r = scf.if %c -> i32 {
    %m = memref.alloc() : memref<i32>
    memref.store %i, %m[] : memref<i32>
    %l = memref.load %m[] : memref<i32>
    scf.yield %l : i32
  } else {
    scf.yield %i : i32
  }
  return %r : i32
}
