// RUN: freehold-prove rewrite --no-cache %s 2>&1 | FileCheck %s
// A cast of each element to a type with fewer static facts always holds.
// CHECK: cast-of-list-wide  proved
func.func @src(%l: memref<?xf32> {freehold.list}, %k: i1 {freehold.list}) {
  bufferization.dealloc (%l : memref<?xf32>) if (%k)
  return
}
func.func @tgt(%l: memref<?xf32> {freehold.list}, %k: i1 {freehold.list}) {
  %v = memref.cast %l : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  bufferization.dealloc (%v : memref<?xf32, strided<[?], offset: ?>>) if (%k)
  return
}
