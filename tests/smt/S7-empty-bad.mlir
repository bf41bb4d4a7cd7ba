// RUN: not freehold-prove rewrite --no-cache %s | FileCheck %s

// What is erased is not empty.
// CHECK: S7-empty-bad  refuted: leaks

!m = memref<?xf32>

func.func @src(%m: !m, %c: i1) {
  bufferization.dealloc (%m : !m) if (%c)
  return
}

func.func @tgt(%m: !m, %c: i1) {
  return
}
