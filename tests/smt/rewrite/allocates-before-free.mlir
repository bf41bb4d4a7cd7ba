// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove rewrite --no-cache %s | FileCheck %s
// An address that was possible before the free is possible after it.
// CHECK: allocates-before-free  proved
func.func @src(%a: memref<4xi32>, %d: memref<4xi32> {freehold.owned}) -> i1 {
  memref.dealloc %d : memref<4xi32>
  %n = memref.alloc() : memref<4xi32>
  %pa = memref.extract_aligned_pointer_as_index %a : memref<4xi32> -> index
  %pn = memref.extract_aligned_pointer_as_index %n : memref<4xi32> -> index
  %e = arith.cmpi eq, %pa, %pn : index
  memref.dealloc %n : memref<4xi32>
  return %e : i1
}
func.func @tgt(%a: memref<4xi32>, %d: memref<4xi32> {freehold.owned}) -> i1 {
  %n = memref.alloc() : memref<4xi32>
  memref.dealloc %d : memref<4xi32>
  %pa = memref.extract_aligned_pointer_as_index %a : memref<4xi32> -> index
  %pn = memref.extract_aligned_pointer_as_index %n : memref<4xi32> -> index
  memref.dealloc %n : memref<4xi32>
  %e = arith.cmpi eq, %pa, %pn : index
  return %e : i1
}
