// RUN: not freehold-prove rewrite --no-cache %s | FileCheck %s

// A memref is dropped whose condition may be true.
// CHECK: S1-bad  refuted: leaks

!m = memref<?xf32>

func.func @src(%m: !m, %n: !m, %b: i1, %c: i1) {
  bufferization.dealloc (%m, %n : !m, !m) if (%b, %c)
  return
}

func.func @tgt(%m: !m, %n: !m, %b: i1, %c: i1) {
  bufferization.dealloc (%n : !m) if (%c)
  return
}
