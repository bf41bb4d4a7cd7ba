// Two results never are one buffer, even where the source returned it twice.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// RUN: %S/../Inputs/exit-code 0 freehold-run %t/after.mlir 2>&1 | FileCheck %s --check-prefix=DIAG

//--- before.mlir
func.func @f() -> (memref<i32>, memref<i32>) {
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  return %m, %m : memref<i32>, memref<i32>
}

//--- after.mlir
// CHECK: "verdict":"defect","kind":"abi","location":"{{[^"]*}}after.mlir:[[#@LINE+8]]:3"
// CHECK-SAME: "message":"returns as result 1 a buffer that another result has too
// CHECK-SAME: {{"location":"[^"]*}}after.mlir:[[#@LINE+4]]:8","message":"allocated here"
// DIAG: warning: abi: returns
func.func @f() -> (memref<i32>, memref<i32>) {
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  return %m, %m : memref<i32>, memref<i32>
}
