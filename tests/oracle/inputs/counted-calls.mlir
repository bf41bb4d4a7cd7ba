// An entry that counts its calls is called more often than the number with which it compares the count.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/wrong.mlir --json | FileCheck %s --check-prefix=WRONG
// RIGHT: 1 judged = 1 agree + 0 defect + 0 inconclusive
// WRONG: "entry":"limited",{{.*}}"kind":"observation"

//--- before.mlir
memref.global "private" @count : memref<i32> = dense<0>
func.func @limited(%x: i32) -> i32 {
  %m = memref.get_global @count : memref<i32>
  %n = memref.load %m[] : memref<i32>
  %one = arith.constant 1 : i32
  %next = arith.addi %n, %one : i32
  memref.store %next, %m[] : memref<i32>
  %limit = arith.constant 11 : i32
  %over = arith.cmpi sge, %n, %limit : i32
  %r = arith.select %over, %x, %n : i32
  return %r : i32
}
//--- right.mlir
memref.global "private" @count : memref<i32> = dense<0>
func.func @limited(%x: i32) -> i32 {
  %m = memref.get_global @count : memref<i32>
  %n = memref.load %m[] : memref<i32>
  %one = arith.constant 1 : i32
  %next = arith.addi %n, %one : i32
  memref.store %next, %m[] : memref<i32>
  %limit = arith.constant 11 : i32
  %under = arith.cmpi slt, %n, %limit : i32
  %r = arith.select %under, %n, %x : i32
  return %r : i32
}
//--- wrong.mlir
memref.global "private" @count : memref<i32> = dense<0>
func.func @limited(%x: i32) -> i32 {
  %m = memref.get_global @count : memref<i32>
  %n = memref.load %m[] : memref<i32>
  %one = arith.constant 1 : i32
  %next = arith.addi %n, %one : i32
  memref.store %next, %m[] : memref<i32>
  %limit = arith.constant 11 : i32
  %over = arith.cmpi sgt, %n, %limit : i32
  %r = arith.select %over, %x, %n : i32
  return %r : i32
}
