// RUN: freehold-prove lemmas --no-cache --solver z3 --label S10-late \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s

// A clone that outlives its source and is freed later is replaced by the source, which is freed there.
// LEMMA: {{^}}S10-late {{ *}}union {{ *}}proved
// LEMMA: {{^}}S10-late {{ *}}literal {{ *}}proved
// CHECK: S10-late  proved

!m = memref<?xf32>

func.func @src(%m: !m, %at: index) -> f32 {
  %n = bufferization.clone %m : !m to !m
  memref.dealloc %m : !m
  %x = memref.load %n[%at] : !m
  memref.dealloc %n : !m
  return %x : f32
}

func.func @tgt(%m: !m, %at: index) -> f32 {
  %x = memref.load %m[%at] : !m
  memref.dealloc %m : !m
  return %x : f32
}
