// RUN: freehold-prove lemmas --no-cache --solver z3 --label L2-inline-1 \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s

// One memref and one retained value: addresses are compared beside the free.
// LEMMA: {{^}}L2-inline-1 {{ *}}union {{ *}}proved
// LEMMA: {{^}}L2-inline-1 {{ *}}literal {{ *}}proved
// CHECK: L2-inline-1  proved

!m = memref<?xf32>

func.func @src(%m: !m, %c: i1, %r: !m {freehold.owned}) -> i1 {
  %o = bufferization.dealloc (%m : !m) if (%c) retain (%r : !m)
  return %o : i1
}

func.func @tgt(%m: !m, %c: i1, %r: !m) -> i1 {
  %a = memref.extract_aligned_pointer_as_index %m : !m -> index
  %s = memref.extract_aligned_pointer_as_index %r : !m -> index
  %ne = arith.cmpi ne, %a, %s : index
  %free = arith.andi %c, %ne : i1
  %eq = arith.cmpi eq, %a, %s : index
  %own = arith.andi %c, %eq : i1
  scf.if %free {
    memref.dealloc %m : !m
  }
  return %own : i1
}
