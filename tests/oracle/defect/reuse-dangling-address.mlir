// The target compares the address of a freed buffer with that of a live one: equal only where
// addresses are reused.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s

//--- before.mlir
func.func @f() -> i1 {
  %v = arith.constant 7 : i32
  %a = memref.alloc() : memref<i32>
  memref.store %v, %a[] : memref<i32>
  %pa = memref.extract_aligned_pointer_as_index %a : memref<i32> -> index
  %b = memref.alloc() : memref<i32>
  memref.store %v, %b[] : memref<i32>
  %pb = memref.extract_aligned_pointer_as_index %b : memref<i32> -> index
  %same = arith.cmpi eq, %pa, %pb : index
  return %same : i1
}

//--- after.mlir
// CHECK: "verdict":"defect","kind":"observation","location":"-"
// CHECK-SAME: "message":"observation 1 was 'result 0 = false : i1' before and is 'result 0 = true : i1' after
// CHECK-SAME: "address_policy":"reuse"
func.func @f() -> i1 {
  %v = arith.constant 7 : i32
  %a = memref.alloc() : memref<i32>
  memref.store %v, %a[] : memref<i32>
  %pa = memref.extract_aligned_pointer_as_index %a : memref<i32> -> index
  memref.dealloc %a : memref<i32>
  %b = memref.alloc() : memref<i32>
  memref.store %v, %b[] : memref<i32>
  %pb = memref.extract_aligned_pointer_as_index %b : memref<i32> -> index
  %same = arith.cmpi eq, %pa, %pb : index
  memref.dealloc %b : memref<i32>
  return %same : i1
}
