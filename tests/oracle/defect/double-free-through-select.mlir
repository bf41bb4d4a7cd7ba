// Two names for one buffer, each of which is freed, on one path only.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// RUN: %S/../Inputs/exit-code 1 freehold-run %t/after.mlir --args false 2>&1 | FileCheck %s --check-prefix=DIAG

//--- before.mlir
func.func @f(%c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %a = memref.alloc() : memref<2xi32>
  %b = memref.alloc() : memref<2xi32>
  memref.store %v, %a[%c0] : memref<2xi32>
  memref.store %v, %b[%c0] : memref<2xi32>
  %s = arith.select %c, %a, %b : memref<2xi32>
  %x = memref.load %s[%c0] : memref<2xi32>
  return %x : i32
}

//--- after.mlir
// CHECK: "verdict":"defect","kind":"double-free","location":"{{[^"]*}}after.mlir:[[#@LINE+17]]:3"
// CHECK-SAME: {{"location":"[^"]*}}after.mlir:[[#@LINE+10]]:8","message":"allocated here"
// CHECK-SAME: {{"location":"[^"]*}}after.mlir:[[#@LINE+14]]:3","message":"freed here"
// CHECK-SAME: "args":"0"
// DIAG: after.mlir:[[#@LINE+13]]:3: error: double-free:
// DIAG: after.mlir:[[#@LINE+6]]:8: note: allocated here
// DIAG: after.mlir:[[#@LINE+10]]:3: note: freed here
func.func @f(%c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %a = memref.alloc() : memref<2xi32>
  %b = memref.alloc() : memref<2xi32>
  memref.store %v, %a[%c0] : memref<2xi32>
  memref.store %v, %b[%c0] : memref<2xi32>
  %s = arith.select %c, %a, %b : memref<2xi32>
  %x = memref.load %s[%c0] : memref<2xi32>
  memref.dealloc %b : memref<2xi32>
  memref.dealloc %s : memref<2xi32>
  return %x : i32
}
