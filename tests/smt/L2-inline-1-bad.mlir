// RUN: not freehold-prove rewrite --no-cache %s | FileCheck %s

// The condition does not mask the result.
// CHECK: L2-inline-1-bad  refuted: result 0 gains ownership

!m = memref<?xf32>

func.func @src(%m: !m {freehold.live}, %c: i1, %r: !m {freehold.owned}) -> i1 {
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
  return %eq : i1
}
