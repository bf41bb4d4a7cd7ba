// RUN: freehold-prove lemmas --no-cache --solver z3 --label K4-written \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s

// A temporary that is filled, changed, copied to a result and freed is replaced by the result.
// LEMMA: {{^}}K4-written {{ *}}union {{ *}}proved
// LEMMA: {{^}}K4-written {{ *}}literal {{ *}}proved
// CHECK: K4-written  proved

!m = memref<4xf32>

func.func @src(%u: !m, %at: index, %x: f32) -> !m {
  %r = memref.alloc() : !m
  %t = memref.alloc() : !m
  memref.copy %u, %t : !m to !m
  memref.store %x, %t[%at] : !m
  memref.copy %t, %r : !m to !m
  memref.dealloc %t : !m
  return %r : !m
}

func.func @tgt(%u: !m, %at: index, %x: f32) -> !m {
  %r = memref.alloc() : !m
  memref.copy %u, %r : !m to !m
  memref.store %x, %r[%at] : !m
  return %r : !m
}
