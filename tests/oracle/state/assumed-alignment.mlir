// A target may assume an alignment only if the allocation requested it.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --json | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/dropped.mlir --json | FileCheck %s --check-prefix=DROPPED
// RIGHT: "verdict":"agree"
// DROPPED: "verdict":"defect","kind":"undefined"

//--- before.mlir
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 1 : i32
  %m = memref.alloc() {alignment = 4096 : i64} : memref<4xi32>
  memref.store %v, %m[%c0] : memref<4xi32>
  %a = memref.assume_alignment %m, 4096 : memref<4xi32>
  %x = memref.load %a[%c0] : memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  return %x : i32
}

//--- right.mlir
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 1 : i32
  %m = memref.alloc() {alignment = 8192 : i64} : memref<4xi32>
  memref.store %v, %m[%c0] : memref<4xi32>
  %a = memref.assume_alignment %m, 4096 : memref<4xi32>
  %x = memref.load %a[%c0] : memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  return %x : i32
}

//--- dropped.mlir
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 1 : i32
  %m = memref.alloc() : memref<4xi32>
  memref.store %v, %m[%c0] : memref<4xi32>
  %a = memref.assume_alignment %m, 4096 : memref<4xi32>
  %x = memref.load %a[%c0] : memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  return %x : i32
}
