// The leak needs one i1 argument of three to be true and another to be false.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// RUN: %S/../Inputs/exit-code 1 freehold-run %t/after.mlir --args 'true, false, true' 2>&1 | FileCheck %s --check-prefix=DIAG

//--- before.mlir
func.func @f(%a: i1, %b: i1, %c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %true = arith.constant true
  %m = memref.alloc() : memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  %x = memref.load %m[%c0] : memref<2xi32>
  return %x : i32
}

//--- after.mlir
// CHECK: "verdict":"defect","kind":"leak","location":"{{[^"]*}}after.mlir:[[#@LINE+9]]:8"
// CHECK-SAME: "notions":["unfreed"]
// CHECK-SAME: {{"location":"[^"]*}}after.mlir:[[#@LINE+7]]:8","message":"allocated here"
// CHECK-SAME: "args":"1, 0, 0"
// DIAG: after.mlir:{{.*}}: error: leak: 8 bytes are never freed
func.func @f(%a: i1, %b: i1, %c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %true = arith.constant true
  %m = memref.alloc() : memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  %x = memref.load %m[%c0] : memref<2xi32>
  %nb = arith.xori %b, %true : i1
  %leak = arith.andi %a, %nb : i1
  %free = arith.xori %leak, %true : i1
  scf.if %free {
    memref.dealloc %m : memref<2xi32>
  }
  return %x : i32
}
