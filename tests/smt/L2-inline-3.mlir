// RUN: freehold-prove lemmas --no-cache --solver z3 --label L2-inline-3 \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s

// One memref and three retained values: addresses are compared beside the free.
// LEMMA: {{^}}L2-inline-3 {{ *}}union {{ *}}proved
// LEMMA: {{^}}L2-inline-3 {{ *}}literal {{ *}}proved
// CHECK: L2-inline-3  proved

!m = memref<?xf32>

func.func @src(%m: !m, %c: i1, %r: !m {freehold.owned},
               %q: !m {freehold.owned}, %p: !m {freehold.owned}) -> (i1, i1, i1) {
  %o:3 = bufferization.dealloc (%m : !m) if (%c) retain (%r, %q, %p : !m, !m, !m)
  return %o#0, %o#1, %o#2 : i1, i1, i1
}

func.func @tgt(%m: !m, %c: i1, %r: !m, %q: !m, %p: !m) -> (i1, i1, i1) {
  %a = memref.extract_aligned_pointer_as_index %m : !m -> index
  %s = memref.extract_aligned_pointer_as_index %r : !m -> index
  %t = memref.extract_aligned_pointer_as_index %q : !m -> index
  %u = memref.extract_aligned_pointer_as_index %p : !m -> index
  %isR = arith.cmpi eq, %a, %s : index
  %isQ = arith.cmpi eq, %a, %t : index
  %isP = arith.cmpi eq, %a, %u : index
  %x = arith.ori %isR, %isQ : i1
  %kept = arith.ori %x, %isP : i1
  %yes = arith.constant true
  %other = arith.xori %kept, %yes : i1
  %free = arith.andi %c, %other : i1
  %ownR = arith.andi %c, %isR : i1
  %ownQ = arith.andi %c, %isQ : i1
  %ownP = arith.andi %c, %isP : i1
  scf.if %free {
    memref.dealloc %m : !m
  }
  return %ownR, %ownQ, %ownP : i1, i1, i1
}
