// A clone of a clone stays linked when the one in between is freed.
//
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json 2> %t/err | FileCheck %s
// CHECK: "verdict":"defect","kind":"undefined"

//--- before.mlir
func.func @f() -> i32 {
  %z = arith.constant 5 : i32
  %v = arith.constant 7 : i32
  %a = memref.alloc() : memref<i32>
  memref.store %z, %a[] : memref<i32>
  %r = memref.load %a[] : memref<i32>
  return %r : i32
}
//--- after.mlir
func.func @f() -> i32 {
  %z = arith.constant 5 : i32
  %v = arith.constant 7 : i32
  %a = memref.alloc() : memref<i32>
  memref.store %z, %a[] : memref<i32>
  %b = bufferization.clone %a : memref<i32> to memref<i32>
  %c = bufferization.clone %b : memref<i32> to memref<i32>
  memref.dealloc %b : memref<i32>
  memref.store %v, %c[] : memref<i32>
  %r = memref.load %a[] : memref<i32>
  memref.dealloc %a : memref<i32>
  memref.dealloc %c : memref<i32>
  return %r : i32
}
