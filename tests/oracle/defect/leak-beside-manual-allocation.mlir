// A program that leaks an allocation it was to free itself is still judged for others.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s

//--- before.mlir
func.func @f() {
  %v = arith.constant 0 : i32
  %m = memref.alloc() {bufferization.manual_deallocation} : memref<i32>
  %n = memref.alloc() : memref<i32>
  linalg.fill ins(%v : i32) outs(%m : memref<i32>)
  linalg.fill ins(%v : i32) outs(%n : memref<i32>)
  return
}

//--- after.mlir
func.func @f() {
  %v = arith.constant 0 : i32
  %m = memref.alloc() {bufferization.manual_deallocation} : memref<i32>
  %n = memref.alloc() : memref<i32>
  linalg.fill ins(%v : i32) outs(%m : memref<i32>)
  linalg.fill ins(%v : i32) outs(%n : memref<i32>)
  return
}
// CHECK: "kind":"leak"
// CHECK-SAME: "message":"1 allocations (4 bytes) are neither freed nor returned"
