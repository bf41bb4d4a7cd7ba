// RUN: not freehold-prove rewrite --no-cache %s | FileCheck %s

// The second retained value is not compared.
// CHECK: L2-inline-2-bad  refuted: frees what is kept

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
  scf.if %x {
    memref.dealloc %m : !m
  }
  return %ownR, %ownQ : i1, i1
}
