// RUN: freehold-prove lemmas --no-cache --solver z3 --label U1-drop \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s

// A memref with the condition true that is retained for sure is dropped; that result is true.
// LEMMA: {{^}}U1-drop {{ *}}union {{ *}}proved
// LEMMA: {{^}}U1-drop {{ *}}literal {{ *}}proved
// CHECK: U1-drop  proved

!m = memref<?xf32>

func.func @src(%m: !m {freehold.same_allocation = ["g"]}, %n: !m, %c: i1,
               %r: !m {freehold.same_allocation = ["g"]}) -> i1 {
  %yes = arith.constant true
  %o = bufferization.dealloc (%m, %n : !m, !m) if (%yes, %c) retain (%r : !m)
  return %o : i1
}

func.func @tgt(%m: !m, %n: !m, %c: i1, %r: !m) -> i1 {
  %k = arith.constant true
  %o = bufferization.dealloc (%n : !m) if (%c) retain (%r : !m)
  return %k : i1
}
