// RUN: freehold-prove lemmas --no-cache --solver z3 --label S2-literal \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-prove rewrite --no-cache --reading literal %s | FileCheck %s

// Memrefs that are the same allocation under one condition: the first is kept.
// LEMMA: {{^}}S2-literal {{ *}}union {{ *}}proved
// LEMMA: {{^}}S2-literal {{ *}}literal {{ *}}proved
// CHECK: S2-literal  proved

!m = memref<?xf32>

func.func @src(%m: !m {freehold.same_allocation = ["g"]}, %c: i1,
               %n: !m {freehold.same_allocation = ["g"]}, %r: !m) -> i1 {
  %o = bufferization.dealloc (%m, %n : !m, !m) if (%c, %c) retain (%r : !m)
  return %o : i1
}

func.func @tgt(%m: !m, %c: i1, %n: !m, %r: !m) -> i1 {
  %o = bufferization.dealloc (%m : !m) if (%c) retain (%r : !m)
  return %o : i1
}
