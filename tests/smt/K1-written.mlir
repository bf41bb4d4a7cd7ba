// RUN: freehold-prove lemmas --no-cache --solver z3 --label K1-written \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s

// A clone that is written to after its source was freed is replaced by the source.
// LEMMA: {{^}}K1-written {{ *}}union {{ *}}proved
// LEMMA: {{^}}K1-written {{ *}}literal {{ *}}proved
// CHECK: K1-written  proved

!m = memref<4xf32>

func.func @src(%u: !m, %at: index, %x: f32) -> !m {
  %s = memref.alloc() : !m
  memref.copy %u, %s : !m to !m
  %n = bufferization.clone %s : !m to !m
  memref.dealloc %s : !m
  memref.store %x, %n[%at] : !m
  return %n : !m
}

func.func @tgt(%u: !m, %at: index, %x: f32) -> !m {
  %s = memref.alloc() : !m
  memref.copy %u, %s : !m to !m
  memref.store %x, %s[%at] : !m
  return %s : !m
}
