// The caller frees what a target returned before it calls again: a buffer that the program keeps must not be handed over.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --json | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/wrong.mlir --json | FileCheck %s --check-prefix=WRONG
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --oracle native --json | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/wrong.mlir --oracle native --json | FileCheck %s --check-prefix=WRONG
// RIGHT: "verdict":"agree"
// WRONG: "verdict":"defect","kind":"abi"

//--- before.mlir
memref.global "private" @cache : memref<1xmemref<4xi32>> = uninitialized
memref.global "private" @ready : memref<1xi1> = dense<false>
func.func @f() -> memref<4xi32> {
  %c0 = arith.constant 0 : index
  %true = arith.constant true
  %v = arith.constant 7 : i32
  %r = memref.get_global @ready : memref<1xi1>
  %c = memref.get_global @cache : memref<1xmemref<4xi32>>
  %is = memref.load %r[%c0] : memref<1xi1>
  scf.if %is {
  } else {
    %m = memref.alloc() : memref<4xi32>
    linalg.fill ins(%v : i32) outs(%m : memref<4xi32>)
    memref.store %m, %c[%c0] : memref<1xmemref<4xi32>>
    memref.store %true, %r[%c0] : memref<1xi1>
  }
  %b = memref.load %c[%c0] : memref<1xmemref<4xi32>>
  return %b : memref<4xi32>
}

//--- right.mlir
memref.global "private" @cache : memref<1xmemref<4xi32>> = uninitialized
memref.global "private" @ready : memref<1xi1> = dense<false>
func.func @f() -> memref<4xi32> {
  %c0 = arith.constant 0 : index
  %true = arith.constant true
  %v = arith.constant 7 : i32
  %r = memref.get_global @ready : memref<1xi1>
  %c = memref.get_global @cache : memref<1xmemref<4xi32>>
  %is = memref.load %r[%c0] : memref<1xi1>
  scf.if %is {
  } else {
    %m = memref.alloc() : memref<4xi32>
    linalg.fill ins(%v : i32) outs(%m : memref<4xi32>)
    memref.store %m, %c[%c0] : memref<1xmemref<4xi32>>
    memref.store %true, %r[%c0] : memref<1xi1>
  }
  %b = memref.load %c[%c0] : memref<1xmemref<4xi32>>
  %n = memref.alloc() : memref<4xi32>
  memref.copy %b, %n : memref<4xi32> to memref<4xi32>
  return %n : memref<4xi32>
}

//--- wrong.mlir
memref.global "private" @cache : memref<1xmemref<4xi32>> = uninitialized
memref.global "private" @ready : memref<1xi1> = dense<false>
func.func @f() -> memref<4xi32> {
  %c0 = arith.constant 0 : index
  %true = arith.constant true
  %v = arith.constant 7 : i32
  %r = memref.get_global @ready : memref<1xi1>
  %c = memref.get_global @cache : memref<1xmemref<4xi32>>
  %is = memref.load %r[%c0] : memref<1xi1>
  scf.if %is {
  } else {
    %m = memref.alloc() : memref<4xi32>
    linalg.fill ins(%v : i32) outs(%m : memref<4xi32>)
    memref.store %m, %c[%c0] : memref<1xmemref<4xi32>>
    memref.store %true, %r[%c0] : memref<1xi1>
  }
  %b = memref.load %c[%c0] : memref<1xmemref<4xi32>>
  return %b : memref<4xi32>
}
