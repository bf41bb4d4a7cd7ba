// T2: results are told apart by position.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// CHECK: "verdict":"defect","kind":"observation"

//--- before.mlir
func.func @f() -> (memref<i32>, memref<i32>) {
  %v = arith.constant 1 : i32
  %w = arith.constant 2 : i32
  %a = memref.alloc() : memref<i32>
  %b = memref.alloc() : memref<i32>
  memref.store %v, %a[] : memref<i32>
  memref.store %w, %b[] : memref<i32>
  return %a, %b : memref<i32>, memref<i32>
}

//--- after.mlir
func.func @f() -> (memref<i32>, memref<i32>) {
  %v = arith.constant 1 : i32
  %w = arith.constant 2 : i32
  %a = memref.alloc() : memref<i32>
  %b = memref.alloc() : memref<i32>
  memref.store %v, %a[] : memref<i32>
  memref.store %w, %b[] : memref<i32>
  return %b, %a : memref<i32>, memref<i32>
}
