// RUN: not freehold-prove rewrite --no-cache %s | FileCheck %s

// The other retained value may be the same allocation.
// CHECK: S4-base-bad  refuted: result 1 loses ownership

!m = memref<?xf32>

func.func @src(%r: !m, %c: i1, %s: !m) -> (i1, i1) {
  %b, %b1, %b2, %b3 = memref.extract_strided_metadata %r : !m -> memref<f32>, index, index, index
  %o:2 = bufferization.dealloc (%b : memref<f32>) if (%c) retain (%r, %s : !m, !m)
  return %o#0, %o#1 : i1, i1
}

func.func @tgt(%r: !m, %c: i1, %s: !m) -> (i1, i1) {
  %no = arith.constant false
  return %c, %no : i1, i1
}
