// RUN: freehold-prove lemmas --no-cache --solver z3 --label S6-groups \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s

// Groups of memrefs that cannot alias each other get an op each, which retains what its group may alias.
// LEMMA: {{^}}S6-groups {{ *}}union {{ *}}proved
// LEMMA: {{^}}S6-groups {{ *}}literal {{ *}}proved
// CHECK: S6-groups  proved

!m = memref<?xf32>

func.func @src(%m: !m {freehold.noalias = [2, 5]}, %c: i1, %n: !m {freehold.noalias = [4]}, %d: i1,
               %r: !m, %s: !m) -> (i1, i1) {
  %o:2 = bufferization.dealloc (%m, %n : !m, !m) if (%c, %d) retain (%r, %s : !m, !m)
  return %o#0, %o#1 : i1, i1
}

func.func @tgt(%m: !m, %c: i1, %n: !m, %d: i1, %r: !m, %s: !m) -> (i1, i1) {
  %x = bufferization.dealloc (%m : !m) if (%c) retain (%r : !m)
  %y = bufferization.dealloc (%n : !m) if (%d) retain (%s : !m)
  return %x, %y : i1, i1
}
