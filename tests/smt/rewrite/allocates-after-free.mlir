// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// A buffer allocated after the free may get the address of the freed one.
// CHECK: allocates-after-free  refuted: result 0 gains ownership
func.func @src(%a: memref<4xi32> {freehold.owned}) -> i1 {
  %n = memref.alloc() : memref<4xi32>
  %pa = memref.extract_aligned_pointer_as_index %a : memref<4xi32> -> index
  %pn = memref.extract_aligned_pointer_as_index %n : memref<4xi32> -> index
  %e = arith.cmpi eq, %pa, %pn : index
  memref.dealloc %a : memref<4xi32>
  memref.dealloc %n : memref<4xi32>
  return %e : i1
}
func.func @tgt(%a: memref<4xi32> {freehold.owned}) -> i1 {
  %pa = memref.extract_aligned_pointer_as_index %a : memref<4xi32> -> index
  memref.dealloc %a : memref<4xi32>
  %n = memref.alloc() : memref<4xi32>
  %pn = memref.extract_aligned_pointer_as_index %n : memref<4xi32> -> index
  %e = arith.cmpi eq, %pa, %pn : index
  memref.dealloc %n : memref<4xi32>
  return %e : i1
}
