// RUN: freehold-prove lemmas --no-cache --solver z3 --label S2 \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s

// Memrefs that are the same allocation merge; their conditions are or-ed.
// LEMMA: {{^}}S2 {{ *}}union {{ *}}proved
// LEMMA: {{^}}S2 {{ *}}literal {{ *}}refuted
// CHECK: S2  proved

!m = memref<?xf32>

func.func @src(%m: !m {freehold.same_allocation = ["g"], freehold.original}, %c: i1,
               %n: !m {freehold.same_allocation = ["g"]}, %d: i1, %r: !m) -> i1 {
  %o = bufferization.dealloc (%m, %n : !m, !m) if (%c, %d) retain (%r : !m)
  return %o : i1
}

func.func @tgt(%m: !m, %c: i1, %n: !m, %d: i1, %r: !m) -> i1 {
  %x = arith.ori %c, %d : i1
  %o = bufferization.dealloc (%m : !m) if (%x) retain (%r : !m)
  return %o : i1
}
