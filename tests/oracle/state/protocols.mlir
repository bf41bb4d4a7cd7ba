// Runs call all entries that share state in turn, pass one buffer to several of them, and call one entry six times.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/wrong.mlir --json | FileCheck %s --check-prefix=WRONG
// RIGHT: 6 judged = 6 agree + 0 defect + 0 inconclusive
// WRONG-DAG: "entry":"take",{{.*}}"kind":"observation"
// WRONG-DAG: "entry":"use",{{.*}}"kind":"observation"
// WRONG-DAG: "entry":"state",{{.*}}"kind":"observation"

// RUN: %S/../Inputs/exit-code 0 freehold-check %t/memo-before.mlir --target %t/memo-right.mlir | FileCheck %s --check-prefix=MEMO-RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/memo-before.mlir --target %t/memo-wrong.mlir --json | FileCheck %s --check-prefix=MEMO-WRONG
// MEMO-RIGHT: 1 judged = 1 agree + 0 defect + 0 inconclusive
// MEMO-WRONG: "entry":"half",{{.*}}"kind":"observation"

//--- before.mlir
memref.global "private" @tickets : memref<i64> = dense<0>
memref.global "private" @stage : memref<i64> = dense<0>
memref.global "private" @held : memref<1xmemref<3xi32>> = uninitialized
memref.global "private" @holds : memref<i1> = dense<false>
func.func @take() -> i64 {
  %one = arith.constant 1 : i64
  %g = memref.get_global @tickets : memref<i64>
  %x = memref.load %g[] : memref<i64>
  %next = arith.addi %x, %one : i64
  memref.store %next, %g[] : memref<i64>
  return %x : i64
}
func.func @state() -> i64 {
  %g = memref.get_global @stage : memref<i64>
  %x = memref.load %g[] : memref<i64>
  return %x : i64
}
func.func @second() {
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %g = memref.get_global @stage : memref<i64>
  %x = memref.load %g[] : memref<i64>
  %isOne = arith.cmpi eq, %x, %one : i64
  %next = arith.select %isOne, %two, %x : i64
  memref.store %next, %g[] : memref<i64>
  return
}
func.func @first() {
  %one = arith.constant 1 : i64
  %g = memref.get_global @stage : memref<i64>
  memref.store %one, %g[] : memref<i64>
  return
}
func.func @hold(%a: memref<3xi32>) {
  %c0 = arith.constant 0 : index
  %true = arith.constant true
  %g = memref.get_global @held : memref<1xmemref<3xi32>>
  %h = memref.get_global @holds : memref<i1>
  memref.store %a, %g[%c0] : memref<1xmemref<3xi32>>
  memref.store %true, %h[] : memref<i1>
  return
}
func.func @use(%a: memref<3xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 9 : i32
  memref.store %v, %a[%c1] : memref<3xi32>
  %h = memref.get_global @holds : memref<i1>
  %isHeld = memref.load %h[] : memref<i1>
  scf.if %isHeld {
    %g = memref.get_global @held : memref<1xmemref<3xi32>>
    %b = memref.load %g[%c0] : memref<1xmemref<3xi32>>
    %x = memref.load %b[%c1] : memref<3xi32>
    %y = arith.addi %x, %x : i32
    memref.store %y, %b[%c1] : memref<3xi32>
  }
  %r = memref.load %a[%c1] : memref<3xi32>
  return %r : i32
}

//--- right.mlir
memref.global "private" @tickets : memref<i64> = dense<0>
memref.global "private" @stage : memref<i64> = dense<0>
memref.global "private" @held : memref<1xmemref<3xi32>> = uninitialized
memref.global "private" @holds : memref<i1> = dense<false>
func.func @take() -> i64 {
  %one = arith.constant 1 : i64
  %g = memref.get_global @tickets : memref<i64>
  %x = memref.load %g[] : memref<i64>
  %next = arith.addi %one, %x : i64
  memref.store %next, %g[] : memref<i64>
  return %x : i64
}
func.func @state() -> i64 {
  %three = arith.constant 3 : i64
  %g = memref.get_global @stage : memref<i64>
  %x = memref.load %g[] : memref<i64>
  %y = arith.minui %x, %three : i64
  return %y : i64
}
func.func @second() {
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %g = memref.get_global @stage : memref<i64>
  %x = memref.load %g[] : memref<i64>
  %isOne = arith.cmpi eq, %x, %one : i64
  %next = arith.select %isOne, %two, %x : i64
  memref.store %next, %g[] : memref<i64>
  return
}
func.func @first() {
  %one = arith.constant 1 : i64
  %g = memref.get_global @stage : memref<i64>
  memref.store %one, %g[] : memref<i64>
  return
}
func.func @hold(%a: memref<3xi32>) {
  %c0 = arith.constant 0 : index
  %true = arith.constant true
  %g = memref.get_global @held : memref<1xmemref<3xi32>>
  %h = memref.get_global @holds : memref<i1>
  memref.store %true, %h[] : memref<i1>
  memref.store %a, %g[%c0] : memref<1xmemref<3xi32>>
  return
}
func.func @use(%a: memref<3xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 9 : i32
  memref.store %v, %a[%c1] : memref<3xi32>
  %h = memref.get_global @holds : memref<i1>
  %isHeld = memref.load %h[] : memref<i1>
  scf.if %isHeld {
    %g = memref.get_global @held : memref<1xmemref<3xi32>>
    %b = memref.load %g[%c0] : memref<1xmemref<3xi32>>
    %x = memref.load %b[%c1] : memref<3xi32>
    %y = arith.addi %x, %x : i32
    memref.store %y, %b[%c1] : memref<3xi32>
  }
  %r = memref.load %a[%c1] : memref<3xi32>
  return %r : i32
}

