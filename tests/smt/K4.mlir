// RUN: freehold-prove lemmas --no-cache --solver z3 --label K4 \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s

// A temporary that is filled, copied to a result and freed is replaced by the result.
// LEMMA: {{^}}K4 {{ *}}union {{ *}}proved
// LEMMA: {{^}}K4 {{ *}}literal {{ *}}proved
// CHECK: K4  proved

!m = memref<4xf32>

func.func @src(%u: !m, %r: !m {freehold.noalias}) {
  %t = memref.alloc() : !m
  memref.copy %u, %t : !m to !m
  memref.copy %t, %r : !m to !m
  memref.dealloc %t : !m
  return
}

func.func @tgt(%u: !m, %r: !m) {
  memref.copy %u, %r : !m to !m
  return
}
