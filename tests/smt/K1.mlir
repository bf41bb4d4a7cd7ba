// RUN: freehold-prove lemmas --no-cache --solver z3 --label K1 \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s

// A clone whose source is freed is replaced by the source, which is then not freed.
// LEMMA: {{^}}K1 {{ *}}union {{ *}}proved
// LEMMA: {{^}}K1 {{ *}}literal {{ *}}proved
// CHECK: K1  proved

!m = memref<?xf32>

func.func @src(%m: !m, %at: index) -> (!m, f32) {
  %n = bufferization.clone %m : !m to !m
  %x = memref.load %n[%at] : !m
  memref.dealloc %m : !m
  return %n, %x : !m, f32
}

func.func @tgt(%m: !m, %at: index) -> (!m, f32) {
  %x = memref.load %m[%at] : !m
  return %m, %x : !m, f32
}
