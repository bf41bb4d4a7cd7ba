// RUN: not freehold-prove rewrite --no-cache %s | FileCheck %s

// The other memref loses what it retains, too.
// CHECK: S6-fresh-bad  refuted: frees what is kept

!m = memref<?xf32>

func.func @src(%size: index, %m: !m, %c: i1, %r: !m) -> i1 {
  %yes = arith.constant true
  %new = memref.alloc(%size) : !m
  %o = bufferization.dealloc (%new, %m : !m, !m) if (%yes, %c) retain (%r : !m)
  return %o : i1
}

func.func @tgt(%size: index, %m: !m, %c: i1, %r: !m) -> i1 {
  %new = memref.alloc(%size) : !m
  memref.dealloc %new : !m
  bufferization.dealloc (%m : !m) if (%c)
  %no = arith.constant false
  return %no : i1
}
