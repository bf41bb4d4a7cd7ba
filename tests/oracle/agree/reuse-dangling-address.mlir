// The good twin of defect/reuse-dangling-address.mlir.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// RUN: %S/../Inputs/exit-code 0 freehold-run %t/after.mlir 2>&1 | FileCheck %s --check-prefix=DIAG
// CHECK: "verdict":"agree"
// DIAG-NOT: {{(error|warning):}}

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
func.func @f() -> i1 {
  %v = arith.constant 7 : i32
  %a = memref.alloc() : memref<i32>
  memref.store %v, %a[] : memref<i32>
  %pa = memref.extract_aligned_pointer_as_index %a : memref<i32> -> index
  %b = memref.alloc() : memref<i32>
  memref.store %v, %b[] : memref<i32>
  %pb = memref.extract_aligned_pointer_as_index %b : memref<i32> -> index
  %same = arith.cmpi eq, %pa, %pb : index
  memref.dealloc %a : memref<i32>
  memref.dealloc %b : memref<i32>
  return %same : i1
}
