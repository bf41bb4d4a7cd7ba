// RUN: freehold-prove lemmas --no-cache --solver z3 --label S4 \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s

// A memref that is retained for sure is dropped; its condition is or-ed into the results of what it
// is.
// LEMMA: {{^}}S4 {{ *}}union {{ *}}proved
// LEMMA: {{^}}S4 {{ *}}literal {{ *}}proved
// CHECK: S4  proved

!m = memref<?xf32>

func.func @src(%m: !m {freehold.same_allocation = ["g"], freehold.noalias = [3]}, %c: i1,
               %r: !m {freehold.same_allocation = ["g"]}, %s: !m) -> (i1, i1) {
  %o:2 = bufferization.dealloc (%m : !m) if (%c) retain (%r, %s : !m, !m)
  return %o#0, %o#1 : i1, i1
}

func.func @tgt(%m: !m, %c: i1, %r: !m, %s: !m) -> (i1, i1) {
  %no = arith.constant false
  return %c, %no : i1, i1
}
