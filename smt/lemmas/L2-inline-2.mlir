// L2-inline-2. One memref and two retained values: addresses are compared beside the free.
//
// readings: union
// also: literal
// for: lowerings W4 (ours and shipped)
//
// As L2-inline-1, with a comparison for each retained value. They may be the same allocation; each
// then owns it.

!m = memref<?xf32, strided<[?], offset: ?>>

func.func @src(%m: !m, %c: i1, %r0: !m {freehold.live, freehold.original},
               %r1: !m {freehold.live, freehold.original}) -> (i1, i1) {
  %owned:2 = bufferization.dealloc (%m : !m) if (%c) retain (%r0, %r1 : !m, !m)
  return %owned#0, %owned#1 : i1, i1
}

func.func @tgt(%m: !m, %c: i1, %r0: !m, %r1: !m) -> (i1, i1) {
  %a = memref.extract_aligned_pointer_as_index %m : !m -> index
  %s0 = memref.extract_aligned_pointer_as_index %r0 : !m -> index
  %s1 = memref.extract_aligned_pointer_as_index %r1 : !m -> index
  %other0 = arith.cmpi ne, %a, %s0 : index
  %free0 = arith.andi %c, %other0 : i1
  %other1 = arith.cmpi ne, %a, %s1 : index
  %free1 = arith.andi %free0, %other1 : i1
  %same0 = arith.cmpi eq, %a, %s0 : index
  %owned0 = arith.andi %same0, %c : i1
  %same1 = arith.cmpi eq, %a, %s1 : index
  %owned1 = arith.andi %same1, %c : i1
  scf.if %free1 {
    memref.dealloc %m : !m
  }
  return %owned0, %owned1 : i1, i1
}
