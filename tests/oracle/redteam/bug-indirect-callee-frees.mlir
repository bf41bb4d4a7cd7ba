// A callee that is only called indirectly frees what its caller frees, too.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// CHECK: "verdict":"defect","kind":"double-free"

//--- before.mlir
func.func private @g(%m: memref<i32>) -> i32 {
  %v = memref.load %m[] : memref<i32>
  return %v : i32
}
func.func @f() -> i32 {
  %c = arith.constant 2 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %c, %m[] : memref<i32>
  %g = func.constant @g : (memref<i32>) -> i32
  %v = func.call_indirect %g(%m) : (memref<i32>) -> i32
  return %v : i32
}

//--- after.mlir
func.func private @g(%m: memref<i32>) -> i32 {
  %v = memref.load %m[] : memref<i32>
  memref.dealloc %m : memref<i32>
  return %v : i32
}
func.func @f() -> i32 {
  %c = arith.constant 2 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %c, %m[] : memref<i32>
  %g = func.constant @g : (memref<i32>) -> i32
  %v = func.call_indirect %g(%m) : (memref<i32>) -> i32
  memref.dealloc %m : memref<i32>
  return %v : i32
}
