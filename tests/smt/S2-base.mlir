// RUN: freehold-prove lemmas --no-cache --solver z3 --label S2-base \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s

// Base buffers of a memref and of a view of it merge; their conditions are or-ed.
// LEMMA: {{^}}S2-base {{ *}}union {{ *}}proved
// LEMMA: {{^}}S2-base {{ *}}literal {{ *}}refuted
// CHECK: S2-base  proved

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
  %a, %a1, %a2, %a3 = memref.extract_strided_metadata %m : !m -> memref<f32>, index, index, index
  %x = arith.ori %c, %d : i1
  bufferization.dealloc (%a : memref<f32>) if (%x)
  return
}
