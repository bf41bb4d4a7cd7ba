// RUN: freehold-prove lemmas --no-cache --solver z3 --label S12 \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s

// A clone of a cast is a clone of the source of the cast.
// LEMMA: {{^}}S12 {{ *}}union {{ *}}proved
// LEMMA: {{^}}S12 {{ *}}literal {{ *}}proved
// CHECK: S12  proved

!m = memref<4xf32>
!n = memref<?xf32>

func.func @src(%m: !m, %k: !m {freehold.live}) -> !n {
  %v = memref.cast %m : !m to !n
  %n = bufferization.clone %v : !n to !n
  return %n : !n
}

func.func @tgt(%m: !m, %k: !m) -> !n {
  %n = bufferization.clone %m : !m to !n
  return %n : !n
}
