// An external function may read a buffer of the entry's caller that another one was given before, in this call or in an earlier
// call of another entry: what was stored before it runs is observed.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/wrong.mlir --json | FileCheck %s --check-prefix=WRONG
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --oracle native | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/wrong.mlir --oracle native --json | FileCheck %s --check-prefix=WRONG
// RIGHT: 3 judged = 3 agree + 0 defect + 0 inconclusive
// WRONG-DAG: "entry":"sameCall",{{.*}}"kind":"observation"
// WRONG-DAG: "entry":"laterCall",{{.*}}"kind":"observation"

// A view is kept once, whatever `answers` is; a part of the buffer would be another view.
// RUN: freehold-run %t/before.mlir --entry sameCall --args "memref(2x2;cells=7,8,9,10) ; answers=2" | FileCheck %s --check-prefix=KEPT
// KEPT: call @take(
// KEPT: call @look()
// KEPT-NEXT: kept 0 = {{\[\[}}5, {{.*}}
// KEPT-NEXT: result 0 =
// KEPT-NOT: kept 1

//--- before.mlir
func.func private @take(memref<2x2xi64>)
func.func private @look() -> i64
func.func @give(%a: memref<2x2xi64>) {
  call @take(%a) : (memref<2x2xi64>) -> ()
  return
}
func.func @sameCall(%a: memref<2x2xi64>) -> i64 {
  %c0 = arith.constant 0 : index
  %five = arith.constant 5 : i64
  %six = arith.constant 6 : i64
  call @take(%a) : (memref<2x2xi64>) -> ()
  memref.store %five, %a[%c0, %c0] : memref<2x2xi64>
  %r = call @look() : () -> i64
  memref.store %six, %a[%c0, %c0] : memref<2x2xi64>
  return %r : i64
}
func.func @laterCall(%a: memref<2x2xi64>) -> i64 {
  %c0 = arith.constant 0 : index
  %five = arith.constant 5 : i64
  %six = arith.constant 6 : i64
  memref.store %five, %a[%c0, %c0] : memref<2x2xi64>
  %r = call @look() : () -> i64
  memref.store %six, %a[%c0, %c0] : memref<2x2xi64>
  return %r : i64
}

//--- right.mlir
func.func private @take(memref<2x2xi64>)
func.func private @look() -> i64
func.func @give(%a: memref<2x2xi64>) {
  call @take(%a) : (memref<2x2xi64>) -> ()
  return
}
func.func @sameCall(%a: memref<2x2xi64>) -> i64 {
  %c0 = arith.constant 0 : index
  %four = arith.constant 4 : i64
  %five = arith.constant 5 : i64
  %six = arith.constant 6 : i64
  call @take(%a) : (memref<2x2xi64>) -> ()
  memref.store %four, %a[%c0, %c0] : memref<2x2xi64>
  memref.store %five, %a[%c0, %c0] : memref<2x2xi64>
  %r = call @look() : () -> i64
  memref.store %six, %a[%c0, %c0] : memref<2x2xi64>
  return %r : i64
}
func.func @laterCall(%a: memref<2x2xi64>) -> i64 {
  %c0 = arith.constant 0 : index
  %five = arith.constant 5 : i64
  %six = arith.constant 6 : i64
  memref.store %five, %a[%c0, %c0] : memref<2x2xi64>
  %r = call @look() : () -> i64
  memref.store %six, %a[%c0, %c0] : memref<2x2xi64>
  return %r : i64
}

//--- wrong.mlir
func.func private @take(memref<2x2xi64>)
func.func private @look() -> i64
func.func @give(%a: memref<2x2xi64>) {
  call @take(%a) : (memref<2x2xi64>) -> ()
  return
}
func.func @sameCall(%a: memref<2x2xi64>) -> i64 {
  %c0 = arith.constant 0 : index
  %six = arith.constant 6 : i64
  call @take(%a) : (memref<2x2xi64>) -> ()
  %r = call @look() : () -> i64
  memref.store %six, %a[%c0, %c0] : memref<2x2xi64>
  return %r : i64
}
func.func @laterCall(%a: memref<2x2xi64>) -> i64 {
  %c0 = arith.constant 0 : index
  %six = arith.constant 6 : i64
  %r = call @look() : () -> i64
  memref.store %six, %a[%c0, %c0] : memref<2x2xi64>
  return %r : i64
}
