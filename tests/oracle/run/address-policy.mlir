// Comparing the address of a dangling buffer with that of a live one: `fresh` never hands an
// address out twice, `reuse` hands out the most recently freed block that fits.
// RUN: %S/../Inputs/exit-code 0 freehold-run %s | FileCheck %s --check-prefixes=CHECK,FRESH
// RUN: %S/../Inputs/exit-code 0 freehold-run %s --address-policy fresh | FileCheck %s --check-prefixes=CHECK,FRESH
// RUN: %S/../Inputs/exit-code 0 freehold-run %s --address-policy reuse | FileCheck %s --check-prefixes=CHECK,REUSE
// RUN: %S/../Inputs/exit-code 2 freehold-run %s --address-policy other 2>&1 | FileCheck %s --check-prefix=OTHER
// OTHER: Cannot find option named 'other'

// CHECK-LABEL: @same_size()
// FRESH-NEXT: result 0 = false : i1
// REUSE-NEXT: result 0 = true : i1
func.func @same_size() -> i1 {
  %a = memref.alloc() : memref<4xi32>
  %pa = memref.extract_aligned_pointer_as_index %a : memref<4xi32> -> index
  memref.dealloc %a : memref<4xi32>
  %b = memref.alloc() : memref<4xi32>
  %pb = memref.extract_aligned_pointer_as_index %b : memref<4xi32> -> index
  %same = arith.cmpi eq, %pa, %pb : index
  memref.dealloc %b : memref<4xi32>
  return %same : i1
}

// The address of a dangling buffer may be taken after its end.
// CHECK-LABEL: @taken_late()
// FRESH-NEXT: result 0 = false : i1
// REUSE-NEXT: result 0 = true : i1
func.func @taken_late() -> i1 {
  %a = memref.alloc() : memref<4xi32>
  memref.dealloc %a : memref<4xi32>
  %b = memref.alloc() : memref<2xi32>
  %pa = memref.extract_aligned_pointer_as_index %a : memref<4xi32> -> index
  %pb = memref.extract_aligned_pointer_as_index %b : memref<2xi32> -> index
  %same = arith.cmpi eq, %pa, %pb : index
  memref.dealloc %b : memref<2xi32>
  return %same : i1
}

// The most recently freed of two that fit.
// CHECK-LABEL: @last_first()
// FRESH-NEXT: result 0 = false : i1
// FRESH-NEXT: result 1 = false : i1
// REUSE-NEXT: result 0 = false : i1
// REUSE-NEXT: result 1 = true : i1
func.func @last_first() -> (i1, i1) {
  %a = memref.alloc() : memref<4xi32>
  %b = memref.alloc() : memref<4xi32>
  memref.dealloc %a : memref<4xi32>
  memref.dealloc %b : memref<4xi32>
  %c = memref.alloc() : memref<4xi32>
  %pa = memref.extract_aligned_pointer_as_index %a : memref<4xi32> -> index
  %pb = memref.extract_aligned_pointer_as_index %b : memref<4xi32> -> index
  %pc = memref.extract_aligned_pointer_as_index %c : memref<4xi32> -> index
  %ca = arith.cmpi eq, %pc, %pa : index
  %cb = arith.cmpi eq, %pc, %pb : index
  memref.dealloc %c : memref<4xi32>
  return %ca, %cb : i1, i1
}

// A block that is too small is passed over, and one in use is never handed out.
// CHECK-LABEL: @too_small()
// CHECK-NEXT: result 0 = false : i1
func.func @too_small() -> i1 {
  %a = memref.alloc() : memref<4xi32>
  memref.dealloc %a : memref<4xi32>
  %b = memref.alloc() : memref<400xi32>
  %pa = memref.extract_aligned_pointer_as_index %a : memref<4xi32> -> index
  %pb = memref.extract_aligned_pointer_as_index %b : memref<400xi32> -> index
  %same = arith.cmpi eq, %pa, %pb : index
  memref.dealloc %b : memref<400xi32>
  return %same : i1
}

// CHECK-LABEL: @both_live()
// CHECK-NEXT: result 0 = false : i1
func.func @both_live() -> i1 {
  %a = memref.alloc() : memref<0xi32>
  %b = memref.alloc() : memref<0xi32>
  %pa = memref.extract_aligned_pointer_as_index %a : memref<0xi32> -> index
  %pb = memref.extract_aligned_pointer_as_index %b : memref<0xi32> -> index
  %same = arith.cmpi eq, %pa, %pb : index
  memref.dealloc %b : memref<0xi32>
  memref.dealloc %a : memref<0xi32>
  return %same : i1
}

// A stack buffer never takes a heap block's place.
// CHECK-LABEL: @stack_after_heap()
// CHECK-NEXT: result 0 = false : i1
func.func @stack_after_heap() -> i1 {
  %a = memref.alloc() : memref<4xi32>
  memref.dealloc %a : memref<4xi32>
  %b = memref.alloca() : memref<4xi32>
  %pa = memref.extract_aligned_pointer_as_index %a : memref<4xi32> -> index
  %pb = memref.extract_aligned_pointer_as_index %b : memref<4xi32> -> index
  %same = arith.cmpi eq, %pa, %pb : index
  return %same : i1
}
