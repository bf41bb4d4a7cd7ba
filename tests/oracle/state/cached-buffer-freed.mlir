// A buffer that a private global keeps from call to call belongs to the program: it is no leak, and the
// second call uses it.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --json | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/freed.mlir --json | FileCheck %s --check-prefix=FREED
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/leaked.mlir --json | FileCheck %s --check-prefix=LEAKED
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --oracle native --json | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/freed.mlir --oracle native --json | FileCheck %s --check-prefix=FREED
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/leaked.mlir --oracle native --json | FileCheck %s --check-prefix=LEAKED
// RIGHT: "verdict":"agree"
// FREED: "verdict":"defect","kind":"use-after-free"
// LEAKED: "verdict":"defect","kind":"leak"

//--- before.mlir
memref.global "private" @cache : memref<1xmemref<4xi32>> = uninitialized
memref.global "private" @ready : memref<1xi1> = dense<false>
func.func @f(%i: index) -> i32 {
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
  %x = memref.load %b[%c0] : memref<4xi32>
  return %x : i32
}

//--- right.mlir
memref.global "private" @cache : memref<1xmemref<4xi32>> = uninitialized
memref.global "private" @ready : memref<1xi1> = dense<false>
func.func @f(%i: index) -> i32 {
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
  %x = memref.load %b[%c0] : memref<4xi32>
  %t = memref.alloc() : memref<i32>
  memref.store %x, %t[] : memref<i32>
  %y = memref.load %t[] : memref<i32>
  memref.dealloc %t : memref<i32>
  return %y : i32
}

//--- freed.mlir
memref.global "private" @cache : memref<1xmemref<4xi32>> = uninitialized
memref.global "private" @ready : memref<1xi1> = dense<false>
func.func @f(%i: index) -> i32 {
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
  %x = memref.load %b[%c0] : memref<4xi32>
  memref.dealloc %b : memref<4xi32>
  return %x : i32
}

//--- leaked.mlir
memref.global "private" @cache : memref<1xmemref<4xi32>> = uninitialized
memref.global "private" @ready : memref<1xi1> = dense<false>
func.func @f(%i: index) -> i32 {
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
  %x = memref.load %b[%c0] : memref<4xi32>
  %t = memref.alloc() : memref<i32>
  memref.store %x, %t[] : memref<i32>
  %y = memref.load %t[] : memref<i32>
  return %y : i32
}
