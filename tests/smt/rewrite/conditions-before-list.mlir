// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// The list of conditions may stand before the list of memrefs that it belongs to.
// CHECK: conditions-before-list  refuted: leaks
// CHECK: %arg2[0], %arg1 = true
module {
  func.func @src(%arg0: memref<?xf32> {freehold.list}, %arg1: i1 {freehold.list}, %arg2: memref<?xf32> {freehold.list, freehold.noalias}) {
    bufferization.dealloc (%arg2 : memref<?xf32>) if (%arg1)
    return
  }
  func.func @tgt(%arg0: memref<?xf32>, %arg1: i1, %arg2: memref<?xf32>) {
    return
  }
}

