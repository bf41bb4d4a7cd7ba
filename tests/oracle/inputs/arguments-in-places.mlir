// An argument may be a row of another one of more dimensions, the buffer of a public global, or the buffer in a cell of a buffer of
// memrefs.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/wrong.mlir --json | FileCheck %s --check-prefix=WRONG
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --oracle native --entry row --entry global | FileCheck %s --check-prefix=NATIVE
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/wrong.mlir --oracle native --entry row --entry global --json | FileCheck %s --check-prefix=NATIVE-WRONG
// RIGHT: 3 judged = 3 agree + 0 defect + 0 inconclusive
// WRONG-DAG: "entry":"row",{{.*}}"kind":"observation"
// WRONG-DAG: "entry":"global",{{.*}}"kind":"observation",{{.*}}"args":"{{.*}}same(@table
// WRONG-DAG: "entry":"cell",{{.*}}"kind":"observation",{{.*}}"args":"{{.*}}same(0;cell=0)
// NATIVE: 2 judged = 2 agree + 0 defect + 0 inconclusive
// NATIVE-WRONG-DAG: "entry":"row",{{.*}}"kind":"observation"
// NATIVE-WRONG-DAG: "entry":"global",{{.*}}"kind":"observation"

// Each has a text.
// RUN: freehold-run %t/before.mlir --entry global --args "same(@table;sizes=2;offset=4), memref(2;cells=8,9)" | FileCheck %s --check-prefix=GLOBAL
// GLOBAL: result 0 = 5 : i64
// GLOBAL-NEXT: argument 0 = [10, 5] in [5, 5, 5, 5, 10, 5]
// GLOBAL-NEXT: argument 1 = [8, 9]
// GLOBAL-NEXT: global @table = {{\[\[}}5, 5, 5], [5, 10, 5]]
// RUN: freehold-run %t/before.mlir --entry cell --args "memref(2;cells=1,2,3), same(0;cell=1)" | FileCheck %s --check-prefix=CELL
// CELL: result 0 = 2 : i64
// RUN: %S/../Inputs/exit-code 2 freehold-run %t/before.mlir --entry global --args "same(@hidden;sizes=1), memref(2)" 2>&1 | FileCheck %s --check-prefix=HIDDEN
// HIDDEN: argument 0: there is no public global '@hidden' of scalars
// RUN: %S/../Inputs/exit-code 2 freehold-run %t/before.mlir --entry cell --args "memref(2), same(0;cell=2)" 2>&1 | FileCheck %s --check-prefix=NO-CELL
// NO-CELL: argument 1: there is no cell 2
// RUN: %S/../Inputs/exit-code 2 freehold-run %t/before.mlir --entry row --args "memref(3x2), same(0;cell=1)" 2>&1 | FileCheck %s --check-prefix=NO-MEMREFS
// NO-MEMREFS: argument 1: 'cell' takes a memref of the parameter's type in a buffer of such

//--- before.mlir
memref.global @table : memref<2x3xi64> = dense<5>
memref.global "private" @hidden : memref<i64> = dense<5>
func.func @row(%m: memref<3x2xi64>, %a: memref<?xi64>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 70 : i64
  %n = memref.dim %a, %c0 : memref<?xi64>
  %isLong = arith.cmpi uge, %n, %c1 : index
  scf.if %isLong {
    memref.store %v, %a[%c0] : memref<?xi64>
  }
  %x = memref.load %m[%c1, %c0] : memref<3x2xi64>
  return %x : i64
}
func.func @global(%a: memref<?xi64>, %b: memref<2xi64>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %g = memref.get_global @table : memref<2x3xi64>
  %n = memref.dim %a, %c0 : memref<?xi64>
  %isLong = arith.cmpi uge, %n, %c1 : index
  scf.if %isLong {
    %v = memref.load %a[%c0] : memref<?xi64>
    %next = arith.addi %v, %v : i64
    memref.store %next, %a[%c0] : memref<?xi64>
    memref.store %next, %g[%c1, %c1] : memref<2x3xi64>
  }
  %x = memref.load %g[%c0, %c0] : memref<2x3xi64>
  return %x : i64
}
func.func @cell(%m: memref<?xmemref<3xi64>>, %a: memref<3xi64>) -> i64 {
  %c1 = arith.constant 1 : index
  %x = memref.load %a[%c1] : memref<3xi64>
  return %x : i64
}

