// RUN: freehold-prove lemmas --no-cache --solver z3 --label S6 \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s

// A memref that no other memref may be gets an op of its own; results are or-ed.
// LEMMA: {{^}}S6 {{ *}}union {{ *}}proved
// LEMMA: {{^}}S6 {{ *}}literal {{ *}}proved
// CHECK: S6  proved

!m = memref<?xf32>

func.func @src(%m: !m {freehold.noalias = [1]}, %n: !m, %c: i1, %d: i1, %r: !m) -> i1 {
  %o = bufferization.dealloc (%m, %n : !m, !m) if (%c, %d) retain (%r : !m)
  return %o : i1
}

func.func @tgt(%m: !m, %n: !m, %c: i1, %d: i1, %r: !m) -> i1 {
  %x = bufferization.dealloc (%m : !m) if (%c) retain (%r : !m)
  %y = bufferization.dealloc (%n : !m) if (%d) retain (%r : !m)
  %o = arith.ori %x, %y : i1
  return %o : i1
}
