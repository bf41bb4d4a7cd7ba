// RUN: freehold-prove lemmas --no-cache --solver z3 --label U2 \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s

// A memref with the condition true and the retained value that it is are both dropped; that result
// is true.
// LEMMA: {{^}}U2 {{ *}}union {{ *}}proved
// LEMMA: {{^}}U2 {{ *}}literal {{ *}}proved
// CHECK: U2  proved

!m = memref<?xf32>

func.func @src(%m: !m {freehold.same_allocation = ["g"], freehold.noalias = [1]}, %n: !m, %c: i1,
               %r: !m {freehold.same_allocation = ["g"]}) -> i1 {
  %yes = arith.constant true
  %o = bufferization.dealloc (%m, %n : !m, !m) if (%yes, %c) retain (%r : !m)
  return %o : i1
}

func.func @tgt(%m: !m, %n: !m, %c: i1, %r: !m) -> i1 {
  %yes = arith.constant true
  bufferization.dealloc (%n : !m) if (%c)
  return %yes : i1
}
