// RUN: freehold-prove lemmas --no-cache --solver z3 --label U1 \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s

// A retained value that is a memref with the condition true owns it: its result is true.
// LEMMA: {{^}}U1 {{ *}}union {{ *}}proved
// LEMMA: {{^}}U1 {{ *}}literal {{ *}}proved
// CHECK: U1  proved

!m = memref<?xf32>

func.func @src(%m: !m {freehold.same_allocation = ["g"]}, %n: !m, %c: i1,
               %r: !m {freehold.same_allocation = ["g"]}) -> i1 {
  %yes = arith.constant true
  %o = bufferization.dealloc (%m, %n : !m, !m) if (%yes, %c) retain (%r : !m)
  return %o : i1
}

func.func @tgt(%m: !m, %n: !m, %c: i1, %r: !m) -> i1 {
  %yes = arith.constant true
  %o = bufferization.dealloc (%m, %n : !m, !m) if (%yes, %c) retain (%r : !m)
  return %yes : i1
}
