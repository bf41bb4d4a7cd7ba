// The good twin of defect/leak-in-callee.mlir.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// RUN: %S/../Inputs/exit-code 0 freehold-run %t/after.mlir 2>&1 | FileCheck %s --check-prefix=DIAG
// CHECK: "verdict":"agree"
// DIAG-NOT: {{(error|warning):}}

//--- before.mlir
func.func private @g(%v: i32) -> i32 {
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %x = memref.load %m[] : memref<i32>
  return %x : i32
}
func.func @f() -> i32 {
  %v = arith.constant 7 : i32
  %x = func.call @g(%v) : (i32) -> i32
  return %x : i32
}

//--- after.mlir
func.func private @g(%v: i32) -> i32 {
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %x = memref.load %m[] : memref<i32>
  memref.dealloc %m : memref<i32>
  return %x : i32
}
func.func @f() -> i32 {
  %v = arith.constant 7 : i32
  %x = func.call @g(%v) : (i32) -> i32
  return %x : i32
}
