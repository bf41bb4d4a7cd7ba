// An external function returns empty buffers, buffers of one element and larger ones.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --inputs 32 --json | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/empty.mlir --inputs 32 --json | FileCheck %s --check-prefix=EMPTY
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/one.mlir --inputs 32 --json | FileCheck %s --check-prefix=ONE
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/large.mlir --inputs 32 --json | FileCheck %s --check-prefix=LARGE
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --inputs 32 --oracle native --json | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/empty.mlir --inputs 32 --oracle native --json | FileCheck %s --check-prefix=EMPTY
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/one.mlir --inputs 32 --oracle native --json | FileCheck %s --check-prefix=ONE
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/large.mlir --inputs 32 --oracle native --json | FileCheck %s --check-prefix=LARGE
// RIGHT: "verdict":"agree"
// EMPTY: "verdict":"defect","kind":"leak"
// ONE: "verdict":"defect","kind":"leak"
// LARGE: "verdict":"defect","kind":"leak"

//--- before.mlir
func.func private @make() -> memref<?xi32>
func.func @f() -> index {
  %c0 = arith.constant 0 : index
  %b = call @make() : () -> memref<?xi32>
  %n = memref.dim %b, %c0 : memref<?xi32>
  return %n : index
}

//--- right.mlir
func.func private @make() -> memref<?xi32>
func.func @f() -> index {
  %c0 = arith.constant 0 : index
  %b = call @make() : () -> memref<?xi32>
  %n = memref.dim %b, %c0 : memref<?xi32>
  memref.dealloc %b : memref<?xi32>
  return %n : index
}

//--- empty.mlir
func.func private @make() -> memref<?xi32>
func.func @f() -> index {
  %c0 = arith.constant 0 : index
  %b = call @make() : () -> memref<?xi32>
  %n = memref.dim %b, %c0 : memref<?xi32>
  %c = arith.constant 0 : index
  %is = arith.cmpi ne, %n, %c : index
  scf.if %is {
    memref.dealloc %b : memref<?xi32>
  }
  return %n : index
}

//--- one.mlir
func.func private @make() -> memref<?xi32>
func.func @f() -> index {
  %c0 = arith.constant 0 : index
  %b = call @make() : () -> memref<?xi32>
  %n = memref.dim %b, %c0 : memref<?xi32>
  %c = arith.constant 1 : index
  %is = arith.cmpi ne, %n, %c : index
  scf.if %is {
    memref.dealloc %b : memref<?xi32>
  }
  return %n : index
}

//--- large.mlir
func.func private @make() -> memref<?xi32>
func.func @f() -> index {
  %c0 = arith.constant 0 : index
  %b = call @make() : () -> memref<?xi32>
  %n = memref.dim %b, %c0 : memref<?xi32>
  %c = arith.constant 4 : index
  %is = arith.cmpi ule, %n, %c : index
  scf.if %is {
    memref.dealloc %b : memref<?xi32>
  }
  return %n : index
}
