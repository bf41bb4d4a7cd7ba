// RUN: not freehold-prove rewrite --no-cache %s | FileCheck %s

// The condition of the dropped duplicate is not or-ed to the other one.
// CHECK: S2-same-bad  refuted: leaks

!m = memref<?xf32>

func.func @src(%m: !m, %c: i1, %d: i1) {
  bufferization.dealloc (%m, %m : !m, !m) if (%c, %d)
  return
}

func.func @tgt(%m: !m, %c: i1, %d: i1) {
  bufferization.dealloc (%m : !m) if (%c)
  return
}
