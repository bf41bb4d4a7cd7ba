// RUN: not freehold-prove rewrite --no-cache %s | FileCheck %s

// The memref may have an offset, and its base buffer has none.
// CHECK: S8-bad  refuted: frees what it may not

!m = memref<?xf32>
!v = memref<?xf32, strided<[1], offset: ?>>

func.func @src(%m: !v, %c: i1) {
  %b, %b1, %b2, %b3 = memref.extract_strided_metadata %m : !v -> memref<f32>, index, index, index
  bufferization.dealloc (%b : memref<f32>) if (%c)
  return
}

func.func @tgt(%m: !v, %c: i1) {
  bufferization.dealloc (%m : !v) if (%c)
  return
}
