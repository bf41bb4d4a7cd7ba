// An external call has gone.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s

//--- before.mlir
func.func private @external(memref<2xi32>)
func.func @f() {
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<2xi32>)
  func.call @external(%m) : (memref<2xi32>) -> ()
  return
}

//--- after.mlir
// CHECK: "verdict":"defect","kind":"observation","location":"-"
// CHECK-SAME: "message":"observation 1 was 'call @external([7, 7] : memref<2xi32>)' before and is nothing after
func.func private @external(memref<2xi32>)
func.func @f() {
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<2xi32>)
  memref.dealloc %m : memref<2xi32>
  return
}
