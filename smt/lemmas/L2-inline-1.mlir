// L2-inline-1. One memref and one retained value: addresses are compared beside the free.
//
// readings: union
// also: literal
// for: lowerings W4 (ours and shipped)
//
// The memref is freed if no address is that of the memref, and the retained value with its address
// owns it. Addresses tell allocations apart while both are live: of the memref this is so whenever
// its condition is set (D4), and else the condition masks what is compared. The retained value must
// be live, which is the first conjunct: an allocation that is gone may have left its address to the
// memref, which would then leak. The second is that its aligned pointer is that of its allocation,
// which it is but for memref.view with a shift.

!m = memref<?xf32, strided<[?], offset: ?>>

func.func @src(%m: !m, %c: i1, %r0: !m {freehold.live, freehold.original}) -> i1 {
  %owned = bufferization.dealloc (%m : !m) if (%c) retain (%r0 : !m)
  return %owned : i1
}

func.func @tgt(%m: !m, %c: i1, %r0: !m) -> i1 {
  %a = memref.extract_aligned_pointer_as_index %m : !m -> index
  %s0 = memref.extract_aligned_pointer_as_index %r0 : !m -> index
  %other0 = arith.cmpi ne, %a, %s0 : index
  %free0 = arith.andi %c, %other0 : i1
  %same0 = arith.cmpi eq, %a, %s0 : index
  %owned0 = arith.andi %same0, %c : i1
  scf.if %free0 {
    memref.dealloc %m : !m
  }
  return %owned0 : i1
}
