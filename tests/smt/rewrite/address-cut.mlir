// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove rewrite --no-cache %s | FileCheck %s
// All 64 bits are the address, which may be calculated with.
// CHECK: address-cut  proved
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
  %p = arith.index_cast %a : index to i64
  %q = arith.index_cast %b : index to i64
  %d = arith.subi %p, %q : i64
  %zero = arith.constant 0 : i64
  %other = arith.cmpi ne, %d, %zero : i64
  bufferization.dealloc (%m : memref<4xf32>) if (%other)
  return
}
