// RUN: not freehold-prove rewrite --no-cache %s | FileCheck %s

// The op that is erased has operands.
// CHECK: S7-empty-bad  refuted: leaks

!m = memref<?xf32>

func.func @src(%m: !m, %c: i1) {
  bufferization.dealloc (%m : !m) if (%c)
  return
}

func.func @tgt(%m: !m, %c: i1) {
  return
}
