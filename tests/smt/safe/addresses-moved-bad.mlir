// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-prove safe %s | FileCheck %s
// Pointers that may lie anywhere, and memrefs that may have been freed before the call: nothing is proved, though
// the first address is one that no run has.
// CHECK-NOT: proved for all

// CHECK: @view_beyond
func.func @view_beyond(%n: index) {
  %a = memref.alloc() : memref<16xi8>
  %b = memref.alloc() : memref<4xf32>
  %v = memref.view %a[%n][] : memref<16xi8> to memref<0xf32>
  %pv = memref.extract_aligned_pointer_as_index %v : memref<0xf32> -> index
  %pb = memref.extract_aligned_pointer_as_index %b : memref<4xf32> -> index
  %differ = arith.cmpi ne, %pv, %pb : index
  scf.if %differ {
    memref.dealloc %b : memref<4xf32>
  }
  memref.dealloc %a : memref<16xi8>
  return
}

// CHECK: @loaded
func.func @loaded(%box: memref<memref<4xf32>>) {
  %old = memref.load %box[] : memref<memref<4xf32>>
  %b = memref.alloc() : memref<4xf32>
  %po = memref.extract_aligned_pointer_as_index %old : memref<4xf32> -> index
  %pb = memref.extract_aligned_pointer_as_index %b : memref<4xf32> -> index
  %differ = arith.cmpi ne, %po, %pb : index
  scf.if %differ {
    memref.dealloc %b : memref<4xf32>
  }
  return
}
