// D1, D2: freed although the condition that is set belongs to another buffer.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// CHECK: "verdict":"defect","kind":"leak"

//--- before.mlir
func.func @f(%q: i1, %p: i1) -> memref<i32> {
  %v = arith.constant 1 : i32
  %w = arith.constant 2 : i32
  %a = memref.alloc() : memref<i32>
  %b = memref.alloc() : memref<i32>
  memref.store %v, %a[] : memref<i32>
  memref.store %w, %b[] : memref<i32>
  %s = arith.select %q, %a, %b : memref<i32>
  return %s : memref<i32>
}

//--- after.mlir
func.func @f(%q: i1, %p: i1) -> memref<i32> {
  %v = arith.constant 1 : i32
  %w = arith.constant 2 : i32
  %a = memref.alloc() : memref<i32>
  %b = memref.alloc() : memref<i32>
  memref.store %v, %a[] : memref<i32>
  memref.store %w, %b[] : memref<i32>
  %s = arith.select %q, %a, %b : memref<i32>
  bufferization.dealloc (%a, %b : memref<i32>, memref<i32>) if (%q, %p)
      retain (%s : memref<i32>)
  return %s : memref<i32>
}
