// RUN: freehold-prove lemmas --no-cache --solver z3 --label S6-fresh \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s

// An allocation that is made here is freed by an op of its own, with nothing retained.
// LEMMA: {{^}}S6-fresh {{ *}}union {{ *}}proved
// LEMMA: {{^}}S6-fresh {{ *}}literal {{ *}}proved
// CHECK: S6-fresh  proved

!m = memref<?xf32>

func.func @src(%size: index, %m: !m, %c: i1, %r: !m) -> i1 {
  %yes = arith.constant true
  %new = memref.alloc(%size) : !m
  %o = bufferization.dealloc (%new, %m : !m, !m) if (%yes, %c) retain (%r : !m)
  return %o : i1
}

func.func @tgt(%size: index, %m: !m, %c: i1, %r: !m) -> i1 {
  %new = memref.alloc(%size) : !m
  memref.dealloc %new : !m
  %o = bufferization.dealloc (%m : !m) if (%c) retain (%r : !m)
  return %o : i1
}
