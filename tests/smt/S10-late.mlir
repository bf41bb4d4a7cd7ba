// RUN: freehold-prove lemmas --no-cache --solver z3 --label S10-late \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s

// A source that is freed before the last use of its clone is freed after it instead.
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
