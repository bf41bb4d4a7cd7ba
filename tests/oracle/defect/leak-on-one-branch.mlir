// Only one branch frees the buffer. All combinations of i1 arguments are tried.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// RUN: %S/../Inputs/exit-code 1 freehold-run %t/after.mlir --args false 2>&1 | FileCheck %s --check-prefix=DIAG

//--- before.mlir
func.func @f(%c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  %x = scf.if %c -> i32 {
    %y = memref.load %m[%c0] : memref<2xi32>
    scf.yield %y : i32
  } else {
    scf.yield %v : i32
  }
  return %x : i32
}

//--- after.mlir
// CHECK: "verdict":"defect","kind":"leak","location":"{{[^"]*}}after.mlir:[[#@LINE+9]]:8"
// CHECK-SAME: "notions":["unfreed"]
// CHECK-SAME: {{"location":"[^"]*}}after.mlir:[[#@LINE+7]]:8","message":"allocated here"
// CHECK-SAME: "args":"0"
// DIAG: after.mlir:[[#@LINE+5]]:8: error: leak: 8 bytes are never freed
// DIAG-NOT: lost here
func.func @f(%c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  %x = scf.if %c -> i32 {
    %y = memref.load %m[%c0] : memref<2xi32>
    memref.dealloc %m : memref<2xi32>
    scf.yield %y : i32
  } else {
    scf.yield %v : i32
  }
  return %x : i32
}
