// RUN: freehold-prove lemmas --no-cache --solver z3 --label S1-literal \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-prove rewrite --no-cache --reading literal %s | FileCheck %s

// A memref whose condition is false, and that no later memref may be, is dropped.
// LEMMA: {{^}}S1-literal {{ *}}union {{ *}}proved
// LEMMA: {{^}}S1-literal {{ *}}literal {{ *}}proved
// CHECK: S1-literal  proved

!m = memref<?xf32>

func.func @src(%m: !m {freehold.noalias = [1]}, %n: !m, %c: i1, %r: !m) -> i1 {
  %no = arith.constant false
  %o = bufferization.dealloc (%m, %n : !m, !m) if (%no, %c) retain (%r : !m)
  return %o : i1
}

func.func @tgt(%m: !m, %n: !m, %c: i1, %r: !m) -> i1 {
  %o = bufferization.dealloc (%n : !m) if (%c) retain (%r : !m)
  return %o : i1
}
