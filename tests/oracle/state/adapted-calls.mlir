// Entries whose signature a subject changes are called a second time as well: a difference on that call only
// is found through the adapter.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --signatures out-params --oracle interp,native --json | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/wrong.mlir --signatures out-params --json | FileCheck %s --check-prefix=WRONG
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/wrong.mlir --signatures out-params --oracle native --json | FileCheck %s --check-prefix=WRONG
// RIGHT: "oracle":"interp"{{.*}}"verdict":"agree"
// RIGHT: "oracle":"native-jit"{{.*}}"verdict":"agree"
// WRONG: "verdict":"defect","kind":"leak"
// WRONG-SAME: at the end of call 2

//--- before.mlir
memref.global "private" @count : memref<i32> = dense<0>
func.func @f() -> memref<i32> {
  %one = arith.constant 1 : i32
  %g = memref.get_global @count : memref<i32>
  %n = memref.load %g[] : memref<i32>
  %next = arith.addi %n, %one : i32
  memref.store %next, %g[] : memref<i32>
  %m = memref.alloc() : memref<i32>
  memref.copy %g, %m : memref<i32> to memref<i32>
  return %m : memref<i32>
}

//--- right.mlir
memref.global "private" @count : memref<i32> = dense<0>
func.func @f(%m: memref<i32>) {
  %one = arith.constant 1 : i32
  %g = memref.get_global @count : memref<i32>
  %n = memref.load %g[] : memref<i32>
  %next = arith.addi %n, %one : i32
  memref.store %next, %g[] : memref<i32>
  memref.copy %g, %m : memref<i32> to memref<i32>
  return
}

//--- wrong.mlir
memref.global "private" @count : memref<i32> = dense<0>
func.func @f(%m: memref<i32>) {
  %one = arith.constant 1 : i32
  %g = memref.get_global @count : memref<i32>
  %n = memref.load %g[] : memref<i32>
  %next = arith.addi %n, %one : i32
  memref.store %next, %g[] : memref<i32>
  %t = memref.alloc() : memref<i32>
  memref.copy %g, %t : memref<i32> to memref<i32>
  memref.copy %t, %m : memref<i32> to memref<i32>
  %isSecond = arith.cmpi eq, %n, %one : i32
  scf.if %isSecond {
  } else {
    memref.dealloc %t : memref<i32>
  }
  return
}
