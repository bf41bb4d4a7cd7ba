// D1: a dealloc owns two buffers and retains a select of them, so it frees only the other one.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// CHECK: "verdict":"agree"

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
  %t = arith.constant true
  %o = bufferization.dealloc (%a, %b : memref<i32>, memref<i32>) if (%t, %t)
      retain (%s : memref<i32>)
  return %s : memref<i32>
}
