// RUN: freehold-prove lemmas --no-cache --solver z3 --label L3-inline \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s

// Two memrefs and one retained value: addresses are compared beside the frees.
// LEMMA: {{^}}L3-inline {{ *}}union {{ *}}proved
// LEMMA: {{^}}L3-inline {{ *}}literal {{ *}}refuted
// CHECK: L3-inline  proved

!m = memref<?xf32>

func.func @src(%m: !m, %c: i1, %n: !m, %d: i1) {
  bufferization.dealloc (%m, %n : !m, !m) if (%c, %d)
  return
}

func.func @tgt(%m: !m, %c: i1, %n: !m, %d: i1) {
  %a = memref.extract_aligned_pointer_as_index %m : !m -> index
  %b = memref.extract_aligned_pointer_as_index %n : !m -> index
  %yes = arith.constant true
  %notC = arith.xori %c, %yes : i1
  %differs = arith.cmpi ne, %a, %b : index
  %isOther = arith.ori %differs, %notC : i1
  %free = arith.andi %d, %isOther : i1
  scf.if %c {
    memref.dealloc %m : !m
  }
  scf.if %free {
    memref.dealloc %n : !m
  }
  return
}
