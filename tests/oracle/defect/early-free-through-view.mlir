// The buffer is freed while a view of it is still read.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// RUN: %S/../Inputs/exit-code 1 freehold-run %t/after.mlir 2>&1 | FileCheck %s --check-prefix=DIAG

//--- before.mlir
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<4xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<4xi32>)
  %s = memref.subview %m[1] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 1>>
  %x = memref.load %s[%c0] : memref<2xi32, strided<[1], offset: 1>>
  return %x : i32
}

//--- after.mlir
// CHECK: "verdict":"defect","kind":"use-after-free","location":"{{[^"]*}}after.mlir:[[#@LINE+13]]:8"
// CHECK-SAME: {{"location":"[^"]*}}after.mlir:[[#@LINE+8]]:8","message":"allocated here"
// CHECK-SAME: {{"location":"[^"]*}}after.mlir:[[#@LINE+10]]:3","message":"freed here"
// DIAG: after.mlir:[[#@LINE+10]]:8: error: use-after-free:
// DIAG: after.mlir:[[#@LINE+5]]:8: note: allocated here
// DIAG: after.mlir:[[#@LINE+7]]:3: note: freed here
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<4xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<4xi32>)
  %s = memref.subview %m[1] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 1>>
  memref.dealloc %m : memref<4xi32>
  %x = memref.load %s[%c0] : memref<2xi32, strided<[1], offset: 1>>
  return %x : i32
}
