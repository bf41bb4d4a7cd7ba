// Numbers that only the target has are also what external functions return, and what callers write to public globals.
// RUN: split-file --leading-lines %s %t
// RUN: freehold-check %t/before.mlir --target %t/right.mlir | FileCheck %s --check-prefix=RIGHT
// RIGHT: 2 judged = 2 agree + 0 defect + 0 inconclusive
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/wrong.mlir --json | FileCheck %s --check-prefix=WRONG
// WRONG-DAG: "entry":"answered",{{.*}}"kind":"leak"
// WRONG-DAG: "entry":"written",{{.*}}"kind":"leak"

//--- before.mlir
memref.global "public" @limit : memref<i32> = dense<0>
func.func private @next() -> i32
func.func @answered() {
  %r = call @next() : () -> i32
  return
}
func.func @written() -> i32 {
  %g = memref.get_global @limit : memref<i32>
  %v = memref.load %g[] : memref<i32>
  return %v : i32
}

//--- right.mlir
memref.global "public" @limit : memref<i32> = dense<0>
func.func private @next() -> i32
func.func @answered() {
  %r = call @next() : () -> i32
  %c = arith.constant 4711 : i32
  %is = arith.cmpi eq, %r, %c : i32
  scf.if %is {
    %a = memref.alloc() : memref<f32>
    memref.dealloc %a : memref<f32>
  }
  return
}
func.func @written() -> i32 {
  %g = memref.get_global @limit : memref<i32>
  %v = memref.load %g[] : memref<i32>
  %c = arith.constant 4711 : i32
  %is = arith.cmpi eq, %v, %c : i32
  scf.if %is {
    %a = memref.alloc() : memref<f32>
    memref.dealloc %a : memref<f32>
  }
  return %v : i32
}

//--- wrong.mlir
memref.global "public" @limit : memref<i32> = dense<0>
func.func private @next() -> i32
func.func @answered() {
  %r = call @next() : () -> i32
  %c = arith.constant 4711 : i32
  %is = arith.cmpi eq, %r, %c : i32
  scf.if %is {
    %a = memref.alloc() : memref<f32>
  }
  return
}
func.func @written() -> i32 {
  %g = memref.get_global @limit : memref<i32>
  %v = memref.load %g[] : memref<i32>
  %c = arith.constant 4711 : i32
  %is = arith.cmpi eq, %v, %c : i32
  scf.if %is {
    %a = memref.alloc() : memref<f32>
  }
  return %v : i32
}
