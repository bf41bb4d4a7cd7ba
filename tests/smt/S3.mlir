// RUN: freehold-prove lemmas --no-cache --solver z3 --label S3 \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s

// Retained values that are the same allocation merge; they share a result.
// LEMMA: {{^}}S3 {{ *}}union {{ *}}proved
// LEMMA: {{^}}S3 {{ *}}literal {{ *}}proved
// CHECK: S3  proved

!m = memref<?xf32>

func.func @src(%m: !m, %c: i1, %r: !m {freehold.same_allocation = ["g"]},
               %s: !m {freehold.same_allocation = ["g"]}) -> (i1, i1) {
  %o:2 = bufferization.dealloc (%m : !m) if (%c) retain (%r, %s : !m, !m)
  return %o#0, %o#1 : i1, i1
}

func.func @tgt(%m: !m, %c: i1, %r: !m, %s: !m) -> (i1, i1) {
  %o = bufferization.dealloc (%m : !m) if (%c) retain (%r : !m)
  return %o, %o : i1, i1
}
