// RUN: freehold-prove lemmas --no-cache --solver z3 --label S8 \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s

// The allocated memref itself is freed in the place of its base buffer.
// LEMMA: {{^}}S8 {{ *}}union {{ *}}proved
// LEMMA: {{^}}S8 {{ *}}literal {{ *}}proved
// CHECK: S8  proved

!m = memref<?xf32>
!v = memref<?xf32, strided<[1], offset: ?>>

func.func @src(%size: index) {
  %yes = arith.constant true
  %m = memref.alloc(%size) : !m
  %b, %b1, %b2, %b3 = memref.extract_strided_metadata %m : !m -> memref<f32>, index, index, index
  bufferization.dealloc (%b : memref<f32>) if (%yes)
  return
}

func.func @tgt(%size: index) {
  %yes = arith.constant true
  %m = memref.alloc(%size) : !m
  bufferization.dealloc (%m : !m) if (%yes)
  return
}
