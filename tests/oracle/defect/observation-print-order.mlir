// Two prints have changed places.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s

//--- before.mlir
func.func @f() {
  %a = arith.constant 1 : i32
  %b = arith.constant 2 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %a, %m[] : memref<i32>
  %x = memref.load %m[] : memref<i32>
  vector.print %x : i32
  vector.print %b : i32
  return
}

//--- after.mlir
// CHECK: "verdict":"defect","kind":"observation","location":"-"
// CHECK-SAME: "message":"observation 1 was 
func.func @f() {
  %a = arith.constant 1 : i32
  %b = arith.constant 2 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %a, %m[] : memref<i32>
  %x = memref.load %m[] : memref<i32>
  memref.dealloc %m : memref<i32>
  vector.print %b : i32
  vector.print %x : i32
  return
}
