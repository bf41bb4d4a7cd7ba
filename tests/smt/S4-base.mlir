// RUN: freehold-prove lemmas --no-cache --solver z3 --label S4-base \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s

// A base buffer of a retained value is dropped; its condition is or-ed into that result.
// LEMMA: {{^}}S4-base {{ *}}union {{ *}}proved
// LEMMA: {{^}}S4-base {{ *}}literal {{ *}}proved
// CHECK: S4-base  proved

!m = memref<?xf32>

func.func @src(%r: !m {freehold.noalias = [2]}, %c: i1, %s: !m) -> (i1, i1) {
  %b, %b1, %b2, %b3 = memref.extract_strided_metadata %r : !m -> memref<f32>, index, index, index
  %o:2 = bufferization.dealloc (%b : memref<f32>) if (%c) retain (%r, %s : !m, !m)
  return %o#0, %o#1 : i1, i1
}

func.func @tgt(%r: !m, %c: i1, %s: !m) -> (i1, i1) {
  %no = arith.constant false
  return %c, %no : i1, i1
}
