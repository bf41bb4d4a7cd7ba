// RUN: freehold-prove lemmas --no-cache --solver z3 --label K3 \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s

// A new buffer that is a copy of a freed buffer is replaced by that buffer, which is then not freed.
// LEMMA: {{^}}K3 {{ *}}union {{ *}}proved
// LEMMA: {{^}}K3 {{ *}}literal {{ *}}proved
// CHECK: K3  proved

!m = memref<4xf32>

func.func @src(%m: !m, %at: index) -> (!m, f32) {
  %t = memref.alloc() : !m
  memref.copy %m, %t : !m to !m
  memref.dealloc %m : !m
  %x = memref.load %t[%at] : !m
  return %t, %x : !m, f32
}

func.func @tgt(%m: !m, %at: index) -> (!m, f32) {
  %x = memref.load %m[%at] : !m
  return %m, %x : !m, f32
}
