// Two buffers may have addresses that are equal in their lower 32 bits.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --json | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/narrow.mlir --json | FileCheck %s --check-prefix=NARROW
// RIGHT: "verdict":"agree"
// NARROW: "verdict":"defect","kind":"leak"

//--- before.mlir
func.func @f(%c: i1) -> i32 {
  %v = arith.constant 1 : i32
  %m = memref.alloc() : memref<i32>
  %n = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  memref.store %v, %n[] : memref<i32>
  %s = arith.select %c, %m, %n : memref<i32>
  %x = memref.load %s[] : memref<i32>
  return %x : i32
}

//--- right.mlir
func.func @f(%c: i1) -> i32 {
  %v = arith.constant 1 : i32
  %m = memref.alloc() : memref<i32>
  %n = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  memref.store %v, %n[] : memref<i32>
  %s = arith.select %c, %m, %n : memref<i32>
  %x = memref.load %s[] : memref<i32>
  %p = memref.extract_aligned_pointer_as_index %m : memref<i32> -> index
  %q = memref.extract_aligned_pointer_as_index %n : memref<i32> -> index
  %pi = arith.index_cast %p : index to i64
  %qi = arith.index_cast %q : index to i64
  %differ = arith.cmpi ne, %pi, %qi : i64
  memref.dealloc %m : memref<i32>
  scf.if %differ {
    memref.dealloc %n : memref<i32>
  }
  return %x : i32
}

//--- narrow.mlir
func.func @f(%c: i1) -> i32 {
  %v = arith.constant 1 : i32
  %m = memref.alloc() : memref<i32>
  %n = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  memref.store %v, %n[] : memref<i32>
  %s = arith.select %c, %m, %n : memref<i32>
  %x = memref.load %s[] : memref<i32>
  %p = memref.extract_aligned_pointer_as_index %m : memref<i32> -> index
  %q = memref.extract_aligned_pointer_as_index %n : memref<i32> -> index
  %pi = arith.index_cast %p : index to i32
  %qi = arith.index_cast %q : index to i32
  %differ = arith.cmpi ne, %pi, %qi : i32
  memref.dealloc %m : memref<i32>
  scf.if %differ {
    memref.dealloc %n : memref<i32>
  }
  return %x : i32
}
