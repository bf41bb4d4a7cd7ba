// A branch that went only one way starts a search. The loops of a structured op and the operands of a comparison do not:
// no block of the program is behind them.
//
// RUN: freehold-check %s --subject fh --json > %t
// RUN: FileCheck %s < %t
// CHECK-DAG: "entry":"filled",{{.*}}"search":{"tries":0,"found":0}
// CHECK-DAG: "entry":"compared",{{.*}}"search":{"tries":0,"found":0}
// CHECK-DAG: "entry":"branches",{{.*}}"search":{"tries":{{[1-9][0-9]*}},"found":1},{{.*}}"blocks":3,"blocks_reached":3

func.func @filled(%size: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %some = arith.minui %size, %c4 : index
  %n = arith.addi %some, %c1 : index
  %one = arith.constant 1.0 : f32
  %a = memref.alloc(%n) : memref<?xf32>
  linalg.fill ins(%one : f32) outs(%a : memref<?xf32>)
  %v = memref.load %a[%c0] : memref<?xf32>
  return %v : f32
}

func.func @compared(%x: i64) -> i1 {
  %c = arith.constant 123456 : i64
  %a = memref.alloc() : memref<i64>
  memref.store %x, %a[] : memref<i64>
  %v = memref.load %a[] : memref<i64>
  %equal = arith.cmpi eq, %v, %c : i64
  return %equal : i1
}

func.func @branches(%x: i64) -> i64 {
  %c = arith.constant 123459 : i64
  %c7 = arith.constant 7 : i64
  %x2 = arith.addi %x, %x : i64
  %x3 = arith.addi %x2, %x : i64
  %x6 = arith.addi %x3, %x3 : i64
  %x7 = arith.addi %x6, %x : i64
  %rare = arith.cmpi eq, %x7, %c : i64
  %r = scf.if %rare -> i64 {
    %a = memref.alloc() : memref<i64>
    memref.store %x, %a[] : memref<i64>
    %v = memref.load %a[] : memref<i64>
    scf.yield %v : i64
  } else {
    scf.yield %c7 : i64
  }
  return %r : i64
}