//--- right.mlir
memref.global @table : memref<2x3xi64> = dense<5>
memref.global "private" @hidden : memref<i64> = dense<5>
func.func @row(%m: memref<3x2xi64>, %a: memref<?xi64>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 70 : i64
  %n = memref.dim %a, %c0 : memref<?xi64>
  %isEmpty = arith.cmpi eq, %n, %c0 : index
  scf.if %isEmpty {
  } else {
    memref.store %v, %a[%c0] : memref<?xi64>
  }
  %x = memref.load %m[%c1, %c0] : memref<3x2xi64>
  return %x : i64
}
func.func @global(%a: memref<?xi64>, %b: memref<2xi64>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %g = memref.get_global @table : memref<2x3xi64>
  %n = memref.dim %a, %c0 : memref<?xi64>
  %isLong = arith.cmpi uge, %n, %c1 : index
  scf.if %isLong {
    %v = memref.load %a[%c0] : memref<?xi64>
    %next = arith.addi %v, %v : i64
    memref.store %next, %a[%c0] : memref<?xi64>
    memref.store %next, %g[%c1, %c1] : memref<2x3xi64>
  }
  %x = memref.load %g[%c0, %c0] : memref<2x3xi64>
  return %x : i64
}
func.func @cell(%m: memref<?xmemref<3xi64>>, %a: memref<3xi64>) -> i64 {
  %c1 = arith.constant 1 : index
  %x = memref.load %a[%c1] : memref<3xi64>
  %same = memref.load %a[%c1] : memref<3xi64>
  return %same : i64
}

//--- wrong.mlir
memref.global @table : memref<2x3xi64> = dense<5>
memref.global "private" @hidden : memref<i64> = dense<5>
func.func @row(%m: memref<3x2xi64>, %a: memref<?xi64>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 70 : i64
  %x = memref.load %m[%c1, %c0] : memref<3x2xi64>
  %n = memref.dim %a, %c0 : memref<?xi64>
  %isLong = arith.cmpi uge, %n, %c1 : index
  scf.if %isLong {
    memref.store %v, %a[%c0] : memref<?xi64>
  }
  return %x : i64
}
func.func @global(%a: memref<?xi64>, %b: memref<2xi64>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %g = memref.get_global @table : memref<2x3xi64>
  %x = memref.load %g[%c0, %c0] : memref<2x3xi64>
  %n = memref.dim %a, %c0 : memref<?xi64>
  %isLong = arith.cmpi uge, %n, %c1 : index
  scf.if %isLong {
    %v = memref.load %a[%c0] : memref<?xi64>
    %next = arith.addi %v, %v : i64
    memref.store %next, %a[%c0] : memref<?xi64>
    memref.store %next, %g[%c1, %c1] : memref<2x3xi64>
  }
  return %x : i64
}
func.func @cell(%m: memref<?xmemref<3xi64>>, %a: memref<3xi64>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = memref.load %a[%c1] : memref<3xi64>
  %n = memref.dim %m, %c0 : memref<?xmemref<3xi64>>
  %isLong = arith.cmpi uge, %n, %c1 : index
  scf.if %isLong {
    %b = memref.load %m[%c0] : memref<?xmemref<3xi64>>
    %old = memref.load %b[%c1] : memref<3xi64>
    %one = arith.constant 1 : i64
    %more = arith.addi %old, %one : i64
    memref.store %more, %b[%c1] : memref<3xi64>
    %y = memref.load %a[%c1] : memref<3xi64>
    memref.store %old, %b[%c1] : memref<3xi64>
    %isSame = arith.cmpi ne, %x, %y : i64
    scf.if %isSame {
      memref.store %more, %a[%c1] : memref<3xi64>
    }
  }
  return %x : i64
}
