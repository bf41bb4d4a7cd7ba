// Elements beyond the printed ones are compared by value and place.
//
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json 2> %t/err | FileCheck %s
// CHECK: "verdict":"defect","kind":"observation"

//--- before.mlir
func.func @f() -> memref<1100xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 1100 : index
  %z = arith.constant 0 : i32
  %a = arith.constant 1 : i32
  %b = arith.constant 11 : i32
  %i = arith.constant 1050 : index
  %j = arith.constant 1051 : index
  %m = memref.alloc() : memref<1100xi32>
  scf.for %k = %c0 to %n step %c1 { memref.store %z, %m[%k] : memref<1100xi32> }
  memref.store %a, %m[%i] : memref<1100xi32>
  memref.store %b, %m[%j] : memref<1100xi32>
  return %m : memref<1100xi32>
}
//--- after.mlir
func.func @f() -> memref<1100xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 1100 : index
  %z = arith.constant 0 : i32
  %a = arith.constant 11 : i32
  %b = arith.constant 1 : i32
  %i = arith.constant 1050 : index
  %j = arith.constant 1051 : index
  %m = memref.alloc() : memref<1100xi32>
  scf.for %k = %c0 to %n step %c1 { memref.store %z, %m[%k] : memref<1100xi32> }
  memref.store %a, %m[%i] : memref<1100xi32>
  memref.store %b, %m[%j] : memref<1100xi32>
  return %m : memref<1100xi32>
}
