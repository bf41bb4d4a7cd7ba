// Branches that only the target has are taken both ways: a right target agrees, the mistake behind a side that
// no drawn input takes is found.
// RUN: split-file %s %t
// RUN: freehold-check %t/source.mlir --target %t/right.mlir --json | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/source.mlir --target %t/wrong.mlir --json | FileCheck %s --check-prefix=WRONG
// RUN: freehold-check %t/source.mlir --target %t/wrong.mlir --search-tries 0 --json | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/source.mlir --target %t/wrong.mlir --oracle interp,native --json | FileCheck %s --check-prefix=NATIVE

// RIGHT: "verdict":"agree"
// WRONG: "verdict":"defect","kind":"leak"{{.*}}"args":"
// NATIVE: "oracle":"interp"{{.*}}"kind":"leak"
// NATIVE: "oracle":"native-jit"{{.*}}"kind":"leak"

//--- source.mlir
func.func @f(%a: memref<?xi32>, %n: i32, %m: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %size = memref.dim %a, %c0 : memref<?xi32>
  %b = memref.alloc(%size) : memref<?xi32>
  memref.copy %a, %b : memref<?xi32> to memref<?xi32>
  %sum = arith.addi %n, %m : i32
  return %sum : i32
}
//--- right.mlir
func.func @f(%a: memref<?xi32>, %n: i32, %m: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %k = arith.constant 777123 : i32
  %size = memref.dim %a, %c0 : memref<?xi32>
  %b = memref.alloc(%size) : memref<?xi32>
  memref.copy %a, %b : memref<?xi32> to memref<?xi32>
  %sum = arith.addi %n, %m : i32
  %twice = arith.addi %n, %n : i32
  %scaled = arith.addi %twice, %n : i32
  %isRare = arith.cmpi eq, %scaled, %k : i32
  scf.if %isRare {
    memref.dealloc %b : memref<?xi32>
  } else {
    memref.dealloc %b : memref<?xi32>
  }
  return %sum : i32
}
//--- wrong.mlir
func.func @f(%a: memref<?xi32>, %n: i32, %m: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %k = arith.constant 777123 : i32
  %size = memref.dim %a, %c0 : memref<?xi32>
  %b = memref.alloc(%size) : memref<?xi32>
  memref.copy %a, %b : memref<?xi32> to memref<?xi32>
  %sum = arith.addi %n, %m : i32
  %twice = arith.addi %n, %n : i32
  %scaled = arith.addi %twice, %n : i32
  %isRare = arith.cmpi eq, %scaled, %k : i32
  scf.if %isRare {
  } else {
    memref.dealloc %b : memref<?xi32>
  }
  return %sum : i32
}
