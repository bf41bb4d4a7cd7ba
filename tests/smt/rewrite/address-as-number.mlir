// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove rewrite --no-cache %s | FileCheck %s
// An address may be an index or be stored.
// CHECK: address-as-number  proved
func.func @src(%a: memref<4xindex>, %b: memref<4xi32>, %i: index) -> index {
  %p = memref.extract_aligned_pointer_as_index %b : memref<4xi32> -> index
  memref.store %p, %a[%i] : memref<4xindex>
  memref.store %i, %a[%p] : memref<4xindex>
  %r = memref.load %a[%i] : memref<4xindex>
  return %r : index
}
func.func @tgt(%a: memref<4xindex>, %b: memref<4xi32>, %i: index) -> index {
  %p = memref.extract_aligned_pointer_as_index %b : memref<4xi32> -> index
  memref.store %p, %a[%i] : memref<4xindex>
  memref.store %i, %a[%p] : memref<4xindex>
  %r = memref.load %a[%i] : memref<4xindex>
  return %r : index
}
