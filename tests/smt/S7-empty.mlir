// RUN: freehold-prove lemmas --no-cache --solver z3 --label S7-empty \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s

// An op with nothing to free and nothing retained is erased.
// LEMMA: {{^}}S7-empty {{ *}}union {{ *}}proved
// LEMMA: {{^}}S7-empty {{ *}}literal {{ *}}proved
// CHECK: S7-empty  proved

!m = memref<?xf32>

func.func @src(%m: !m) {
  bufferization.dealloc
  return
}

func.func @tgt(%m: !m) {
  return
}
