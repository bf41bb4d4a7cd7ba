// RUN: freehold-prove lemmas --no-cache --solver z3 --label S11 \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s

// A clone that is freed while its source lives is replaced by the source.
// LEMMA: {{^}}S11 {{ *}}union {{ *}}proved
// LEMMA: {{^}}S11 {{ *}}literal {{ *}}proved
// CHECK: S11  proved

!m = memref<?xf32>

func.func @src(%m: !m {freehold.noalias}, %at: index, %k: !m, %c: i1) -> f32 {
  %n = bufferization.clone %m : !m to !m
  bufferization.dealloc (%k : !m) if (%c)
  %x = memref.load %n[%at] : !m
  memref.dealloc %n : !m
  return %x : f32
}

func.func @tgt(%m: !m, %at: index, %k: !m, %c: i1) -> f32 {
  bufferization.dealloc (%k : !m) if (%c)
  %x = memref.load %m[%at] : !m
  return %x : f32
}
