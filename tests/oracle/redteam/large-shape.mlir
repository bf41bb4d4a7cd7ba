// A buffer too large to be shown is observed with its sizes.
//
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json 2> %t/err | FileCheck %s
// CHECK: "verdict":"defect","kind":"observation"

//--- before.mlir
func.func @f() -> memref<?x?xi8> {
  %z = arith.constant 0 : i8
  %a = arith.constant 2 : index
  %b = arith.constant 3000 : index
  %m = memref.alloc(%a, %b) : memref<?x?xi8>
  linalg.fill ins(%z : i8) outs(%m : memref<?x?xi8>)
  return %m : memref<?x?xi8>
}
//--- after.mlir
func.func @f() -> memref<?x?xi8> {
  %z = arith.constant 0 : i8
  %a = arith.constant 3 : index
  %b = arith.constant 2000 : index
  %m = memref.alloc(%a, %b) : memref<?x?xi8>
  linalg.fill ins(%z : i8) outs(%m : memref<?x?xi8>)
  return %m : memref<?x?xi8>
}
