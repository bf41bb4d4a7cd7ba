// A subview at an offset is not the allocation's own descriptor; its base buffer is.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// RUN: %S/../Inputs/exit-code 1 freehold-run %t/after.mlir 2>&1 | FileCheck %s --check-prefix=DIAG

//--- before.mlir
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<4xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<4xi32>)
  %s = memref.subview %m[2] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 2>>
  %x = memref.load %s[%c0] : memref<2xi32, strided<[1], offset: 2>>
  return %x : i32
}

//--- after.mlir
// CHECK: "verdict":"defect","kind":"bad-free","location":"{{[^"]*}}after.mlir:[[#@LINE+11]]:3"
// CHECK-SAME: {{"location":"[^"]*}}after.mlir:[[#@LINE+6]]:8","message":"allocated here"
// DIAG: after.mlir:[[#@LINE+9]]:3: error: bad-free:
// DIAG: after.mlir:[[#@LINE+4]]:8: note: allocated here
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<4xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<4xi32>)
  %s = memref.subview %m[2] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 2>>
  %x = memref.load %s[%c0] : memref<2xi32, strided<[1], offset: 2>>
  memref.dealloc %s : memref<2xi32, strided<[1], offset: 2>>
  return %x : i32
}
