// L3-inline. Two memrefs and one retained value: addresses are compared beside the frees.
//
// readings: union
// for: our lowering (comparisons of pairs)
//
// The second memref is freed unless it is what the first frees. The condition of the first masks
// that comparison, since a memref that is not freed may dangle. Under the literal reading the first
// keeps the second from being freed without its condition being set.

!m = memref<?xf32, strided<[?], offset: ?>>

func.func @src(%m: !m, %c: i1, %n: !m, %d: i1, %r: !m {freehold.live, freehold.original}) -> i1 {
  %owned = bufferization.dealloc (%m, %n : !m, !m) if (%c, %d) retain (%r : !m)
  return %owned : i1
}

func.func @tgt(%m: !m, %c: i1, %n: !m, %d: i1, %r: !m) -> i1 {
  %yes = arith.constant true
  %a = memref.extract_aligned_pointer_as_index %m : !m -> index
  %b = memref.extract_aligned_pointer_as_index %n : !m -> index
  %s = memref.extract_aligned_pointer_as_index %r : !m -> index
  %keepsA = arith.cmpi ne, %a, %s : index
  %freeA = arith.andi %c, %keepsA : i1
  %keepsB = arith.cmpi ne, %b, %s : index
  %mayFreeB = arith.andi %d, %keepsB : i1
  %differs = arith.cmpi ne, %b, %a : index
  %notC = arith.xori %c, %yes : i1
  %isOther = arith.ori %differs, %notC : i1
  %freeB = arith.andi %mayFreeB, %isOther : i1
  %isA = arith.cmpi eq, %a, %s : index
  %ownsA = arith.andi %isA, %c : i1
  %isB = arith.cmpi eq, %b, %s : index
  %ownsB = arith.andi %isB, %d : i1
  %owned = arith.ori %ownsA, %ownsB : i1
  scf.if %freeA {
    memref.dealloc %m : !m
  }
  scf.if %freeB {
    memref.dealloc %n : !m
  }
  return %owned : i1
}
