// Nobody outside sees a private global: it may be renamed or removed. What is computed through it may not change.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// CHECK: "verdict":"defect","kind":"observation"
// CHECK-SAME: 'result 0 =

//--- before.mlir
memref.global "private" @cache : memref<1xi32> = uninitialized
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @cache : memref<1xi32>
  memref.store %v, %g[%c0] : memref<1xi32>
  %x = memref.load %g[%c0] : memref<1xi32>
  %s = arith.addi %x, %x : i32
  return %s : i32
}

//--- after.mlir
memref.global "private" @lazy : memref<1xi32> = dense<5>
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @lazy : memref<1xi32>
  %x = memref.load %g[%c0] : memref<1xi32>
  %s = arith.addi %v, %x : i32
  return %s : i32
}
