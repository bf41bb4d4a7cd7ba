// RUN: not freehold-prove rewrite --no-cache %s | FileCheck %s

// Arguments may be the same allocation.
// CHECK: L4-fresh-bad  refuted: frees what is kept

!m = memref<?xf32>

func.func @src(%m: !m {freehold.owned}, %r: !m {freehold.owned}) -> i1 {
  %yes = arith.constant true
  %o = bufferization.dealloc (%m : !m) if (%yes) retain (%r : !m)
  return %o : i1
}

func.func @tgt(%m: !m, %r: !m) -> i1 {
  %no = arith.constant false
  memref.dealloc %m : !m
  return %no : i1
}
