// RUN: not freehold-prove rewrite --no-cache %s | FileCheck %s

// The result is true, so that somebody would free a buffer that the dealloc did not own.
// CHECK: S7-bad  refuted: result 0 gains ownership

!m = memref<?xf32>

func.func @src(%r: !m) -> i1 {
  %o = bufferization.dealloc retain (%r : !m)
  return %o : i1
}

func.func @tgt(%r: !m) -> i1 {
  %yes = arith.constant true
  return %yes : i1
}
