// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove safe %s | FileCheck %s
// A buffer may have the address of one that was freed before, of whatever kind that one is.
// CHECK-NOT: proved for all

// CHECK: @freed_before  refuted: leak
func.func @freed_before() {
  %a = memref.alloc() : memref<4xf32>
  %pa = memref.extract_aligned_pointer_as_index %a : memref<4xf32> -> index
  memref.dealloc %a : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  %pb = memref.extract_aligned_pointer_as_index %b : memref<4xf32> -> index
  %differ = arith.cmpi ne, %pa, %pb : index
  scf.if %differ {
    memref.dealloc %b : memref<4xf32>
  }
  return
}

// It has the address of the second one, which is compared last.
// CHECK: @compared_last  refuted: leak
func.func @compared_last() {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  %pa = memref.extract_aligned_pointer_as_index %a : memref<4xf32> -> index
  %pb = memref.extract_aligned_pointer_as_index %b : memref<4xf32> -> index
  memref.dealloc %a : memref<4xf32>
  memref.dealloc %b : memref<4xf32>
  %c = memref.alloc() : memref<4xf32>
  %pc = memref.extract_aligned_pointer_as_index %c : memref<4xf32> -> index
  %isFirst = arith.cmpi eq, %pa, %pc : index
  scf.if %isFirst {
    memref.dealloc %c : memref<4xf32>
  } else {
    %differ = arith.cmpi ne, %pb, %pc : index
    scf.if %differ {
      memref.dealloc %c : memref<4xf32>
    }
  }
  return
}

// Both freed ones had one address.
// CHECK: @both  refuted: leak
func.func @both() {
  %a = memref.alloc() : memref<4xf32>
  %pa = memref.extract_aligned_pointer_as_index %a : memref<4xf32> -> index
  memref.dealloc %a : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  %pb = memref.extract_aligned_pointer_as_index %b : memref<4xf32> -> index
  memref.dealloc %b : memref<4xf32>
  %c = memref.alloc() : memref<4xf32>
  %pc = memref.extract_aligned_pointer_as_index %c : memref<4xf32> -> index
  %isFirst = arith.cmpi eq, %pa, %pc : index
  %isSecond = arith.cmpi eq, %pb, %pc : index
  %isBoth = arith.andi %isFirst, %isSecond : i1
  scf.if %isBoth {
  } else {
    memref.dealloc %c : memref<4xf32>
  }
  return
}

// Whether a run shows it is the allocator's choice.
// CHECK: @by_realloc  {{refuted|unknown}}
func.func @by_realloc(%n: index) {
  %a = memref.alloc() : memref<4xf32>
  %pa = memref.extract_aligned_pointer_as_index %a : memref<4xf32> -> index
  memref.dealloc %a : memref<4xf32>
  %b = memref.alloc() : memref<2xf32>
  %c = memref.realloc %b : memref<2xf32> to memref<4xf32>
  %pc = memref.extract_aligned_pointer_as_index %c : memref<4xf32> -> index
  %differ = arith.cmpi ne, %pa, %pc : index
  scf.if %differ {
    memref.dealloc %c : memref<4xf32>
  }
  return
}

// CHECK: @iteration_before  refuted: leak
func.func @iteration_before() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %last = scf.for %i = %c0 to %c2 step %c1 iter_args(%old = %c0) -> (index) {
    %new = memref.alloc() : memref<4xf32>
    %pn = memref.extract_aligned_pointer_as_index %new : memref<4xf32> -> index
    %differ = arith.cmpi ne, %old, %pn : index
    scf.if %differ {
      memref.dealloc %new : memref<4xf32>
    }
    scf.yield %pn : index
  }
  return
}

// What is compared is a memref that was carried round.
// CHECK: @memref_of_iteration_before  refuted: leak
func.func @memref_of_iteration_before() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %first = memref.alloc() : memref<8xf32>
  %start = memref.cast %first : memref<8xf32> to memref<?xf32>
  %last = scf.for %i = %c0 to %c3 step %c1 iter_args(%old = %start) -> (memref<?xf32>) {
    %new = memref.alloc() : memref<4xf32>
    %dynamic = memref.cast %new : memref<4xf32> to memref<?xf32>
    %po = memref.extract_aligned_pointer_as_index %old : memref<?xf32> -> index
    %pn = memref.extract_aligned_pointer_as_index %new : memref<4xf32> -> index
    %differ = arith.cmpi ne, %po, %pn : index
    scf.if %differ {
      memref.dealloc %new : memref<4xf32>
    }
    scf.yield %dynamic : memref<?xf32>
  }
  memref.dealloc %first : memref<8xf32>
  return
}
