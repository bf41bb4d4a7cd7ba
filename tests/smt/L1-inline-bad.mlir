// RUN: not freehold-prove rewrite --no-cache %s | FileCheck %s

// The memref is freed without a check of its condition.
// CHECK: L1-inline-bad  refuted: frees what is kept

!m = memref<?xf32>

func.func @src(%m: !m {freehold.owned}, %c: i1) {
  bufferization.dealloc (%m : !m) if (%c)
  return
}

func.func @tgt(%m: !m, %c: i1) {
  memref.dealloc %m : !m
  return
}
