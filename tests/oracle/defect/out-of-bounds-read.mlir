// The target reads one past the end.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// RUN: %S/../Inputs/exit-code 1 freehold-run %t/after.mlir 2>&1 | FileCheck %s --check-prefix=DIAG

//--- before.mlir
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<2xi32>)
  %x = memref.load %m[%c1] : memref<2xi32>
  return %x : i32
}

//--- after.mlir
// CHECK: "verdict":"defect","kind":"out-of-bounds","location":"{{[^"]*}}after.mlir:[[#@LINE+11]]:8"
// CHECK-SAME: "message":"index 2 of dimension 0 of size 2
// CHECK-SAME: {{"location":"[^"]*}}after.mlir:[[#@LINE+7]]:8","message":"allocated here"
// DIAG: after.mlir:[[#@LINE+8]]:8: error: out-of-bounds:
// DIAG: after.mlir:[[#@LINE+5]]:8: note: allocated here
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 2 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<2xi32>)
  %x = memref.load %m[%c1] : memref<2xi32>
  memref.dealloc %m : memref<2xi32>
  return %x : i32
}
