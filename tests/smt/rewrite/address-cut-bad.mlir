// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// The low bits of two addresses may be equal.
// CHECK: address-cut-bad  refuted: leaks
func.func @src(%m: memref<4xf32> {freehold.owned}, %n: memref<4xf32> {freehold.live}) {
  %a = memref.extract_aligned_pointer_as_index %m : memref<4xf32> -> index
  %b = memref.extract_aligned_pointer_as_index %n : memref<4xf32> -> index
  %other = arith.cmpi ne, %a, %b : index
  bufferization.dealloc (%m : memref<4xf32>) if (%other)
  return
}
func.func @tgt(%m: memref<4xf32>, %n: memref<4xf32>) {
  %a = memref.extract_aligned_pointer_as_index %m : memref<4xf32> -> index
  %b = memref.extract_aligned_pointer_as_index %n : memref<4xf32> -> index
  %p = arith.index_cast %a : index to i4
  %q = arith.index_cast %b : index to i4
  %other = arith.cmpi ne, %p, %q : i4
  bufferization.dealloc (%m : memref<4xf32>) if (%other)
  return
}
