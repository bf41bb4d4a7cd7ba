// RUN: not freehold-prove rewrite --no-cache %s | FileCheck %s

// The other memref of the dealloc is dropped together with the new allocation.
// CHECK: S9-bad  refuted: leaks

!m = memref<?xf32>

func.func @src(%size: index, %m: !m, %c: i1) {
  %yes = arith.constant true
  %new = memref.alloc(%size) : !m
  bufferization.dealloc (%new, %m : !m, !m) if (%yes, %c)
  return
}

func.func @tgt(%size: index, %m: !m, %c: i1) {
  return
}
