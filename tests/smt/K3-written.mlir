// RUN: freehold-prove lemmas --no-cache --solver z3 --label K3-written \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s

// A copy that is written to before its source is freed is replaced by the source.
// LEMMA: {{^}}K3-written {{ *}}union {{ *}}proved
// LEMMA: {{^}}K3-written {{ *}}literal {{ *}}proved
// CHECK: K3-written  proved

!m = memref<4xf32>

func.func @src(%u: !m, %at: index, %x: f32) -> !m {
  %s = memref.alloc() : !m
  memref.copy %u, %s : !m to !m
  %t = memref.alloc() : !m
  memref.copy %s, %t : !m to !m
  memref.store %x, %t[%at] : !m
  memref.dealloc %s : !m
  return %t : !m
}

func.func @tgt(%u: !m, %at: index, %x: f32) -> !m {
  %s = memref.alloc() : !m
  memref.copy %u, %s : !m to !m
  memref.store %x, %s[%at] : !m
  return %s : !m
}
