// Casting, viewing, selecting and passing a dangling buffer to a function with a body is no error;
// reading it there is.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// RUN: %S/../Inputs/exit-code 1 freehold-run %t/after.mlir 2>&1 | FileCheck %s --check-prefix=DIAG

//--- before.mlir
func.func private @id(%m: memref<?xi32>) -> i32 {
  %x = arith.constant 7 : i32
  return %x : i32
}
func.func @f(%c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<4xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<4xi32>)
  %s = memref.cast %m : memref<4xi32> to memref<?xi32>
  %t = memref.subview %s[0] [2] [1] : memref<?xi32> to memref<2xi32, strided<[1]>>
  %u = arith.select %c, %s, %s : memref<?xi32>
  %x = func.call @id(%u) : (memref<?xi32>) -> i32
  return %x : i32
}

//--- after.mlir
// CHECK: "verdict":"defect","kind":"use-after-free","location":"{{[^"]*}}after.mlir:[[#@LINE+8]]:8"
// CHECK-SAME: {{"location":"[^"]*}}after.mlir:[[#@LINE+13]]:8","message":"allocated here"
// CHECK-SAME: {{"location":"[^"]*}}after.mlir:[[#@LINE+14]]:3","message":"freed here"
// DIAG: after.mlir:[[#@LINE+5]]:8: error: use-after-free:
// DIAG: after.mlir:[[#@LINE+10]]:8: note: allocated here
// DIAG: after.mlir:[[#@LINE+11]]:3: note: freed here
func.func private @id(%m: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %x = memref.load %m[%c0] : memref<?xi32>
  return %x : i32
}
func.func @f(%c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<4xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<4xi32>)
  memref.dealloc %m : memref<4xi32>
  %s = memref.cast %m : memref<4xi32> to memref<?xi32>
  %t = memref.subview %s[0] [2] [1] : memref<?xi32> to memref<2xi32, strided<[1]>>
  %u = arith.select %c, %s, %s : memref<?xi32>
  %x = func.call @id(%u) : (memref<?xi32>) -> i32
  return %x : i32
}
