// RUN: freehold-prove lemmas --no-cache --solver z3 --label L2-inline-2 \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s

// One memref and two retained values: addresses are compared beside the free.
// LEMMA: {{^}}L2-inline-2 {{ *}}union {{ *}}proved
// LEMMA: {{^}}L2-inline-2 {{ *}}literal {{ *}}proved
// CHECK: L2-inline-2  proved

!m = memref<?xf32>

func.func @src(%m: !m, %c: i1, %r: !m {freehold.owned},
               %q: !m {freehold.owned}) -> (i1, i1) {
  %o:2 = bufferization.dealloc (%m : !m) if (%c) retain (%r, %q : !m, !m)
  return %o#0, %o#1 : i1, i1
}

func.func @tgt(%m: !m, %c: i1, %r: !m, %q: !m) -> (i1, i1) {
  %a = memref.extract_aligned_pointer_as_index %m : !m -> index
  %s = memref.extract_aligned_pointer_as_index %r : !m -> index
  %t = memref.extract_aligned_pointer_as_index %q : !m -> index
  %isR = arith.cmpi eq, %a, %s : index
  %isQ = arith.cmpi eq, %a, %t : index
  %notR = arith.cmpi ne, %a, %s : index
  %notQ = arith.cmpi ne, %a, %t : index
  %x = arith.andi %c, %notR : i1
  %y = arith.andi %x, %notQ : i1
  %ownR = arith.andi %c, %isR : i1
  %ownQ = arith.andi %c, %isQ : i1
  scf.if %y {
    memref.dealloc %m : !m
  }
  return %ownR, %ownQ : i1, i1
}
