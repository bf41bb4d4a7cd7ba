// RUN: freehold-prove lemmas --no-cache --solver z3 --label S2-same \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s

// A memref that is listed twice is listed once, with both conditions or-ed.
// LEMMA: {{^}}S2-same {{ *}}union {{ *}}proved
// LEMMA: {{^}}S2-same {{ *}}literal {{ *}}refuted
// CHECK: S2-same  proved

!m = memref<?xf32>

func.func @src(%m: !m, %c: i1, %d: i1) {
  bufferization.dealloc (%m, %m : !m, !m) if (%c, %d)
  return
}

func.func @tgt(%m: !m, %c: i1, %d: i1) {
  %x = arith.ori %c, %d : i1
  bufferization.dealloc (%m : !m) if (%x)
  return
}
