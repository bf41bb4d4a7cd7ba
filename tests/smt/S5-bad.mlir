// RUN: not freehold-prove rewrite --no-cache %s | FileCheck %s

// The retained value may be the memref.
// CHECK: S5-bad  refuted: frees what is kept

!m = memref<?xf32>

func.func @src(%m: !m, %c: i1, %r: !m) -> i1 {
  %o = bufferization.dealloc (%m : !m) if (%c) retain (%r : !m)
  return %o : i1
}

func.func @tgt(%m: !m, %c: i1, %r: !m) -> i1 {
  bufferization.dealloc (%m : !m) if (%c)
  %no = arith.constant false
  return %no : i1
}
