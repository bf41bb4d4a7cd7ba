// RUN: freehold-prove lemmas --no-cache --solver z3 --label S8-view \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s

// Freeing the base buffer of a view frees the memref that it is a view of.
// LEMMA: {{^}}S8-view {{ *}}union {{ *}}proved
// LEMMA: {{^}}S8-view {{ *}}literal {{ *}}proved
// CHECK: S8-view  proved

!m = memref<?xf32, strided<[1], offset: ?>>

func.func @src(%m: !m, %from: index {freehold.defined}, %size: index {freehold.defined}, %c: i1) {
  bufferization.dealloc (%m : !m) if (%c)
  return
}

func.func @tgt(%m: !m, %from: index, %size: index, %c: i1) {
  %v = memref.subview %m[%from] [%size] [1] : !m to !m
  %base, %o, %s, %t = memref.extract_strided_metadata %v : !m -> memref<f32>, index, index, index
  bufferization.dealloc (%base : memref<f32>) if (%c)
  return
}