//--- wrong.mlir
memref.global "private" @tickets : memref<i64> = dense<0>
memref.global "private" @stage : memref<i64> = dense<0>
memref.global "private" @held : memref<1xmemref<3xi32>> = uninitialized
memref.global "private" @holds : memref<i1> = dense<false>
func.func @take() -> i64 {
  %one = arith.constant 1 : i64
  %four = arith.constant 4 : i64
  %g = memref.get_global @tickets : memref<i64>
  %x = memref.load %g[] : memref<i64>
  %next = arith.addi %x, %one : i64
  %few = arith.minui %next, %four : i64
  memref.store %few, %g[] : memref<i64>
  return %x : i64
}
func.func @state() -> i64 {
  %one = arith.constant 1 : i64
  %g = memref.get_global @stage : memref<i64>
  %x = memref.load %g[] : memref<i64>
  %y = arith.minui %x, %one : i64
  return %y : i64
}
func.func @second() {
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %g = memref.get_global @stage : memref<i64>
  %x = memref.load %g[] : memref<i64>
  %isOne = arith.cmpi eq, %x, %one : i64
  %next = arith.select %isOne, %two, %x : i64
  memref.store %next, %g[] : memref<i64>
  return
}
func.func @first() {
  %one = arith.constant 1 : i64
  %g = memref.get_global @stage : memref<i64>
  memref.store %one, %g[] : memref<i64>
  return
}
func.func @hold(%a: memref<3xi32>) {
  %c0 = arith.constant 0 : index
  %true = arith.constant true
  %g = memref.get_global @held : memref<1xmemref<3xi32>>
  %h = memref.get_global @holds : memref<i1>
  memref.store %a, %g[%c0] : memref<1xmemref<3xi32>>
  memref.store %true, %h[] : memref<i1>
  return
}
func.func @use(%a: memref<3xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 9 : i32
  memref.store %v, %a[%c1] : memref<3xi32>
  %h = memref.get_global @holds : memref<i1>
  %isHeld = memref.load %h[] : memref<i1>
  scf.if %isHeld {
    %g = memref.get_global @held : memref<1xmemref<3xi32>>
    %b = memref.load %g[%c0] : memref<1xmemref<3xi32>>
    %x = memref.load %b[%c1] : memref<3xi32>
    %y = arith.addi %x, %x : i32
    memref.store %y, %b[%c1] : memref<3xi32>
  }
  return %v : i32
}

//--- memo-before.mlir
func.func @half(%x: i64) -> i64 {
  %two = arith.constant 2 : i64
  %r = arith.divui %x, %two : i64
  return %r : i64
}

//--- memo-right.mlir
memref.global "private" @known : memref<i1> = dense<false>
memref.global "private" @key : memref<i64> = dense<0>
memref.global "private" @value : memref<i64> = dense<0>
func.func @half(%x: i64) -> i64 {
  %two = arith.constant 2 : i64
  %true = arith.constant true
  %known = memref.get_global @known : memref<i1>
  %key = memref.get_global @key : memref<i64>
  %value = memref.get_global @value : memref<i64>
  %isKnown = memref.load %known[] : memref<i1>
  %k = memref.load %key[] : memref<i64>
  %same = arith.cmpi eq, %k, %x : i64
  %hit = arith.andi %isKnown, %same : i1
  %r = scf.if %hit -> i64 {
    %v = memref.load %value[] : memref<i64>
    scf.yield %v : i64
  } else {
    %v = arith.divui %x, %two : i64
    memref.store %v, %value[] : memref<i64>
    memref.store %x, %key[] : memref<i64>
    memref.store %true, %known[] : memref<i1>
    scf.yield %v : i64
  }
  return %r : i64
}

//--- memo-wrong.mlir
memref.global "private" @known : memref<i1> = dense<false>
memref.global "private" @key : memref<i32> = dense<0>
memref.global "private" @value : memref<i64> = dense<0>
func.func @half(%x: i64) -> i64 {
  %two = arith.constant 2 : i64
  %true = arith.constant true
  %known = memref.get_global @known : memref<i1>
  %key = memref.get_global @key : memref<i32>
  %value = memref.get_global @value : memref<i64>
  %isKnown = memref.load %known[] : memref<i1>
  %k = memref.load %key[] : memref<i32>
  %low = arith.trunci %x : i64 to i32
  %same = arith.cmpi eq, %k, %low : i32
  %hit = arith.andi %isKnown, %same : i1
  %r = scf.if %hit -> i64 {
    %v = memref.load %value[] : memref<i64>
    scf.yield %v : i64
  } else {
    %v = arith.divui %x, %two : i64
    memref.store %v, %value[] : memref<i64>
    memref.store %low, %key[] : memref<i32>
    memref.store %true, %known[] : memref<i1>
    scf.yield %v : i64
  }
  return %r : i64
}
