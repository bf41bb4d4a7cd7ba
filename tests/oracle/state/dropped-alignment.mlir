// Nothing is aligned better than it asks for.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --json | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/dropped.mlir --json | FileCheck %s --check-prefix=DROPPED
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/weaker.mlir --json | FileCheck %s --check-prefix=WEAKER
// RIGHT: "verdict":"agree"
// DROPPED: "verdict":"defect","kind":"observation"
// WEAKER: "verdict":"defect","kind":"observation"

//--- before.mlir
func.func @f() -> i1 {
  %c64 = arith.constant 64 : index
  %c0 = arith.constant 0 : index
  %m = memref.alloc() {alignment = 64 : i64} : memref<4xi32>
  %p = memref.extract_aligned_pointer_as_index %m : memref<4xi32> -> index
  %r = arith.remui %p, %c64 : index
  %is = arith.cmpi eq, %r, %c0 : index
  memref.dealloc %m : memref<4xi32>
  return %is : i1
}

//--- right.mlir
func.func @f() -> i1 {
  %c64 = arith.constant 64 : index
  %c0 = arith.constant 0 : index
  %m = memref.alloc() {alignment = 128 : i64} : memref<4xi32>
  %p = memref.extract_aligned_pointer_as_index %m : memref<4xi32> -> index
  %r = arith.remui %p, %c64 : index
  %is = arith.cmpi eq, %r, %c0 : index
  memref.dealloc %m : memref<4xi32>
  return %is : i1
}

//--- dropped.mlir
func.func @f() -> i1 {
  %c64 = arith.constant 64 : index
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xi32>
  %p = memref.extract_aligned_pointer_as_index %m : memref<4xi32> -> index
  %r = arith.remui %p, %c64 : index
  %is = arith.cmpi eq, %r, %c0 : index
  memref.dealloc %m : memref<4xi32>
  return %is : i1
}

//--- weaker.mlir
func.func @f() -> i1 {
  %c64 = arith.constant 64 : index
  %c0 = arith.constant 0 : index
  %m = memref.alloc() {alignment = 32 : i64} : memref<4xi32>
  %p = memref.extract_aligned_pointer_as_index %m : memref<4xi32> -> index
  %r = arith.remui %p, %c64 : index
  %is = arith.cmpi eq, %r, %c0 : index
  memref.dealloc %m : memref<4xi32>
  return %is : i1
}
