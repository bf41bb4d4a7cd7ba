// RUN: freehold-prove lemmas --no-cache --solver z3 --label S10 \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s

// A clone that outlives its source is replaced by the source, which is then not freed.
// LEMMA: {{^}}S10 {{ *}}union {{ *}}proved
// LEMMA: {{^}}S10 {{ *}}literal {{ *}}proved
// CHECK: S10  proved

!m = memref<?xf32>

func.func @src(%m: !m) -> !m {
  %yes = arith.constant true
  %n = bufferization.clone %m : !m to !m
  bufferization.dealloc (%m : !m) if (%yes)
  return %n : !m
}

func.func @tgt(%m: !m) -> !m {
  return %m : !m
}
