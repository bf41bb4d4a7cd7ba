// A returned buffer holds a memref that was freed: its contents cannot be observed.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// CHECK: "verdict":"defect","kind":"use-after-free"

//--- before.mlir
func.func @f() -> memref<memref<i32>> {
  %c = arith.constant 3 : i32
  %i = memref.alloc() : memref<i32>
  memref.store %c, %i[] : memref<i32>
  %o = memref.alloc() : memref<memref<i32>>
  memref.store %i, %o[] : memref<memref<i32>>
  return %o : memref<memref<i32>>
}

//--- after.mlir
func.func @f() -> memref<memref<i32>> {
  %c = arith.constant 3 : i32
  %i = memref.alloc() : memref<i32>
  memref.store %c, %i[] : memref<i32>
  %o = memref.alloc() : memref<memref<i32>>
  memref.store %i, %o[] : memref<memref<i32>>
  memref.dealloc %i : memref<i32>
  return %o : memref<memref<i32>>
}
