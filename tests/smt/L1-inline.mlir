// RUN: freehold-prove lemmas --no-cache --solver z3 --label L1-inline \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s

// One memref and nothing retained: a guarded free.
// LEMMA: {{^}}L1-inline {{ *}}union {{ *}}proved
// LEMMA: {{^}}L1-inline {{ *}}literal {{ *}}proved
// CHECK: L1-inline  proved

!m = memref<?xf32>

func.func @src(%m: !m, %c: i1) {
  bufferization.dealloc (%m : !m) if (%c)
  return
}

func.func @tgt(%m: !m, %c: i1) {
  scf.if %c {
    memref.dealloc %m : !m
  }
  return
}
