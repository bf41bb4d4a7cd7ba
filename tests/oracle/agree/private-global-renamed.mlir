// The good twin of defect/private-global-renamed.mlir.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// CHECK: "verdict":"agree"

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
memref.global "private" @lazy : memref<2xi64> = dense<5>
memref.global "private" @written_only : memref<1xi32> = dense<0>
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i64
  %g = memref.get_global @lazy : memref<2xi64>
  memref.store %one, %g[%c1] : memref<2xi64>
  %w = memref.get_global @written_only : memref<1xi32>
  memref.store %v, %w[%c0] : memref<1xi32>
  %s = arith.addi %v, %v : i32
  return %s : i32
}
