// RUN: not freehold-prove rewrite --no-cache %s | FileCheck %s

// A memref that is listed twice is split.
// CHECK: S6-bad  refuted: frees twice

!m = memref<?xf32>

func.func @src(%m: !m, %c: i1, %d: i1) {
  bufferization.dealloc (%m, %m : !m, !m) if (%c, %d)
  return
}

func.func @tgt(%m: !m, %c: i1, %d: i1) {
  bufferization.dealloc (%m : !m) if (%c)
  bufferization.dealloc (%m : !m) if (%d)
  return
}
