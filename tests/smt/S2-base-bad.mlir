// RUN: not freehold-prove rewrite --no-cache %s | FileCheck %s

// The view itself is freed instead of its base buffer.
// CHECK: S2-base-bad  refuted: frees what it may not

!m = memref<?xf32>
!v = memref<?xf32, strided<[1], offset: ?>>

func.func @src(%m: !m, %c: i1, %d: i1, %at: index, %size: index) {
  %view = memref.subview %m[%at][%size][1] : !m to !v
  %a, %a1, %a2, %a3 = memref.extract_strided_metadata %m : !m -> memref<f32>, index, index, index
  %b, %b1, %b2, %b3 = memref.extract_strided_metadata %view : !v -> memref<f32>, index, index, index
  bufferization.dealloc (%a, %b : memref<f32>, memref<f32>) if (%c, %d)
  return
}

func.func @tgt(%m: !m, %c: i1, %d: i1, %at: index, %size: index) {
  %view = memref.subview %m[%at][%size][1] : !m to !v
  %x = arith.ori %c, %d : i1
  bufferization.dealloc (%view : !v) if (%x)
  return
}
