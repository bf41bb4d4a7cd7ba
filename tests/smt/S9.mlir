// RUN: freehold-prove lemmas --no-cache --solver z3 --label S9 \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s

// An allocation whose only use is its free is erased together with the free.
// LEMMA: {{^}}S9 {{ *}}union {{ *}}proved
// LEMMA: {{^}}S9 {{ *}}literal {{ *}}proved
// CHECK: S9  proved

!m = memref<?xf32>

func.func @src(%size: index, %m: !m, %c: i1) {
  %yes = arith.constant true
  %new = memref.alloc(%size) : !m
  bufferization.dealloc (%new, %m : !m, !m) if (%yes, %c)
  return
}

func.func @tgt(%size: index, %m: !m, %c: i1) {
  bufferization.dealloc (%m : !m) if (%c)
  return
}
