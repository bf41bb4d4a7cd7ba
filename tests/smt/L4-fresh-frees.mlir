// RUN: freehold-prove lemmas --no-cache --solver z3 --label L4-fresh-frees \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s

// Results of two allocating ops are both freed without being compared.
// LEMMA: {{^}}L4-fresh-frees {{ *}}union {{ *}}proved
// LEMMA: {{^}}L4-fresh-frees {{ *}}literal {{ *}}proved
// CHECK: L4-fresh-frees  proved

!m = memref<?xf32>

func.func @src(%size: index, %c: i1, %d: i1) {
  %m = memref.alloc(%size) : !m
  %n = memref.alloc(%size) : !m
  bufferization.dealloc (%m, %n : !m, !m) if (%c, %d)
  return
}

func.func @tgt(%size: index, %c: i1, %d: i1) {
  %m = memref.alloc(%size) : !m
  %n = memref.alloc(%size) : !m
  scf.if %c {
    memref.dealloc %m : !m
  }
  scf.if %d {
    memref.dealloc %n : !m
  }
  return
}
