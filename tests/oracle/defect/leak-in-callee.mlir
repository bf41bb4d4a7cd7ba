// A private function loses a buffer when it returns.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// RUN: %S/../Inputs/exit-code 1 freehold-run %t/after.mlir 2>&1 | FileCheck %s --check-prefix=DIAG

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
// CHECK: "verdict":"defect","kind":"leak","location":"{{[^"]*}}after.mlir:[[#@LINE+7]]:8"
// CHECK-SAME: "notions":["unfreed","lost"]
// CHECK-SAME: {{"location":"[^"]*}}after.mlir:[[#@LINE+5]]:8","message":"allocated here"
// CHECK-SAME: {{"location":"[^"]*}}after.mlir:[[#@LINE+7]]:3","message":"last reference lost here"
// DIAG: error: leak: 4 bytes are never freed
// DIAG: note: last reference lost here
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
